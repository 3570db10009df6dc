"""docs/rules.md, "Dudo", "Calza" and "End": what a call counts, costs and leads to."""

import pytest

from bot.rules.decide import decide
from bot.rules.events import GameWon
from bot.rules.pieces import SeatNo
from tests.rules.table import TWENTY, deal_any, dice, move, play, refusal, table

TEN_FIVES = "55555 55555 22222 22222"
NINE_FIVES = "55555 55552 22222 22222"
ELEVEN_FIVES = "55555 55551 52222 22222"


@pytest.mark.parametrize(
    ("dealt", "held", "starter"),
    [
        pytest.param(TEN_FIVES, [5, 4, 5, 5], 2, id="X14 exactly as many: the doubter loses"),
        pytest.param(NINE_FIVES, [4, 5, 5, 5], 1, id="X14 one too few: the bidder loses"),
        pytest.param(ELEVEN_FIVES, [5, 4, 5, 5], 2, id="X14 one more: the doubter loses"),
    ],
)
def test_a_dudo_on_ten_fives(dealt: str, held: list[int], starter: int) -> None:
    game = play(table(dealt, bids="10x5"), "2 dudo")
    assert (dice(game), game.starter) == (held, starter)


def test_fault_20_x15_on_pacos_each_paco_counts_once() -> None:
    game = play(table("13333 13333", bids="1x3 2x1"), "1 dudo")
    assert game.verdict is not None
    assert (game.verdict.count, dice(game)) == (2, [4, 5])


def test_a_verdict_says_all_that_a_reveal_shows() -> None:
    game = play(table("13333 23333 4", bids="1x3 2x1"), "3 dudo")
    assert game.verdict is not None
    seen = game.verdict
    assert (seen.call, seen.caller, seen.bidder, str(seen.bid), seen.count) == ("dudo", 3, 2, "2x1", 1)
    assert (seen.change, seen.out, seen.palifico, len(seen.bids)) == ((0, -1, 0), (), False, 2)
    assert [len(cup) for cup in seen.cups] == [5, 5, 1]


@pytest.mark.parametrize(
    ("dealt", "bids", "first", "call", "out", "starter"),
    [
        pytest.param("3 33 33", "2x2", 1, "2 dudo", 1, 2, id="X24 the bidder goes out, the next starts"),
        pytest.param("3 33 - 33", "2x2", 2, "4 dudo", None, 2, id="a seat that keeps a die starts itself"),
        pytest.param("33 3 - 33", "2x2", 2, "4 dudo", 2, 4, id="X25 over a seat that is out already"),
        pytest.param("33 33 3", "2x2", 3, "1 dudo", 3, 1, id="X26 round to the first seat"),
        pytest.param("33 33 3", "2x3", 2, "3 dudo", 3, 1, id="X27 the doubter goes out, round to the first seat"),
        pytest.param("3 - - 33 33", "2x2", 1, "4 dudo", 1, 4, id="over two seats in a row"),
        pytest.param("33 - - - 33 3", "2x2", 6, "1 dudo", 6, 1, id="the last seat of six"),
        pytest.param("- 33 - - 33 3", "2x2", 6, "2 dudo", 6, 2, id="round over a dead first seat"),
    ],
)
def test_fault_18_who_starts_after_a_dudo(
    *, dealt: str, bids: str, first: int, call: str, out: int | None, starter: int
) -> None:
    game = play(table(dealt, bids=bids, starter=first, dropped=range(1, 7)), call)
    assert game.verdict is not None
    assert (game.verdict.out, game.starter, game.palifico) == ((out,) if out else (), starter, False)


@pytest.mark.parametrize("loser", range(1, 7))
@pytest.mark.parametrize("dead", range(1, 7))
def test_fault_18_the_next_starter_is_the_nearest_seat_still_in(loser: int, dead: int) -> None:
    if loser == dead:
        return
    cups = ["-" if seat == dead else "3" for seat in range(1, 7)]
    game = table(" ".join(cups), bids="2x2", starter=loser)
    caller = game.round.turn if game.round else 0
    after = play(game, f"{caller} dudo")
    clockwise = [(loser + step - 1) % 6 + 1 for step in range(1, 6)]
    assert after.starter == next(seat for seat in clockwise if seat != dead) == caller


@pytest.mark.parametrize(
    ("dealt", "held", "starter"),
    [
        pytest.param("555 5522 22222 22222", [3, 5, 5, 5], 2, id="exact"),
        pytest.param("555 5522 52222 22222", [3, 3, 5, 5], 2, id="X30 one more than bid: the caller loses"),
        pytest.param("555 5222 22222 22222", [3, 3, 5, 5], 2, id="X30 one less than bid: the caller loses"),
    ],
)
def test_a_calza_on_five_fives(dealt: str, held: list[int], starter: int) -> None:
    game = play(table(dealt, bids="5x5"), "2 calza")
    assert (dice(game), game.starter, game.palifico) == (held, starter, False)


@pytest.mark.parametrize(
    ("dealt", "changes", "caller", "held"),
    [
        pytest.param("55555 222 22222", "", 2, 4, id="X28 three of five: one regained"),
        pytest.param("55555 222 22222", "", 3, 5, id="X29 five of five: nothing to regain"),
        pytest.param("555 22 222", "dice=3", 2, 3, id="up to the starting number"),
        pytest.param("555 222 222", "dice=3", 3, 3, id="never above the starting number"),
        pytest.param("5 2 2", "dice=1", 2, 1, id="never above a starting number of one"),
    ],
)
def test_an_exact_calza(dealt: str, changes: str, caller: int, held: int) -> None:
    fives = dealt.count("5")
    game = play(table(dealt, changes, bids=f"{fives}x5"), f"{caller} calza")
    assert (game.seat(game.starter).number, game.seat(game.starter).dice) == (caller, held)
    assert game.verdict is not None
    assert game.verdict.change[caller - 1] == held - len(dealt.split()[caller - 1])


@pytest.mark.parametrize(
    ("dealt", "first", "caller", "starter"),
    [
        pytest.param("33 3 33", 1, 2, 3, id="X31 out on turn: the next starts"),
        pytest.param("33 33 3", 1, 3, 1, id="X31 out off turn: round to the first seat"),
        pytest.param("3 - 33 33", 3, 1, 3, id="X31 over a seat that is out"),
    ],
)
def test_a_wrong_calza_with_one_die(dealt: str, first: int, caller: int, starter: int) -> None:
    game = play(table(dealt, bids="1x2", starter=first), f"{caller} calza")
    assert game.verdict is not None
    assert (game.verdict.out, game.starter, game.palifico, game.phase) == ((caller,), starter, False, "between")


def test_a_false_bid_costs_its_bidder_nothing_by_calza() -> None:
    game = play(table("333 333 333", bids="4x2"), "3 calza")
    assert dice(game) == [3, 3, 2]


