import asyncio
import sqlite3
import sys
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.store import AlreadyRunning, Database, LiveTable, NotRead, NotSaved, TableRecord, migrate
from bot.store.sqlite import SqliteConnections
from tests.store.conftest import PATIENCE
from tests.store.plays import BID, DEALT, GATHERING, ROLLED, SECRET, WON, bid, play, table
from tests.store.tables import rows

Write = Callable[[Database, TableRecord, Game], Awaitable[None]]


async def _move(database: Database, record: TableRecord, game: Game) -> None:
    await database.journal.append(record, replay(DEALT, game), DEALT, at=1, cause=None)


async def _end(database: Database, record: TableRecord, game: Game) -> None:
    await database.journal.append(record, replay(WON, game), WON, at=1, cause=None)


async def _open(database: Database, record: TableRecord, game: Game) -> None:
    await database.journal.open(table(channel=8), SECRET, GATHERING, at=1, cause=None)


async def _card(database: Database, record: TableRecord, game: Game) -> None:
    await database.journal.remember_card(record.game, 3)


WRITES = [
    pytest.param(_move, id="move"),
    pytest.param(_end, id="end"),
    pytest.param(_open, id="open"),
    pytest.param(_card, id="card"),
]


@pytest.fixture
def driver(sqlite_database: Database) -> aiosqlite.Connection:
    """The connection that all is written on."""
    connections = sqlite_database._connections
    assert isinstance(connections, SqliteConnections)
    return connections._driver


async def contents(database: Database) -> list[object]:
    """All that moves may change."""
    tables = ("game", "game_event", "seat", "totals", "person")
    return [await rows(database, f"SELECT * FROM {name} ORDER BY 1, 2") for name in tables]


@pytest.mark.parametrize("write", WRITES)
async def test_while_another_program_writes_moves_wait_and_succeed(
    sqlite_database: Database, sqlite_file: Path, write: Write
) -> None:
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED)
    before = await contents(sqlite_database)
    with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(write(sqlite_database, record, game))
        await asyncio.sleep(PATIENCE / 3)
        assert not writing.done()
        other.execute("ROLLBACK")
        await writing
    assert await contents(sqlite_database) != before


@pytest.mark.parametrize("write", WRITES)
async def test_when_another_program_holds_on_the_move_is_not_made(
    sqlite_database: Database, sqlite_file: Path, write: Write
) -> None:
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED)
    before = await contents(sqlite_database)
    with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved) as locked:
            await write(sqlite_database, record, game)
    assert (locked.value.why, locked.value.code) == ("locked", "SQLITE_BUSY")
    assert locked.value.__context__ is None
    assert await contents(sqlite_database) == before
    await write(sqlite_database, record, game)


async def test_a_queue_of_moves_behind_a_lock_is_told_in_good_time(
    sqlite_database: Database, sqlite_file: Path
) -> None:
    games = [(record := table(channel), await play(sqlite_database.journal, record, GATHERING)) for channel in range(9)]
    with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(PATIENCE * 3):
            writes = [_end(sqlite_database, record, game) for record, game in games]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert {getattr(outcome, "why", None) for outcome in outcomes} == {"locked"}
    for record, game in games:
        await _end(sqlite_database, record, game)


@pytest.mark.parametrize("write", WRITES)
async def test_a_file_that_may_not_be_written_says_so_and_play_goes_on_later(
    sqlite_database: Database, driver: aiosqlite.Connection, write: Write
) -> None:
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED)
    before = await contents(sqlite_database)
    await driver.execute_fetchall("PRAGMA query_only = ON")
    with pytest.raises(NotSaved) as refused:
        await write(sqlite_database, record, game)
    assert refused.value.why == "read-only"
    assert await contents(sqlite_database) == before
    await driver.execute_fetchall("PRAGMA query_only = OFF")
    await write(sqlite_database, record, game)


