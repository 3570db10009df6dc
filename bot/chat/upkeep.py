"""What the bot does once a day: delete what was kept for long enough (docs/privacy.md)."""

import logging

from bot.chat.errands import Errands
from bot.store import Here, Keep, NotRead, NotSaved, Retention
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

_DAY = 24 * 3600.0


class Upkeep:
    """Sweeps the database when the bot starts, and each day from then on."""

    def __init__(self, retention: Retention, keep: Keep, clock: Clock, errands: Errands, here: Here) -> None:
        """Begin with nothing: `start` is for when Discord has told which servers the bot is on."""
        self._retention = retention
        self._keep = keep
        self._clock = clock
        self._errands = errands
        self._here = here
        self._started = False

    def start(self) -> None:
        """Sweep now and each day; once, however often this is asked for."""
        if not self._started:
            self._started = True
            self._errands.run(self._sweep())

    async def _sweep(self) -> None:
        try:
            await self._retention.sweep(self._keep, round(self._clock.now() * 1000), self._here)
        except (NotRead, NotSaved) as error:
            log.warning("what was kept for long enough is deleted tomorrow: %s", error)
        self._errands.after(self._clock.sleep(_DAY), lambda: self._errands.run(self._sweep()))
