"""A strong player: what bids tell, who would doubt what, and what a die is worth to whom."""

from random import Random

from bot.players.endgame import endgame
from bot.players.mind import Mind
from bot.players.moves import calza
from bot.players.temperament import EVEN, Temperament
from bot.rules.moves import Play
from bot.rules.view import SeatView

_SAME = 1e-9
_MARGIN = 0.005
"""What a calza out of turn must gain."""


class Hard:
    """Weighs each move by the position it leads to."""

    def __init__(self, temperament: Temperament = EVEN) -> None:
        self._temperament = temperament

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """The move with the best expected position, among equals any; with one die each, the perfect one."""
        known = endgame(seen)
        if known:
            return known
        plays = Mind(seen, self._temperament).plays()
        best = max(plays.values())
        return rng.choice([play for play, value in plays.items() if value >= best - _SAME])

    def wants_calza(self, seen: SeatView) -> bool:
        """Whether calling calza is worth more than letting the others go on."""
        if not seen.may_calza:
            return False
        mind = Mind(seen, self._temperament)
        return mind.value(calza(seen)) > mind.waiting + _MARGIN
