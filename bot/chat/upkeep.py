"""What the bot does by itself, every hour or every day."""

import logging
from collections.abc import Awaitable, Callable

from bot.chat.errands import Errands
from bot.store import NotRead, NotSaved
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

HOUR, DAY = 3600.0, 24 * 3600.0


class Upkeep:
    """Does a chore when the bot starts, and at each full hour or day of UTC from then on."""

    def __init__(self, chore: Callable[[int], Awaitable[None]], every: float, clock: Clock, errands: Errands) -> None:
        """Begin with nothing: `start` is for when Discord has told which servers the bot is on.

        Args:
            chore: is told what time it is, in milliseconds since 1970; what it can't read or save waits for its turn.
            every: the seconds between its turns.
            clock: what time it is.
            errands: runs it.
        """
        self._chore = chore
        self._every = every
        self._clock = clock
        self._errands = errands
        self._started = False

    def start(self) -> None:
        """Begin; once, however often this is asked for."""
        if not self._started:
            self._started = True
            self._errands.run(self._turn())

    async def _turn(self) -> None:
        try:
            await self._chore(round(self._clock.now() * 1000))
        except (NotRead, NotSaved) as error:
            log.warning("what the bot does by itself waits for its next turn: %s", error)
        rest = self._every - self._clock.now() % self._every
        self._errands.after(self._clock.sleep(rest), lambda: self._errands.run(self._turn()))
