"""What is kept for a while only: the logs of games that ended, and what belongs to servers that the bot was taken from.

Everything is done in small transactions, each of which leaves all in order: what is cut off is done another day.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.connections import Connections

_DAY = 24 * 3600 * 1000
"""In milliseconds."""

_BATCH = 50
"""The games that lose their logs in one transaction."""

_OF_SERVERS = (schema.settings, schema.season, schema.tally, schema.faces, schema.departed)
"""The tables whose rows go with their server."""

_LOGS = (schema.game_event, schema.sitting)
"""What was done in each game, and who sat there."""

_NAMING_SERVERS = (schema.game, schema.settings, schema.season)
"""A server that is named anywhere is named in one of these."""

Here = Callable[[int], bool | None]
"""Whether the bot is on a server; None where this process can't tell, such as of the servers of another shard."""


class Keep(NamedTuple):
    """For how many days something is kept; 0 is for ever.

    Attributes:
        logs: the log of a game, from its end.
        removed_servers: what belongs to a server, from when the bot was first seen not to be there any more.
    """

    logs: int = 0
    removed_servers: int = 0


class Retention:
    """Deletes what has been kept for long enough. People keep their results, ratings and totals of all servers."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def sweep(self, keep: Keep, at: int, here: Here) -> None:
        """Delete all that was kept for long enough at `at`, in milliseconds since 1970.

        Raises:
            NotRead: the database could not do it; what was deleted is deleted.
            NotSaved: likewise.
        """
        game = schema.game
        if keep.logs:
            await self._delete_logs(game.c.ended_at <= at - keep.logs * _DAY)
        if keep.removed_servers:
            await self._note_departures(at, here)
            for server in await self._departed(at - keep.removed_servers * _DAY, here):
                await self._delete_logs(game.c.guild_id == server)
                await self._connections.write(partial(_delete_server, server=server))

    async def _note_departures(self, at: int, here: Here) -> None:
        """Note of which servers the bot is not there any more, and of which it is there again."""
        departed = schema.departed
        named = await self._connections.read(sa.union(*(sa.select(table.c.guild_id) for table in _NAMING_SERVERS)))
        noted = {row.guild_id for row in await self._connections.read(sa.select(departed))}
        servers = {row.guild_id for row in named} - {schema.EVERYWHERE}
        gone = [{"guild_id": server, "at": at} for server in sorted(servers - noted) if here(server) is False]
        back = [server for server in sorted(noted) if here(server)]

        async def work(connection: AsyncConnection) -> None:
            if gone:
                await connection.execute(sa.insert(departed), gone)
            await connection.execute(sa.delete(departed).where(departed.c.guild_id.in_(back)))

        if gone or back:
            await self._connections.write(work)

    async def _departed(self, before: int, here: Here) -> list[int]:
        """The servers without the bot since `before` or longer; those with a live table wait for its end."""
        departed, game = schema.departed, schema.game
        live = sa.exists().where(game.c.guild_id == departed.c.guild_id, game.c.status == "live")
        found = await self._connections.read(sa.select(departed.c.guild_id).where(departed.c.at <= before, ~live))
        return [row.guild_id for row in found if here(row.guild_id) is False]

    async def _delete_logs(self, which: sa.ColumnElement[bool]) -> None:
        """Delete the logs of those games that have ended, and who sat in them; the secrets of their dice stay."""
        game, event = schema.game, schema.game_event
        logged = sa.exists().where(event.c.game_id == game.c.id)
        last = ""
        while True:
            ended = game.c.status != "live", which, logged, game.c.id > last
            found = await self._connections.read(sa.select(game.c.id).where(*ended).order_by(game.c.id).limit(_BATCH))
            if not found:
                return
            games = [row.id for row in found]
            await self._connections.write(partial(_delete_of_games, games=games, tables=_LOGS))
            last = games[-1]


async def _delete_of_games(
    connection: AsyncConnection, games: Sequence[str] | sa.Select[Any], tables: Iterable[sa.Table]
) -> None:
    for table in tables:
        await connection.execute(sa.delete(table).where(table.c.game_id.in_(games)))


async def _delete_server(connection: AsyncConnection, server: int) -> None:
    """Delete what belongs to a server; its finished games are games of no server from now on, as people keep those."""
    game, seat = schema.game, schema.seat
    for table in _OF_SERVERS:
        await connection.execute(sa.delete(table).where(table.c.guild_id == server))
    its = sa.and_(game.c.guild_id == server, game.c.status != "live")
    unfinished = sa.select(game.c.id).where(its, game.c.number.is_(None))
    await _delete_of_games(connection, unfinished, (*_LOGS, schema.game_secret))
    await connection.execute(sa.delete(game).where(its, game.c.number.is_(None)))
    nowhere = {"guild_id": schema.EVERYWHERE, "channel_id": schema.EVERYWHERE, "season": None}
    await connection.execute(sa.update(game).where(its).values(nowhere))
    await connection.execute(sa.update(seat).where(seat.c.guild_id == server).values(guild_id=schema.EVERYWHERE))
