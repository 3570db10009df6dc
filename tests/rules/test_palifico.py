"""docs/rules.md, "Palifico": when a round is one, and what may be bid in it."""

import pytest

from bot.rules.game import count
from bot.rules.moves import Deal
from bot.rules.pieces import FACES
from tests.rules.table import cups, deal_any, dice, play, refusal, table, turn

HAND = cups("44115")[0]

TWO_ON_TURN = "2 34 666"
"""Seat 1 opens with one die; seat 2, on turn after its bid, holds two."""

ONE_ON_TURN = "2 5 66333"
"""Seats 1 and 2 hold one die each."""


def row(standing: str, made: str, key: str | None, name: str) -> object:
    return pytest.param(standing, made, key, id=f"{name}: {made} over {standing or 'nothing'}")


@pytest.mark.parametrize(
    ("wild", "counts"),
    [
        pytest.param(True, [2, 2, 2, 4, 3, 2], id="X12 pacos are wild in a normal round"),
        pytest.param(False, [2, 0, 0, 2, 1, 0], id="X13 pacos are plain in a palifico round"),
    ],
)
def test_fault_20_what_a_hand_counts_for(wild: bool, counts: list[int]) -> None:
    assert [count(HAND, face, wild=wild) for face in FACES] == counts


@pytest.mark.parametrize(
    ("standing", "made", "key"),
    [
        row("", "1x1", None, "the starter may open on pacos"),
        row("", "6x6", None, "the starter may open with all dice"),
        row("", "7x6", "bid-too-high", "the cap holds"),
        row("2x6", "3x6", None, "X16 only the number rises"),
        row("2x6", "4x6", None, "X16 only the number rises"),
        row("2x6", "2x6", "bid-too-low", "X16 the same bid"),
        row("2x6", "1x6", "bid-too-low", "X16 a lower number"),
        row("2x6", "3x5", "face-stands", "X17 the face stands"),
        row("2x6", "5x2", "face-stands", "X17 the face stands"),
        row("2x6", "2x1", "face-stands", "X17 the face stands, no way onto pacos"),
        row("2x6", "1x1", "face-stands", "X17 the face stands, no way onto pacos"),
        row("2x6", "7x5", "face-stands", "X17 the face is named before the cap"),
        row("3x4", "2x1", "face-stands", "X20 no halving"),
        row("1x1", "2x1", None, "pacos are raised like any face"),
        row("1x1", "3x2", "face-stands", "no doubling off pacos"),
        row("6x6", "7x6", "bid-too-high", "the cap holds"),
    ],
)
def test_a_bid_by_a_seat_with_more_than_one_die(standing: str, made: str, key: str | None) -> None:
    game = table(TWO_ON_TURN, bids=standing, palifico=True)
    assert refusal(game, f"{turn(game)} {made}") == key


@pytest.mark.parametrize(
    ("standing", "made", "key"),
    [
        row("2x5", "2x6", None, "X18 a higher face at the same number"),
        row("2x5", "3x2", None, "X18 any face at a higher number"),
        row("2x5", "3x1", None, "X18 pacos at a higher number"),
        row("2x5", "2x4", "bid-too-low", "X18 a lower face at the same number"),
        row("2x5", "1x1", "bid-too-low", "X18 no halving"),
        row("2x5", "2x1", "bid-too-low", "X18 pacos are the lowest face"),
        row("2x1", "2x2", None, "off pacos without doubling"),
        row("2x1", "3x1", None, "more pacos"),
        row("2x1", "1x6", "bid-too-low", "off pacos with fewer"),
    ],
)
def test_a_bid_by_a_seat_with_one_die(standing: str, made: str, key: str | None) -> None:
    game = table(ONE_ON_TURN, bids=standing, palifico=True)
    assert refusal(game, f"2 {made}") == key


@pytest.mark.parametrize("made", ["2x6", "3x2", "2x4", "1x1", "3x1"])
def test_x18_with_the_face_locked_one_die_changes_nothing(made: str) -> None:
    game = table(ONE_ON_TURN, "palifico_face=locked", bids="2x5", palifico=True)
    assert refusal(game, f"2 {made}") == "face-stands"
    assert refusal(game, "2 3x5") is None


