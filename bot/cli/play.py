"""`perudo play`: the bot in a browser page, without a Discord account."""

import asyncio
from argparse import ArgumentTypeError, Namespace

from msgspec.structs import replace

from bot import config
from bot.cli.commands import Commands
from bot.cli.database import opened, usable_database
from bot.cli.ends import OK
from bot.cli.logs import log_to_stderr
from bot.cli.stopping import told_to_stop
from bot.config import ConfigError

_LAST_PORT = 65_535


def add(commands: Commands) -> None:
    """Add `play`."""
    playing = commands.add_with_settings("play", "play in a browser page, without a Discord account", _play)
    playing.add_argument("--port", type=_port, default=8123, help="the page's port, 0 for any that is free (8123)")
    playing.add_argument("--database", default="perudo-play.sqlite3", metavar="FILE", help="perudo-play.sqlite3")


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= _LAST_PORT):
        raise ArgumentTypeError(f"{text} is no port: those are from 0 to {_LAST_PORT}")
    return int(text)


def _play(asked: Namespace) -> int:
    try:
        from bot.playground import LocalDiscord, PlayClock, PlaygroundError, serve
    except ModuleNotFoundError as error:
        message = f"the page needs {error.name}: see 'Try it' in the README, or simply 'make play'"
        raise ConfigError(message) from None

    from bot.cli.building import client
    from bot.store import migrate

    async def play() -> None:
        with usable_database():
            await migrate(settings.database_url)
        async with opened(settings) as database:
            clock = PlayClock()
            bot = client(settings, database, clock, always_sync=True)
            with told_to_stop() as stop:
                await serve(
                    LocalDiscord(bot),
                    clock,
                    port=asked.port,
                    database=settings.database,
                    pictures=bot.pictures,
                    say=lambda line: print(line, flush=True),
                    stop=stop,
                )

    settings = replace(config.load(asked.config), database=asked.database)
    log_to_stderr("%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(play())
    except PlaygroundError as error:
        raise ConfigError(str(error)) from None
    return OK
