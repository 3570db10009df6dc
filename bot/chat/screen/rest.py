"""Why a table rests: so that nobody's time runs out unseen, and nobody moves where people can't."""

from typing import Literal

from bot.tables.table import Table

Why = Literal["hidden", "away", "unheard"]
"""Why a table rests: its card can't be shown; nobody can get there; what people press does not arrive."""


class Rest:
    """The reasons for which a table rests; it goes on when the last of them is gone."""

    def __init__(self, table: Table) -> None:
        """Begin without a reason."""
        self._table = table
        self._reasons: set[Why] = set()
        self._told = False

    def __bool__(self) -> bool:
        """Whether there is any reason."""
        return bool(self._reasons)

    def __contains__(self, why: Why) -> bool:
        """Whether this is one of the reasons."""
        return why in self._reasons

    def begin(self, why: Why) -> None:
        """Let the table rest."""
        self._table.rest()
        self._reasons.add(why)

    def end(self, why: Why) -> bool:
        """Let the table go on unless it rests for another reason as well; tells whether it rested for this alone."""
        alone = self._reasons == {why}
        self._reasons.discard(why)
        if alone:
            self._told = False
            self._table.wake()
        return alone

    def to_tell(self) -> bool:
        """Whether somebody should hear that the card can't be shown, because nobody has heard it yet."""
        told, self._told = self._told, "hidden" in self
        return self._told and not told
