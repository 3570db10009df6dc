"""A Discord bot that runs games of Perudo, the bluffing game also known as liar's dice.

A game is a list of events; people, computer players, the dealer and the clock are all makers of moves.
docs/architecture.md shows the rooms of this package and the path of a move through them.
"""

import os
import sys
from pathlib import Path

__version__ = "0.1.0"


def called(command: str) -> str:
    """How a command is called on this machine, in the way in which this process was: by its name, or as a module."""
    if Path(sys.argv[0]).name != "__main__.py":
        return f"perudo {command}"
    python = Path(sys.executable)
    near = python.is_relative_to(Path.cwd())
    return f"{os.path.relpath(python) if near else python.stem} -m bot {command}"
