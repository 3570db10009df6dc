"""The moves that a player weighs: few, and all of them legal."""

from bot.players.odds import chance_true
from bot.players.sights import lowest
from bot.rules.bids import Bid
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.view import SeatView

_VERY_LIKELY = 0.9


def lowest_bids(seen: SeatView) -> list[Bid]:
    """The lowest legal bid on each face that has one, from the lowest rank on."""
    if seen.auction is None:
        return []
    return sorted(lowest(seen.auction), key=seen.auction.rank)


def leaped(seen: SeatView, said: Bid, leaning: float) -> Bid:
    """The bid of a bold player: one die higher where that is very likely too; of any other, the bid itself."""
    higher = Bid(said.quantity + 1, said.face)
    bold = leaning > 0 and chance_true(seen, higher) >= _VERY_LIKELY
    return higher if bold and seen.auction and seen.auction.allows(higher) else said


def standing_bid(seen: SeatView) -> Bid | None:
    """The bid to be raised or called, None before the first."""
    return seen.auction.standing if seen.auction else None


def bid(seen: SeatView, said: Bid) -> Play:
    """Make that bid."""
    return MakeBid(seen.number, said)


def dudo(seen: SeatView) -> Play:
    """Doubt the standing bid."""
    return CallDudo(seen.number)


def calza(seen: SeatView) -> Play:
    """Say that the standing bid is exactly right."""
    return CallCalza(seen.number)
