"""Databases to test on: each test of what both kinds can do runs once on SQLite and once on PostgreSQL."""

import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Database, migrate

PATIENCE = 0.3
"""Seconds that writes wait for locks in tests of just that, instead of five."""


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    return tmp_path / "perudo.sqlite3"


@pytest.fixture
async def postgres_address(postgres_url: str) -> AsyncIterator[str]:
    """An empty database of its own on the PostgreSQL server."""
    name = f"test_{uuid.uuid4().hex}"
    server = create_async_engine(postgres_url, isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        yield sa.make_url(postgres_url).set(database=name).render_as_string(hide_password=False)
        await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    await server.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_address(request: pytest.FixtureRequest) -> str:
    """The address of a database that was not migrated yet."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('sqlite_file')}"
    return str(request.getfixturevalue("postgres_address"))


@pytest.fixture
async def address(empty_address: str) -> str:
    await migrate(empty_address)
    return empty_address


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    database = await Database.open(address)
    yield database
    await database.close()


@pytest.fixture
async def sqlite_database(sqlite_file: Path) -> AsyncIterator[Database]:
    await migrate(f"sqlite:///{sqlite_file}")
    database = await Database.open(f"sqlite:///{sqlite_file}", patience=PATIENCE)
    yield database
    await database.close()
