"""A hall on a fresh SQLite file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store import Database, migrate
from tests.tables.hall import Hall


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once; every test has a copy."""
    file = tmp_path_factory.mktemp("migrated") / "perudo.sqlite3"
    asyncio.run(migrate(f"sqlite:///{file}"))
    return file


@asynccontextmanager
async def opened(migrated: Path, file: Path, patience: float = 5.0) -> AsyncIterator[Hall]:
    shutil.copy(migrated, file)
    database = await Database.open(f"sqlite:///{file}", patience=patience)
    made = Hall(database)
    yield made
    for table in made.manager.tables:
        table.rest()
    await database.close()


@pytest.fixture
async def hall(migrated: Path, tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(migrated, tmp_path / "perudo.sqlite3") as made:
        yield made


@pytest.fixture
async def hasty_hall(migrated: Path, tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall whose database waits for other programs for half a second only."""
    async with opened(migrated, tmp_path / "perudo.sqlite3", patience=0.5) as made:
        yield made


@pytest.fixture
async def other_hall(migrated: Path, tmp_path: Path) -> AsyncIterator[Hall]:
    """A second process with a database of its own."""
    async with opened(migrated, tmp_path / "other.sqlite3") as made:
        yield made
