"""The computer players there are, by level."""

from random import Random
from typing import Protocol

from bot.players.easy import Easy
from bot.players.hard import Hard
from bot.players.normal import Normal
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


LEVELS: dict[str, Player] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
"""From the weakest to the strongest; each knows more than the one before, none is made to err."""
