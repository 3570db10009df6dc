"""What bids tell about hidden dice: a seat that bids on a face holds it more often than chance alone would have it."""

from collections.abc import Sequence
from math import exp

from bot.players.odds import helpful
from bot.rules.bids import Auction, Bid
from bot.rules.pieces import FACES, Face, SeatNo
from bot.rules.view import SeatView

Chances = list[float]
"""Chances of 0, 1, 2, … dice."""

_SIDES = 6
_TELL = 0.45
"""How much a bid on a face raises the log-odds that each of its bidder's dice agrees …"""
_TELL_OF_JUMP = 0.41
"""… and how much each die above the lowest legal number adds, …"""
_LONGEST_JUMP = 3
"""… up to that many."""
_TELL_AGAINST = -0.05
"""What a bid on another face does to it."""


def tells(seen: SeatView) -> dict[SeatNo, dict[Face, float]]:
    """The log-odds that the bids of this round add, for each seat's dice and each face."""
    told: dict[SeatNo, dict[Face, float]] = {}
    round_, auction = seen.table.round, seen.auction
    standing: Bid | None = None
    for made in round_.bids if round_ and auction else ():
        of_seat = told.setdefault(made.seat, dict.fromkeys(FACES, 0.0))
        add_tell(of_seat, made.bid, jump(auction, standing, made.bid))
        standing = made.bid
    return told


def add_tell(of_seat: dict[Face, float], bid: Bid, leap: int) -> None:
    """Add what one more bid tells about a seat's dice."""
    for face in of_seat:
        of_seat[face] += _TELL + _TELL_OF_JUMP * leap if face == bid.face else _TELL_AGAINST


def jump(auction: Auction | None, standing: Bid | None, bid: Bid) -> int:
    """How far a bid was above the lowest legal number of its face, up to three."""
    if auction is None or standing is None:
        return 0
    lowest = Auction(standing, auction.dice, auction.palifico, auction.raises, face_free=True).lowest(bid.face)
    return min(bid.quantity - lowest.quantity, _LONGEST_JUMP) if lowest else 0


def agreeing(face: Face, told: float, *, palifico: bool) -> float:
    """The chance that one hidden die agrees with a bid on `face`, given what was told about it."""
    sides = helpful(face, palifico=palifico)
    odds = sides / (_SIDES - sides) * exp(told)
    return odds / (1 + odds)


def dice_of(number: int, chance: float) -> Chances:
    """How many of `number` dice agree, each with the same chance."""
    found = [1.0]
    for _ in range(number):
        found = [stay * (1 - chance) + come * chance for stay, come in zip([*found, 0.0], [0.0, *found], strict=True)]
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
