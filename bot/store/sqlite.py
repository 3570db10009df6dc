"""A SQLite file: one connection writes, a few read.

Every write begins with BEGIN IMMEDIATE or is a single statement: a transaction that reads before it takes the write
lock loses updates, or fails without waiting.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.connections import Work
from bot.store.errors import NotRead, NotSaved
from bot.store.faults import found, saved

DURABLE = ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON")
"""What is committed survives a loss of power, and what is deleted is gone from the file."""

READING = ("query_only = ON",)
"""These connections never write, and never wait for one that does."""


class SqliteConnections:
    """The connections to one file; see `Connections`."""

    def __init__(
        self, writer: AsyncConnection, driver: aiosqlite.Connection, readers: AsyncEngine, patience: float
    ) -> None:
        self._writer = writer
        self._driver = driver
        self._readers = readers
        self._patience = patience
        self._turn = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, file: Path, patience: float) -> Self:
        """Connect to a file; `patience` is how many seconds a write waits for other programs."""
        writer = await engine(file, patience, *DURABLE, "foreign_keys = ON").connect()
        driver = (await writer.get_raw_connection()).driver_connection
        assert isinstance(driver, aiosqlite.Connection)  # noqa: S101 - told to mypy
        return cls(writer, driver, engine(file, patience, *READING), patience)

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows of a query."""
        if self._closed:
            raise NotRead("closed")
        return await found(self._read(statement))

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Add rows in a transaction of their own.

        A single statement outside BEGIN is one, and costs one trip to the driver's thread; through SQLAlchemy's own
        connection it costs seven and takes three times as long (bench/append.py).
        """
        statement, columns = _insertion(table, len(rows))
        values = [row[column] for row in rows for column in columns]
        await self._in_turn(lambda: self._driver.execute_fetchall(statement, values))

    async def write(self, work: Work) -> None:
        """Do `work` in one transaction."""
        await self._in_turn(lambda: self._transaction(work))

    async def close(self) -> None:
        """Finish the write in hand and let go of the file."""
        async with self._turn:
            self._closed = True
            await self._writer.close()
            await self._writer.engine.dispose()
            await self._readers.dispose()

    async def _read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        async with self._readers.connect() as connection:
            return (await connection.execute(statement)).all()

    async def _transaction(self, work: Work) -> None:
        async with self._writer.begin():
            await work(self._writer)

    async def _in_turn(self, begin: Callable[[], Awaitable[object]]) -> None:
        await asyncio.shield(asyncio.ensure_future(self._when_free(begin)))

    async def _when_free(self, begin: Callable[[], Awaitable[object]]) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._turn.acquire()
        except TimeoutError:  # whoever has the turn waits for another program
            raise NotSaved("locked") from None
        try:
            if self._closed:
                raise NotSaved("closed")
            await saved(begin())
        finally:
            self._turn.release()


def engine(file: Path, patience: float, *pragmas: str, **way: str) -> AsyncEngine:
    """Connections that are set up by `pragmas`, wait `patience` seconds for a lock and begin by taking it.

    `way` is how SQLite opens the file, such as `mode="ro"`: https://www.sqlite.org/uri.html.
    """
    made = create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=file.absolute().as_uri(), query=way | {"uri": "true"}),
        connect_args={"timeout": patience, "isolation_level": None},
        hide_parameters=True,
    )

    def set_up(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN" if pragmas == READING else "BEGIN IMMEDIATE")

    sa.event.listen(made.sync_engine, "connect", set_up)
    sa.event.listen(made.sync_engine, "begin", begin)
    return made


@cache
def _insertion(table: sa.Table, count: int) -> tuple[str, tuple[str, ...]]:
    """The text that inserts so many rows, and the columns whose values each row gives in turn."""
    columns = tuple(column.name for column in table.columns)
    row: dict[str, None] = dict.fromkeys(columns)
    return str(sa.insert(table).values([row] * count).compile(dialect=sqlite.dialect())), columns
