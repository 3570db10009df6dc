# ruff: noqa: ASYNC240 - nothing else waits while these tests look at small files
import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import AlreadyRunning, Database, Finding, Unreachable, examine, migrate, revisions
from bot.store.address import parse
from bot.store.lock import ProcessLock, is_held
from tests.store import appending
from tests.store.plays import ANA, BOB, DEALT, GATHERING, ROLLED, play, table, won
from tests.store.tables import execute
from tests.store.test_copies import change, names, scribble


@pytest.fixture
async def filled(address: str) -> str:
    """A database with a game that was won and two that go on."""
    database = await Database.open(address)
    await won(database.journal, ANA, BOB)
    await play(database.journal, table(), GATHERING, ROLLED, DEALT)
    await play(database.journal, table(channel=8), GATHERING)
    await database.close()
    return address


@pytest.fixture
async def sqlite_filled(sqlite_file: Path) -> str:
    address = f"sqlite:///{sqlite_file}"
    await migrate(address)
    database = await Database.open(address)
    await won(database.journal, ANA, BOB)
    await play(database.journal, table(name="good"), GATHERING, ROLLED, DEALT)
    await play(database.journal, table(channel=8, name="bad"), GATHERING)
    await database.close()
    return address


def ill(found: list[Finding]) -> list[str]:
    """What needs to be done something about."""
    return [f"{finding.about}: {finding.what}" for finding in found if finding.remedy]


def said(found: list[Finding], about: str) -> list[str]:
    return [finding.what for finding in found if finding.about == about]


async def test_of_a_database_in_order_nothing_is_to_be_mended(filled: str) -> None:
    found = await examine(filled)
    assert ill(found) == []
    assert said(found, "schema") == [revisions.wanted()]
    assert said(found, "games") == ["2 live, 1 finished, 0 stopped, 0 set aside"]
    assert said(found, "in use") == ["by no bot now"]


async def test_no_line_holds_a_person_a_die_an_address_or_a_folder(filled: str, tmp_path: Path) -> None:
    told = "\n".join(map(repr, await examine(filled)))
    for secret in (str(ANA), str(BOB), "P1", "[6", str(tmp_path), "127.0.0.1", "perudo@"):
        assert secret not in told


async def test_a_bot_that_runs_is_seen_and_not_disturbed(filled: str) -> None:
    database = await Database.open(filled)
    await database.journal.live()
    record = table(channel=9)
    await play(database.journal, record, GATHERING)
    (used,) = said(await examine(filled), "in use")
    assert used.startswith("by a")
    await play(database.journal, table(channel=10), GATHERING)
    await database.close()


async def test_looking_leaves_no_trace(sqlite_file: Path, sqlite_filled: str) -> None:
    before, there = sqlite_file.read_bytes(), names(sqlite_file)
    sqlite_file.with_name(f"{sqlite_file.name}.lock").unlink()
    assert ill(await examine(sqlite_filled)) == []
    assert sqlite_file.read_bytes() == before
    assert {path.name for path in sqlite_file.parent.iterdir()} == there


async def test_games_that_end_meanwhile_are_no_fault(sqlite_filled: str) -> None:
    """All is read of one moment: else a game may seem to live and to have no events."""
    database = await Database.open(sqlite_filled)
    await database.journal.set_aside((await database.journal.live())[1].record.game, "to free its channel")
    await database.close()
    process, saved = appending.start(sqlite_filled, 1)
    try:
        saved.recv()
        for _ in range(5):
            found = await examine(sqlite_filled)
            assert ill(found) == []
            assert said(found, "in use") == ["by a running bot"]
    finally:
        process.kill()
        process.join()


async def test_fault_14_a_live_game_that_can_not_be_read_is_named(filled: str) -> None:
    database = await Database.open(filled)
    bad = table(channel=20, name="bad-game")
    await play(database.journal, bad, GATHERING, ROLLED)
    await execute(database, "UPDATE game_event SET body = '{}' WHERE game_id = 'bad-game' AND seq = 2")
    await database.close()
    assert ill(await examine(filled)) == [
        "games: bad-game can't be read: event 2 is of no kind that this version knows"
    ]


async def test_games_that_were_set_aside_are_told_and_nothing_is_to_be_done(filled: str) -> None:
    database = await Database.open(filled)
    aside = table(channel=20, name="lost-game")
    await play(database.journal, aside, GATHERING)
    await database.journal.set_aside(aside.game, "event 2 is missing")
    await database.close()
    found = await examine(filled)
    assert ill(found) == []
    assert said(found, "games") == ["2 live, 1 finished, 0 stopped, 1 set aside (lost-game: event 2 is missing)"]


async def test_fault_32_a_database_of_another_schema_is_told(filled: str) -> None:
    database = await Database.open(filled)
    await execute(database, "UPDATE alembic_version SET version_num = '9999'")
    await database.close()
    assert ill(await examine(filled)) == [f"schema: 9999, this version knows up to {revisions.wanted()}"]


