"""The moves that a player weighs: few, and all of them legal."""

from bot.rules.bids import Bid
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.pieces import FACES
from bot.rules.view import SeatView


def lowest_bids(seen: SeatView) -> list[Bid]:
    """The lowest legal bid on each face that has one, from the lowest rank on."""
    if seen.auction is None:
        return []
    bids = (seen.auction.lowest(face) for face in FACES)
    return sorted((bid for bid in bids if bid), key=seen.auction.rank)


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
