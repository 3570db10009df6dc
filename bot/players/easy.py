"""A beginner: own dice, and what the others hold on average."""

from random import Random

from bot.players.moves import bid, dudo, leaped, lowest_bids, standing_bid
from bot.players.odds import to_spare
from bot.players.temperament import EVEN, Temperament
from bot.rules.moves import Play
from bot.rules.view import SeatView

_NEARLY_AS_GOOD = 0.5
"""Bids that many dice short of the best one seem as good to a beginner."""


_DICE_A_CHANCE = 2.0
"""How many dice a beginner takes to be worth a certainty, for its leanings."""

_STEP = 1 / 3
"""The average goes by thirds of a die: what is smaller tips the balance now and then."""


class Easy:
    """Weighs by expected counts alone, doubts nothing that it holds itself, and never calls calza."""

    def __init__(self, temperament: Temperament = EVEN) -> None:
        self._doubt = temperament.doubt * _DICE_A_CHANCE
        self._leap = temperament.leap

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """Doubt, or bid the lowest number of a face that it holds well: whichever has more to spare on average."""
        standing = standing_bid(seen)
        bids = lowest_bids(seen)
        best = max((to_spare(seen, each) for each in bids), default=0.0)
        tips = self._doubt - rng.random() * _STEP
        doubtful = standing and seen.holds(standing.face) < standing.quantity
        if not bids or (standing and doubtful and best + to_spare(seen, standing) < tips):
            return dudo(seen)
        said = rng.choice([each for each in bids if to_spare(seen, each) >= best - _NEARLY_AS_GOOD])
        return bid(seen, leaped(seen, said, self._leap))

    def wants_calza(self, _: SeatView) -> bool:
        """Never."""
        return False
