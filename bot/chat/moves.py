"""What people do at a table, whether they press or type: make the move, show the table, say what was done."""

from collections.abc import Callable, Sequence

from bot.chat.door import Visit
from bot.chat.names import safe_name
from bot.rules.bids import Bid
from bot.rules.moves import CallCalza, CallDudo, Leave, MakeBid, TakeSeat
from bot.rules.pieces import SeatNo
from bot.rules.view import SeatView
from bot.tables.table import Table
from bot.text import Text


async def take_seat(visit: Visit, table: Table) -> None:
    """Sit down at a gathering."""
    await table.ask(TakeSeat(visit.player, visit.person.name), cause=visit.cause)
    await visit.show(table, visit.text("done-joined"))


async def leave(visit: Visit, table: Table) -> None:
    """Get up for good."""
    await table.play(visit.player, Leave, cause=visit.cause)
    await visit.show(table, visit.text("done-left"))


async def add_computers(visit: Visit, table: Table, levels: Sequence[str]) -> None:
    """Seat a computer player for each of `levels`, as the host asked."""
    await table.add_computers(visit.player, levels, cause=visit.cause)
    await visit.show(table, visit.text("done-computers", count=len(levels)))


async def make_bid(visit: Visit, table: Table, bid: Bid, *, seen: int | None = None) -> None:
    """Bid; `seen` is the state that the player looked at, None when they typed."""
    await table.play(visit.player, lambda seat: MakeBid(seat, bid), cause=visit.cause, seen=seen)
    await visit.show(table, visit.text("done-bid", quantity=bid.quantity, face=bid.face))


async def call(
    visit: Visit, table: Table, move: Callable[[SeatNo], CallDudo | CallCalza], *, seen: int | None = None
) -> None:
    """Call dudo or calza; `seen` as in `make_bid`."""
    await table.play(visit.player, move, cause=visit.cause, seen=seen)
    await visit.show(table, visit.text("done-dudo" if move is CallDudo else "done-calza"))


async def return_to_table(visit: Visit, table: Table) -> None:
    """Look at one's own dice; whoever the stand-in has moved for is told so, and is present again."""
    before = table.seat_view(visit.player)
    missed = what_was_missed(before, visit.text)
    await table.come_back(visit.player, cause=visit.cause)
    await visit.show_panel(table, missed)


def what_was_missed(seen: SeatView, text: Text) -> str:
    """What the stand-in did for a seat since its player was last here, empty if nothing."""
    seat = seen.table.seat(seen.number)
    if not seat.missed:
        return ""
    if seat.away:
        return text("door-was-away")
    bids = seen.table.round.bids if seen.table.round else ()
    for made in reversed(bids):
        if made.seat == seen.number and made.stand_in:
            return text("door-stood-in-bid", quantity=made.bid.quantity, face=made.bid.face)
    return text("door-stood-in-dudo")


def seat_name(table: Table, seat: SeatNo, text: Text) -> str:
    """The name of a seat's player, safe to show."""
    return safe_name(table.view.seat(seat).name, text("seat-unnamed", seat=seat))