def test_a_changed_face_binds_everyone_after() -> None:
    game = play(table(ONE_ON_TURN, bids="2x5", palifico=True), "2 3x2")
    assert (refusal(game, "3 4x5"), refusal(game, "3 4x2")) == ("face-stands", None)


@pytest.mark.parametrize("raises", ["never-lower-face", "same-face-or-same-number"])
def test_the_option_raise_has_no_effect(raises: str) -> None:
    game = table(ONE_ON_TURN, f"raise={raises}", bids="2x5", palifico=True)
    assert (refusal(game, "2 4x2"), refusal(game, "2 3x6")) == (None, None)


def test_fault_20_x19_pacos_are_not_wild() -> None:
    game = play(table("66 11 2", bids="3x6", palifico=True), "2 dudo")
    assert game.verdict is not None
    assert (game.verdict.count, dice(game)) == (2, [1, 2, 1])


# When a round is palifico. Seat 1 bids one die too many of a face that nobody has, seat 2 doubts, seat 1 loses a die.


def drop(dealt: str, changes: str = "", dropped: tuple[int, ...] = ()) -> tuple[int, bool]:
    """Who opens the round after seat 1 lost a die by dudo, and whether it is palifico."""
    game = play(table(dealt, changes, bids="2x2", dropped=dropped), "2 dudo")
    game = play(game, deal_any(game))
    assert game.round is not None
    return game.round.starter, game.round.palifico


@pytest.mark.parametrize(
    ("dealt", "changes", "dropped", "palifico"),
    [
        pytest.param("33 333 333", "", (), True, id="X21 two to one for the first time"),
        pytest.param("333 33 33", "", (), False, id="three to two"),
        pytest.param("33 333 333", "", (1,), False, id="X22 two to one again"),
        pytest.param("33 333 333", "palifico=every-time", (1,), True, id="X22 two to one again, every-time"),
        pytest.param("33 333 333", "palifico=off", (), False, id="palifico off"),
        pytest.param("33 333 333", "", (2, 3), True, id="others have dropped before"),
        pytest.param("33 333 -", "", (), True, id="with two seats left as well"),
        pytest.param("33 333", "palifico_duel=no", (), False, id="palifico_duel no: not with two seats"),
        pytest.param("33 333 -", "palifico_duel=no", (), False, id="palifico_duel no: not with two left"),
        pytest.param("33 333 333", "palifico_duel=no", (), True, id="palifico_duel no: with three left"),
        pytest.param("33 333 -", "palifico=every-time palifico_duel=no", (), False, id="both options"),
        pytest.param("333 333 333", "loss=difference", (), True, id="three to one in one go"),
    ],
)
def test_fault_21_a_drop_by_dudo(dealt: str, changes: str, dropped: tuple[int, ...], palifico: bool) -> None:
    assert drop(dealt, changes, dropped) == (1, palifico)


def test_fault_21_x22_a_die_regained_and_lost_again() -> None:
    game = play(table("33 333 333", bids="2x2"), "2 dudo")
    assert game.palifico
    game = play(game, "deal 2 346 346", "1 1x2", "2 2x2", "3 dudo")
    assert (dice(game), game.palifico) == ([1, 2, 3], False)
    game = play(game, "deal 2 36 346", "2 1x2", "1 calza")
    assert (dice(game), game.palifico) == ([2, 2, 3], False)
    game = play(game, "deal 35 36 346", "1 4x2", "2 dudo")
    assert (dice(game), game.palifico, game.starter) == ([1, 2, 3], False, 1)


@pytest.mark.parametrize(
    ("dropped", "palifico"),
    [pytest.param((), True, id="X23 first time"), pytest.param((3,), False, id="X23 not the first time")],
)
def test_fault_21_a_drop_by_a_wrong_calza(dropped: tuple[int, ...], palifico: bool) -> None:
    game = play(table("333 333 33", bids="2x2", dropped=dropped), "3 calza")
    assert (dice(game), game.starter, game.palifico) == ([3, 3, 1], 3, palifico)


