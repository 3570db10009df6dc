"""The cautious stand-in, which moves for a seat whose clock has run out."""

from bot.players.moves import bid, dudo, lowest_bids, standing_bid
from bot.players.odds import chance_true, expected
from bot.rules.moves import Play
from bot.rules.view import SeatView


def standin(seen: SeatView) -> Play:
    """The safest move by what the seat on turn may see: always the same one in the same situation.

    It bids the lowest number of the face that is most likely to be true; it doubts when that is likelier to be right.
    It never calls calza, which costs a die more often than not.
    """
    standing = standing_bid(seen)
    bids = lowest_bids(seen)
    if not bids:
        return dudo(seen)
    safest = max(bids, key=lambda each: (chance_true(seen, each), expected(seen, each.face) - each.quantity))
    if standing and 1 - chance_true(seen, standing) > chance_true(seen, safest):
        return dudo(seen)
    return bid(seen, safest)
