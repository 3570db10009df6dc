"""A PostgreSQL server, through a pool of connections."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.connections import Work
from bot.store.errors import BadAddress, NotRead, NotSaved
from bot.store.faults import found, saved

T = TypeVar("T")

APPLICATION = "perudo"
"""What the server's own list of connections calls those of the bot."""

_CONNECTIONS = 10
"""So many moves can be written at the same time; further ones wait for their turn."""


class PostgresConnections:
    """The connections to one server; see `Connections`.

    A server that was started anew has closed every idle connection, which shows when one is used. What is asked for
    then is asked once more, on a new one; to try each before its use would cost every move a trip to the server.
    """

    def __init__(self, url: sa.URL, patience: float) -> None:
        """Connect when needed; `patience` is how many seconds to wait for locks, and for the server."""
        self._engine = engine(url, patience)
        self._closed = False
        self._writes: set[asyncio.Future[None]] = set()

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows of a query."""
        if self._closed:
            raise NotRead("closed")
        return await found(self._read(statement))

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Add rows in a transaction of their own."""

        async def add(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(table), list(rows))

        await self.write(add)

    async def write(self, work: Work) -> None:
        """Do `work` in one transaction."""
        if self._closed:
            raise NotSaved("closed")
        writing = asyncio.ensure_future(saved(self._transaction(work)))
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)
        await asyncio.shield(writing)

    async def close(self) -> None:
        """Finish the writes in hand and let go of the server."""
        self._closed = True
        await asyncio.gather(*self._writes, return_exceptions=True)
        await self._engine.dispose()

    async def _read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        async def read() -> Sequence[sa.Row[Any]]:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).all()

        return await _again_if_lost(read)

    async def _transaction(self, work: Work) -> None:
        async def begin() -> AsyncConnection:
            connection = await self._engine.connect()
            try:
                await work(connection)
            except BaseException:
                await connection.close()
                raise
            return connection

        connection = await _again_if_lost(begin)
        try:
            await connection.commit()  # never again: when the connection breaks here, it may have been written
        finally:
            await connection.close()


async def _again_if_lost(act: Callable[[], Awaitable[T]]) -> T:
    """Do what changes nothing for good, and once more where the connection was lost: the pool lets go of all then."""
    try:
        return await act()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    return await act()


def engine(url: sa.URL, patience: float) -> AsyncEngine:
    """A pool of connections.

    Raises:
        BadAddress: the driver is not installed.
    """
    limits = {"lock_timeout": str(int(patience * 1000)), "application_name": APPLICATION}
    try:
        return create_async_engine(
            url,
            connect_args={"timeout": patience, "server_settings": limits},
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=patience,
            hide_parameters=True,
        )
    except ModuleNotFoundError:
        raise BadAddress("PostgreSQL needs its driver: pip install 'perudo[postgres]'") from None
