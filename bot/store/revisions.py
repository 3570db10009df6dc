"""Which schema a database has, and how it gets the one that this version of the bot needs."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import postgres, sqlite
from bot.store.address import file_of, parse
from bot.store.errors import Damaged, SchemaNewer, SchemaOld
from bot.store.faults import reached
from bot.store.lock import ProcessLock

_INSTALLED = Path(__file__).with_name("migrations")
_CHECKOUT = Path(__file__).parents[2] / "migrations"

_PATIENCE = 5.0
"""Seconds to wait for a server, or for another program to let go of a file."""


class Migration(msgspec.Struct, frozen=True):
    """What `migrate` did: the revision before (None for an empty database) and after, and where the old file is."""

    before: str | None
    after: str
    backup: Path | None

    def __str__(self) -> str:
        """Say it in one line, for the host."""
        if self.before == self.after:
            return f"the database has schema {self.after} already"
        kept = f"; the old file is kept as {self.backup}" if self.backup else ""
        return f"the database went from schema {self.before or 'none'} to {self.after}{kept}"


def alembic() -> Config:
    """Alembic's configuration: there is no alembic.ini."""
    config = Config()
    folder = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.set_main_option("path_separator", "os")
    return config


def wanted() -> str:
    """The revision that this version of the bot needs."""
    head = ScriptDirectory.from_config(alembic()).get_current_head()
    if head is None:
        raise FileNotFoundError("there are no migrations beside the bot")
    return head


async def present(engine: AsyncEngine) -> str | None:
    """The revision that a database has, None for an empty one.

    Raises:
        SchemaNewer: this version of the bot does not know it.
    """
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
            return None
        have: str | None = await connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    script = ScriptDirectory.from_config(alembic())
    if have is not None and have not in {revision.revision for revision in script.walk_revisions()}:
        raise SchemaNewer(have, wanted())
    return have


async def require_current(engine: AsyncEngine) -> None:
    """See that a database has the schema that this version needs; ends the engine that it is given.

    Raises:
        SchemaOld: it has to be migrated first.
        SchemaNewer: it was made by a newer version, or is not one of ours.
    """
    try:
        have, want = await present(engine), wanted()
    finally:
        await engine.dispose()
    if have != want:
        raise SchemaOld(have, want)


async def migrate(address: str) -> Migration:
    """Bring a database to the schema of this version of the bot; a missing one is made.

    An existing SQLite file is copied beside itself first. Either all of it happens or nothing.

    Raises:
        Unusable: the database can't be migrated, and is left as it is; each kind says why.
    """
    url = parse(address)
    file = file_of(url)
    if file is None:
        return await reached(_upgrade(postgres.engine(url, _PATIENCE), None), url)
    lock = ProcessLock(file)
    try:
        if not file.exists():
            file.touch(mode=0o600)  # it will hold the secrets of running games
        return await reached(_upgrade(sqlite.engine(file, _PATIENCE, *sqlite.DURABLE), file), url)
    finally:
        lock.release()


async def _upgrade(engine: AsyncEngine, file: Path | None) -> Migration:
    try:
        before, after = await present(engine), wanted()
        if before == after:
            return Migration(before, after, None)
        backup = await asyncio.to_thread(_back_up, file, after) if file and before else None
        async with engine.begin() as connection:
            await connection.run_sync(_run_scripts)
        return Migration(before, after, backup)
    finally:
        await engine.dispose()


def _run_scripts(connection: sa.Connection) -> None:
    """Bring the schema up to date. SQLite checks foreign keys once at the end: a table may have to be built anew."""
    config = alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise Damaged(f"the database has rows without what they belong to, in {broken[0][0]}")


def _back_up(file: Path, after: str) -> Path:
    """Copy a database, by SQLite's own means, to a file that only those may read who may read it."""
    stamp = datetime.now(tz=UTC).strftime("%Y%m%dT%H%M%SZ")
    backup = file.with_name(f"{file.stem}.{stamp}.before-{after}{file.suffix}")
    with closing(sqlite3.connect(file)) as old:
        if old.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise Damaged(f"{file} is damaged: SQLite's quick_check fails")
        backup.touch(mode=0o600, exist_ok=False)
        shutil.copymode(file, backup)
        with closing(sqlite3.connect(backup)) as copy:
            old.backup(copy)
    return backup
