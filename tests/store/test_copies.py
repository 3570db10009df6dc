# ruff: noqa: ASYNC240 - nothing else waits while these tests look at small files
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import (
    AlreadyRunning,
    Damaged,
    Database,
    LiveTable,
    NotCopied,
    SchemaNewer,
    Unusable,
    back_up,
    copies,
    migrate,
    restore,
    restoring,
    revisions,
)
from tests.store import appending
from tests.store.plays import ANA, BOB, DEALT, GATHERING, ROLLED, play, table, won


@pytest.fixture
async def address(sqlite_file: Path) -> str:
    """A database with a game that was won and one that goes on."""
    address = f"sqlite:///{sqlite_file}"
    await migrate(address)
    database = await Database.open(address)
    await won(database.journal, ANA, BOB)
    await play(database.journal, table(), GATHERING, ROLLED, DEALT)
    await database.close()
    return address


async def live(file: Path) -> list[str]:
    """The live games of a database, all of whose logs can be read."""
    database = await Database.open(f"sqlite:///{file}")
    found = await database.journal.live()
    await database.close()
    assert all(isinstance(table, LiveTable) for table in found)
    return [str(table.record.game) for table in found]


async def one_game_more(address: str) -> None:
    database = await Database.open(address)
    await play(database.journal, table(channel=8), GATHERING)
    await database.close()


