"""The commands that look after the database, and how any command gets hold of it."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot import config
from bot.cli.commands import Commands
from bot.cli.ends import OK, WRONG_SETTING, GivenUp
from bot.config import Settings

if TYPE_CHECKING:
    from bot.store import Database

_BAR = 30
"""The characters of a bar that shows how far a long command is."""


def add(commands: Commands) -> None:
    """Add `migrate`, `backup`, `restore` and `stats`."""
    commands.add_with_settings("migrate", "bring the database up to date, with a backup beside it", _migrate)
    copying = commands.add_with_settings("backup", "copy the database, even while the bot runs", _backup)
    copying.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a new file, or a folder for it")
    restoring = commands.add_with_settings(
        "restore", "put a backup in the place of the database, which is kept", _restore
    )
    restoring.add_argument("file", type=Path, metavar="FILE", help="what 'backup' made")
    counting = commands.add_with_settings("stats", "count anew from the logs what finished games add up to", _stats)
    counting.add_argument("what", choices=["rebuild"], help="count, say what was kept otherwise, and mend it")


@contextmanager
def usable_database() -> Iterator[None]:
    """Give up in one line where the database is not fit for use."""
    from bot.store import Unusable

    try:
        yield
    except Unusable as error:
        raise GivenUp(error, WRONG_SETTING) from None


@asynccontextmanager
async def opened(settings: Settings, *, only_to_read: bool = False) -> "AsyncIterator[Database]":
    """The host's database for as long as a command needs it; gives up where it is not fit for use.

    Args:
        settings: they name it.
        only_to_read: whether another process may be using it.
    """
    from bot.store import Database

    with usable_database():
        database = await (Database.look if only_to_read else Database.open)(settings.database_url)
        try:
            yield database
        finally:
            await database.close()


def _migrate(asked: Namespace) -> int:
    from bot.store import migrate

    with usable_database():
        print(asyncio.run(migrate(config.load(asked.config).database_url)))
    return OK


def _backup(asked: Namespace) -> int:
    from bot.store import back_up

    with usable_database():
        print(back_up(config.load(asked.config).database_url, asked.file))
    return OK


def _restore(asked: Namespace) -> int:
    from bot.store import restore

    with usable_database():
        print(restore(config.load(asked.config).database_url, asked.file))
    return OK


def _stats(asked: Namespace) -> int:
    from bot.store import NotSaved, Recount

    async def count() -> Recount:
        async with opened(config.load(asked.config)) as database:
            return await database.recount(_progress)

    try:
        print(asyncio.run(count()))
    except NotSaved as error:
        raise GivenUp(error, WRONG_SETTING) from None
    return OK


def _progress(done: int, of: int) -> None:
    """Draw a bar that grows in one line of standard error."""
    full = _BAR * done // of
    end = "\n" if done == of else ""
    print(f"\r{'█' * full}{'░' * (_BAR - full)} {done:,} of {of:,} games", end=end, file=sys.stderr, flush=True)
