"""A world for each test, with a database of its own."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import migrate
from tests.discord.world import World, world


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file that was just migrated; to be copied."""
    file = tmp_path_factory.mktemp("empty") / "perudo.sqlite3"
    asyncio.run(migrate(f"sqlite:///{file}"))
    return file


@pytest.fixture
def address(empty_database: Path, tmp_path: Path) -> str:
    file = tmp_path / "perudo.sqlite3"
    shutil.copy(empty_database, file)
    return f"sqlite:///{file}"


@pytest.fixture
async def here(address: str) -> AsyncIterator[World]:
    async with world(address) as place:
        yield place
