"""The computer players there are, by level."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol

from bot.players.easy import Easy
from bot.players.hard import Hard
from bot.players.normal import Normal
from bot.players.temperament import EVEN, TEMPERAMENTS, Temperament
from bot.rules.moves import Play
from bot.rules.view import SeatView


class Player(Protocol):
    """Anything that can play a seat by what that seat may see."""

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """The move of a seat on turn; always a legal one."""
        ...

    def wants_calza(self, seen: SeatView, /) -> bool:
        """Whether a seat that is not on turn, and that may, calls calza on the standing bid."""
        ...


_KINDS: dict[str, Callable[[Temperament], Player]] = {"easy": Easy, "normal": Normal, "hard": Hard}

LEVELS = tuple(_KINDS)
"""From the weakest to the strongest; each knows more than the one before, none is made to err."""

PLAYERS: dict[str, Player] = {level: kind(EVEN) for level, kind in _KINDS.items()} | {
    f"{level}:{name}": kind(temperament) for level, kind in _KINDS.items() for name, temperament in TEMPERAMENTS.items()
}
"""Every player there is, by level, or by `level:temperament`; a level alone is of an even temper."""


def tempered(level: str, sitting: Iterable[str], rng: Random) -> str:
    """A level with a temperament: where none was chosen, one is drawn of those that the fewest of `sitting` have."""
    if ":" in level:
        return level
    there = Counter(other.partition(":")[2] for other in sitting)
    rarest = min(there[name] for name in TEMPERAMENTS)
    return f"{level}:{rng.choice([name for name in TEMPERAMENTS if there[name] == rarest])}"
