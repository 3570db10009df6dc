"""The commands of `perudo`, one module a subject: the only room that knows all others."""

import argparse
import sys
import traceback
from collections.abc import Sequence

from bot import __version__, called
from bot.cli import arena, database, doctor, paper, play, run, words
from bot.cli.commands import Commands
from bot.cli.ends import BROKEN, OK, WRONG_SETTING, GivenUp
from bot.cli.logs import without_secrets
from bot.config import ConfigError

_SUBJECTS = (run, database, doctor, play, paper, words, arena)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.command(asked))
    except ConfigError as error:
        return _complain(error, WRONG_SETTING)
    except GivenUp as error:
        return _complain(error, error.code)
    except KeyboardInterrupt:
        return OK
    except Exception:  # noqa: BLE001 - whatever broke, and its text may hold a secret
        print(without_secrets(traceback.format_exc()), end="", file=sys.stderr)
        return _complain("that is a bug; please report the lines above", BROKEN)


def _complain(error: Exception | str, code: int) -> int:
    print(f"perudo: {error}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=called("").strip(), description="A Discord bot that runs games of Perudo.")
    parser.add_argument("--version", action="version", version=f"perudo {__version__}")
    commands = Commands(parser)
    for subject in _SUBJECTS:
        subject.add(commands)
    return parser
