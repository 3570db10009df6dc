"""Evenings one after the other, each on a database of its own."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import migrate
from tests.crash.evening import Evening, Report
from tests.crash.steady import resolved_players

_MEMORY = Path("/dev/shm")
"""Here a disk costs nothing; that a power cut loses nothing is SQLite’s to keep, and not what is looked at."""


def played(seeds: Sequence[str], *, forgetful: bool = False, told: bool = False) -> list[Report]:
    """Play an evening for each seed."""
    with TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder, resolved_players():
        return asyncio.run(_played(seeds, Path(folder), forgetful=forgetful, told=told))


async def _played(seeds: Sequence[str], folder: Path, *, forgetful: bool, told: bool) -> list[Report]:
    migrated = folder / "migrated.sqlite3"
    await migrate(f"sqlite:///{migrated}")
    reports = []
    for seed in seeds:
        evening = Evening(seed, folder, migrated, forgetful=forgetful, told=told)
        reports.append(await evening.play())
    return reports