async def test_fault_32_an_older_database_is_told(filled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    have = revisions.wanted()
    monkeypatch.setattr("bot.store.revisions.wanted", lambda: "9998")
    found = await examine(filled)
    assert ill(found) == [f"schema: {have}, this version needs 9998"]
    assert "perudo migrate" in found[-1].remedy


async def test_an_empty_database_is_told(empty_address: str, sqlite_file: Path) -> None:
    if empty_address.startswith("sqlite"):
        assert ill(await examine(empty_address)) == [f"database: there is no {sqlite_file.name}"]
        sqlite3.connect(sqlite_file).close()
        sqlite_file.chmod(0o600)
    assert f"schema: no tables yet, this version needs {revisions.wanted()}" in ill(await examine(empty_address))


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:9000])


def _forbid(file: Path) -> None:
    file.chmod(0o644)


def _unlog(file: Path) -> None:
    change(file, "UPDATE game SET card = 1")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


SPOILT = [
    pytest.param(
        lambda file: file.write_bytes(b"no database " * 999), "database: it can't be read: damaged", id="garbage"
    ),
    pytest.param(_cut, "damaged", id="cut"),
    pytest.param(scribble, "database: it can't be read: damaged", id="scribbled"),
    pytest.param(
        lambda file: scribble(file, "ix_game_event_cause"),
        "integrity: quick_check finds a fault",
        id="an index scribbled",
    ),
    pytest.param(
        lambda file: change(file, "DELETE FROM person"),
        "integrity: 14 rows in seat, tally lack what they belong to",
        id="orphans",
    ),
    pytest.param(_forbid, "permissions: others on this machine may read perudo.sqlite3", id="readable by all"),
    pytest.param(_unlog, "sqlite: version", id="no log"),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILT)
async def test_what_is_wrong_with_a_file_is_told_and_what_is_well_beside_it(
    sqlite_file: Path, sqlite_filled: str, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(sqlite_file)
    before = sqlite_file.read_bytes()
    found = await examine(sqlite_filled)
    assert any(told in line for line in ill(found)), ill(found)
    assert said(found, "disk")
    assert sqlite_file.read_bytes() == before


async def test_fault_31_a_disk_that_is_nearly_full_is_told(sqlite_filled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(".")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=50_000_000))
    assert ill(await examine(sqlite_filled)) == ["disk: 50.0 MB free"]


async def test_fault_31_a_file_that_may_not_be_written_is_told(
    sqlite_filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: access(path, mode) and "perudo.sqlite3" not in str(path))
    assert ill(await examine(sqlite_filled)) == ["permissions: you may not write to perudo.sqlite3 or its folder"]


async def test_fault_30_a_database_that_another_program_locked_whole_is_told(
    sqlite_file: Path, sqlite_filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.checks._PATIENCE", 0.1)
    with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE game SET card = 1")
        assert "database: it can't be read: locked (SQLITE_BUSY)" in ill(await examine(sqlite_filled))


@pytest.mark.parametrize("address", ["mysql://user:hunter2@host/perudo", "sqlite://", "postgresql://u:hunter2@h:p/x"])
async def test_fault_33_an_address_that_names_no_database_is_told(address: str) -> None:
    (found,) = await examine(address)
    assert found.remedy == "mend the setting `database`"
    assert "hunter2" not in found.what


async def test_a_server_that_is_not_there_is_told_without_its_address() -> None:
    (found,) = await examine("postgresql://user:hunter2@127.0.0.1:1/perudo")
    assert found.what == "it can't be read: unreachable (ConnectionRefusedError)"
    assert "the server runs" in found.remedy


async def test_a_postgresql_that_only_reads_is_told(postgres_address: str) -> None:
    await migrate(postgres_address)
    engine = create_async_engine(parse(postgres_address), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        name = await connection.scalar(sa.text("SELECT current_database()"))
        await connection.execute(sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    await engine.dispose()
    assert ill(await examine(postgres_address)) == ["permissions: the server only reads"]


def test_a_lock_is_seen_without_being_made(sqlite_file: Path) -> None:
    assert not is_held(sqlite_file)
    assert not list(sqlite_file.parent.iterdir())
    lock = ProcessLock(sqlite_file)
    assert is_held(sqlite_file)
    lock.release()
    assert not is_held(sqlite_file)


def test_a_lock_that_can_not_be_looked_at_is_told(sqlite_file: Path) -> None:
    sqlite_file.with_name(f"{sqlite_file.name}.lock").mkdir()
    with pytest.raises(Unreachable, match=r"perudo.sqlite3.lock can't be read"):
        is_held(sqlite_file)


async def test_a_lock_that_can_not_be_looked_at_hides_nothing_else(sqlite_file: Path, sqlite_filled: str) -> None:
    lock = sqlite_file.with_name(f"{sqlite_file.name}.lock")
    lock.unlink()
    lock.mkdir()
    found = await examine(sqlite_filled)
    assert ill(found) == ["in use: perudo.sqlite3.lock can't be read: Is a directory"]
    assert said(found, "games")


def test_who_looks_at_a_lock_for_an_instant_keeps_no_bot_from_starting(sqlite_file: Path) -> None:
    looking = ProcessLock(sqlite_file)
    threading.Timer(0.03, looking.release).start()
    ProcessLock(sqlite_file).release()
    held = ProcessLock(sqlite_file)
    with pytest.raises(AlreadyRunning):
        ProcessLock(sqlite_file)
    held.release()


async def test_many_look_while_a_bot_starts(sqlite_filled: str) -> None:
    async def start() -> None:
        await (await Database.open(sqlite_filled)).close()

    await asyncio.gather(start(), *(examine(sqlite_filled) for _ in range(5)))
