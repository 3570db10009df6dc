"""What a coach would whisper: how likely the standing bid and the lowest raises are, as seen from one seat."""

import msgspec

from bot.players.moves import lowest_bids, standing_bid
from bot.players.odds import chance_exact, chance_true
from bot.rules.bids import Bid
from bot.rules.view import SeatView


class Hint(msgspec.Struct, frozen=True):
    """Chances by one's own dice alone, all other dice being as chance would have them.

    Attributes:
        standing: the bid to be raised or called, None before the first.
        true: how likely it is true.
        exact: how likely it is exactly right; None where this seat may not call calza.
        raises: the lowest bid on each face with the chance that it is true, from the lowest rank on.
    """

    standing: Bid | None
    true: float
    exact: float | None
    raises: tuple[tuple[Bid, float], ...]


def hint(seen: SeatView) -> Hint | None:
    """The chances as a seat that holds dice sees them; None where there is nothing to say."""
    if not (seen.cup and seen.auction):
        return None
    standing = standing_bid(seen)
    return Hint(
        standing,
        chance_true(seen, standing) if standing else 1.0,
        chance_exact(seen, standing) if standing and seen.may_calza else None,
        tuple((low, chance_true(seen, low)) for low in lowest_bids(seen)),
    )
