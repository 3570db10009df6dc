"""`python -m bot.verify FILE`: what was checked, in plain English, and an exit code."""

import sys
from io import BytesIO
from pathlib import Path
from typing import TextIO

from bot.verify.checks import Flaw, Report, check
from bot.verify.paper import PaperError, read

HOLDS = 0
"""The exit code when everything holds."""

DOES_NOT_HOLD = 1
"""The exit code when something does not; it is named."""

NOT_CHECKABLE = 2
"""The exit code for a file that can't be read, is no game on paper, or lacks the lines that make dice checkable."""

FLAWS: dict[Flaw, str] = {
    "fingerprint": "the fingerprint is not that of this game's id and this secret",
    "phrases": "the dice do not come from this secret with these lucky phrases",
    "first": "seat {seat} opens round 1, but seat {winner} won the roll-off",
    "round-left-out": "a round was left out before round {round}",
    "rounds-swapped": "the dice of the rounds {round} and {other} are swapped",
    "seats-swapped": "in round {round} the dice of the seats {seat} and {other} are swapped",
    "too-many": "in round {round} seat {seat} has {written} dice, but holds {held}",
    "too-few": "in round {round} seat {seat} has {written} dice, but holds {held}",
    "die": "in round {round} die {place} of seat {seat} is a {written}, but a {drawn} was drawn",
    "cup": "in round {round} the dice of seat {seat} are not those that were drawn",
}
"""What is wrong, with the facts of the fault."""

_PROMISE = """\
All of it holds: every die was fixed by the secret, the game's id and the lucky phrases before anyone saw one.
Now compare the fingerprint with the one in the message that opened the table:
"""


def main(path: str, *, out: TextIO, err: TextIO) -> int:
    """Check the game at `path`, `-` for standard input, and return the exit code."""
    try:
        raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        paper = read(BytesIO(raw))
        report = check(paper)
    except PaperError as error:
        err.write(f"{error}\n")
        return NOT_CHECKABLE
    except OSError as error:
        err.write(f"{path}: {error.strerror}\n")
        return NOT_CHECKABLE
    if report.fault:
        err.write(f"{report.fault.flaw}: {FLAWS[report.fault.flaw].format(**report.fault.facts)}\n")
        return DOES_NOT_HOLD
    out.write(f"{_checked(report)}\n{_PROMISE}{paper.commitment}\n")
    return HOLDS


def _checked(report: Report) -> str:
    rounds = "1 round" if report.rounds == 1 else f"{report.rounds} rounds"
    return f"Checked: the fingerprint, the roll-off, and {report.dice} dice in {rounds}."


def run() -> int:
    """Read the arguments of a process."""
    if len(sys.argv) != 2:  # noqa: PLR2004 - the program and the file
        sys.stderr.write("usage: python -m bot.verify FILE\n")
        return NOT_CHECKABLE
    return main(sys.argv[1], out=sys.stdout, err=sys.stderr)


if __name__ == "__main__":
    sys.exit(run())
