"""Games on paper: `perudo record` writes one, `referee` judges one, `verify` checks its dice."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace

from bot import config, referee
from bot.cli.commands import Commands
from bot.cli.database import opened
from bot.cli.ends import OK, WRONG_SETTING, GivenUp
from bot.config import ConfigError
from bot.verify import __main__ as verify


def add(commands: Commands) -> None:
    """Add `record`, `referee` and `verify`."""
    recording = commands.add_with_settings("record", "write a stored game on paper, even while the bot runs", _record)
    recording.add_argument("game", metavar="GAME", help="the id of a game, as its last card tells it")
    judging = commands.add("referee", "check a game on paper, line by line", _referee)
    _add_file(judging)
    judging.add_argument("--json", action="store_true", help="one JSON object a line")
    _add_file(commands.add("verify", "check the dice of a game on paper", _verify))


def _add_file(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a .perudo file, or - for standard input")


def _record(asked: Namespace) -> int:
    from bot.store import GameId, NotRead, UnreadableLog
    from bot.tables.papers import paper

    async def read() -> str | None:
        async with opened(config.load(asked.config), only_to_read=True) as database:
            return await paper(database.journal, GameId(asked.game))

    try:
        written = asyncio.run(read())
    except (NotRead, UnreadableLog) as error:
        raise GivenUp(error, WRONG_SETTING) from None
    if written is None:
        raise ConfigError(f"no game {asked.game} was ever begun")
    sys.stdout.write(written)
    return OK


def _referee(asked: Namespace) -> int:
    return referee.main(asked.file, json=asked.json, out=sys.stdout, err=sys.stderr)


def _verify(asked: Namespace) -> int:
    return verify.main(asked.file, out=sys.stdout, err=sys.stderr)
