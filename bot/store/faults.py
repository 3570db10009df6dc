"""What a driver's error comes down to, without its text."""

import sqlite3
from collections.abc import Awaitable
from typing import TypeVar

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.store.errors import Damaged, NotRead, NotSaved, StoreError, Unreachable, Why

T = TypeVar("T")

FAULTS = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
"""All that a database throws, a server that is away or does not answer included."""

_SQLITE: dict[int, Why] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}

_POSTGRES: dict[str, Why] = {
    "08": "unreachable",
    "28": "unreachable",
    "40": "locked",
    "55": "locked",
    "57": "unreachable",
    "58": "disk",
    "25006": "read-only",
    "53100": "full",
    "53300": "unreachable",
    "57014": "locked",
}
"""By SQLSTATE, or its class: https://www.postgresql.org/docs/current/errcodes-appendix.html."""


class Clash(Exception):
    """A row broke a rule of its table, most likely that there is one of its kind already."""


async def saved(work: Awaitable[T]) -> T:
    """Wait for a write.

    Raises:
        Clash: it broke a rule of the schema; nothing was written.
        NotSaved: the database could not do it; nothing was written.
    """
    try:
        return await work
    except FAULTS as error:
        problem = Clash() if is_clash(error) else NotSaved(*diagnosis(error))
    raise problem  # out here it is not chained to the driver's error, which may quote dice


async def found(work: Awaitable[T]) -> T:
    """Wait for a read.

    Raises:
        NotRead: the database could not do it.
    """
    try:
        return await work
    except FAULTS as error:
        problem: StoreError = NotRead(*diagnosis(error))
    raise problem


async def reached(work: Awaitable[T], url: URL) -> T:
    """Wait for the first dealings with a database.

    Raises:
        Damaged: its file is none, or a broken one.
        Unreachable: there is no way to it.
    """
    name = url.database if url.get_backend_name() == "sqlite" else f"the database at {url.host}"
    try:
        return await work
    except FAULTS as error:
        why, code = diagnosis(error)
    if why == "damaged":
        raise Damaged(f"{name} is damaged or no database ({code}); it was left as it is")
    raise Unreachable(f"{name} can't be used: {why} ({code})")


def is_clash(error: Exception) -> bool:
    """Whether an error says that a row broke a rule of its table."""
    cause = _cause(error)
    return isinstance(cause, sqlite3.IntegrityError) or _state(cause).startswith("23")


def diagnosis(error: Exception) -> tuple[Why, str]:
    """What an error comes down to, and its code."""
    cause = _cause(error)
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0)
        return _SQLITE.get(code & 0xFF, "refused"), getattr(cause, "sqlite_errorname", "")
    if state := _state(cause):
        return _POSTGRES.get(state) or _POSTGRES.get(state[:2], "refused"), state
    lost = isinstance(cause, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
    return "unreachable" if lost else "refused", type(cause).__name__


def _cause(error: Exception) -> BaseException:
    original = error.orig if isinstance(error, DBAPIError) else None
    return original or error


def _state(cause: BaseException) -> str:
    """The SQLSTATE of a PostgreSQL error, empty for any other."""
    return getattr(cause, "sqlstate", None) or ""