def test_a_right_calza_with_one_die_makes_no_palifico() -> None:
    game = play(table("2 333 333", "palifico=every-time", bids="1x3 1x4", starter=2), "1 calza")
    assert (dice(game), game.palifico) == ([0, 3, 3], False)
    game = play(table("2 333 333", "palifico=every-time", bids="1x2", starter=2), "1 calza")
    assert (dice(game), game.starter, game.palifico) == ([2, 3, 3], 1, False)


def test_fault_21_starting_with_one_die_is_no_drop() -> None:
    game = table("3 3 3", "dice=1")
    assert game.round is not None
    assert not game.round.palifico
    game = play(game, "1 2x2", "2 dudo")
    assert not game.palifico


def test_a_drop_that_palifico_duel_kept_away_was_the_first() -> None:
    game = play(table("33 333 -", "palifico_duel=no", bids="2x2"), "2 dudo")
    assert game.seat(game.starter).dropped
    assert not game.palifico


def test_the_round_after_a_palifico_is_normal() -> None:
    game = play(table("33 333 333", bids="2x2"), "2 dudo", "deal 3 333 333", "1 7x3", "2 dudo")
    assert (dice(game), game.starter, game.palifico) == ([1, 2, 3], 2, False)


def test_two_palificos_in_a_row_are_of_two_seats() -> None:
    game = play(table("33 22 222", bids="2x4"), "2 dudo", "deal 3 22 222", "1 1x3", "2 dudo")
    assert (dice(game), game.starter, game.palifico) == ([1, 1, 3], 2, True)


# A void round and a leave between rounds (docs/rules.md, "Leaving").


@pytest.mark.parametrize(
    ("dealt", "changes", "leaver", "starter", "palifico"),
    [
        pytest.param("3 333 333", "", 2, 1, True, id="void: again as palifico"),
        pytest.param("3 333 333", "", 1, 2, False, id="void: the starter left, the next plays a normal round"),
        pytest.param("3 3 333", "", 1, 2, False, id="void: nor does one with one die inherit it"),
        pytest.param("3 333 333", "palifico_duel=no", 2, 1, False, id="void: two left and palifico_duel no"),
        pytest.param("3 333 333 333", "palifico_duel=no", 2, 1, True, id="void: three left and palifico_duel no"),
    ],
)
def test_a_leave_in_a_palifico_round(dealt: str, changes: str, leaver: int, starter: int, palifico: bool) -> None:
    game = play(table(dealt, changes, bids="1x3", palifico=True), f"{leaver} leave")
    again = play(game, deal_any(game))
    assert again.round is not None
    assert (game.void, again.round.starter, again.round.palifico) == (True, starter, palifico)


@pytest.mark.parametrize(
    ("changes", "leaver", "starter", "palifico"),
    [
        pytest.param("", 2, 1, True, id="between rounds: a palifico stays due"),
        pytest.param("", 1, 2, False, id="between rounds: not when its starter left"),
        pytest.param("palifico_duel=no", 2, 1, False, id="between rounds: two left and palifico_duel no"),
    ],
)
def test_fault_21_a_leave_while_a_palifico_is_due(changes: str, leaver: int, starter: int, palifico: bool) -> None:
    game = play(table("33 333 333", changes, bids="2x2"), "2 dudo", f"{leaver} leave")
    assert (game.starter, game.palifico, game.void) == (starter, palifico, False)


def test_a_void_normal_round_stays_normal() -> None:
    game = play(table("3 333 333", dropped=(1,)), "3 leave")
    assert not game.palifico


def test_a_palifico_round_opens_for_real_moves_only() -> None:
    game = play(table("33 333 333", bids="2x2"), "2 dudo")
    assert refusal(game, "1 1x1") == "not-started"
    assert refusal(play(game, Deal(cups("3 333 333"))), "1 1x1") is None
