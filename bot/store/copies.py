"""Copies of a SQLite database: made while the bot plays, and put in its place while it does not."""

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlencode

from bot.store.address import file_of, parse
from bot.store.errors import Damaged, NotCopied
from bot.store.faults import diagnosis

_POSTGRES = "PostgreSQL keeps its own copies: use {tool}, with the address of the setting `database`"


def back_up(address: str, to: Path | None = None) -> Path:
    """Copy a SQLite database, in use or not, and return where the copy is.

    Args:
        address: as in `Database.open`.
        to: the new file, or a folder for it; beside the database and named after the time where it is not given.

    Raises:
        NotCopied: there is something at `to`, it can't be written, or it is PostgreSQL.
        Damaged: the database is broken; no copy is left.
    """
    file = sqlite_file(address, tool="pg_dump")
    if not file.is_file():
        raise NotCopied(f"there is no {file}")
    named = file.with_name(f"{file.stem}.{stamp()}{file.suffix}")
    target = named if to is None else to / named.name if to.is_dir() else to
    copy(file, target)
    return target


def copy(file: Path, to: Path) -> None:
    """Copy a database to a new file that only its owner may read; it is whole from the moment it is there.

    Raises:
        NotCopied: there is something at `to`, or it can't be written.
        Damaged: the database is broken; no copy is left.
    """
    try:
        to.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise NotCopied(f"{to} is there already; it was left as it is") from None
    except OSError as error:
        raise NotCopied(f"{to} can't be written: {error.strerror}") from None
    try:
        draft(file, to).replace(to)
    except BaseException:
        to.unlink()
        raise


def draft(file: Path, beside: Path) -> Path:
    """Copy a database to a hidden file in the folder of another, by SQLite's own means, and see that it is whole.

    Raises:
        NotCopied: it could not be read or written; nothing is left.
        Damaged: the database is broken; nothing is left.
    """
    try:
        handle, name = tempfile.mkstemp(prefix=f".{beside.name}.", dir=beside.parent)
    except OSError as error:
        raise NotCopied(f"{beside.parent} can't be written: {error.strerror}") from None
    os.close(handle)
    made = Path(name)
    try:
        _fill(file, made)
    except sqlite3.Error as error:
        discard(made)
        why, code = diagnosis(error)
    except BaseException:
        discard(made)
        raise
    else:
        return made
    if why == "damaged":
        raise Damaged(f"{file} is damaged or no database ({code}); it was left as it is")
    raise NotCopied(f"{file} can't be copied to {beside.parent}: {why} ({code})")


def discard(file: Path) -> None:
    """Delete a database with all that SQLite keeps beside it."""
    for tail in ("", *TAILS):
        with suppress(OSError):
            beside(file, tail).unlink(missing_ok=True)


def looking(file: Path) -> dict[str, str]:
    """How SQLite opens a database that it must not change.

    A file that lies alone is at rest, maybe where nothing can be written; unless told so, SQLite would write beside it.
    """
    at_rest = not any(beside(file, tail).exists() for tail in TAILS)
    return {"mode": "ro", "immutable": "1"} if at_rest else {"mode": "ro"}


def look_into(file: Path) -> sqlite3.Connection:
    """Open a database, in use or not, and change nothing."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?{urlencode(looking(file))}", uri=True)


TAILS = ("-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files that belong to it."""


def beside(file: Path, tail: str) -> Path:
    """One of the files that belong to a database."""
    return file.with_name(file.name + tail)


def sqlite_file(address: str, *, tool: str) -> Path:
    """The file of a database.

    Raises:
        NotCopied: it is on PostgreSQL, which has a tool for that.
    """
    file = file_of(parse(address))
    if file is None:
        raise NotCopied(_POSTGRES.format(tool=tool))
    return file


def stamp() -> str:
    """This moment, for the name of a file."""
    return datetime.now(tz=UTC).strftime("%Y%m%dT%H%M%SZ")


def _fill(file: Path, made: Path) -> None:
    with (
        closing(look_into(file)) as old,
        closing(sqlite3.connect(made)) as new,
    ):
        old.backup(new)
        if new.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise Damaged(f"{file} is damaged: SQLite's quick_check fails")
