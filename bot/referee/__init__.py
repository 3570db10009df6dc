"""`perudo referee`: whether a game on paper keeps the rules, and what happens in it (docs/notation.md)."""

import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import IO, TextIO

import msgspec

from bot.referee.findings import Refused
from bot.referee.judging import referee
from bot.referee.telling import tell
from bot.rules.notation import NotationError

LEGAL = 0
"""The exit code of a legal game, finished or not."""

FORBIDDEN = 1
"""The exit code of a game with a move that the rules forbid."""

NOT_IN_THE_FORM = 2
"""The exit code of a file that is no game on paper."""


def main(path: str, *, json: bool, out: TextIO, err: TextIO) -> int:
    """Run `perudo referee`: say what happens in the game at `path`, `-` for standard input.

    Returns:
        The exit code: 0 for a legal game, 1 when the rules forbid a move, 2 when the file is not in the form.
    """
    try:
        with _opened(path) as lines:
            return _run(lines, json=json, out=out, err=err)
    except NotationError as error:
        err.write(f"{error}\n")
    except OSError as error:
        err.write(f"{path}: {error.strerror}\n")
    return NOT_IN_THE_FORM


def _opened(path: str) -> IO[bytes] | nullcontext[IO[bytes]]:
    return nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb")


def _run(lines: Iterable[bytes], *, json: bool, out: TextIO, err: TextIO) -> int:
    for game, finding in referee(lines):
        if json:
            out.write(msgspec.json.encode(finding).decode() + "\n")
        elif not isinstance(finding, Refused):
            out.write(tell(game, finding) + "\n")
        if isinstance(finding, Refused):
            line = finding.refused
            err.write(f"line {line.line}: {line.key}\n" if json else f"{tell(game, finding)}\n")
            return FORBIDDEN
    return LEGAL
