"""Which database an address names."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from bot.store.errors import BadAddress

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def parse(address: str) -> sa.URL:
    """Read an address such as `sqlite:///perudo.db` or `postgresql://user:password@host/perudo`.

    Raises:
        BadAddress: it names no kind of database that the bot can use. It may hold a password, so it is not quoted.
    """
    try:
        url = sa.make_url(address)
        return url.set(drivername=_DRIVERS[url.drivername])
    except (ArgumentError, ValueError):
        raise BadAddress("the database's address can't be read; one looks like sqlite:///perudo.db") from None
    except KeyError:
        raise BadAddress("the database must be sqlite:///… or postgresql://…") from None


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database, None for PostgreSQL.

    Raises:
        BadAddress: it is a folder, or a database in memory, which would lose every game.
    """
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise BadAddress("a SQLite database must be a plain file, such as sqlite:///perudo.db")
    file = Path(url.database)
    if not file.name or file.is_dir():
        raise BadAddress("the database is a folder: name a file in it, such as sqlite:///folder/perudo.db")
    return file
