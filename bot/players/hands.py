"""All hands that a cup may hold, and how likely each is before anybody has bid."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import msgspec

from bot.rules.game import count
from bot.rules.pieces import FACES, Cup, Face


class Hands(msgspec.Struct, frozen=True):
    """The hands of so many dice, the order in which dice lie left aside.

    Attributes:
        chances: how likely each hand is.
        matches: for each face, how many dice of each hand agree with a bid on it.
    """

    chances: tuple[float, ...]
    matches: dict[Face, tuple[int, ...]]


@cache
def hands(dice: int, *, palifico: bool) -> Hands:
    """The hands of `dice` dice, at most 252, in a normal or a palifico round."""
    cups: list[Cup] = list(combinations_with_replacement(FACES, dice))
    matches = {face: tuple(count(cup, face, wild=not palifico) for cup in cups) for face in FACES}
    return Hands(tuple(_chance(cup) for cup in cups), matches)


def _chance(cup: Cup) -> float:
    ways = factorial(len(cup)) // prod(factorial(cup.count(face)) for face in FACES)
    return float(ways / len(FACES) ** len(cup))
