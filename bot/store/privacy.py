"""What is stored of one person: all of it handed out, or all of it forgotten (docs/privacy.md)."""

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.events import SeatTaken
from bot.store import schema
from bot.store.connections import Connections, Read

Rows = list[dict[str, Any]]

_HOLDING = {
    "person": "id",
    "seat": "player_id",
    "tally": "player_id",
    "achievement": "player_id",
    "sitting": "player_id",
}
"""The tables that hold ids of people in a column, and which one it is; the logs hold them in events."""

_SEATED = SeatTaken.__name__
"""The one kind of event that tells who somebody is."""

_PSEUDONYMS = 2**62

_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Privacy:
    """The right to see what is stored, and the right to be forgotten."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def export(self, person: int) -> dict[str, Rows]:
        """Every row that holds the id of a person, by table.

        Raises:
            NotRead: the database could not do it.
        """
        read = self._connections.read
        found = {name: _dicts(await read(_holding(name, column, person))) for name, column in _HOLDING.items()}
        seated = [row for row in _dicts(await _seats_taken(read, person)) if _names(row["body"], person)]
        return found | {"game_event": seated}

    async def forget(self, person: int) -> None:
        """Forget a person: choices, tallies and ratings go, and a pseudonym takes their place in the logs.

        Finished games keep their places and what they did to others; a recount finds the same. A phrase stays, for
        the dice of all follow from it.

        Raises:
            NotSaved: nothing was forgotten.
        """

        async def work(connection: AsyncConnection) -> None:
            pseudonym = _pseudonym()
            await _rewrite_logs(connection, person, pseudonym)
            await _give_up_seats(connection, person, pseudonym)
            for name, column in _HOLDING.items():
                table = schema.metadata.tables[name]
                await connection.execute(sa.delete(table).where(table.c[column] == person))

        await self._connections.write(work)


def _holding(name: str, column: str, person: int) -> sa.Select[Any]:
    table = schema.metadata.tables[name]
    return sa.select(table).where(table.c[column] == person)


def _pseudonym() -> int:
    """Less than 0, so that it is nobody's id; drawn, so that it leads back to nobody."""
    return -1 - secrets.randbelow(_PSEUDONYMS)


async def _seats_taken(read: Read, person: int) -> Any:  # noqa: ANN401 - rows of `game_event`
    event, sitting = schema.game_event, schema.sitting
    return await read(
        sa.select(event)
        .join_from(sitting, event, event.c.game_id == sitting.c.game_id)
        .where(sitting.c.player_id == person, event.c.kind == _SEATED)
    )


async def _rewrite_logs(connection: AsyncConnection, person: int, pseudonym: int) -> None:
    """Put pseudonyms into the logs.

    Finished games share one, so that ratings counted anew are the same; a game that goes on has its own, for its
    player begins without a past when it ends.
    """

    async def read(statement: sa.Executable) -> Any:  # noqa: ANN401 - rows of whatever was asked for
        return (await connection.execute(statement)).all()

    game, sitting = schema.game, schema.sitting
    finished = await read(
        sa.select(game.c.id).join_from(sitting, game).where(sitting.c.player_id == person, game.c.number.is_not(None))
    )
    shared = {row.id for row in finished}
    own: dict[str, int] = {}
    for row in await _seats_taken(read, person):
        if _names(row.body, person):
            name = pseudonym if row.game_id in shared else own.setdefault(row.game_id, _pseudonym())
            await connection.execute(_renaming(row, name))


def _renaming(row: Any, pseudonym: int) -> sa.Update:  # noqa: ANN401 - a row of `game_event`
    """Put a pseudonym into an event; one that can't be read is emptied, for it can't be read without the id either."""
    event = schema.game_event
    try:
        body = msgspec.json.encode(_decode(row.body) | {"player": pseudonym, "name": ""}).decode()
    except msgspec.MsgspecError:
        body = "{}"
    return sa.update(event).where(event.c.game_id == row.game_id, event.c.seq == row.seq).values(body=body)


async def _give_up_seats(connection: AsyncConnection, person: int, pseudonym: int) -> None:
    """Give the seats of finished games to the pseudonym, where there are any."""
    seat = schema.seat
    mine = seat.c.player_id == person
    if await connection.scalar(sa.select(seat.c.game_id).where(mine).limit(1)):
        await connection.execute(sa.insert(schema.person), {"id": pseudonym})
        await connection.execute(sa.update(seat).where(mine).values(player_id=pseudonym, name=""))


def _names(body: str, person: int) -> bool:
    """Whether an event that seats somebody seats this person, as far as it can be read at all."""
    try:
        return bool(_decode(body).get("player") == person)
    except msgspec.MsgspecError:
        return str(person) in body


def _dicts(found: Any) -> Rows:  # noqa: ANN401 - rows
    return [dict(row._mapping) for row in found]  # noqa: SLF001 - SQLAlchemy's documented name for a row as a mapping
