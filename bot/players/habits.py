"""What sensible players do: which hands would doubt a bid, and which would make it.

A player is taken to look at its own dice and the plain chances of all others, and to make the move that is likeliest to
be right; now and then to compare with the expected count alone, to bid as high as it dares, or to follow a whim.
"""

from functools import lru_cache
from math import exp

from bot.players.hands import hands
from bot.players.odds import at_least, helpful
from bot.rules.bids import Auction, Bid
from bot.rules.pieces import FACES

PerHand = tuple[float, ...]
"""A number for each hand that a cup may hold, in the order of `hands`."""

_CARE = 0.07
"""How much likelier a move must be to be right to be made e times as often."""

_PLAIN = 0.3
"""How many players go by the expected count alone when they doubt: …"""
_EVEN = 0.5
"""… they doubt what is false more often than not, …"""
_POOR = 0.35
"""… or when no raise is better than that."""

_DARING = 0.4
"""How many players bid as high as is true more often than not, rather than as low as they may; …"""
_SENSE = 0.1
"""… and how well they know how high that is, as `_CARE`."""

_WHIM = 0.03
"""How often a bid tells nothing."""

_KEPT = 4096
"""Situations remembered: they come again and again, and are the same for all."""


@lru_cache(_KEPT)
def doubts(auction: Auction, dice: int) -> PerHand:
    """How likely each hand of `dice` dice is to doubt the standing bid rather than raise it."""
    if auction.standing is None:
        return (0.0,) * len(hands(dice, palifico=auction.palifico).chances)
    views = zip(_chances(auction, auction.standing, dice), _best(auction, dice), strict=True)
    return tuple(
        [
            _PLAIN * (true < _EVEN or best < _POOR) + (1 - _PLAIN) / (1 + exp((best + true - 1) / _CARE))
            for true, best in views
        ]
    )


@lru_cache(_KEPT)
def raises(auction: Auction, dice: int) -> tuple[list[Bid], bytes]:
    """The lowest bids that are allowed, and which of them each hand would make."""
    lowest = _lowest(auction)
    columns = [_chances(auction, low, dice) for low in lowest]
    return lowest, bytes([row.index(max(row)) for row in zip(*columns, strict=True)])


@lru_cache(_KEPT)
def makes(auction: Auction, dice: int, bid: Bid) -> PerHand:
    """How likely each hand of `dice` dice is to make a bid, but for a factor that is the same for all."""
    true = _chances(auction, bid, dice)
    more = _chances(auction, Bid(bid.quantity + 1, bid.face), dice)
    lowest = bid == auction.lowest(bid.face)
    best = _best(auction, dice)
    return tuple(
        [
            (1 - doubt) * (_careful(now - most) * lowest + _DARING * _sure(now) * (1 - _sure(then))) + _WHIM
            for now, then, most, doubt in zip(true, more, best, doubts(auction, dice), strict=True)
        ]
    )


def _careful(short: float) -> float:
    """How likely a bid is that is so much less likely to be true than the best."""
    return (1 - _DARING) * exp(short / _CARE)


def _lowest(auction: Auction) -> list[Bid]:
    return [low for low in map(auction.lowest, FACES) if low]


def _best(auction: Auction, dice: int) -> list[float]:
    """For each hand the chance of the likeliest of the lowest bids; never as good as a doubt where there is none."""
    columns = [_chances(auction, low, dice) for low in _lowest(auction)]
    nothing = [-1.0] * len(hands(dice, palifico=auction.palifico).chances)
    return list(map(max, nothing, *columns)) if columns else nothing


def _chances(auction: Auction, bid: Bid, dice: int) -> list[float]:
    """The chance that a bid is true, as each hand sees it."""
    sides = helpful(bid.face, palifico=auction.palifico)
    by_matches = _by_matches(bid.quantity, dice, auction.dice - dice, sides)
    return [by_matches[own] for own in hands(dice, palifico=auction.palifico).matches[bid.face]]


@lru_cache(_KEPT)
def _by_matches(quantity: int, dice: int, unknown: int, sides: int) -> PerHand:
    return tuple(float(at_least(quantity - own, unknown, sides)) for own in range(dice + 1))


def _sure(chance: float) -> float:
    """How likely a daring player is to take a chance for better than even."""
    return 1 / (1 + exp((_EVEN - chance) / _SENSE))
