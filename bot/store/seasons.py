"""The seasons of servers: which ones there are, and which one a game counts in."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.scores.seasons import Season
from bot.store import schema
from bot.store.connections import Connections
from bot.store.tallying import queue_up

COLUMNS = [schema.season.c[name].label(f"season_{name}") for name in ("number", "name", "started_at", "ended_at")]
"""What `season_of` reads."""

COUNTED_IN = sa.and_(schema.season.c.guild_id == schema.game.c.guild_id, schema.season.c.number == schema.game.c.season)
"""Joins a game to the season that it counts in."""


class Seasons:
    """The seasons of servers; at most one of each runs, and it is the newest."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def of(self, guild: int, *, limit: int) -> list[Season]:
        """The newest seasons of a guild, the newest first.

        Raises:
            NotRead: the database could not do it.
        """
        found = map(season_of, await self._connections.read(newest(guild, limit)))
        return [season for season in found if season]

    async def one(self, guild: int, number: int) -> list[Season]:
        """The season of that number, alone; empty where there is none.

        Raises:
            NotRead: the database could not do it.
        """
        which = schema.season.c.guild_id == guild, schema.season.c.number == number
        found = map(season_of, await self._connections.read(sa.select(*COLUMNS).where(*which)))
        return [season for season in found if season]

    async def start(self, guild: int, name: str, at: int, *, after: int) -> bool:
        """Start a season, and end the one that runs; false where season `after`, or 0, is not the newest any more.

        Raises:
            NotSaved: nothing was changed.
        """
        started: list[bool] = []

        async def work(connection: AsyncConnection) -> None:
            await queue_up(connection)
            found = season_of((await connection.execute(newest(guild, 1))).first())
            started.append((found.number if found else 0) == after)
            if started[-1]:
                await connection.execute(_ending(guild, at))
                row = {"guild_id": guild, "number": after + 1, "name": name, "started_at": at}
                await connection.execute(sa.insert(schema.season), row)

        await self._connections.write(work)
        return started[-1]

    async def end(self, guild: int, number: int, at: int) -> bool:
        """End a season; false where it does not run any more.

        Raises:
            NotSaved: nothing was changed.
        """
        ended: list[bool] = []

        async def work(connection: AsyncConnection) -> None:
            await queue_up(connection)
            done = await connection.execute(_ending(guild, at).where(schema.season.c.number == number))
            ended.append(bool(done.rowcount))

        await self._connections.write(work)
        return ended[-1]


async def running(connection: AsyncConnection, guild: int) -> Season | None:
    """The season that runs in a guild."""
    return season_of((await connection.execute(running_in(guild))).first())


def running_in(guild: int) -> sa.Select[Any]:
    """The season that runs in a guild, where one does."""
    return sa.select(*COLUMNS).where(*_running(guild))


def newest(guild: int, limit: int) -> sa.Select[Any]:
    """The newest seasons of a guild, the newest first."""
    season = schema.season
    return sa.select(*COLUMNS).where(season.c.guild_id == guild).order_by(season.c.number.desc()).limit(limit)


def season_of(found: Any) -> Season | None:  # noqa: ANN401 - a row with `COLUMNS`, or None
    """The season of a row; None where it has none."""
    if found is None or found.season_number is None:
        return None
    return Season(found.season_number, found.season_name, found.season_started_at, found.season_ended_at)


def _ending(guild: int, at: int) -> sa.Update:
    return sa.update(schema.season).where(*_running(guild)).values(ended_at=at)


def _running(guild: int) -> tuple[sa.ColumnElement[bool], ...]:
    return schema.season.c.guild_id == guild, schema.season.c.ended_at.is_(None)
