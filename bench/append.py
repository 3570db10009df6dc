"""Writing a move, beside the plainest way to write the same rows: one sqlite3 transaction in one trip to a thread."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count as counting
from pathlib import Path

from bench.measure import Result, awaited_in_turns
from bot.rules.events import BidMade, Event, SeatTaken, TableOpened
from bot.rules.game import Game
from bot.rules.options import Options
from bot.rules.pieces import Face, PlayerId, SeatNo
from bot.store import Database, GameId, TableRecord, migrate
from bot.store.records import EventRow, rows

LIMIT = 3.0
TABLES = 64
ROUNDS = 400
BURSTS = 20

_OPENING = (TableOpened("classic", Options(), 90), SeatTaken(SeatNo(1), PlayerId(1), "Ana"))
_causes = counting(1)
_INSERT = "INSERT INTO game_event (game_id, seq, at, kind, body, cause) VALUES (?, ?, ?, ?, ?, ?)"


class Ours:
    """The store, with all tables open."""

    def __init__(self, database: Database) -> None:
        self._journal = database.journal
        self._seqs = [len(_OPENING)] * TABLES

    async def append(self, table: int, events: Sequence[Event], cause: int) -> None:
        """Write a move."""
        self._seqs[table] += len(events)
        after = Game(seq=self._seqs[table], phase="round")
        await self._journal.append(_record(table), after, events, at=cause, cause=cause)


class Plain:
    """The same rows by hand, in the same schema."""

    def __init__(self, file: Path, thread: ThreadPoolExecutor) -> None:
        self._thread = thread
        self._connection = thread.submit(_connect, file).result()
        self._seqs = [len(_OPENING)] * TABLES

    async def append(self, table: int, events: Sequence[Event], cause: int) -> None:
        """Write a move."""
        first = self._seqs[table] + 1
        self._seqs[table] += len(events)
        new = rows(GameId(f"game-{table}"), events, first=first, at=cause, cause=cause)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, new)

    def _write(self, new: Sequence[EventRow]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.executemany(_INSERT, [tuple(row.values()) for row in new])
        self._connection.execute("COMMIT")

    def close(self) -> None:
        """Let go of the file."""
        self._thread.submit(self._connection.close).result()


Append = Callable[[int, Sequence[Event], int], Awaitable[None]]


def run() -> list[Result]:
    """Measure moves of one, three and five events, and a burst of moves at all tables together."""
    return asyncio.run(_run())


async def _run() -> list[Result]:
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder, ThreadPoolExecutor(1) as thread:
        ours, yardstick = Path(folder) / "ours.sqlite3", Path(folder) / "plain.sqlite3"
        database = await _filled(ours)
        await (await _filled(yardstick)).close()
        plain = Plain(yardstick, thread)
        ways = (Ours(database).append, plain.append)
        try:
            return [*[await _singles(count, *ways) for count in (1, 3, 5)], await _bursts(*ways)]
        finally:
            plain.close()
            await database.close()


async def _filled(file: Path) -> Database:
    """A database in which all tables are open."""
    await migrate(f"sqlite:///{file}")
    database = await Database.open(f"sqlite:///{file}")
    for table in range(TABLES):
        await database.journal.open(_record(table), bytes(32), _OPENING, at=0, cause=None)
    return database


def _record(table: int) -> TableRecord:
    return TableRecord(GameId(f"game-{table}"), guild=1, channel=table, language="en", opened_at=0)


async def _singles(count: int, ours: Append, plain: Append) -> Result:
    events = _bids(count)
    name = f"append, {count} event{'s' if count > 1 else ''}"
    return await _compare(name, ROUNDS, *(partial(_move, way, events) for way in (ours, plain)))


async def _bursts(ours: Append, plain: Append) -> Result:
    name = f"append, {TABLES} together, 3 events each"
    return await _compare(name, BURSTS, *(partial(_burst, way) for way in (ours, plain)))


async def _move(way: Append, events: Sequence[Event]) -> None:
    await way(0, events, next(_causes))


async def _burst(way: Append) -> None:
    await asyncio.gather(*(way(table, _bids(3), next(_causes)) for table in range(TABLES)))


async def _compare(name: str, rounds: int, *ways: Callable[[], Awaitable[None]]) -> Result:
    ours, plain = await awaited_in_turns(rounds, *ways)
    return Result(name, ours, plain, LIMIT)


def _bids(count: int) -> list[Event]:
    return [BidMade(SeatNo(1), quantity, Face(4)) for quantity in range(1, count + 1)]


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection
