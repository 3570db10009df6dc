"""Exact chances: how many of the dice that a seat can't see agree with a bid."""

from fractions import Fraction
from functools import cache
from math import comb

from bot.rules.bids import Bid
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.pieces import PACO, Face
from bot.rules.view import SeatView

_SIDES = 6


def helpful(face: Face, *, palifico: bool) -> int:
    """How many of a die's six sides agree with a bid on `face`: 2 where pacos are wild for it, otherwise 1."""
    return 1 if palifico or face == PACO else 2


def exactly(count: int, dice: int, sides: int) -> Fraction:
    """The chance that just `count` of `dice` unknown dice agree, where `sides` of six do."""
    return _exactly(count, dice, sides) if 0 <= count <= dice else Fraction(0)


def at_least(count: int, dice: int, sides: int) -> Fraction:
    """The chance that `count` of `dice` unknown dice agree, or more."""
    if count <= 0:
        return Fraction(1)
    return _at_least(count, dice, sides) if count <= dice else Fraction(0)


def unknown(seen: SeatView) -> int:
    """The dice in play that lie under other cups."""
    return seen.table.dice - len(seen.cup)


def expected(seen: SeatView, face: Face) -> float:
    """How many dice agree with a bid on `face` on average, own dice known."""
    return seen.holds(face) + average(unknown(seen), helpful(face, palifico=seen.table.palifico))


def to_spare(seen: SeatView, bid: Bid) -> float:
    """How many more dice agree on average than a bid needs, own dice known."""
    return expected(seen, bid.face) - bid.quantity


def average(dice: int, sides: int) -> float:
    """How many of `dice` unknown dice agree on average, where `sides` of six do."""
    return dice * sides / _SIDES


def chance_true(seen: SeatView, bid: Bid) -> float:
    """The chance that a bid is true, own dice known and other bids not thought about."""
    missing = bid.quantity - seen.holds(bid.face)
    return float(at_least(missing, unknown(seen), helpful(bid.face, palifico=seen.table.palifico)))


def chance_exact(seen: SeatView, bid: Bid) -> float:
    """The chance that a bid is exactly right, under the same terms."""
    missing = bid.quantity - seen.holds(bid.face)
    return float(exactly(missing, unknown(seen), helpful(bid.face, palifico=seen.table.palifico)))


def chance_right(seen: SeatView, play: Play) -> float:
    """How likely a move is to be right, by what one seat sees and by the plain chances of all other dice."""
    standing = seen.auction.standing if seen.auction else None
    match play:
        case MakeBid(_, said):
            return chance_true(seen, said)
        case CallDudo():
            return 1 - chance_true(seen, standing) if standing else 0.0
        case CallCalza():
            return chance_exact(seen, standing) if standing else 0.0


@cache
def _exactly(count: int, dice: int, sides: int) -> Fraction:
    ways = comb(dice, count) * sides**count * (_SIDES - sides) ** (dice - count)
    return Fraction(ways, _SIDES**dice)


@cache
def _at_least(count: int, dice: int, sides: int) -> Fraction:
    return sum((_exactly(each, dice, sides) for each in range(count, dice + 1)), Fraction(0))
