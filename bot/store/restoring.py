"""A copy put in the place of the database: all of it at one stroke, with the old one kept."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from bot import called
from bot.store import copies, revisions
from bot.store.errors import Damaged, NotCopied
from bot.store.faults import diagnosis
from bot.store.lock import ProcessLock


class Restored(msgspec.Struct, frozen=True):
    """What `restore` did.

    Attributes:
        revision: the schema of what is there now.
        kept: where the old database is now, None where there was none.
    """

    revision: str
    kept: Path | None

    def __str__(self) -> str:
        """Say it for the host, a line each."""
        kept = f"the old database is kept as {self.kept}" if self.kept else "there was no database to keep"
        older = "" if self.revision == revisions.wanted() else f"; run '{called('migrate')}' before the bot"
        return f"{kept}\nthe copy is in its place, with schema {self.revision}{older}"


def restore(address: str, copy: Path) -> Restored:
    """Put a copy in the place of a SQLite database that no process uses; the copy stays where it is.

    Raises:
        AlreadyRunning: the bot runs; nothing has changed.
        NotCopied: there is no such copy, it is no database of the bot, or it can't be written; nothing has changed.
        Damaged: the copy is broken; nothing has changed.
        SchemaNewer: the copy is a newer bot's; nothing has changed.
    """
    file = copies.sqlite_file(address, tool="pg_restore")
    if not copy.is_file():
        raise NotCopied(f"there is no {copy}")
    lock = ProcessLock(file)
    try:
        if file.exists() and copy.samefile(file):
            raise NotCopied(f"{copy} is the database itself")
        made = copies.draft(copy, file)
        try:
            revision = _revision_of(made, copy)
            _belong_to_owner_of(file, made)
            return Restored(revision, _swap(made, file))
        finally:
            copies.discard(made)
    except OSError as error:
        raise NotCopied(f"{file} can't be replaced: {error.strerror}") from None
    except sqlite3.Error as error:
        why, code = diagnosis(error)
        raise NotCopied(f"{file} can't be replaced: {why} ({code})") from None
    finally:
        lock.release()


def _revision_of(made: Path, copy: Path) -> str:
    """The schema of a copy that is fit to be played on."""
    with closing(sqlite3.connect(made)) as connection:
        try:
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
        except sqlite3.Error:
            revision = None
        if revision is None:
            raise NotCopied(f"{copy} is no database of this bot; nothing was changed")
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise Damaged(f"{copy} has rows without what they belong to; nothing was changed")
    revisions.require_known(str(revision))
    return str(revision)


def _belong_to_owner_of(file: Path, made: Path) -> None:
    """Let whom the database belongs to use the new one, when an administrator restores it."""
    if file.exists() and hasattr(os, "chown"):
        with suppress(PermissionError):
            os.chown(made, file.stat().st_uid, file.stat().st_gid)


def _swap(made: Path, file: Path) -> Path | None:
    """Put a new database in the place of an old one, which is kept with what SQLite left beside it.

    Whenever this is cut short, there is a whole database under the old name: what lies in the write-ahead log is moved
    into the file first, so that the log can go before the file does. A damaged one is kept just as it is.
    """
    _settle(file)
    kept = file.with_name(f"{file.stem}.{copies.stamp()}.replaced{file.suffix}")
    there = [tail for tail in ("", "-wal", "-journal") if copies.beside(file, tail).exists()]
    for tail in there:
        _keep(copies.beside(file, tail), copies.beside(kept, tail))
    for tail in copies.TAILS:
        copies.beside(file, tail).unlink(missing_ok=True)
    made.replace(file)
    _write_down(file.parent)
    return kept if "" in there else None


def _settle(file: Path) -> None:
    if file.exists() and _is_whole(file):
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _is_whole(file: Path) -> bool:
    with suppress(sqlite3.Error), closing(copies.look_into(file)) as connection:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    return False


def _keep(old: Path, kept: Path) -> None:
    """Give a file a second name."""
    try:
        os.link(old, kept)
    except FileExistsError:
        raise NotCopied(f"{kept} is there already; nothing was changed") from None
    except OSError:  # not every file system can
        shutil.copy2(old, kept)


def _write_down(folder: Path) -> None:
    """See that the new name survives a loss of power."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