def names(file: Path) -> set[str]:
    """What lies in the folder of a database, but for its lock."""
    return {path.name for path in file.parent.iterdir()} - {f"{file.name}.lock"}


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def scribble(file: Path, name: str = "game_event") -> None:
    """Break the first page of a table."""
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    content = bytearray(file.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"?" * 4096
    file.write_bytes(content)


def moves(file: Path) -> dict[str, int]:
    """The last move of every game in a database that is whole."""
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return dict(copy.execute("SELECT game_id, max(seq) FROM game_event GROUP BY game_id"))


async def test_a_database_that_is_written_to_is_copied_whole(sqlite_file: Path, address: str) -> None:
    process, saved = appending.start(address, 1)
    try:
        before = [saved.recv() for _ in range(30)]
        made = back_up(address)
        there = moves(made)
        beyond = next((game, seq) for game, seq in iter(saved.recv, None) if there.get(game, 0) < seq)
    finally:
        process.kill()
        process.join()
    assert made.parent == sqlite_file.parent
    assert made.stat().st_mode & 0o777 == 0o600
    assert all(there[game] >= seq for game, seq in before)
    assert moves(sqlite_file)[beyond[0]] >= beyond[1], "it was written to all the while"
    assert len(await live(made)) <= 1


async def test_a_database_at_rest_is_copied_and_nothing_else_is_left(sqlite_file: Path, address: str) -> None:
    made = back_up(address)
    assert names(sqlite_file) == {sqlite_file.name, made.name}
    assert await live(made) == await live(sqlite_file)


async def test_a_copy_goes_where_it_is_told_and_never_over_another_file(tmp_path: Path, address: str) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    assert back_up(address, folder).parent == folder
    target = folder / "monday.sqlite3"
    assert back_up(address, target) == target
    target.write_bytes(b"precious")
    with pytest.raises(NotCopied, match=r"monday.sqlite3 is there already"):
        back_up(address, target)
    assert target.read_bytes() == b"precious"
    with pytest.raises(NotCopied, match="can't be written: No such file"):
        back_up(address, tmp_path / "nowhere" / "x")


async def test_a_database_that_is_not_there_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(NotCopied, match=r"there is no .*other.sqlite3"):
        back_up(f"sqlite:///{tmp_path}/other.sqlite3")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("part", ["game_event", "ix_game_event_cause"])
async def test_of_a_damaged_database_no_copy_is_left(sqlite_file: Path, address: str, part: str) -> None:
    scribble(sqlite_file, part)
    with pytest.raises(Damaged, match=sqlite_file.name):
        back_up(address)
    assert names(sqlite_file) == {sqlite_file.name}


async def test_fault_31_of_a_copy_that_finds_no_space_nothing_is_left(
    sqlite_file: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(sqlite3.OperationalError):
        sqlite_errorcode, sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"

    def fill(file: Path, made: Path) -> None:
        made.write_bytes(b"half a copy")
        raise Full

    monkeypatch.setattr(copies, "_fill", fill)
    for attempt in (lambda: back_up(address), lambda: restore(address, sqlite_file.with_name("copy"))):
        shutil.copy(sqlite_file, sqlite_file.with_name("copy"))
        with pytest.raises(NotCopied, match=r"full \(SQLITE_FULL\)"):
            attempt()
        assert names(sqlite_file) == {sqlite_file.name, "copy"}


async def test_fault_31_where_nothing_can_be_written_nothing_is_restored(
    sqlite_file: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = back_up(address)

    def make(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("tempfile.mkstemp", make)
    with pytest.raises(NotCopied, match="can't be written: Read-only file system"):
        restore(address, copy)
    assert names(sqlite_file) == {sqlite_file.name, copy.name}


@pytest.mark.parametrize(
    ("attempt", "tool"),
    [
        pytest.param(back_up, "pg_dump", id="backup"),
        pytest.param(lambda address: restore(address, Path("x")), "pg_restore", id="restore"),
    ],
)
def test_postgresql_has_its_own_tools(attempt: Callable[[str], object], tool: str) -> None:
    with pytest.raises(NotCopied, match=tool) as refused:
        attempt("postgresql://user:hunter2@host/perudo")
    assert "hunter2" not in str(refused.value)


async def test_a_copy_is_put_in_place_and_the_old_database_is_kept(sqlite_file: Path, address: str) -> None:
    copy = back_up(address)
    before = await live(copy)
    await one_game_more(address)
    after = await live(sqlite_file)

    done = restore(address, copy)

    assert await live(sqlite_file) == before
    assert sqlite_file.stat().st_mode & 0o777 == 0o600
    assert done.kept
    assert await live(done.kept) == after
    assert copy.exists()
    assert names(sqlite_file) - {f"{path.name}.lock" for path in (copy, done.kept)} == {
        sqlite_file.name,
        copy.name,
        done.kept.name,
    }
    assert str(done).splitlines() == [
        f"the old database is kept as {done.kept}",
        f"the copy is in its place, with schema {revisions.wanted()}",
    ]


async def test_where_a_file_can_not_have_two_names_the_old_one_is_copied(
    sqlite_file: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    copy, before = back_up(address), sqlite_file.read_bytes()
    done = restore(address, copy)
    assert done.kept
    assert done.kept.read_bytes() == before


async def test_a_database_that_is_held_or_can_not_be_kept_is_not_replaced(
    sqlite_file: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, before = back_up(address), sqlite_file.read_bytes()
    monkeypatch.setattr(copies, "stamp", lambda: "now")
    sqlite_file.with_name("perudo.now.replaced.sqlite3").touch()
    with pytest.raises(NotCopied, match=r"perudo.now.replaced.sqlite3 is there already"):
        restore(address, copy)

    def settle(_: object) -> None:
        raise sqlite3.OperationalError

    monkeypatch.setattr(restoring, "_settle", settle)
    with pytest.raises(NotCopied, match="can't be replaced: refused"):
        restore(address, copy)
    with monkeypatch.context() as patch:
        patch.setattr(restoring, "_settle", lambda _: (_ for _ in ()).throw(PermissionError(13, "Permission denied")))
        with pytest.raises(NotCopied, match="can't be replaced: Permission denied"):
            restore(address, copy)
    assert sqlite_file.read_bytes() == before


async def test_what_a_killed_bot_left_in_the_log_is_kept_and_never_read_into_the_copy(
    sqlite_file: Path, address: str
) -> None:
    copy = back_up(address)
    before = await live(copy)
    process, saved = appending.start(address, 1)
    told = [saved.recv() for _ in range(20)]
    process.kill()
    process.join()
    assert sqlite_file.with_name(f"{sqlite_file.name}-wal").stat().st_size

    done = restore(address, copy)

    assert await live(sqlite_file) == before
    assert done.kept
    with closing(sqlite3.connect(done.kept)) as kept:
        there = dict(kept.execute("SELECT game_id, max(seq) FROM game_event GROUP BY game_id"))
    assert all(there[game] >= seq for game, seq in told)


async def test_a_copy_made_by_hand_with_its_log_beside_it_is_restored_with_what_is_in_the_log(
    sqlite_file: Path, address: str, tmp_path: Path
) -> None:
    process, saved = appending.start(address, 1)
    told = [saved.recv() for _ in range(20)]
    process.kill()
    process.join()
    copy = tmp_path / "by-hand"
    for tail in ("", "-wal"):
        shutil.copy(copies.beside(sqlite_file, tail), copies.beside(copy, tail))
    restore(address, copy)
    with closing(sqlite3.connect(sqlite_file)) as file:
        there = dict(file.execute("SELECT game_id, max(seq) FROM game_event GROUP BY game_id"))
    assert all(there[game] >= seq for game, seq in told)


async def test_fault_11_nothing_is_restored_while_the_bot_runs(sqlite_file: Path, address: str) -> None:
    copy = back_up(address)
    process, saved = appending.start(address, 1)
    try:
        saved.recv()
        there = names(sqlite_file)
        with pytest.raises(AlreadyRunning):
            restore(address, copy)
        assert names(sqlite_file) == there
    finally:
        process.kill()
        process.join()


BAD_COPIES = [
    pytest.param(lambda copy: copy.write_bytes(b"no database " * 999), Damaged, "no database", id="garbage"),
    pytest.param(lambda copy: copy.write_bytes(copy.read_bytes()[:9000]), Damaged, "damaged", id="cut"),
    pytest.param(scribble, Damaged, "damaged", id="scribbled"),
    pytest.param(lambda copy: copy.write_bytes(b""), NotCopied, "no database of this bot", id="empty"),
    pytest.param(
        lambda copy: change(copy, "DROP TABLE alembic_version"), NotCopied, "no database of this bot", id="foreign"
    ),
    pytest.param(
        lambda copy: change(copy, "UPDATE alembic_version SET version_num = '9999'"), SchemaNewer, "9999", id="newer"
    ),
    pytest.param(lambda copy: change(copy, "DELETE FROM person"), Damaged, "without what they belong to", id="orphans"),
    pytest.param(lambda copy: copy.unlink(), NotCopied, "there is no", id="missing"),
    pytest.param(lambda copy: copy.unlink() or copy.mkdir(), NotCopied, "there is no", id="a folder"),
]


@pytest.mark.parametrize(("spoil", "kind", "told"), BAD_COPIES)
async def test_fault_32_a_copy_that_is_not_fit_for_play_is_refused(
    sqlite_file: Path, address: str, spoil: Callable[[Path], object], kind: type[Unusable], told: str
) -> None:
    copy = back_up(address)
    spoil(copy)
    before, there = sqlite_file.read_bytes(), names(sqlite_file)
    with pytest.raises(kind, match=told):
        restore(address, copy)
    assert sqlite_file.read_bytes() == before
    assert names(sqlite_file) == there


async def test_the_database_is_no_copy_of_itself(sqlite_file: Path, address: str, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(sqlite_file)
    for copy in (sqlite_file, link):
        with pytest.raises(NotCopied, match="is the database itself"):
            restore(address, copy)


async def test_an_older_copy_is_put_in_place_and_the_host_told_to_migrate(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = back_up(address)
    have = revisions.wanted()
    monkeypatch.setattr("bot.store.revisions.wanted", lambda: "9998")
    assert f"schema {have}; run 'perudo migrate'" in str(restore(address, copy))


async def test_fault_32_a_damaged_database_is_replaced_and_kept_as_it_is(sqlite_file: Path, address: str) -> None:
    copy = back_up(address)
    before = await live(copy)
    scribble(sqlite_file)
    broken = sqlite_file.read_bytes()
    done = restore(address, copy)
    assert done.kept
    assert done.kept.read_bytes() == broken
    assert await live(sqlite_file) == before


async def test_fault_32_what_lies_in_the_log_of_a_damaged_database_is_kept_with_it(
    sqlite_file: Path, address: str
) -> None:
    copy = back_up(address)
    process, saved = appending.start(address, 1)
    saved.recv()
    process.kill()
    process.join()
    sqlite_file.write_bytes(b"no database " * 999)
    log = copies.beside(sqlite_file, "-wal").read_bytes()
    done = restore(address, copy)
    assert done.kept
    assert done.kept.read_bytes() == b"no database " * 999
    assert copies.beside(done.kept, "-wal").read_bytes() == log


async def test_a_lost_database_is_restored_without_the_log_of_the_lost_one(sqlite_file: Path, address: str) -> None:
    copy = back_up(address)
    before = await live(copy)
    process, saved = appending.start(address, 1)
    saved.recv()
    process.kill()
    process.join()
    sqlite_file.unlink()
    done = restore(address, copy)
    assert done.kept is None
    assert "there was no database to keep" in str(done)
    assert await live(sqlite_file) == before


class Killed(BaseException):
    """Stands for the end of the process."""


STEPS = [
    pytest.param((restoring, "_settle"), False, id="before anything"),
    pytest.param((restoring, "_keep"), False, id="before the old one is kept"),
    pytest.param((Path, "unlink"), False, id="before the log goes"),
    pytest.param((Path, "replace"), False, id="before the copy comes"),
    pytest.param((restoring, "_write_down"), True, id="after it came"),
]


@pytest.mark.parametrize(("step", "new"), STEPS)
async def test_a_restoring_that_is_cut_short_leaves_a_whole_database(
    sqlite_file: Path, address: str, step: tuple[object, str], new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = back_up(address)
    before = await live(copy)
    process, saved = appending.start(address, 1)
    last = [saved.recv() for _ in range(5)][-1]
    process.kill()
    process.join()

    def die(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(*step, die)
        patch.setattr(copies, "discard", lambda _: None)
        with pytest.raises(Killed):
            restore(address, copy)

    found = await live(sqlite_file)
    with closing(sqlite3.connect(sqlite_file)) as file:
        (there,) = file.execute("SELECT count(*) FROM game_event WHERE game_id = ? AND seq = ?", last).fetchone()
    assert (found == before, there) == ((True, 0) if new else (False, 1))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only an administrator gives files away")
async def test_what_an_administrator_restores_belongs_to_the_bot(sqlite_file: Path, address: str) -> None:
    copy = back_up(address)
    os.chown(sqlite_file, 12345, 12345)
    restore(address, copy)
    assert (sqlite_file.stat().st_uid, sqlite_file.stat().st_gid) == (12345, 12345)
