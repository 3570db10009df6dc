"""The moment after a call for which the cups stay down."""

from collections.abc import Callable
from functools import partial

from bot.chat.backstage import Backstage
from bot.rules.events import CalzaCalled, DudoCalled, OpenEvent
from bot.tables.table import Table

_PART = 0.3
"""The part of the pause after a call for which the cups stay down."""


class Suspense:
    """Holds the cups down, unless the next round comes first."""

    def __init__(self, backstage: Backstage, table: Table, lifted: Callable[[], None]) -> None:
        """Hold the cups of `table`, and tell `lifted` when the call has sunk in."""
        self._backstage = backstage
        self._table = table
        self._lifted = lifted
        self._call = 0

    @property
    def holds(self) -> bool:
        """Whether the cups stay down."""
        return self._call > 0

    def changed(self, events: tuple[OpenEvent, ...]) -> None:
        """See whether somebody called, or whether play went on."""
        if any(isinstance(event, DudoCalled | CalzaCalled) for event in events):
            self._call = self._table.view.seq
            wait = self._backstage.clock.sleep(self._table.pause * _PART)
            self._backstage.errands.after(wait, partial(self._lift, self._call))
        elif self._table.view.phase == "round":
            self._call = 0

    def _lift(self, call: int) -> None:
        if self._call == call:
            self._call = 0
            self._lifted()
