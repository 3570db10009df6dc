"""What bids tell about hidden dice: every hand a seat may hold, by how likely it is to have bid as the seat did."""

from collections.abc import Sequence

from bot.players import habits
from bot.players.hands import hands
from bot.rules.bids import Auction, Bid
from bot.rules.pieces import Face, SeatNo
from bot.rules.view import SeatView

Chances = list[float]
"""Chances of 0, 1, 2, … dice."""


def belief(seen: SeatView, seat: SeatNo, trust: float = 1.0) -> list[float]:
    """How likely each hand under the cup of another seat is by all that it bid in this round.

    `trust` is how much the bids are believed: not at all where it is 0.
    """
    dice, standing = seen.table.seat(seat).dice, None
    likely = list(hands(dice, palifico=seen.table.palifico).chances)
    for made in seen.table.round.bids if seen.table.round else ():
        if made.seat == seat:
            told = habits.makes(auction(seen, standing, dice), dice, made.bid)
            likely = [chance * tell**trust for chance, tell in zip(likely, told, strict=True)]
        standing = made.bid
    total = sum(likely)
    return [chance / total for chance in likely]


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
