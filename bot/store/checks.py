"""What is wrong with a database and what to do about it, while the bot plays and while it does not. Only reads.

No line holds an id of a person, a die, an address or a folder: it may be pasted anywhere.
"""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import called
from bot.store import copies, postgres, revisions, schema, sqlite
from bot.store.address import file_of, parse
from bot.store.errors import BadAddress, SchemaNewer, Unreachable, Why
from bot.store.faults import FAULTS, diagnosis
from bot.store.journal import live_tables
from bot.store.lock import is_held
from bot.store.records import UnreadableTable

_MEGABYTE = 1_000_000
_SPARE = 100 * _MEGABYTE
"""Free space below which a host should act: some thousand games fit into it."""

_WAL_AT = 18
"""Where a file says whether it has a write-ahead log: https://www.sqlite.org/fileformat.html, "File format version"."""

_PATIENCE = 5.0

_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
)

_Own = Callable[[AsyncConnection], AsyncIterator["Finding"]]
"""What one kind of database says of itself, and the other does not."""

_REMEDY: dict[Why, str] = {
    "locked": "stop the other program that holds it",
    "full": "free some space on its disk",
    "read-only": "let the bot's user write to it and to its folder",
    "disk": "see that its disk is well, and that you may read the file and write to its folder",
    "damaged": f"put a backup in its place: {called('restore FILE')}",
    "unreachable": "see that the server runs, and that `database` names it with the right user and password",
    "refused": "report this line",
    "closed": "try again",
}


class Finding(msgspec.Struct, frozen=True):
    """One line of a check-up.

    Attributes:
        about: what was looked at.
        what: how it is.
        remedy: what to do about it; empty when all is well.
    """

    about: str
    what: str
    remedy: str = ""


async def examine(address: str) -> list[Finding]:
    """Look at a database from outside and inside; whatever can't be looked at becomes a finding."""
    try:
        url = parse(address)
        file = file_of(url)
        if file is None:
            return await _inside(postgres.engine(url, _PATIENCE), _server)
    except BadAddress as error:
        return [Finding("database", str(error), "mend the setting `database`")]
    if not file.is_file():
        remedy = f"run '{called('migrate')}', which makes it; if games should be in it, mend the setting `database`"
        return [Finding("database", f"there is no {file.name}", remedy)]
    engine = sqlite.engine(file, _PATIENCE, *sqlite.READING, **copies.looking(file))
    return [*_outside(file), *await _inside(engine, _file)]


def _outside(file: Path) -> Iterator[Finding]:
    """What shows without opening a SQLite file."""
    size = sum(path.stat().st_size for tail in ("", "-wal") if (path := copies.beside(file, tail)).exists())
    yield Finding("database", f"SQLite file {file.name} of {_megabytes(size)}")
    yield _journal_mode(file)
    yield _in_use(file)
    yield from private(file, "the dice of running games")
    if not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        yield Finding("permissions", f"you may not write to {file.name} or its folder", _REMEDY["read-only"])
    yield _space(shutil.disk_usage(file.parent).free, size)


def _journal_mode(file: Path) -> Finding:
    """Whether moves and reads go on side by side; SQLite tells it only where it may write, so the file is asked."""
    with file.open("rb") as opened:
        wal = opened.read(_WAL_AT + 1)[_WAL_AT:] == b"\2"
    remedy = "start the bot, which sets wal; if this stays, keep the file on a disk of this machine, no network folder"
    what = f"version {sqlite3.sqlite_version}, journal mode {'wal' if wal else 'delete'}"
    return Finding("sqlite", what, "" if wal else remedy)


def _in_use(file: Path) -> Finding:
    """Whether the bot runs."""
    try:
        held = is_held(file)
    except Unreachable as error:
        return Finding("in use", str(error), "run this as the user of the bot")
    return Finding("in use", "by a running bot" if held else "by no bot now")


def private(file: Path, what: str) -> Iterator[Finding]:
    """Whether others on this machine can read a file that holds something secret."""
    if os.name != "posix":
        return
    if file.stat().st_mode & 0o077:
        yield Finding("permissions", f"others on this machine may read {file.name}: {what}", f"chmod 600 {file.name}")
    else:
        yield Finding("permissions", f"{file.name} is its owner's alone")


