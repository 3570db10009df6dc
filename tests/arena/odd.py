"""Players of somebody else's, good and bad, as `perudo arena` finds them by their path."""

from random import Random
from typing import NoReturn

from bot.rules.bids import Bid
from bot.rules.moves import CallDudo, Deal, MakeBid, Move
from bot.rules.pieces import PACO
from bot.rules.view import SeatView


def timid(seen: SeatView, rng: Random) -> Move:
    """Doubt whatever can be doubted, otherwise bid anything at all."""
    assert seen.auction
    return CallDudo(seen.number) if seen.may_dudo else MakeBid(seen.number, rng.choice([*seen.auction.ladder()]))


class Timid:
    """The same as a class."""

    def choose(self, seen: SeatView, rng: Random) -> Move:
        return timid(seen, rng)


class Wavering:
    """The same, and as often as not a higher bid, by chances that can't be followed."""

    def choose(self, seen: SeatView, rng: Random) -> Move:
        ladder = [*seen.auction.ladder()] if seen.auction else []
        return MakeBid(seen.number, ladder[0]) if ladder and rng.random() < 0.5 else timid(seen, rng)


def broken(seen: SeatView, rng: Random) -> NoReturn:
    """Break."""
    raise ZeroDivisionError


def cheat(seen: SeatView, rng: Random) -> Move:
    """Deal itself five pacos."""
    return Deal(((PACO,) * 5, (PACO,)))


def meddler(seen: SeatView, rng: Random) -> Move:
    """Move for the other seat."""
    return CallDudo(seen.table.seats[-seen.number].number)


def boaster(seen: SeatView, rng: Random) -> Move:
    """Bid more dice than there are."""
    return MakeBid(seen.number, Bid(99, PACO))


NOBODY = "no player"
