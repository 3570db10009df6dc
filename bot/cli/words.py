"""`perudo words`: what the bot says, for translators."""

import logging
import os
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
    if asked.language is not None and asked.language not in (languages := load().languages):
        raise ConfigError(f"no language {asked.language}: there are {', '.join(languages)}")
    try:
        sheet.write(asked.language, sys.stdout) if asked.language else sheet.overview(sys.stdout)
        sys.stdout.flush()
    except BrokenPipeError:  # `perudo words fr | head`: whoever reads along has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK
