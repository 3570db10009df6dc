"""What bids tell about hidden dice: every hand a seat may hold, by how likely it is to have bid as the seat did."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import add

from bot.players import habits
from bot.players.hands import hands
from bot.rules.bids import Auction, Bid
from bot.rules.pieces import Face, SeatNo
from bot.rules.view import SeatView

Belief = list[list[float]]
"""How likely each kind of player with each hand is, in the orders of `KINDS` and of `hands`."""

Told = tuple[Auction, Bid]
"""A bid, and what was open to the seat that made it."""

Chances = list[float]
"""Chances of 0, 1, 2, … dice."""

_KEPT = 256


def belief(seen: SeatView, seat: SeatNo, trust: float = 1.0) -> Belief:
    """How likely each kind of player with each hand sits in another seat, by all that it bid in this round.

    `trust` is how much the bids are believed: not at all where it is 0.
    """
    dice, standing, told = seen.table.seat(seat).dice, None, list[Told]()
    for made in seen.table.round.bids if seen.table.round else ():
        if made.seat == seat:
            told.append((auction(seen, standing, dice), made.bid))
        standing = made.bid
    likely = _likely(tuple(told), dice, trust, palifico=seen.table.palifico)
    total = sum(map(sum, likely))
    return [[chance / total for chance in kind] for kind in likely]


def whoever(likely: Belief) -> list[float]:
    """How likely each hand is, of whatever kind the player may be."""
    first, *others = likely
    return reduce(_added, others, first)


def _added(left: list[float], right: list[float]) -> list[float]:
    return list(map(add, left, right))


def by_doubt(likely: Belief) -> tuple[list[float], list[float]]:
    """The plain, and all others: who doubts in what way."""
    plain, *others = likely
    return plain, whoever(others)


@lru_cache(_KEPT)
def _likely(told: tuple[Told, ...], dice: int, trust: float, *, palifico: bool) -> Belief:
    if not told:
        dealt = hands(dice, palifico=palifico).chances
        return [[share * chance for chance in dealt] for share in habits.KINDS]
    (over, bid), before = told[-1], _likely(told[:-1], dice, trust, palifico=palifico)
    tells = zip(before, habits.makes(over, dice, bid), strict=True)
    return [[chance * tell**trust for chance, tell in zip(*kind, strict=True)] for kind in tells]


def auction(seen: SeatView, standing: Bid | None, dice: int) -> Auction:
    """What a seat of so many dice may bid over a standing bid."""
    options = seen.table.options
    free = options.palifico_face == "one-die-seats" and dice == 1
    return Auction(standing, seen.table.dice, seen.table.palifico, options.raises, free)


def agreeing(likely: Sequence[float], face: Face, dice: int, *, palifico: bool) -> Chances:
    """How many of the dice of one cup agree with a bid on `face`."""
    found = [0.0] * (dice + 1)
    for chance, matches in zip(likely, hands(dice, palifico=palifico).matches[face], strict=True):
        found[matches] += chance
    return found


def together(left: Chances, right: Chances) -> Chances:
    """How many dice of two groups agree."""
    found = [0.0] * (len(left) + len(right) - 1)
    for i, one in enumerate(left):
        for j, other in enumerate(right):
            found[i + j] += one * other
    return found


def tails(chances: Sequence[float]) -> Chances:
    """The chances of at least 0, 1, 2, … dice."""
    found, sum_ = [0.0] * len(chances), 0.0
    for index in range(len(chances) - 1, -1, -1):
        sum_ += chances[index]
        found[index] = sum_
    return found


def tail(tailed: Sequence[float], count: int) -> float:
    """The chance of at least `count`."""
    if count <= 0:
        return 1.0
    return tailed[count] if count < len(tailed) else 0.0
