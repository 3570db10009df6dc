# ruff: noqa: ASYNC240 - nothing else waits while these tests look at a small file
import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import (
    AlreadyRunning,
    BadAddress,
    Damaged,
    Database,
    Migration,
    SchemaNewer,
    SchemaOld,
    Unreachable,
    migrate,
    revisions,
)
from bot.store.address import parse
from bot.store.lock import ProcessLock
from bot.store.schema import metadata
from tests.store.conftest import PATIENCE
from tests.store.plays import ANA, BOB, DEALT, GATHERING, ROLLED, play, table, won
from tests.store.tables import execute

LAST = revisions.wanted()

NEXT = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9998", "{last}"
def upgrade():
    with op.batch_alter_table("game", recreate="always" if op.get_bind().dialect.name == "sqlite" else "never") as game:
        game.add_column(sa.Column("extra", sa.Text))
    {more}
"""


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A version of the bot that is newer by one migration, which builds the table of games anew."""
    folder = tmp_path / "newer"
    shutil.copytree(revisions._CHECKOUT, folder, ignore=shutil.ignore_patterns("__pycache__"))
    script = folder / "versions" / "9998_next.py"
    script.write_text(NEXT.format(last=LAST, more=""), encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(revisions, "_CHECKOUT", folder)
        yield script


async def test_the_migrated_schema_is_the_schema(address: str) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    engine = create_async_engine(parse(address))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_missing_database_is_made_and_a_current_one_left_alone(empty_address: str) -> None:
    made = await migrate(empty_address)
    again = await migrate(empty_address)
    assert made == Migration(None, revisions.wanted(), None)
    assert again == Migration(revisions.wanted(), revisions.wanted(), None)
    assert "already" in str(again)


async def test_only_its_owner_may_read_a_new_file(sqlite_file: Path) -> None:
    await migrate(f"sqlite:///{sqlite_file}")
    assert sqlite_file.stat().st_mode & 0o777 == 0o600


async def test_fault_32_an_empty_database_has_to_be_migrated_and_a_missing_file_is_not_made(
    empty_address: str, sqlite_file: Path
) -> None:
    with pytest.raises(SchemaOld) as old:
        await Database.open(empty_address)
    assert (old.value.have, old.value.want) == (None, revisions.wanted())
    assert not sqlite_file.exists()


async def _fill(address: str) -> None:
    await migrate(address)
    database = await Database.open(address)
    await won(database.journal, ANA, BOB)
    await play(database.journal, table(), GATHERING, ROLLED, DEALT)
    await database.close()


async def _counts(address: str) -> dict[str, int]:
    engine = create_async_engine(parse(address))
    async with engine.connect() as connection:
        counted = {
            name: int(await connection.scalar(sa.select(sa.func.count()).select_from(found)) or 0)
            for name, found in metadata.tables.items()
        }
    await engine.dispose()
    return counted


async def test_fault_32_an_older_database_is_backed_up_and_migrated_with_all_its_rows(
    empty_address: str, sqlite_file: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    await _fill(empty_address)
    before = await _counts(empty_address)
    request.getfixturevalue("next_version")
    with pytest.raises(SchemaOld, match=rf"{LAST}.*9998.*perudo migrate"):
        await Database.open(empty_address)

    done = await migrate(empty_address)

    assert (done.before, done.after) == (LAST, "9998")
    assert await _counts(empty_address) == before
    if done.backup:
        assert done.backup.name.endswith(".before-9998.sqlite3")
        assert await _counts(f"sqlite:///{done.backup}") == before
        with closing(sqlite3.connect(done.backup)) as kept:
            assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == (LAST,)
    assert (done.backup is not None) == empty_address.startswith("sqlite")
    database = await Database.open(empty_address)
    assert len(await database.journal.live()) == 1
    await database.close()


async def test_fault_32_a_migration_that_breaks_changes_nothing(sqlite_file: Path, next_version: Path) -> None:
    address = f"sqlite:///{sqlite_file}"
    hidden = next_version.rename(next_version.with_suffix(".txt"))
    await _fill(address)
    hidden.rename(next_version).write_text(
        NEXT.format(last=LAST, more='op.execute("SELECT nothing")'), encoding="utf-8"
    )
    before = await _counts(address)

    with pytest.raises(Unreachable, match="SQLITE_ERROR"):
        await migrate(address)

    assert await _counts(address) == before
    next_version.unlink()
    await (await Database.open(address)).close()


async def test_fault_32_a_migration_that_orphans_rows_changes_nothing(sqlite_file: Path, next_version: Path) -> None:
    address = f"sqlite:///{sqlite_file}"
    hidden = next_version.rename(next_version.with_suffix(".txt"))
    await _fill(address)
    hidden.rename(next_version).write_text(
        NEXT.format(last=LAST, more='op.execute("DELETE FROM game")'), encoding="utf-8"
    )
    before = await _counts(address)
    with pytest.raises(Damaged, match="without what they belong to"):
        await migrate(address)
    assert await _counts(address) == before


async def test_fault_32_a_newer_database_is_refused_with_both_revisions_and_left_alone(address: str) -> None:
    database = await Database.open(address)
    await execute(database, "UPDATE alembic_version SET version_num = '9999'")
    await database.close()
    for attempt in (migrate(address), Database.open(address)):
        with pytest.raises(SchemaNewer, match=f"9999.*{revisions.wanted()}") as newer:
            await attempt
        assert (newer.value.have, newer.value.want) == ("9999", revisions.wanted())


@pytest.mark.parametrize("damage", ["garbage", "cut", "scribbled"])
async def test_fault_32_a_damaged_file_is_named_and_left_as_it_is(
    sqlite_file: Path, damage: str, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite:///{sqlite_file}"
    await _fill(address)
    whole = sqlite_file.read_bytes()
    broken = {
        "garbage": b"not a database " * 999,
        "cut": whole[:9000],
        "scribbled": whole[:100] + b"?" * 4000 + whole[4100:],
    }
    sqlite_file.write_bytes(broken[damage])
    request.getfixturevalue("next_version")
    for attempt in (migrate(address), Database.open(address)):
        with pytest.raises(Damaged, match=sqlite_file.name):
            await attempt
        assert sqlite_file.read_bytes() == broken[damage]


async def test_fault_32_a_damaged_page_is_found_before_a_migration(
    sqlite_file: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite:///{sqlite_file}"
    await _fill(address)
    with closing(sqlite3.connect(sqlite_file)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'game_event'").fetchone()
    broken = bytearray(sqlite_file.read_bytes())
    broken[(page - 1) * 4096 : page * 4096] = b"?" * 4096
    sqlite_file.write_bytes(broken)
    request.getfixturevalue("next_version")
    with pytest.raises(Damaged, match=sqlite_file.name):
        await migrate(address)
    assert sqlite_file.read_bytes() == broken
    assert [path.name for path in sqlite_file.parent.glob("*.before-*")] == []


async def test_fault_11_a_database_in_use_is_not_migrated(sqlite_file: Path) -> None:
    lock = ProcessLock(sqlite_file)
    with pytest.raises(AlreadyRunning):
        await migrate(f"sqlite:///{sqlite_file}")
    lock.release()


async def test_fault_11_of_two_processes_that_migrate_postgresql_at_once_one_does(postgres_address: str) -> None:
    done = await asyncio.gather(*(migrate(postgres_address) for _ in range(4)))
    assert {migration.after for migration in done} == {revisions.wanted()}
    assert [migration.before for migration in done].count(None) == 1


async def test_fault_11_a_migration_of_postgresql_that_takes_long_is_told_to_whoever_waits(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revisions, "_PATIENCE", PATIENCE)
    engine = create_async_engine(parse(postgres_address))
    async with engine.begin() as other:
        await revisions._be_alone(other)
        with pytest.raises(AlreadyRunning, match="another process is migrating"):
            await migrate(postgres_address)
    await engine.dispose()
    assert (await migrate(postgres_address)).before is None


@pytest.mark.parametrize(
    "address",
    [
        pytest.param("", id="blank"),
        pytest.param("perudo.db", id="no scheme"),
        pytest.param("mysql://user:hunter2@host/perudo", id="another kind"),
        pytest.param("sqlite://", id="in memory"),
        pytest.param("sqlite:///:memory:", id="in memory, by name"),
        pytest.param("postgresql://user:hunter2@host:port/perudo", id="no port"),
    ],
)
async def test_fault_33_an_address_that_names_no_database_is_refused_without_quoting_it(address: str) -> None:
    for attempt in (migrate(address), Database.open(address)):
        with pytest.raises(BadAddress) as bad:
            await attempt
        assert "hunter2" not in str(bad.value)


async def test_a_server_that_is_not_there_is_told_in_one_line() -> None:
    with pytest.raises(Unreachable) as away:
        await Database.open("postgresql://user:hunter2@127.0.0.1:1/perudo", patience=1)
    assert "127.0.0.1" in str(away.value)
    assert "hunter2" not in str(away.value)
    assert "\n" not in str(away.value)


async def test_a_folder_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match="can't be written: No such file"):
        await migrate(f"sqlite:///{tmp_path}/nowhere/perudo.db")
