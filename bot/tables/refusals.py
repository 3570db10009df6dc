"""Why a table, rather than the rules, turns a request down."""

from typing import Literal

from bot.rules.errors import Fact

Reason = Literal[
    "no-table",
    "table-open",
    "not-seated",
    "taken-out",
    "removed",
    "no-such-game",
    "no-such-level",
    "stale-bid",
    "stale-card",
    "called-first",
    "between-rounds",
    "restarting",
]
"""There is no table here; there is one already; you do not sit at it, you were away for too
long, you were taken out while away; no such game; no such computer player; the bid that you acted on is not
the standing one; what you acted on has passed; somebody else called first; the round is over; the bot is stopping."""


class TableError(Exception):
    """A request could not be met; the player is told why.

    Attributes:
        reason: which refusal it is; its message is `door-<reason>`.
        facts: what that message may mention, by name.
    """

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        """Turn a request down for `reason`."""
        super().__init__(reason)
        self.reason: Reason = reason
        self.facts = facts
