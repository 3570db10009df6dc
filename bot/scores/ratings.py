"""How good somebody is, as far as their games tell: OpenSkill's Plackett–Luce model, over the whole order of finish.

Perudo is mostly luck, so one game moves a rating little. All parameters are here; after a change of any of them
`perudo stats rebuild` rates every game anew.
"""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

_MEAN = 25.0
_SPREAD = _MEAN / 3
_BETA = _MEAN / 3
"""How much luck there is in one game: twice as much as OpenSkill takes for usual."""

_CAUTION = 2
"""The deviations that an order of ratings takes off, so that few games lead nobody to the top."""

_MIDDLE, _SCALE, _LEAST = 1000, 40, 100

_FULL_GAMES = 3
"""The games that the same people may play within a day before a further one counts less."""

PROVISIONAL = 10
"""The rated games before which a rating says little."""

FEWEST = 2
"""The people that a rated game needs: computer players have no rating."""


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody's strength: its mean, and how unsure that is."""

    mu: float = _MEAN
    sigma: float = _SPREAD

    @property
    def shown(self) -> int:
        """The rating as people see it: a newcomer's is 1000, and none is below 100."""
        return max(round(_MIDDLE + _SCALE * (self.mu - _MEAN)), _LEAST)

    @property
    def skill(self) -> float:
        """What they are at least, very likely; the order of leaderboards."""
        return self.mu - _CAUTION * self.sigma


def _steady(*_: object) -> float:
    """OpenSkill's gamma: how unsure a rating is shrinks as much as the game tells."""
    return 1.0


_MODEL = PlackettLuce(mu=_MEAN, sigma=_SPREAD, beta=_BETA, gamma=_steady)


def rate(before: Sequence[Rating], places: Sequence[int], weight: float) -> list[Rating]:
    """The ratings of people after a game in which they came in these places; it counts by `weight`, from 0 to 1."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))
        for old, (new,) in zip(before, rated, strict=True)
    ]


def weight(people: int, earlier: int) -> float:
    """How much a game counts that `people` finished, the same ones having finished `earlier` games within a day."""
    if people < FEWEST:
        return 0.0
    return min(1.0, _FULL_GAMES / (earlier + 1))
