"""What sensible players do: which hands would doubt a bid, and which would make it.

A player is taken to be of one of three kinds, all of which look at their own dice and the plain chances of the others.
The *plain* go by the expected count alone, the *careful* make the move that is likeliest to be right, and the *daring*
doubt as those do, but bid as high as they trust. Each follows a whim now and then.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import exp, prod
from operator import mul, truediv

from bot.players.hands import hands
from bot.players.sights import PerHand, Sight, chance, looks, lowest, spare
from bot.rules.bids import Auction, Bid

KINDS = (0.3, 0.4, 0.3)
"""How many players are plain, careful and daring."""

_SPARE = 0.25
"""How many dice more a bid must have to spare for the plain to make it e times as often."""
_POOR = -0.5
"""They doubt what is above the expected count, or when every raise is so far above it."""

_CARE = 0.07
"""How much likelier a move must be to be right for the careful to make it e times as often."""

_EVEN = 0.5
"""How likely a bid must be to be true for the daring to make it, …"""
_SENSE = 0.05
"""… and how well they know, as `_CARE`."""

_WHIM = 0.01
"""How often a bid tells nothing."""

_NONE = -10.0
"""How good the best raise is where there is none."""

_KEPT = 4096
"""Situations remembered: they come again and again, and are the same for all; …"""
_MADE = 1024
"""… of bids made, of which more is kept."""


@lru_cache(_KEPT)
def doubts(auction: Auction, dice: int) -> tuple[PerHand, PerHand]:
    """How likely each hand of `dice` dice is to doubt the standing bid: of a plain player, and of any other."""
    if auction.standing is None:
        return _nothing(auction, dice), _nothing(auction, dice)
    spares, chances = (_now_and_best(sight, auction, dice, auction.standing) for sight in (spare, chance))
    return _by_hand(_plain, spares), _by_hand(_careful, chances)


def _by_hand(doubt: Callable[[float, float], float], sights: Iterable[tuple[float, float]]) -> PerHand:
    """What each hand does; many hands see the same, and numbers that are the same are kept once."""
    seen = list(sights)
    known = {each: doubt(*each) for each in set(seen)}
    return tuple([known[each] for each in seen])


def _plain(now: float, best: float) -> float:
    return float(now < 0 or best < _POOR)


def _careful(now: float, best: float) -> float:
    return 1 / (1 + exp((best + now - 1) / _CARE))


@lru_cache(_KEPT)
def raises(auction: Auction, dice: int) -> tuple[tuple[Bid, ...], bytes]:
    """The lowest bids that are allowed, and which of them each hand would make."""
    columns = _columns(chance, auction, dice, lowest(auction))
    return lowest(auction), bytes([row.index(max(row)) for row in zip(*columns, strict=True)])


@lru_cache(_MADE)
def makes(auction: Auction, dice: int, bid: Bid) -> tuple[PerHand, PerHand, PerHand]:
    """How likely each hand of `dice` dice is to make a bid rather than another or a doubt: of each kind of player."""
    plain, careful = doubts(auction, dice)
    return (
        _unless(plain, _picks(_ease, auction, dice, bid)),
        _unless(careful, _picks(_trust, auction, dice, bid)),
        _unless(careful, _pushes(auction, dice, bid)),
    )


def _unless(doubt: PerHand, made: Iterable[float]) -> PerHand:
    return tuple([(1 - doubt) * made + _WHIM for doubt, made in zip(doubt, made, strict=True)])


def _picks(sight: Sight, auction: Auction, dice: int, bid: Bid) -> Iterable[float]:
    """How likely each hand is to take a bid for the best of the lowest ones."""
    bids = lowest(auction)
    return _share(sight, auction, dice, bid, bids) if bid in bids else _nothing(auction, dice)


def _pushes(auction: Auction, dice: int, bid: Bid) -> Iterable[float]:
    """How likely each hand is to dare no higher number than that of a bid, and to choose its face for it."""
    now, higher = (
        [Bid(number, low.face) for low in lowest(auction) if low.quantity <= number]
        for number in (bid.quantity, bid.quantity + 1)
    )
    enough = map(prod, zip(*_columns(_shy, auction, dice, higher), strict=True))
    return map(mul, enough, _share(_daring, auction, dice, bid, now))


def _share(sight: Sight, auction: Auction, dice: int, bid: Bid, bids: Sequence[Bid]) -> Iterable[float]:
    """How good a bid looks to each hand beside all of `bids`."""
    columns = _columns(sight, auction, dice, bids)
    return map(truediv, columns[bids.index(bid)], map(sum, zip(*columns, strict=True)))


def _now_and_best(sight: Sight, auction: Auction, dice: int, standing: Bid) -> Iterable[tuple[float, float]]:
    """How good the standing bid looks to each hand, and the best raise: worse than any doubt where none is left."""
    now, *over = _columns(sight, auction, dice, (standing, *lowest(auction)))
    nothing = _nothing(auction, dice, _NONE)
    return zip(now, map(max, nothing, *over) if over else nothing, strict=True)


def _columns(sight: Sight, auction: Auction, dice: int, bids: Iterable[Bid]) -> list[PerHand]:
    return [looks(sight, auction, dice, each) for each in bids]


def _ease(missing: int, unknown: int, sides: int) -> float:
    """How readily the plain make a bid."""
    return exp(spare(missing, unknown, sides) / _SPARE)


def _trust(missing: int, unknown: int, sides: int) -> float:
    """How readily the careful make a bid."""
    return exp(chance(missing, unknown, sides) / _CARE)


def _daring(missing: int, unknown: int, sides: int) -> float:
    """How likely the daring are to take a bid for more often true than not."""
    return 1 / (1 + exp((_EVEN - chance(missing, unknown, sides)) / _SENSE))


def _shy(missing: int, unknown: int, sides: int) -> float:
    """How likely they are not to."""
    return 1 - _daring(missing, unknown, sides)


def _nothing(auction: Auction, dice: int, each: float = 0.0) -> PerHand:
    return (each,) * len(hands(dice, palifico=auction.palifico).chances)
