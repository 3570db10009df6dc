"""A fair player: own dice, and exact chances for all others."""

from random import Random

from bot.players.moves import bid, calza, dudo, leaped, lowest_bids, standing_bid
from bot.players.odds import chance_exact, chance_true
from bot.players.temperament import EVEN, Temperament
from bot.rules.moves import Play
from bot.rules.view import SeatView

_SURE_ENOUGH = 0.45
"""The chance from which a calza is worth a die."""


class Normal:
    """Makes the move that is likeliest to be right."""

    def __init__(self, temperament: Temperament = EVEN) -> None:
        self._temperament = temperament

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """Call calza when it is likely enough; otherwise bid or doubt, whichever is likelier to be right."""
        if seen.may_calza and self.wants_calza(seen):
            return calza(seen)
        standing = standing_bid(seen)
        bids = lowest_bids(seen)
        if not bids:
            return dudo(seen)
        chances = {each: chance_true(seen, each) for each in bids}
        best = max(chances.values())
        if standing and 1 - chance_true(seen, standing) + self._temperament.doubt > best:
            return dudo(seen)
        said = rng.choice([each for each, chance in chances.items() if chance == best])
        return bid(seen, leaped(seen, said, self._temperament.leap))

    def wants_calza(self, seen: SeatView) -> bool:
        """Whether the standing bid is likely enough to be exactly right."""
        standing = standing_bid(seen)
        return standing is not None and chance_exact(seen, standing) > _SURE_ENOUGH + self._temperament.calza
