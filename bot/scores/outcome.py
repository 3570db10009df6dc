"""What a finished game tells beyond its result."""

import msgspec

from bot.rules.pieces import SeatNo
from bot.scores.achievements import Earned
from bot.scores.highlights import Highlights
from bot.scores.seasons import Season
from bot.scores.tallies import Change


class Outcome(msgspec.Struct, frozen=True):
    """What a finished game did to its players, and what it is remembered for.

    Attributes:
        weight: how much it counts for ratings, 0 where it was not rated, 1 for a whole game.
        changes: what it did to ratings in its server, or in the season there, by seat; empty where it was not rated.
        highlights: what it is remembered for.
        earned: the achievements that were earned for the first time, in seat order.
        season: the season that it counts in; None where none ran.
    """

    weight: float
    changes: dict[SeatNo, Change] = {}
    highlights: Highlights = Highlights()
    earned: tuple[Earned, ...] = ()
    season: Season | None = None
