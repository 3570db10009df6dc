"""What somebody is told at their next press after the stand-in has moved for them."""

from bot.rules.view import SeatView
from bot.text import Text


def what_was_missed(seen: SeatView, text: Text) -> str:
    """What the stand-in did for a seat since its player was last here, empty if nothing."""
    seat = seen.table.seat(seen.number)
    if not seat.missed:
        return ""
    if seat.away:
        return text("door-was-away")
    bids = seen.table.round.bids if seen.table.round else seen.table.verdict.bids if seen.table.verdict else ()
    verdict = seen.table.verdict
    if verdict and verdict.stand_in and verdict.caller == seen.number:
        return text("door-stood-in-dudo")
    for made in reversed(bids):
        if made.seat == seen.number and made.stand_in:
            return text("door-stood-in-bid", quantity=made.bid.quantity, face=made.bid.face)
    return text("door-stood-in-dudo")
