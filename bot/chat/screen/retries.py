"""When it is tried again to show what could not be shown: often enough to be back soon, and never in a rush."""

from collections.abc import Callable
from functools import partial

import discord

from bot.chat.backstage import Backstage
from bot.chat.troubles import is_refusal

_WAIT = 5.0
"""Seconds after which a card that could not be shown is tried again; each further time takes twice as long …"""

_MOST_DOUBLINGS = 4
"""… but not more often than this."""

_REFUSED_WAIT = 120.0
"""Seconds after which a card that Discord refused is tried again: who asks in vain too often is shut out …"""

_SOONEST = 10.0
"""… and after which it is tried already when somebody comes by and the bot seems to be allowed again."""


class Retries:
    """Counts how often it failed in a row, and tries again."""

    def __init__(self, backstage: Backstage, again: Callable[[], None]) -> None:
        """Call `again` for each new try."""
        self._backstage = backstage
        self._again = again
        self._failures = 0
        self._tried = 0.0

    def __bool__(self) -> bool:
        """Whether the last try failed, so that there will be another."""
        return self._failures > 0

    @property
    def due(self) -> bool:
        """Whether the last try is so long ago that another may be made before its time."""
        return self._tried + _SOONEST <= self._backstage.clock.elapsed()

    def begin(self) -> None:
        """A try begins."""
        self._tried = self._backstage.clock.elapsed()

    def succeed(self) -> None:
        """It worked."""
        self._failures = 0

    def fail(self, error: Exception) -> bool:
        """It did not, and will be tried again; tells whether that takes longer than a moment."""
        self._failures += 1
        wait = self._backstage.clock.sleep(self._patience(error))
        self._backstage.errands.after(wait, partial(self._try_again, self._failures))
        return self._failures > 1 or is_refusal(error)

    def _patience(self, error: Exception) -> float:
        """The seconds until it is worth another try."""
        if isinstance(error, discord.RateLimited):
            return error.retry_after
        return _REFUSED_WAIT if is_refusal(error) else _WAIT * 2.0 ** min(self._failures - 1, _MOST_DOUBLINGS)

    def _try_again(self, failures: int) -> None:
        if self._failures == failures:
            self._again()
