"""How bids look to whoever holds a hand: by its own dice and the plain chances of all others."""

from collections.abc import Callable
from functools import lru_cache

from bot.players.hands import hands
from bot.players.odds import at_least, average, helpful
from bot.rules.bids import Auction, Bid
from bot.rules.pieces import FACES

PerHand = tuple[float, ...]
"""A number for each hand that a cup may hold, in the order of `hands`."""

Sight = Callable[[int, int, int], float]
"""How good a bid looks that needs so many of so many unknown dice, of each of which so many sides agree."""

_KEPT = 8192
"""What is remembered: it comes again and again, and is the same for all."""


@lru_cache(_KEPT)
def lowest(auction: Auction) -> tuple[Bid, ...]:
    """The lowest bid that is allowed on each face that has one, from ones to sixes."""
    return tuple(low for low in map(auction.lowest, FACES) if low)


def looks(sight: Sight, auction: Auction, dice: int, bid: Bid) -> PerHand:
    """How good a bid looks to each hand of `dice` dice."""
    return _looks(sight, bid, dice, auction.dice - dice, palifico=auction.palifico)


@lru_cache(_KEPT)
def _looks(sight: Sight, bid: Bid, dice: int, unknown: int, *, palifico: bool) -> PerHand:
    sides = helpful(bid.face, palifico=palifico)
    by_matches = [sight(bid.quantity - own, unknown, sides) for own in range(dice + 1)]
    return tuple([by_matches[own] for own in hands(dice, palifico=palifico).matches[bid.face]])


def chance(missing: int, unknown: int, sides: int) -> float:
    """How likely a bid is to be true."""
    return float(at_least(missing, unknown, sides))


def spare(missing: int, unknown: int, sides: int) -> float:
    """How many more dice agree on average than a bid needs."""
    return average(unknown, sides) - missing
