"""What a game is remembered for: its best call, its worst, and its boldest bluff, each against the odds."""

from collections.abc import Iterable
from operator import attrgetter

import msgspec

from bot.rules.events import Event
from bot.scores.cups import EVEN, Bluff, Called, Lifted, boldest, came_out


class Highlights(msgspec.Struct, frozen=True):
    """None for what did not happen: a game in which all went as the odds said has none of them.

    Attributes:
        best: the right call that was least likely to be right …
        worst: … and the wrong one; of equal ones the first.
        bluff: the bluff that went through and was least likely to be true.
    """

    best: Called | None = None
    worst: Called | None = None
    bluff: Bluff | None = None


def highlights(lifted: Iterable[Lifted]) -> Highlights:
    """The highlights among all that came out in a game."""
    lifted = list(lifted)
    calls = [each for each in lifted if isinstance(each, Called) and each.chance < EVEN]
    return Highlights(
        best=min((call for call in calls if call.right), key=_CHANCE, default=None),
        worst=min((call for call in calls if not call.right), key=_CHANCE, default=None),
        bluff=boldest(lifted),
    )


def highlights_of(log: Iterable[Event]) -> Highlights:
    """The highlights of a whole log."""
    return highlights(came_out(log))


_CHANCE = attrgetter("chance")
