"""Why a table, rather than the rules, turns a request down."""

from typing import Literal

from bot.rules.errors import Fact

Reason = Literal["no-table", "channel-taken", "not-seated", "stale", "closing"]
"""There is no such table; the channel has one; you do not sit here; you saw an older bid; the bot is stopping."""


class TableError(Exception):
    """A request could not be met; the player is told why.

    Attributes:
        reason: which refusal it is.
        facts: what its message may mention, by name.
    """

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        """Turn a request down for `reason`."""
        super().__init__(reason)
        self.reason: Reason = reason
        self.facts = facts
