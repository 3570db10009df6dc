"""The journal: the events of every game, which are the truth about it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.events import Event, SeatTaken
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.scores.outcome import Outcome
from bot.store import schema
from bot.store.achieving import earned_in
from bot.store.connections import Connections, Read, Work
from bot.store.errors import AlreadyDone, ChannelTaken, Conflict, NotSaved, StoreError
from bot.store.faults import Clash
from bot.store.records import (
    Entry,
    EventRow,
    GameId,
    LiveTable,
    OpenedGame,
    TableRecord,
    UnreadableTable,
    entry,
    live_table,
    record_of,
    rows,
)
from bot.store.results import close_game
from bot.store.seasons import COLUMNS, COUNTED_IN, season_of
from bot.store.seats import outcome
from bot.store.upsert import upsert


class Journal:
    """The log of every game, what was settled when its table opened, and its secret."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def open(
        self, record: TableRecord, secret: bytes, events: Sequence[Event], *, at: int, cause: int | None
    ) -> None:
        """Begin a game with its first events; `cause` is the id of the interaction that asked for it.

        Raises:
            ChannelTaken: there is a live table in that channel.
            AlreadyDone: that interaction was carried out before.
            NotSaved: nothing was written.
        """
        new = rows(record.game, events, first=1, at=at, cause=cause)
        try:
            await self._connections.write(_beginning(record, secret, events, new))
        except Clash:
            pass
        else:
            return
        taken = ChannelTaken(f"channel {record.channel} has a live table"), _lives_in(record.channel)
        raise await self._why_not(cause, taken, (Conflict(record.game), schema.game.c.id == record.game))

    async def append(
        self, record: TableRecord, after: Game, events: Sequence[Event], *, at: int, cause: int | None
    ) -> Outcome | None:
        """Write what one move caused, all of it or nothing; `after` is the game after these events.

        With the events that end a game goes all that follows from it when it was won: see `close_game`. What it tells
        beyond its result is given.

        Raises:
            AlreadyDone: the interaction `cause` was carried out before.
            Conflict: the game has an event of that number.
            NotSaved: nothing was written.
        """
        if not events:
            return None
        new = rows(record.game, events, first=after.seq - len(events) + 1, at=at, cause=cause)
        try:
            return await self._append(record, after, events, new)
        except Clash:
            pass
        raise await self._why_not(cause, (Conflict(f"{record.game} has event {new[0]['seq']}"), _numbered(new[0])))

    async def _append(
        self, record: TableRecord, after: Game, events: Sequence[Event], new: Sequence[EventRow]
    ) -> Outcome | None:
        told: Outcome | None = None

        async def work(connection: AsyncConnection) -> None:
            nonlocal told
            await connection.execute(sa.insert(schema.game_event), list(new))
            await _note_sitting(connection, record, events)
            if after.ended:
                told = await close_game(connection, record, after, new[0]["at"])

        if after.ended or any(isinstance(event, SeatTaken) for event in events):
            await self._connections.write(work)
        else:
            await self._connections.insert(schema.game_event, new)
        return told

    async def outcome(self, game: GameId) -> Outcome | None:
        """What a game tells beyond its result; None for one that was not finished.

        Raises:
            UnreadableLog: this version of the bot can't read it.
            NotRead: the database could not do it.
        """
        seat, found = schema.seat, schema.game
        seats = await self._connections.read(
            sa.select(found.c.weight, seat.c.number, seat.c.rating, seat.c.moved, seat.c.rated, *COLUMNS)
            .join_from(found, seat)
            .outerjoin(schema.season, COUNTED_IN)
            .where(found.c.id == game)
        )
        if not seats:
            return None
        awarded = await self._connections.read(earned_in(game))
        log = [found.event for found in await self.log(game)]
        return outcome(seats[0].weight, season_of(seats[0]), seats, awarded, log)

    async def live(self) -> list[LiveTable | UnreadableTable]:
        """All tables that neither finished nor stopped, oldest first.

        Raises:
            NotRead: the database could not do it.
        """
        return await live_tables(self._connections.read)

    async def unshown(self, since: int) -> list[LiveTable | UnreadableTable]:
        """The tables that ended after `since`, in milliseconds since 1970, and whose card has not been let go of.

        Raises:
            NotRead: the database could not do it.
        """
        game = schema.game
        return await _tables(self._connections.read, sa.and_(game.c.card.is_not(None), game.c.ended_at > since))

    async def log(self, game: GameId) -> list[Entry]:
        """The whole log of a game, empty for one that does not exist.

        Raises:
            UnreadableLog: this version of the bot can't read it.
            NotRead: the database could not do it.
        """
        event = schema.game_event
        found = await self._connections.read(
            sa.select(event.c.seq, event.c.at, event.c.body).where(event.c.game_id == game).order_by(event.c.seq)
        )
        return [entry(row.seq, row.at, row.body) for row in found]

    async def record(self, game: GameId) -> TableRecord | None:
        """What was settled when a table opened, None for a game that does not exist."""
        found = await self._connections.read(sa.select(schema.game).where(schema.game.c.id == game))
        return record_of(found[0]) if found else None

    async def opened(self, game: GameId) -> OpenedGame | None:
        """A game that has ended, with its secret; None while it is live, when nobody may know that."""
        ended = schema.game.c.status.in_(("finished", "stopped"))
        found = await self._connections.read(
            sa.select(schema.game, schema.game_secret.c.secret)
            .join(schema.game_secret)
            .where(schema.game.c.id == game, ended)
        )
        return OpenedGame(record_of(found[0]), found[0].secret, found[0].opening) if found else None

    async def last_finished(self, channel: int) -> GameId | None:
        """The game that was finished last in a channel, None where none was."""
        game = schema.game
        found = await self._connections.read(
            sa.select(game.c.id)
            .where(game.c.channel_id == channel, game.c.status == "finished")
            .order_by(game.c.ended_at.desc(), game.c.id)
            .limit(1)
        )
        return GameId(found[0].id) if found else None

    async def remember_card(self, game: GameId, message: int, *, replacing: bool = False) -> None:
        """Note which message shows a table, so that it is found after a restart; `replacing` is as in `LiveTable`."""
        await self._change(game, card=-message if replacing else message)

    async def forget_card(self, game: GameId) -> None:
        """Note that the end of a game is on the screen, and nothing is left to show."""
        await self._change(game, card=None)

    async def remember_opening(self, game: GameId, message: int) -> None:
        """Note which message told the fingerprint of a game's dice before anyone sat down."""
        await self._change(game, opening=message)

    async def set_aside(self, game: GameId, reason: str) -> None:
        """Take a table that can't go on out of the live ones; its log stays and its channel is free."""
        await self._change(game, status="set-aside", set_aside_because=reason)

    async def _change(self, game: GameId, **values: Any) -> None:  # noqa: ANN401 - whatever columns hold
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(schema.game).where(schema.game.c.id == game).values(**values))

        await self._connections.write(work)

    async def _why_not(self, cause: int | None, *others: tuple[StoreError, sa.ColumnElement[bool]]) -> StoreError:
        """Ask which rule of the schema a write broke: whoever won the race has committed by now."""
        rules = list(others)
        if cause is not None:
            rules.insert(0, (AlreadyDone(cause), schema.game_event.c.cause == cause))
        for error, rule in rules:
            if await self._connections.read(sa.select(sa.literal(1)).where(rule).limit(1)):
                return error
        return NotSaved("refused")


