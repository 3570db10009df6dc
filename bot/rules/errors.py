"""The one error a player can cause: a move that the rules do not allow."""

from typing import Literal

Fact = int | str
"""What a message may mention: a number or a name."""

Refusal = Literal[
    # In play, in the order of precedence: when several apply, the first is given.
    "game-over",
    "not-started",
    "already-started",
    "no-such-seat",
    "seat-out",
    "calza-off",
    "no-bid-yet",
    "own-bid",
    "calza-in-palifico",
    "calza-two-left",
    "calza-on-turn",
    "calza-off-turn",
    "not-your-turn",
    "opening-on-pacos",
    "face-stands",
    "bid-too-low",
    "bid-too-high",
    # About the gathering and the table.
    "already-seated",
    "table-full",
    "too-few-seats",
    "not-host",
    "not-away",
    "phrase-too-long",
]
"""Every reason for which the rules refuse a move; each has a message in every language."""


class RuleError(Exception):
    """A move was refused; the player is told why.

    Attributes:
        key: which refusal it is.
        facts: what its message may mention, by name.
    """

    def __init__(self, key: Refusal, **facts: Fact) -> None:
        """Refuse for the reason `key`."""
        super().__init__(key)
        self.key: Refusal = key
        self.facts = facts
