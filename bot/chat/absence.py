"""The return of somebody whom the stand-in has moved for: they are told what they missed at their next press."""

import logging

from bot.chat.cards import notice
from bot.chat.visit import Visit
from bot.rules.view import SeatView
from bot.store import NotSaved
from bot.tables.refusals import TableError
from bot.tables.table import Table
from bot.text import Text

log = logging.getLogger(__name__)


def note_absence(visit: Visit) -> None:
    """See what the stand-in had to do for this person, before this visit ends their absence."""
    table = _missed_at(visit)
    if table:
        visit.missed = _what_was_missed(table.seat_view(visit.player), visit.text)


async def welcome_back(visit: Visit) -> None:
    """Whatever this person asked for, they are present; tell them what they missed, unless that was told."""
    table = _missed_at(visit)
    if table:
        try:
            await table.come_back(visit.player, cause=None)
        except (TableError, NotSaved) as error:
            log.info("game %s: a return was not noted: %s", table.record.game, error)
    if visit.missed:
        await visit.send(notice(visit.missed))


def _missed_at(visit: Visit) -> Table | None:
    """The table of this channel, if this person sits at it and has missed a turn."""
    table = visit.table_here
    seat = table.view.seat_of(visit.player) if table else None
    return table if seat and seat.missed else None


def _what_was_missed(seen: SeatView, text: Text) -> str:
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
