"""How the rest of the store reaches its database."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import NotSaved
from bot.store.faults import found

Read = Callable[[sa.Executable], Awaitable[Sequence[sa.Row[Any]]]]
"""Gives the rows of a query."""

Work = Callable[[AsyncConnection], Awaitable[None]]
"""What is done in one transaction; where the connection broke before anything was written, it is done once more."""


class Connections(Protocol):
    """The connections to one database.

    A write that was begun is carried out to its end even when whoever waits for it is cancelled.
    """

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows of a query.

        Raises:
            NotRead: the database could not do it.
        """
        ...

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Add rows of numbers and text in a transaction of their own: the hot path of every move.

        Raises:
            Clash: a row broke a rule of its table; nothing was written.
            NotSaved: the database could not do it; nothing was written.
        """
        ...

    async def write(self, work: Work) -> None:
        """Do `work` in one transaction; raises as `insert` does."""
        ...

    async def close(self) -> None:
        """Finish the write in hand and let go of the database; from then on all else raises NotRead or NotSaved."""
        ...


class Readers:
    """Connections that only read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows of a query."""
        return await found(self._read(statement))

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:  # noqa: ARG002 - as its kind is asked
        """Refuse."""
        raise NotSaved("read-only")

    async def write(self, work: Work) -> None:  # noqa: ARG002 - as its kind is asked
        """Refuse."""
        raise NotSaved("read-only")

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def _read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).all()
