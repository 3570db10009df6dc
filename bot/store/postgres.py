"""A PostgreSQL server, through a pool of connections."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.connections import Work
from bot.store.errors import BadAddress
from bot.store.faults import found, saved

_CONNECTIONS = 10
"""So many moves can be written at the same time; further ones wait for their turn."""


class PostgresConnections:
    """The connections to one server; see `Connections`."""

    def __init__(self, url: sa.URL, patience: float) -> None:
        """Connect when needed; `patience` is how many seconds to wait for locks, and for the server."""
        self._engine = engine(url, patience)

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows of a query."""
        return await found(self._read(statement))

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Add rows in a transaction of their own."""

        async def add(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(table), list(rows))

        await self.write(add)

    async def write(self, work: Work) -> None:
        """Do `work` in one transaction."""
        await asyncio.shield(asyncio.ensure_future(saved(self._transaction(work))))

    async def close(self) -> None:
        """Let go of the server."""
        await self._engine.dispose()

    async def _read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def _transaction(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            await work(connection)


def engine(url: sa.URL, patience: float) -> AsyncEngine:
    """A pool of connections.

    Raises:
        BadAddress: the driver is not installed.
    """
    limits = {"lock_timeout": str(int(patience * 1000))}
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
