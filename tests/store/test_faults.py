import asyncio
import sqlite3
import sys
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.store import (
    AlreadyRunning,
    Board,
    ChannelTaken,
    Conflict,
    Database,
    LiveTable,
    NotRead,
    NotSaved,
    TableRecord,
    migrate,
)
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
    tables = ("game", "game_event", "seat", "tally", "person")
    return [await rows(database, f"SELECT * FROM {name} ORDER BY 1, 2") for name in tables]


HOLD_THE_LOCK = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""


@asynccontextmanager
async def program(script: str, argument: str, says: bytes) -> AsyncIterator[asyncio.subprocess.Process]:
    """Another process, from when it says something until it is killed."""
    command = [sys.executable, "-c", script, argument]
    pipe, root = asyncio.subprocess.PIPE, Path(__file__).parents[2]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=root)
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).strip() == says
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@pytest.mark.parametrize("write", WRITES)
async def test_fault_30_while_another_process_writes_moves_wait_and_succeed(
    sqlite_database: Database, sqlite_file: Path, write: Write
) -> None:
    """Three seconds of five."""
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED)
    before = await contents(sqlite_database)
    async with program(HOLD_THE_LOCK, str(sqlite_file), b"held") as other:
        writing = asyncio.ensure_future(write(sqlite_database, record, game))
        await asyncio.sleep(PATIENCE * 3 / 5)
        assert not writing.done()
        assert await contents(sqlite_database) == before
        other.kill()
        await writing
    assert await contents(sqlite_database) != before


@pytest.mark.parametrize("write", WRITES)
async def test_fault_30_when_another_process_holds_on_the_move_is_not_made(
    sqlite_database: Database, sqlite_file: Path, write: Write
) -> None:
    """Ten seconds of five: the answer comes after five."""
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED)
    before = await contents(sqlite_database)
    async with program(HOLD_THE_LOCK, str(sqlite_file), b"held"):
        async with asyncio.timeout(PATIENCE * 2):
            with pytest.raises(NotSaved) as locked:
                await write(sqlite_database, record, game)
        await asyncio.sleep(PATIENCE)
        assert await contents(sqlite_database) == before
    assert (locked.value.why, locked.value.code) == ("locked", "SQLITE_BUSY")
    assert locked.value.__context__ is None
    assert await contents(sqlite_database) == before
    await write(sqlite_database, record, game)


