"""The commands of `perudo`. Builds everything once and passes it on: the only place that knows all rooms."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from msgspec.structs import replace

from bot import __version__, config, referee, text
from bot.chat.client import Client, LoginRefused, run
from bot.config import ConfigError, Settings
from bot.rules.options import PRESETS
from bot.store import Database, Unusable, migrate
from bot.tables.agenda import Pace
from bot.tables.clock import Clock, WallClock
from bot.tables.manager import Terms

OK = 0
"""The exit code when all went well."""

WRONG_SETTING = 2
"""The exit code when a setting, an argument or the database is not fit for use."""

REFUSED = 78
"""The exit code when Discord refuses the token: to be started again would not help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.command(asked))
    except (ConfigError, Unusable) as error:
        print(f"perudo: {error}", file=sys.stderr)
        return WRONG_SETTING
    except LoginRefused as error:
        print(f"perudo: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="perudo", description="A Discord bot that runs games of Perudo.")
    parser.add_argument("--version", action="version", version=f"perudo {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    running = commands.add_parser("run", help="run the bot on Discord")
    running.set_defaults(command=_run)
    migrating = commands.add_parser("migrate", help="bring the database up to date, with a backup beside it")
    migrating.set_defaults(command=_migrate)
    for command in (running, migrating):
        command.add_argument("--config", type=Path, metavar="FILE", help="the settings; config.toml where there is one")

    playing = commands.add_parser("play", help="play in a browser page, without a Discord account")
    playing.set_defaults(command=_play)
    playing.add_argument("--config", type=Path, metavar="FILE", help="the settings; config.toml where there is one")
    playing.add_argument("--port", type=int, default=8123, help="the page's port, 0 for any that is free (8123)")
    playing.add_argument("--database", default="perudo-play.sqlite3", metavar="FILE", help="perudo-play.sqlite3")

    judging = commands.add_parser("referee", help="check a game on paper, line by line")
    judging.set_defaults(
        command=lambda asked: referee.main(asked.file, json=asked.json, out=sys.stdout, err=sys.stderr)
    )
    judging.add_argument("file", metavar="FILE", help="a .perudo file, or - for standard input")
    judging.add_argument("--json", action="store_true", help="one JSON object a line")
    return parser


def _run(asked: argparse.Namespace) -> int:
    settings = config.load(asked.config)
    token = config.token(settings)
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(_serve_discord(settings, token))
    return OK


async def _serve_discord(settings: Settings, token: str) -> None:
    database = await Database.open(settings.database_url)
    try:
        await run(_client(settings, database, WallClock()), token)
    finally:
        await database.close()


def _migrate(asked: argparse.Namespace) -> int:
    print(asyncio.run(migrate(config.load(asked.config).database_url)))
    return OK


def _play(asked: argparse.Namespace) -> int:
    try:
        from bot.playground import LocalDiscord, PlayClock, PlaygroundError, serve
    except ModuleNotFoundError as error:
        message = f"the page needs {error.name}: pip install 'perudo[play]', or simply 'make play'"
        raise ConfigError(message) from None

    async def play() -> None:
        await migrate(settings.database_url)
        database, clock = await Database.open(settings.database_url), PlayClock()
        client = _client(settings, database, clock, always_sync=True)
        try:
            await serve(
                LocalDiscord(client),
                clock,
                port=asked.port,
                database=settings.database,
                pictures=client.pictures,
                say=lambda line: print(line, flush=True),
            )
        finally:
            await database.close()

    settings = replace(config.load(asked.config), database=asked.database)
    logging.basicConfig(level="WARNING", format="%(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(play())
    except PlaygroundError as error:
        raise ConfigError(str(error)) from None
    return OK


def _client(settings: Settings, database: Database, clock: Clock, *, always_sync: bool = False) -> Client:
    table = settings.table
    usual = Terms(table.preset, PRESETS[table.preset], table.clock or None)
    pace = Pace(table.reveal, table.thinking)
    return Client(
        database, text.load(), clock=clock, pace=pace, usual=usual, rng=SystemRandom(), always_sync=always_sync
    )