def _space(free: int, size: int) -> Finding:
    """Whether there is room for moves, and for the copy that a migration makes."""
    scarce = free < size + _SPARE
    remedy = "free some space: on a full disk no move is saved, and no migration is made" if scarce else ""
    return Finding("disk", f"{_megabytes(free)} free", remedy)


async def _inside(engine: AsyncEngine, own: _Own) -> list[Finding]:
    """What a database says of itself, all of one moment."""
    made: list[Finding] = []
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")  # noqa: PLW2901 - the same connection, told to hold still
            async for finding in own(connection):
                made.append(finding)  # noqa: PERF401 - what was found before it breaks is told
            made += await _kept(connection)
    except FAULTS as error:
        why, code = diagnosis(error)
        made.append(Finding("database", f"it can't be read: {why} ({code})", _REMEDY[why]))
    finally:
        await engine.dispose()
    return made


async def _file(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Whether a SQLite file is whole."""
    broken = await _value(connection, "PRAGMA quick_check(1)") != "ok"
    orphans = await _rows(connection, "PRAGMA foreign_key_check")
    if broken:
        yield Finding("integrity", "quick_check finds a fault", _REMEDY["damaged"])
    if orphans:
        tables = ", ".join(sorted({str(row[0]) for row in orphans}))
        yield Finding("integrity", f"{len(orphans)} rows in {tables} lack what they belong to", _REMEDY["damaged"])
    if not broken and not orphans:
        yield Finding("integrity", "quick_check and foreign_key_check find nothing")


async def _server(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """What only PostgreSQL can say."""
    version = await _value(connection, "SHOW server_version")
    size = await _value(connection, "SELECT pg_database_size(current_database())")
    yield Finding("database", f"PostgreSQL {version}, {_megabytes(size)}")
    others = await connection.scalar(_OTHERS, {"name": postgres.APPLICATION})
    yield Finding("in use", f"by a bot with {others} connections" if others else "by no bot now")
    if await _value(connection, "SHOW default_transaction_read_only") == "on":
        yield Finding("permissions", "the server only reads", "name the server that writes, not its replica")


async def _kept(connection: AsyncConnection) -> list[Finding]:
    """What is in the tables, of whichever kind the database is."""
    try:
        have, want = await revisions.present(connection), revisions.wanted()
    except SchemaNewer as error:
        remedy = "update the bot, or put a backup of this version in its place"
        return [Finding("schema", f"{error.have}, this version knows up to {error.want}", remedy)]
    if have != want:
        remedy = f"run '{called('migrate')}'"
        return [Finding("schema", f"{have or 'no tables yet'}, this version needs {want}", remedy)]
    return [Finding("schema", have or ""), await _games(connection), *await _unreadable(connection)]


async def _games(connection: AsyncConnection) -> Finding:
    """How many games there are of each kind, and why the last few were set aside."""
    game = schema.game
    counted = await connection.execute(sa.select(game.c.status, sa.func.count()).group_by(game.c.status))
    number: dict[str, int] = {row[0]: row[1] for row in counted}
    kinds = ("live", "finished", "stopped", "set-aside")
    counts = ", ".join(f"{number.get(kind, 0)} {kind.replace('-', ' ')}" for kind in kinds)
    aside = await connection.execute(
        sa.select(game.c.id, game.c.set_aside_because)
        .where(game.c.status == "set-aside")
        .order_by(game.c.opened_at.desc())
        .limit(3)
    )
    why = "; ".join(f"{row.id}: {row.set_aside_because}" for row in aside)
    return Finding("games", f"{counts} ({why})" if why else counts)


async def _unreadable(connection: AsyncConnection) -> list[Finding]:
    """The live tables that the bot would set aside at its next start."""

    async def read(statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        return (await connection.execute(statement)).all()

    remedy = "report this line; the next start sets this game aside, and all others play on"
    return [
        Finding("games", f"{table.record.game} can't be read: {table.reason}", remedy)
        for table in await live_tables(read)
        if isinstance(table, UnreadableTable)
    ]


async def _rows(connection: AsyncConnection, query: str) -> Sequence[sa.Row[Any]]:
    return (await connection.exec_driver_sql(query)).all()


async def _value(connection: AsyncConnection, query: str) -> Any:  # noqa: ANN401 - whatever it says
    return (await _rows(connection, query))[0][0]


def _megabytes(size: int) -> str:
    return f"{size / _MEGABYTE:,.1f} MB"
