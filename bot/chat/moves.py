"""What people do at a table, whether they press or type: make the move, show the table, say what was done."""

from collections.abc import Callable, Sequence

from bot.chat import cards
from bot.chat.backstage import showing
from bot.chat.names import safe_phrase
from bot.chat.visit import Refused, Visit
from bot.rules.bids import Bid
from bot.rules.moves import CallCalza, CallDudo, Leave, MakeBid, SetPhrase, TakeSeat
from bot.rules.pieces import FACES, Face, SeatNo
from bot.tables.table import Table

_FACES = {str(face): face for face in FACES}


async def take_seat(visit: Visit, table: Table) -> None:
    """Sit down at a gathering."""
    await table.ask(TakeSeat(visit.player, visit.person.name), cause=visit.cause)
    await visit.show(table, visit.text("done-joined"))


async def get_up(visit: Visit, table: Table) -> None:
    """Leave a gathering; in play, ask whether that is really meant."""
    if table.view.phase == "gathering" or table.view.seat_of(visit.player) is None:
        await leave(visit, table)
    else:
        await visit.whisper(cards.leave_question(showing(table), visit.text))


async def leave(visit: Visit, table: Table) -> None:
    """Get up for good."""
    await table.play(visit.player, Leave, cause=visit.cause)
    await visit.show(table, visit.text("done-left"))


async def add_computers(visit: Visit, table: Table, levels: Sequence[str]) -> None:
    """Seat a computer player for each of `levels`, as the host asked."""
    seated = await table.add_computers(visit.player, levels, cause=visit.cause)
    await visit.show(table, visit.text("done-computers", count=seated))


async def choose_phrase(visit: Visit, table: Table, phrase: str) -> None:
    """Choose one's lucky phrase, or none; only whoever chose it is told."""
    await table.play(visit.player, lambda seat: SetPhrase(seat, phrase), cause=visit.cause)
    text, chosen = visit.text, phrase.strip()
    await visit.whisper(text("done-phrase", phrase=safe_phrase(chosen)) if chosen else text("done-phrase-none"))


async def make_bid(visit: Visit, table: Table, bid: Bid, *, seen: int | None = None) -> None:
    """Bid; `seen` is the state that the player looked at, None when they typed."""
    await table.play(visit.player, lambda seat: MakeBid(seat, bid), cause=visit.cause, seen=seen)
    await visit.show(table, visit.text("done-bid", quantity=bid.quantity, face=bid.face))


def written_bid(quantity: str, face: str, dice: int) -> Bid:
    """A bid that was written or chosen, as far as it can be understood; `dice` are in play.

    Raises:
        Refused: `door-not-a-number` or `door-not-a-face`.
    """
    if not (quantity.isascii() and quantity.isdecimal()):
        raise Refused("door-not-a-number", most=dice)
    return Bid(int(quantity), written_face(face))


def written_face(face: str) -> Face:
    """A face that was written or chosen.

    Raises:
        Refused: `door-not-a-face`.
    """
    if face not in _FACES:
        raise Refused("door-not-a-face")
    return _FACES[face]


async def call(
    visit: Visit, table: Table, move: Callable[[SeatNo], CallDudo | CallCalza], *, seen: int | None = None
) -> None:
    """Call dudo or calza; `seen` as in `make_bid`."""
    await table.play(visit.player, move, cause=visit.cause, seen=seen)
    await visit.show(table, visit.text("done-dudo" if move is CallDudo else "done-calza"))


async def return_to_table(visit: Visit, table: Table) -> None:
    """Look at one's own dice; whoever the stand-in has moved for is present again."""
    await table.come_back(visit.player, cause=visit.cause)
    await visit.show_panel(table)
