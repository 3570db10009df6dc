"""How a game is closed: who came where, and what that adds to each person's totals and to the counts of faces."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.events import DiceDealt
from bot.rules.game import Game, Seat
from bot.rules.pieces import COMPUTER
from bot.store import schema
from bot.store.records import TableRecord, entry
from bot.store.upsert import upsert


async def close_game(connection: AsyncConnection, record: TableRecord, over: Game, at: int) -> None:
    """Note that a game has ended, in the transaction of its last events; one that was stopped counts for nobody."""
    finished = over.phase == "over"
    await connection.execute(
        sa.update(schema.game)
        .where(schema.game.c.id == record.game)
        .values(status="finished" if finished else "stopped", ended_at=at, preset=over.preset)
    )
    if finished:
        await _note_people(connection, over.seats, at)
        await connection.execute(sa.insert(schema.seat), [_seat_row(record, seat) for seat in over.seats])
        await _add_totals(connection, record, over.seats)
        await _add_faces(connection, record)


def _seat_row(record: TableRecord, seat: Seat) -> dict[str, Any]:
    return {
        "game_id": record.game,
        "number": seat.number,
        "player_id": seat.player if seat.player != COMPUTER else None,
        "level": seat.level or None,
        "name": seat.name,
        "place": seat.place,
    }


def _people(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with a person, always in one order: two games that end together then wait for each other in line."""
    return sorted((seat for seat in seats if seat.player != COMPUTER), key=lambda seat: seat.player)


async def _note_people(connection: AsyncConnection, seats: Sequence[Seat], at: int) -> None:
    people = [{"id": seat.player, "name": seat.name, "updated_at": at} for seat in _people(seats)]
    await upsert(connection, schema.person, people, replace=("name", "updated_at"))


async def _add_totals(connection: AsyncConnection, record: TableRecord, seats: Sequence[Seat]) -> None:
    played = [
        {"guild_id": guild, "player_id": seat.player, "games": 1, "wins": int(seat.place == 1)}
        for guild in (schema.EVERYWHERE, record.guild)
        for seat in _people(seats)
    ]
    await upsert(connection, schema.totals, played, add=("games", "wins"))


async def _add_faces(connection: AsyncConnection, record: TableRecord) -> None:
    """Count the dice of a game that was finished: all that were dealt, not the roll-off."""
    event = schema.game_event
    deals = sa.select(event.c.seq, event.c.at, event.c.body).where(
        event.c.game_id == record.game, event.c.kind == DiceDealt.__name__
    )
    events = [entry(*row).event for row in await connection.execute(deals)]
    fell = Counter(die for dealt in events if isinstance(dealt, DiceDealt) for cup in dealt.cups for die in cup)
    added = [
        {"guild_id": guild, "face": face, "count": fell[face]}
        for guild in (schema.EVERYWHERE, record.guild)
        for face in sorted(fell)
    ]
    await upsert(connection, schema.faces, added, add=("count",))