@pytest.mark.parametrize(
    ("dealt", "changes", "bids", "palifico", "call", "key"),
    [
        pytest.param("33 33", "", "1x3", False, "2 calza", "calza-two-left", id="X32 with two seats"),
        pytest.param("33 - 33", "", "1x3", False, "3 calza", "calza-two-left", id="X32 with two left"),
        pytest.param("3 33 33", "", "1x3", True, "2 calza", "calza-in-palifico", id="X32 in palifico"),
        pytest.param("33 33 33", "", "", False, "2 calza", "no-bid-yet", id="X32 before a bid"),
        pytest.param("33 33 33", "", "", False, "1 calza", "no-bid-yet", id="X32 before a bid, by the starter"),
        pytest.param("33 33 33", "", "1x3", False, "1 calza", "own-bid", id="X32 by the bidder"),
        pytest.param("33 33 33 -", "", "1x3", False, "4 calza", "seat-out", id="X32 by one who is out"),
        pytest.param("33 33 33", "", "1x3", False, "4 calza", "no-such-seat", id="X32 by nobody"),
        pytest.param("33 33 33", "", "1x3", False, "0 calza", "no-such-seat", id="X32 by seat 0"),
        pytest.param("33 33 33", "calza=off", "1x3", False, "2 calza", "calza-off", id="calza off"),
        pytest.param("33 33 33", "", "1x3", False, "3 calza", None, id="anyone, off turn"),
        pytest.param("33 33 33", "", "1x3", False, "2 calza", None, id="anyone, on turn"),
        pytest.param("33 33 33", "francais", "1x3", False, "2 calza", "calza-on-turn", id="X33 francais: on turn"),
        pytest.param("33 33 33", "francais", "1x3", False, "3 calza", None, id="X33 francais: off turn"),
        pytest.param("33 33 33", "calza_by=on-turn", "1x3", False, "3 calza", "calza-off-turn", id="on-turn: off turn"),
        pytest.param("33 33 33", "calza_by=on-turn", "1x3", False, "2 calza", None, id="on-turn: on turn"),
        pytest.param("3 33 33", "calza_in_palifico=yes", "1x3", True, "2 calza", None, id="allowed in palifico"),
        pytest.param("3 33", "calza_in_palifico=yes", "1x3", True, "2 calza", "calza-two-left", id="but not in a duel"),
        pytest.param("33 33 33", "", "1x3", False, "3 dudo", "not-your-turn", id="X34 dudo off turn"),
        pytest.param("33 33 33", "", "1x3", False, "1 dudo", "not-your-turn", id="X34 dudo on one's own bid"),
        pytest.param("33 33 33", "", "", False, "1 dudo", "no-bid-yet", id="X34 dudo before a bid"),
        pytest.param("33 33 33", "", "", False, "2 dudo", "no-bid-yet", id="X34 dudo before a bid and off turn"),
        pytest.param("33 33 33 -", "", "1x3", False, "4 dudo", "seat-out", id="X34 dudo by one who is out"),
        pytest.param("33 33 33", "", "1x3", False, "9 dudo", "no-such-seat", id="X34 dudo by nobody"),
        pytest.param("33 33 33", "", "1x3", False, "3 2x3", "not-your-turn", id="a bid off turn"),
        pytest.param("33 33 33", "", "", False, "2 1x1", "not-your-turn", id="off turn before opening on pacos"),
        pytest.param("33 33 33 -", "", "1x3", False, "4 2x3", "seat-out", id="a bid by one who is out"),
    ],
)
def test_who_may_call_when(*, dealt: str, changes: str, bids: str, palifico: bool, call: str, key: str | None) -> None:
    assert refusal(table(dealt, changes, bids=bids, palifico=palifico), call) == key


@pytest.mark.parametrize(
    ("dealt", "changes", "bids", "palifico", "call", "key"),
    [
        pytest.param("3 - 33", "calza=off", "", True, "2 calza", "seat-out", id="seat-out before calza-off"),
        pytest.param("3 33", "calza=off", "", True, "2 calza", "calza-off", id="calza-off before no-bid-yet"),
        pytest.param("3 33", "", "", True, "1 calza", "no-bid-yet", id="no-bid-yet before calza-in-palifico"),
        pytest.param("3 33", "", "1x3", True, "1 calza", "own-bid", id="own-bid before calza-in-palifico"),
        pytest.param("3 33", "", "1x3", True, "2 calza", "calza-in-palifico", id="palifico before two left"),
        pytest.param("33 33", "francais", "1x3", False, "2 calza", "calza-two-left", id="two left before on turn"),
        pytest.param("33 33 33", "calza_by=on-turn", "1x3", False, "1 calza", "own-bid", id="own-bid before off turn"),
    ],
)
def test_the_first_refusal_that_applies_is_given(
    *, dealt: str, changes: str, bids: str, palifico: bool, call: str, key: str
) -> None:
    assert refusal(table(dealt, changes, bids=bids, palifico=palifico), call) == key


@pytest.mark.parametrize("call", ["2 dudo", "2 calza", "3 calza"])
@pytest.mark.parametrize("second", ["2 dudo", "2 calza", "3 calza"])
def test_fault_04_the_first_call_wins(call: str, second: str) -> None:
    game = play(table("33 33 33", bids="1x3"), call)
    assert refusal(game, second) == "not-started"


