"""`perudo run`: the bot on Discord."""

import asyncio
from argparse import Namespace

from bot import config
from bot.cli.commands import Commands
from bot.cli.database import opened
from bot.cli.ends import AWAY, OK, REFUSED, GivenUp
from bot.cli.logs import log
from bot.cli.stopping import told_to_stop


def add(commands: Commands) -> None:
    """Add `run`."""
    commands.add_with_settings("run", "run the bot on Discord", _run)


def _run(asked: Namespace) -> int:
    from bot.chat.client import DiscordAway, LoginRefused, run
    from bot.cli.building import client
    from bot.tables.clock import WallClock

    async def serve() -> None:
        async with opened(settings) as database:
            with told_to_stop() as stop:
                await run(client(settings, database, WallClock()), token, stop)

    settings = config.load(asked.config)
    token = config.token(settings)
    log(settings.log_level.upper())
    try:
        asyncio.run(serve())
    except LoginRefused as error:
        raise GivenUp(error, REFUSED) from None
    except DiscordAway as error:
        raise GivenUp(error, AWAY) from None
    return OK
