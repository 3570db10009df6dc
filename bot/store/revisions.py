"""Which schema a database has, and how it gets the one that this version of the bot needs."""

import asyncio
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import copies, postgres, sqlite
from bot.store.address import file_of, parse
from bot.store.errors import AlreadyRunning, Damaged, SchemaNewer, SchemaOld
from bot.store.faults import FAULTS, diagnosis, reached
from bot.store.lock import ProcessLock
from bot.store.recount import is_due, recount

_INSTALLED = Path(__file__).with_name("migrations")
_CHECKOUT = Path(__file__).parents[2] / "migrations"

_MIGRATING = 0x70657275646F
"""The number of PostgreSQL's advisory lock for it: "perudo" in ASCII."""

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
        if self.before is None:
            return f"the database is made, with schema {self.after}{kept}"
        return f"the database went from schema {self.before} to {self.after}{kept}"


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


def require_known(have: str) -> None:
    """See that this version of the bot knows a revision.

    Raises:
        SchemaNewer: it does not.
    """
    script = ScriptDirectory.from_config(alembic())
    if have not in {revision.revision for revision in script.walk_revisions()}:
        raise SchemaNewer(have, wanted())


async def present(connection: AsyncConnection) -> str | None:
    """The revision that a database has, None for an empty one.

    Raises:
        SchemaNewer: this version of the bot does not know it.
    """
    if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table("alembic_version")):
        return None
    have: str | None = await connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    if have is not None:
        require_known(have)
    return have


async def require_current(engine: AsyncEngine) -> None:
    """See that a database has the schema that this version needs; ends the engine that it is given.

    Raises:
        SchemaOld: it has to be migrated first.
        SchemaNewer: it was made by a newer version, or is not one of ours.
    """
    try:
        async with engine.connect() as connection:
            have, want = await present(connection), wanted()
    finally:
        await engine.dispose()
    if have != want:
        raise SchemaOld(have, want)


async def migrate(address: str) -> Migration:
    """Bring a database to the schema of this version of the bot; a missing one is made.

    An existing SQLite file is copied beside itself first. Either all of it happens or nothing. Of two processes that
    migrate at once, the second waits and then finds it done, or is told that another one is at it.

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
        async with engine.connect() as connection:
            before, after = await present(connection), wanted()
            counted = before is not None and not await is_due(connection)
        if before == after and counted:
            return Migration(before, after, None)
        backup = await asyncio.to_thread(_back_up, file, after) if file and before and before != after else None
        async with engine.begin() as connection:
            if file is None:
                await _be_alone(connection)
                before = await present(connection)
            if before != after:
                await connection.run_sync(_run_scripts)
            if await is_due(connection):
                await recount(connection)
        return Migration(before, after, backup)
    finally:
        await engine.dispose()


async def _be_alone(connection: AsyncConnection) -> None:
    """Wait until no other process migrates; a SQLite file has its `ProcessLock` for that.

    Raises:
        AlreadyRunning: one still does.
    """
    try:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
    except FAULTS as error:
        if diagnosis(error)[0] != "locked":
            raise
    else:
        return
    raise AlreadyRunning("another process is migrating this database: wait for it, then try again")


def _back_up(file: Path, after: str) -> Path:
    backup = file.with_name(f"{file.stem}.{copies.stamp()}.before-{after}{file.suffix}")
    copies.copy(file, backup)
    return backup


def _run_scripts(connection: sa.Connection) -> None:
    """Bring the schema up to date. SQLite checks foreign keys once at the end: a table may have to be built anew."""
    config = alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise Damaged(f"the database has rows without what they belong to, in {broken[0][0]}")