async def live_tables(read: Read) -> list[LiveTable | UnreadableTable]:
    """All live tables, oldest first; while others write, both reads must be of one moment."""
    return await _tables(read, schema.game.c.status == "live")


async def _tables(read: Read, which: sa.ColumnElement[bool]) -> list[LiveTable | UnreadableTable]:
    game, event = schema.game, schema.game_event
    tables = await read(
        sa.select(game, schema.game_secret.c.secret)
        .join(schema.game_secret)
        .where(which)
        .order_by(game.c.opened_at, game.c.id)
    )
    events = await read(
        sa.select(event.c.game_id, event.c.seq, event.c.at, event.c.body)
        .join(game)
        .where(which)
        .order_by(event.c.game_id, event.c.seq)
    )
    logs = {key: list(log) for key, log in groupby(events, key=lambda row: row.game_id)}
    return [live_table(row, logs.get(row.id, ())) for row in tables]


def _numbered(row: EventRow) -> sa.ColumnElement[bool]:
    event = schema.game_event
    return sa.and_(event.c.game_id == row["game_id"], event.c.seq == row["seq"])


def _lives_in(channel: int) -> sa.ColumnElement[bool]:
    return sa.and_(schema.game.c.channel_id == channel, schema.game.c.status == "live")


def _beginning(record: TableRecord, secret: bytes, events: Sequence[Event], new: Sequence[EventRow]) -> Work:
    row = {
        "id": record.game,
        "guild_id": record.guild,
        "channel_id": record.channel,
        "language": record.language,
        "preset": replay(events).preset,
        "status": "live",
        "opened_at": record.opened_at,
        "settings": record.settings.written(),
    }

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(schema.game), row)
        await connection.execute(sa.insert(schema.game_secret), {"game_id": record.game, "secret": secret})
        await connection.execute(sa.insert(schema.game_event), list(new))
        await _note_sitting(connection, record, events)

    return work


async def _note_sitting(connection: AsyncConnection, record: TableRecord, events: Sequence[Event]) -> None:
    """Note in whose way of being forgotten this log lies."""
    taken = {event.player for event in events if isinstance(event, SeatTaken)}
    sitting = [{"player_id": player, "game_id": record.game} for player in sorted(taken)]
    await upsert(connection, schema.sitting, sitting, replace=("game_id",))
