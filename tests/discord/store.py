"""A database that tells what it was asked, and when."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store import Database, NotSaved
from bot.store.connections import Connections, Work


class Asked(NamedTuple):
    """One request to the database: `read`, `insert` or `write`, and how many requests Discord had had before it."""

    kind: str
    after: int


class Watched:
    """Connections that note what they are asked.

    Nothing can be written while they are `broken`; a `delay`, in real seconds, makes them slow. `requests` counts what
    Discord was asked so far.
    """

    def __init__(self, inner: Connections) -> None:
        self.asked: list[Asked] = []
        self.broken = False
        self.delay = 0.0
        self.requests: Callable[[], int] = int
        self._inner = inner

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        self._note("read")
        return await self._inner.read(statement)

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        self._note("insert")
        await self._hinder()
        await self._inner.insert(table, rows)

    async def write(self, work: Work) -> None:
        self._note("write")
        await self._hinder()
        await self._inner.write(work)

    async def close(self) -> None:
        await self._inner.close()

    async def _hinder(self) -> None:
        await asyncio.sleep(self.delay)
        if self.broken:
            raise NotSaved("locked")

    def _note(self, kind: str) -> None:
        self.asked.append(Asked(kind, self.requests()))


async def watched(address: str) -> tuple[Database, Watched]:
    """Open a database, and watch it."""
    database = await Database.open(address)
    connections = Watched(database._connections)
    return Database(connections, database._lock), connections
