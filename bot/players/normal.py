"""A fair player: own dice, and exact chances for all others."""

from random import Random

from bot.players.moves import bid, calza, dudo, lowest_bids, standing_bid
from bot.players.odds import chance_exact, chance_true
from bot.rules.moves import Play
from bot.rules.view import SeatView

_SURE_ENOUGH = 0.45
"""The chance from which a calza is worth a die."""


class Normal:
    """Makes the move that is likeliest to be right."""

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
        if standing and 1 - chance_true(seen, standing) > best:
            return dudo(seen)
        return bid(seen, rng.choice([each for each, chance in chances.items() if chance == best]))

    def wants_calza(self, seen: SeatView) -> bool:
        """Whether the standing bid is likely enough to be exactly right."""
        standing = standing_bid(seen)
        return standing is not None and chance_exact(seen, standing) > _SURE_ENOUGH
