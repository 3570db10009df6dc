"""`perudo words`: what the bot says, for translators."""

import logging
import sys
from argparse import Namespace

from bot.cli.commands import Commands
from bot.cli.ends import OK
from bot.config import ConfigError


def add(commands: Commands) -> None:
    """Add `words`."""
    translating = commands.add("words", "show all that is said in a language, beside the English", _words)
    translating.add_argument("language", nargs="?", metavar="LANGUAGE", help="such as fr; a table of all without it")


def _words(asked: Namespace) -> int:
    from bot.text import load, sheet

    logging.getLogger("bot.text").setLevel(logging.ERROR)
    if asked.language is None:
        sheet.overview(sys.stdout)
    elif asked.language in (languages := load().languages):
        sheet.write(asked.language, sys.stdout)
    else:
        raise ConfigError(f"no language {asked.language}: there are {', '.join(languages)}")
    return OK
