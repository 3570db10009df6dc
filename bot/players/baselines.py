"""Fixed opponents to measure others against: not offered to people."""

from random import Random

from bot.players.moves import bid, calza, dudo, lowest_bids, standing_bid
from bot.players.normal import Normal
from bot.players.odds import chance_true, to_spare
from bot.players.roster import Player
from bot.rules.moves import Play
from bot.rules.view import SeatView

_FAR_FETCHED = -0.5
"""How far below a bid the expected count may be before `naive` doubts instead."""

_EVEN = 0.5
"""The chance up to which `probagg` pushes its bids."""


class Uniform:
    """Any legal move, all alike: `random`."""

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """One of all legal moves."""
        bids = [bid(seen, each) for each in seen.auction.ladder()] if seen.auction else []
        calls = [dudo(seen)] * seen.may_dudo + [calza(seen)] * seen.may_calza
        return rng.choice(bids + calls)

    def wants_calza(self, _: SeatView) -> bool:
        """Never off turn."""
        return False


class Mild(Uniform):
    """The lowest legal number of each face and dudo, all alike: `mild`."""

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """One of the few moves."""
        return rng.choice([*(bid(seen, each) for each in lowest_bids(seen)), *[dudo(seen)] * seen.may_dudo])


class Naive(Uniform):
    """Expected counts alone: `naive`."""

    def choose(self, seen: SeatView, rng: Random) -> Play:  # noqa: ARG002 - it leaves nothing to chance
        """Doubt what is above the expected count; otherwise the lowest bid with the most to spare."""
        standing = standing_bid(seen)
        best = max(lowest_bids(seen), key=lambda each: to_spare(seen, each), default=None)
        if best is None or (standing and (to_spare(seen, standing) < 0 or to_spare(seen, best) < _FAR_FETCHED)):
            return dudo(seen)
        return bid(seen, best)


class Prob(Normal):
    """Own dice and exact chances: `prob`."""


class ProbAgg(Prob):
    """As `prob`, but bids as high as is true more often than not: `probagg`."""

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """Push the bid that `prob` would make up to the highest number with an even chance."""
        bids = [each for each in seen.auction.ladder() if chance_true(seen, each) >= _EVEN] if seen.auction else []
        play = super().choose(seen, rng)
        if not bids or play in (dudo(seen), calza(seen)):
            return play
        most = max(each.quantity for each in bids)
        return bid(seen, rng.choice([each for each in bids if each.quantity == most]))


BASELINES: dict[str, Player] = {
    "random": Uniform(),
    "mild": Mild(),
    "naive": Naive(),
    "prob": Prob(),
    "probagg": ProbAgg(),
}
"""The fixed opponents there are, by name."""