@pytest.mark.parametrize(
    ("dealt", "changes", "bids", "held"),
    [
        pytest.param(
            "55555 22222 22222", "loss=difference", "8x5", [2, 5, 5], id="X37 count 5: the bidder loses three"
        ),
        pytest.param("55555 55522 22222", "loss=difference", "8x5", [5, 4, 5], id="X37 count 8: the doubter loses one"),
        pytest.param(
            "55555 55555 22222", "loss=difference", "8x5", [5, 2, 5], id="X37 count 10: the doubter loses three"
        ),
        pytest.param("22 22222 22222", "loss=difference", "8x5", [0, 5, 5], id="difference: at most all they hold"),
        pytest.param("55555 22222 22222", "loss=all", "6x5", [0, 5, 5], id="all: the bidder is out"),
        pytest.param("55555 22222 22222", "loss=all", "5x5", [5, 0, 5], id="all: the doubter is out"),
    ],
)
def test_what_a_dudo_costs(dealt: str, changes: str, bids: str, held: list[int]) -> None:
    assert dice(play(table(dealt, changes, bids=bids), "2 dudo")) == held


@pytest.mark.parametrize("loss", ["difference", "all"])
@pytest.mark.parametrize(("bids", "held"), [("3x5", 5), ("2x5", 3), ("6x5", 3)])
def test_a_calza_moves_one_die_under_every_loss(loss: str, bids: str, held: int) -> None:
    assert dice(play(table("555 2222 22222", f"loss={loss}", bids=bids), "2 calza"))[1] == held


@pytest.mark.parametrize(
    "made",
    ["1 1x3", "2 1x3", "2 dudo", "1 calza", "1 leave", "2 leave", "9 leave", "deal 3 -"],
    ids=lambda made: f"X38 {made}",
)
def test_after_the_end_any_move_is_refused(made: str) -> None:
    game = play(table("3 3", bids="3x3", starter=2), "1 dudo")
    assert game.ended
    assert refusal(game, made) == "game-over"


@pytest.mark.parametrize(
    ("dealt", "bids", "starter", "winner"),
    [
        pytest.param("3 3", "3x3", 1, 2, id="everyone holds one die, the bidder was wrong"),
        pytest.param("3 3", "2x3", 1, 1, id="everyone holds one die, the doubter was wrong"),
        pytest.param("33333 3", "6x3", 1, 1, id="the winner holds all"),
        pytest.param("- - 3 - 3 -", "3x3", 5, 3, id="two far apart"),
    ],
)
def test_fault_22_the_last_seat_with_dice_wins_at_once(dealt: str, bids: str, starter: int, winner: int) -> None:
    game = table(dealt, bids=bids, starter=starter)
    assert game.round is not None
    call = move(f"{game.round.turn} dudo")
    assert decide(game, call)[-1] == GameWon(SeatNo(winner))
    assert [seat.place for seat in play(game, call).seats if seat.number == winner] == [1]


def test_places_go_by_the_order_of_going_out() -> None:
    game = play(table("3 3 3", bids="4x3"), "2 dudo")
    game = play(game, deal_any(game), "2 1x5", "3 dudo")
    assert [seat.place for seat in game.seats] == [3, 2, 1]


def test_a_round_is_dealt_to_the_dice_that_seats_hold() -> None:
    game = play(table("33 33 33", bids="7x3"), "2 dudo")
    for wrong in ("deal 33 33 33", "deal 3 33", "deal 3 33 - 33", "deal - 33 33"):
        with pytest.raises(ValueError, match="a deal must give"):
            play(game, wrong)
    assert play(game, "deal 3 33 33").rounds == 2


@pytest.mark.parametrize("made", ["2 1x3", "2 dudo", "2 calza", "9 calza"])
def test_between_rounds_there_is_nothing_to_bid_or_call(made: str) -> None:
    assert refusal(play(table(TWENTY, bids="9x3"), "2 dudo"), made) == "not-started"


def test_a_deal_during_a_round_is_refused() -> None:
    assert refusal(table("33 33"), "deal 33 33") == "already-started"