@pytest.mark.parametrize("end", [False, True], ids=["moves", "the end"])
async def test_a_full_disk_says_so_and_play_goes_on_when_there_is_space(
    sqlite_database: Database, driver: aiosqlite.Connection, end: bool
) -> None:
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED, DEALT)
    (pages,) = await rows(sqlite_database, "PRAGMA page_count")
    await driver.execute_fetchall(f"PRAGMA max_page_count = {pages[0]}")
    big = bid(10**12) * 2000
    ends = (*big, *WON)

    events = ends if end else big
    with pytest.raises(NotSaved) as full:
        await sqlite_database.journal.append(record, replay(events, game), events, at=1, cause=None)
    assert full.value.why == "full"
    assert full.value.__context__ is None
    assert len(await sqlite_database.journal.log(record.game)) == game.seq
    assert await sqlite_database.people.leaderboard(None) == []

    await driver.execute_fetchall("PRAGMA max_page_count = 1000000")
    await sqlite_database.journal.append(record, replay(BID, game), BID, at=1, cause=None)
    assert len(await sqlite_database.journal.log(record.game)) == game.seq + 1


async def test_no_trace_of_an_error_quotes_a_die(database: Database) -> None:
    secretive = (*DEALT, *DEALT)
    with pytest.raises(NotSaved) as refused:
        await database.journal.append(table(), Game(seq=2), secretive, at=1, cause=None)
    told = "".join(traceback.format_exception(refused.value))
    assert "cups" not in told
    assert "sqlalchemy" not in told


async def test_two_programs_that_read_and_then_write_lose_no_update(
    sqlite_database: Database, sqlite_file: Path
) -> None:
    """The trap of SQLite through SQLAlchemy: without BEGIN IMMEDIATE most of these are lost without a word."""
    await sqlite_database.people.set_language(1, "0")
    programs = [await SqliteConnections.open(sqlite_file, patience=20) for _ in range(2)]

    async def count_up(connection: AsyncConnection) -> None:
        number = int(await connection.scalar(sa.text("SELECT language FROM person")) or 0)
        await connection.execute(sa.text(f"UPDATE person SET language = '{number + 1}'"))

    await asyncio.gather(*(program.write(count_up) for program in programs for _ in range(20)))

    assert await sqlite_database.people.languages() == {1: "40"}
    for program in programs:
        await program.close()


async def test_on_postgresql_a_lock_held_too_long_is_told(postgres_database: Database) -> None:
    record = table()
    game = await play(postgres_database.journal, record, GATHERING, ROLLED)
    async with postgres_database._connections._engine.begin() as other:  # type: ignore[attr-defined]
        await other.execute(sa.text("LOCK TABLE game_event IN EXCLUSIVE MODE"))
        with pytest.raises(NotSaved) as locked:
            await _move(postgres_database, record, game)
    assert locked.value.why == "locked"
    await _move(postgres_database, record, game)


async def test_a_postgresql_that_went_away_is_told_and_found_again(postgres_database: Database) -> None:
    record = table()
    game = await play(postgres_database.journal, record, GATHERING, ROLLED)
    killed = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    with pytest.raises(NotRead) as lost:
        await rows(postgres_database, killed)
    assert lost.value.why == "unreachable"
    await _move(postgres_database, record, game)


@pytest.fixture
async def postgres_database(postgres_address: str) -> AsyncIterator[Database]:
    await migrate(postgres_address)
    database = await Database.open(postgres_address, patience=1)
    yield database
    await database.close()


HOLD = """
import asyncio, sys
from bot.store import Database
async def hold():
    database = await Database.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(60)
    await database.close()
asyncio.run(hold())
"""


async def test_a_second_process_is_refused_until_the_first_is_gone_however_it_went(
    sqlite_database: Database, sqlite_file: Path
) -> None:
    address = f"sqlite:///{sqlite_file}"
    record = table()
    await play(sqlite_database.journal, record, GATHERING)
    with pytest.raises(AlreadyRunning):
        await Database.open(address)
    await sqlite_database.close()

    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", HOLD, address]
    first = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=root)
    try:
        assert first.stdout is not None
        assert await first.stdout.readline() == b"open\n"
        with pytest.raises(AlreadyRunning, match=r"another process is using .*perudo\.sqlite3"):
            await Database.open(address)
    finally:
        first.kill()
        await first.communicate()

    database = await Database.open(address)
    (found,) = await database.journal.live()
    assert isinstance(found, LiveTable)
    assert found.record == record
    await database.close()