async def test_fault_30_a_queue_of_moves_behind_a_lock_is_told_in_good_time(
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
async def test_fault_31_a_file_that_may_not_be_written_says_so_and_play_goes_on_later(
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
async def test_fault_31_disk_full_says_so_and_play_goes_on_when_there_is_space(
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
    assert await sqlite_database.boards.page(Board(None)) == []

    await driver.execute_fetchall("PRAGMA max_page_count = 1000000")
    await sqlite_database.journal.append(record, replay(BID, game), BID, at=1, cause=None)
    assert len(await sqlite_database.journal.log(record.game)) == game.seq + 1


async def test_fault_34_no_trace_of_an_error_quotes_a_die(database: Database) -> None:
    secretive = (*DEALT, *DEALT)
    with pytest.raises(NotSaved) as refused:
        await database.journal.append(table(), Game(seq=2), secretive, at=1, cause=None)
    told = "".join(traceback.format_exception(refused.value))
    assert "cups" not in told
    assert "sqlalchemy" not in told


async def test_fault_30_two_programs_that_read_and_then_write_lose_no_update(
    sqlite_database: Database, sqlite_file: Path
) -> None:
    """The trap of SQLite through SQLAlchemy: without BEGIN IMMEDIATE most of these are lost without a word."""
    await sqlite_database.people.set_language(1, "0")
    programs = [await SqliteConnections.open(sqlite_file, patience=20) for _ in range(2)]

    async def count_up(connection: AsyncConnection) -> None:
        number = int(await connection.scalar(sa.text("SELECT language FROM person")) or 0)
        await connection.execute(sa.text(f"UPDATE person SET language = '{number + 1}'"))

    await asyncio.gather(*(program.write(count_up) for program in programs for _ in range(20)))

    assert await sqlite_database.people.languages(10) == {1: "40"}
    for program in programs:
        await program.close()


async def test_fault_30_on_postgresql_a_lock_held_too_long_is_told(postgres_database: Database) -> None:
    record = table()
    game = await play(postgres_database.journal, record, GATHERING, ROLLED)
    async with postgres_database._connections._engine.begin() as other:  # type: ignore[attr-defined]  # PostgreSQL's connections alone have it
        await other.execute(sa.text("LOCK TABLE game_event IN EXCLUSIVE MODE"))
        with pytest.raises(NotSaved) as locked:
            await _move(postgres_database, record, game)
    assert locked.value.why == "locked"
    await _move(postgres_database, record, game)


async def test_a_postgresql_that_keeps_going_away_is_told_and_found_again(postgres_database: Database) -> None:
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


RUN = """
import asyncio, sys
from bot.store import Database
async def hold():
    database = await Database.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


async def test_fault_11_a_second_process_is_refused_until_the_first_is_gone_however_it_went(
    sqlite_database: Database, sqlite_file: Path
) -> None:
    address = f"sqlite:///{sqlite_file}"
    record = table()
    await play(sqlite_database.journal, record, GATHERING)
    with pytest.raises(AlreadyRunning):
        await Database.open(address)
    await sqlite_database.close()

    async with program(RUN, address, b"open"):
        with pytest.raises(AlreadyRunning, match=r"another process is using .*perudo\.sqlite3"):
            await Database.open(address)

    database = await Database.open(address)
    (found,) = await database.journal.live()
    assert isinstance(found, LiveTable)
    assert found.record == record
    await database.close()


async def test_fault_11_two_processes_on_one_postgresql_never_mix_their_games(postgres_address: str) -> None:
    await migrate(postgres_address)
    one, two = [await Database.open(postgres_address) for _ in range(2)]
    own, other = table(channel=1), table(channel=2)
    game = await play(one.journal, own, GATHERING, ROLLED)
    await play(two.journal, other, GATHERING)
    with pytest.raises(ChannelTaken):
        await play(two.journal, table(channel=1), GATHERING)

    moves = [database.journal.append(own, replay(DEALT, game), DEALT, at=1, cause=None) for database in (one, two)]
    outcomes = await asyncio.gather(*moves, return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
    assert len(await two.journal.log(own.game)) == game.seq + 1
    assert len(await one.journal.log(other.game)) == len(GATHERING)
    await one.close()
    await two.close()


async def test_fault_35_on_a_slow_disk_a_move_is_made_whole_whoever_stops_waiting(
    sqlite_database: Database, driver: aiosqlite.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit that takes most of the patience: reads go on, and the move that nobody waits for any more is made."""
    record = table()
    game = await play(sqlite_database.journal, record, GATHERING, ROLLED)
    execute = driver.execute_fetchall

    async def slow(*asked: Any) -> Any:
        await asyncio.sleep(PATIENCE * 4 / 5)
        return await execute(*asked)

    monkeypatch.setattr(driver, "execute_fetchall", slow)
    writing = asyncio.ensure_future(_move(sqlite_database, record, game))
    await asyncio.sleep(PATIENCE / 5)
    assert len(await sqlite_database.journal.log(record.game)) == game.seq
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    with pytest.raises(Conflict):
        await _move(sqlite_database, record, game)
    assert len(await sqlite_database.journal.log(record.game)) == game.seq + 1


@pytest.mark.parametrize("write", WRITES)
async def test_what_comes_after_the_end_is_not_saved_and_not_read(database: Database, write: Write) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED)
    await database.close()
    await database.close()
    with pytest.raises(NotSaved, match="closed"):
        await write(database, record, game)
    with pytest.raises(NotRead, match="closed"):
        await database.journal.live()


async def test_a_write_that_waits_for_its_turn_while_the_database_is_closed_is_told(
    sqlite_database: Database, sqlite_file: Path
) -> None:
    record, other = table(channel=1), table(channel=2)
    game, another = [await play(sqlite_database.journal, found, GATHERING) for found in (record, other)]
    async with program(HOLD_THE_LOCK, str(sqlite_file), b"held") as holder:
        first = asyncio.ensure_future(_move(sqlite_database, record, game))
        await asyncio.sleep(0)
        closing_ = asyncio.ensure_future(sqlite_database.close())
        await asyncio.sleep(0)
        second = asyncio.ensure_future(_move(sqlite_database, other, another))
        await asyncio.sleep(PATIENCE / 5)
        holder.kill()
        await first
        await closing_
        with pytest.raises(NotSaved, match="closed"):
            await second


async def _read(database: Database, record: TableRecord, game: Game) -> None:
    assert len(await database.journal.log(record.game)) == game.seq


@pytest.mark.parametrize("first", [pytest.param(_read, id="read"), *WRITES])
async def test_after_a_restart_of_postgresql_the_first_call_succeeds(
    postgres_database: Database, postgres_url: str, first: Write
) -> None:
    """What the bot sees of it: every connection that lay idle was closed from the other side."""
    record = table()
    game = await play(postgres_database.journal, record, GATHERING, ROLLED)
    await asyncio.gather(*(postgres_database.journal.log(record.game) for _ in range(10)))
    name = (await rows(postgres_database, "SELECT current_database()"))[0][0]
    server = create_async_engine(postgres_url)
    async with server.connect() as connection:
        killed = await connection.execute(
            sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name}
        )
        assert len(killed.all()) > 1
    await server.dispose()
    await first(postgres_database, record, game)
