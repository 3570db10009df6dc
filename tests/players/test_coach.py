"""What a coach whispers is what a player could count out."""

from bot.players import hint
from bot.players.odds import at_least, exactly
from bot.rules.pieces import SeatNo
from bot.rules.view import seat_view
from tests.rules.table import bid, table

GAME = table("44416 22 33", bids="2x4 3x4")


def test_the_standing_bid_and_the_lowest_raises_are_told() -> None:
    told = hint(seat_view(GAME, SeatNo(3)))
    assert told
    assert told.standing == bid("3x4")
    assert told.true == float(at_least(3, 7, 2))
    assert told.exact == float(exactly(3, 7, 2))
    assert [str(low) for low, _ in told.raises] == ["3x5", "3x6", "4x2", "4x3", "4x4", "2x1"]
    assert dict(told.raises)[bid("2x1")] == float(at_least(2, 7, 1))


def test_own_dice_are_known() -> None:
    told = hint(seat_view(GAME, SeatNo(1)))
    assert told
    assert told.true == 1
    assert dict(told.raises)[bid("4x4")] == 1


def test_before_a_bid_only_raises_are_told_and_without_calza_nothing_of_it() -> None:
    told = hint(seat_view(table("12 34"), SeatNo(1)))
    assert told
    assert (told.standing, told.exact) == (None, None)
    assert dict(told.raises)[bid("1x3")] == 1


def test_who_holds_no_dice_is_told_nothing() -> None:
    assert hint(seat_view(table("12 34 -"), SeatNo(3))) is None
