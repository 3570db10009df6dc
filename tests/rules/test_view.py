"""What a seat, or anyone, may know; and that a damaged log is named as one."""

import pytest

from bot.rules.events import BidMade, DiceCounted, DiceLost, Event
from bot.rules.evolve import replay
from bot.rules.game import Game, Position
from bot.rules.moves import Begin, OpenTable, SetPhrase, TakeSeat
from bot.rules.options import Options
from bot.rules.pieces import COMPUTER, Face, PlayerId, SeatNo
from bot.rules.view import seat_view, table_view
from tests.rules.table import begun, bid, cups, play, table


def test_a_seat_sees_its_own_cup_and_what_lies_in_the_open() -> None:
    view = seat_view(table("16624 - 335", bids="1x3"), SeatNo(1))
    assert (view.cup, view.on_turn, view.may_dudo, view.table.dice) == (cups("16624")[0], False, False, 8)
    assert [view.holds(Face(face)) for face in range(1, 7)] == [1, 2, 1, 2, 1, 3]
    assert view.auction is not None
    assert view.auction.standing == bid("1x3")
    assert [seat.number for seat in view.table.still_in] == [1, 3]


def test_in_a_palifico_round_pacos_are_held_as_ones() -> None:
    view = seat_view(table("1 166 335", palifico=True), SeatNo(2))
    assert [view.holds(Face(face)) for face in range(1, 7)] == [1, 0, 0, 0, 0, 2]


def test_a_seat_that_is_out_sees_no_cup() -> None:
    assert seat_view(table("16624 - 335"), SeatNo(2)).cup == ()


def test_between_rounds_there_is_no_cup_and_nothing_to_bid() -> None:
    view = seat_view(play(table("33 33 33", bids="1x3"), "2 dudo"), SeatNo(1))
    assert (view.cup, view.auction, view.may_dudo, view.may_calza, view.on_turn) == ((), None, False, False, False)


def test_who_sits_where() -> None:
    view = table_view(table("33 33 33"))
    assert (view.seat(SeatNo(2)).name, view.is_host(PlayerId(1)), view.is_host(PlayerId(2))) == ("Bob", True, False)
    assert [seat.number for player in (2, 9) if (seat := view.seat_of(PlayerId(player)))] == [2]
    assert table_view(play(table("33 33 33"), "2 leave")).seat_of(PlayerId(2)) is None
    assert not table_view(Game()).is_host(COMPUTER)


@pytest.mark.parametrize(
    ("game", "ended"),
    [
        pytest.param(replay(begun(2)), False, id="a game that has begun"),
        pytest.param(Game(), False, id="nothing at all"),
        pytest.param(play(table("3 3", bids="1x3 2x3"), "1 leave"), True, id="a game that was won"),
    ],
)
def test_whether_more_can_happen(game: Game, ended: bool) -> None:
    assert table_view(game).ended is ended


def test_a_view_says_all_that_lies_in_the_open() -> None:
    for game in (table("33 33 33", bids="6x1"), play(table("3 3", bids="1x3 2x3"), "1 leave")):
        view = table_view(game)
        assert [getattr(view, part) for part in Position.__struct_fields__] == [
            getattr(game, part) for part in Position.__struct_fields__
        ]


def test_phrases_are_hidden_until_the_game_begins() -> None:
    sit = (TakeSeat(PlayerId(number), "x") for number in (1, 2))
    game = play(Game(), OpenTable("classic", Options(), None), *sit, SetPhrase(SeatNo(1), "toucan"))
    assert [seat.phrase for seat in table_view(game).seats] == ["", ""]
    assert [seat.phrase for seat in table_view(play(game, Begin(PlayerId(1)))).seats] == ["toucan", ""]


def test_a_round_says_who_may_call_and_whether_a_raise_is_left() -> None:
    view = table_view(table("33 33 33", bids="6x1"))
    assert view.round is not None
    assert (view.round.callers, view.round.exhausted, view.round.standing is not None) == ((2, 3), True, True)


@pytest.mark.parametrize(
    ("event", "needs"),
    [
        pytest.param(BidMade(SeatNo(1), 1, Face(2)), "a running round", id="a bid without a round"),
        pytest.param(DiceCounted(3), "a call", id="a count without a call"),
        pytest.param(DiceLost(SeatNo(1)), "a call", id="a loss without a call"),
    ],
)
def test_a_damaged_log_is_named_as_one(event: Event, needs: str) -> None:
    with pytest.raises(ValueError, match=needs):
        replay([*begun(2), event])
