"""Who may enter: our levels, fixed opponents, and any player of anyone's by its dotted path."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from bot.players.baselines import BASELINES
from bot.players.roster import LEVELS, PLAYERS
from bot.rules.moves import Play
from bot.rules.view import SeatView


class UnknownPlayerError(Exception):
    """There is no player of that name; the message says why in one line."""


class Entrant:
    """A player in a contest, whatever it is made of.

    Attributes:
        name: what it was entered as.
        seconds: the seconds of computing that each of its moves took.
    """

    def __init__(self, name: str, player: Any) -> None:  # noqa: ANN401 - anything that can choose
        self.name = name
        self.seconds: list[float] = []
        self._choose: Callable[[SeatView, Random], Play] = player.choose if hasattr(player, "choose") else player
        self._wants_calza: Callable[[SeatView], bool] | None = getattr(player, "wants_calza", None)

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """Its move, on the clock."""
        start = thread_time()
        play = self._choose(seen, rng)
        self.seconds.append(thread_time() - start)
        return play

    def wants_calza(self, seen: SeatView) -> bool:
        """Whether it calls calza out of turn; never where it has no opinion."""
        return self._wants_calza is not None and self._wants_calza(seen)


def entrant(name: str) -> Entrant:
    """The player of that name: a level, a fixed opponent, or `package.module:name`, the colon being optional.

    What a path leads to is `choose(seen, rng) -> move` itself, or an object or a class that has it.

    Raises:
        UnknownPlayerError: there is none.
    """
    player = PLAYERS.get(name) or BASELINES.get(name) or _found(name)
    return Entrant(name, player() if isinstance(player, type) else player)


def _found(path: str) -> object:
    module, _, name = path.replace(":", ".").rpartition(".")
    if not module:
        known = ", ".join([*LEVELS, *BASELINES])
        raise UnknownPlayerError(f"there is no player {path!r}; there are {known}, or any other by its dotted path")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownPlayerError(f"there is no player {path!r}: {error}") from error
    if not (callable(found) or hasattr(found, "choose")):
        raise UnknownPlayerError(f"{path} is no player: it has no choose(seen, rng)")
    return found
