"""docs/rules.md, "Leaving", and absence: who is out, what is void and whose turn it is then."""

import pytest
from msgspec.structs import replace

from bot.rules.decide import decide
from bot.rules.events import (
    BidMade,
    CalzaCalled,
    DudoCalled,
    Event,
    GameStopped,
    GameWon,
    HostPassed,
    SeatAway,
    SeatLeft,
    SeatReturned,
    StarterNamed,
)
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import (
    CallCalza,
    CallDudo,
    Close,
    ComeBack,
    Leave,
    MakeBid,
    PassHost,
    Remove,
    RunOutOfTime,
    Stop,
    TakeOut,
)
from bot.rules.pieces import COMPUTER, Face, PlayerId, SeatNo
from tests.rules.table import begun, deal_any, dice, move, play, refusal, table, turn


def seated(game: Game, number: int, **changes: object) -> Game:
    """The same game with one seat changed."""
    seats = [replace(seat, **changes) if seat.number == number else seat for seat in game.seats]
    return replace(game, seats=tuple(seats))


def missed_once(game: Game, number: int) -> Game:
    return seated(game, number, missed=1)


def absent(game: Game, number: int) -> Game:
    return seated(game, number, missed=2, away=True)


def computer(game: Game, number: int) -> Game:
    return seated(game, number, player=COMPUTER)


def late(game: Game, made: str, *, since: int | None = None) -> RunOutOfTime:
    stand_in = move(made)
    assert isinstance(stand_in, MakeBid | CallDudo | CallCalza)
    began = game.round.since if game.round else game.seq
    return RunOutOfTime(stand_in.seat, began if since is None else since, stand_in)


@pytest.mark.parametrize(
    ("leaver", "starter", "held"),
    [
        pytest.param(2, 1, [5, 0, 5, 5], id="X39 the seat on turn"),
        pytest.param(1, 2, [0, 5, 5, 5], id="X39 the bidder, who was the starter: the next starts"),
        pytest.param(3, 1, [5, 5, 0, 5], id="X39 a seat that only watches"),
        pytest.param(4, 1, [5, 5, 5, 0], id="X39 the last seat"),
    ],
)
def test_fault_19_a_leave_in_a_round_voids_it(leaver: int, starter: int, held: list[int]) -> None:
    game = play(table("33333 33333 33333 33333", bids="5x3"), f"{leaver} leave")
    assert (game.phase, game.void, game.round, game.verdict) == ("between", True, None, None)
    assert (game.starter, dice(game)) == (starter, held)
    again = play(game, deal_any(game))
    assert (again.rounds, again.void, turn(again)) == (2, False, starter)


@pytest.mark.parametrize("leaver", [1, 2, 3])
def test_fault_18_a_leave_between_rounds_moves_nobody_elses_turn(leaver: int) -> None:
    game = play(table("333 333 333", bids="9x2"), "2 dudo")
    after = play(game, f"{leaver} leave")
    assert after.starter == (2 if leaver == 1 else 1)
    assert after.verdict == game.verdict


def test_a_leaver_is_placed_below_all_still_in() -> None:
    game = play(table("3 3 33 33", bids="3x5"), "2 dudo")
    game = play(game, "4 leave")
    game = play(game, deal_any(game), "2 leave")
    assert [seat.place for seat in game.seats] == [4, 2, 1, 3]


@pytest.mark.parametrize("dealt", [pytest.param("3 3", id="two seats"), pytest.param("33 - 3 -", id="two left")])
@pytest.mark.parametrize("on_turn", [True, False])
def test_fault_19_the_last_but_one_leaves(dealt: str, on_turn: bool) -> None:
    game = table(dealt, bids="1x3")
    leaver = next(seat.number for seat in game.still_in if (seat.number == turn(game)) is on_turn)
    after = play(game, Leave(leaver))
    (winner,) = after.still_in
    assert (after.phase, winner.place, after.seat(leaver).place) == ("over", 1, 2)


@pytest.mark.parametrize(
    ("made", "key"),
    [
        pytest.param("2 leave", "seat-out", id="one who is out"),
        pytest.param("4 leave", "no-such-seat", id="nobody"),
        pytest.param("1 leave", None, id="off turn"),
        pytest.param("3 leave", None, id="on turn"),
    ],
)
def test_who_may_leave(made: str, key: str | None) -> None:
    assert refusal(table("33 - 33", bids="1x3"), made) == key


@pytest.mark.parametrize("upto", [-1, None])
def test_nobody_leaves_between_the_begin_and_the_first_deal(upto: int | None) -> None:
    assert refusal(replay(begun(3)[:upto]), "2 leave") == "not-started"


def test_a_leavers_dice_never_return() -> None:
    game = play(table("55555 222 22222", bids="5x5"), "1 leave", "deal - 555 22222", "2 3x5")
    assert game.dice == 8
    assert refusal(game, "1 leave") == refusal(game, "1 dudo") == "seat-out"


# The host, and a table without people.


@pytest.mark.parametrize(
    ("leaver", "heir"),
    [pytest.param(1, 2, id="the host leaves: the next person"), pytest.param(3, 1, id="another leaves: no change")],
)
def test_fault_19_the_hosts_role_passes(leaver: int, heir: int) -> None:
    assert play(table("33 33 33"), f"{leaver} leave").host == heir


def test_the_hosts_role_passes_over_computers() -> None:
    game = computer(table("33 33 33"), 2)
    assert decide(game, Leave(SeatNo(1))) == (SeatLeft(SeatNo(1)), HostPassed(SeatNo(3)), StarterNamed(SeatNo(2)))


def test_with_only_computers_left_the_table_stops() -> None:
    game = computer(computer(table("33 33 33"), 2), 3)
    assert decide(game, Leave(SeatNo(1))) == (SeatLeft(SeatNo(1)), GameStopped("nobody-left"))
    assert play(game, "1 leave").phase == "stopped"


def test_the_last_computer_wins_when_the_last_person_leaves() -> None:
    game = computer(table("33 33"), 2)
    assert decide(game, Leave(SeatNo(1))) == (SeatLeft(SeatNo(1)), GameWon(SeatNo(2)))


# The stand-in.


@pytest.mark.parametrize(
    ("made", "event"),
    [
        pytest.param("2 2x3", BidMade(SeatNo(2), 2, Face(3), stand_in=True), id="a bid"),
        pytest.param("2 dudo", DudoCalled(SeatNo(2), stand_in=True), id="a dudo"),
        pytest.param("2 calza", CalzaCalled(SeatNo(2), stand_in=True), id="a calza"),
    ],
)
def test_the_stand_in_moves_by_the_same_rules(made: str, event: Event) -> None:
    game = table("333 333 333", bids="1x3")
    happened = decide(game, late(game, made))
    assert happened[0] == event
    assert replay(happened, game).seat(SeatNo(2)).missed == 1
    assert refusal(game, late(game, "2 1x3")) == "bid-too-low"


@pytest.mark.parametrize(
    ("since", "made"),
    [pytest.param(0, "2 2x3", id="of an earlier turn"), pytest.param(None, "3 2x3", id="of another seat")],
)
def test_a_late_alarm_changes_nothing(since: int | None, made: str) -> None:
    game = table("333 333 333", bids="1x3")
    assert decide(game, late(game, made, since=since)) == ()


def test_an_alarm_of_an_earlier_turn_in_the_same_round_changes_nothing() -> None:
    game = table("333 333 333", bids="1x3")
    alarm = late(game, "2 9x3")
    around = play(game, "2 2x3", "3 3x3", "1 4x3")
    assert turn(around) == alarm.seat
    assert decide(around, alarm) == ()
    assert decide(around, late(around, "2 9x3"))


def test_an_alarm_between_rounds_changes_nothing() -> None:
    game = table("333 333 333", bids="1x3")
    assert decide(play(game, "2 dudo"), late(game, "2 2x3")) == ()


def test_the_second_turn_in_a_row_makes_a_seat_away() -> None:
    game = missed_once(table("333 333 333", bids="1x3"), 2)
    assert decide(game, late(game, "2 2x3"))[-1] == SeatAway(SeatNo(2))
    assert decide(play(game, late(game, "2 2x3")), ComeBack(SeatNo(2))) == (SeatReturned(SeatNo(2)),)
    assert SeatAway(SeatNo(2)) not in decide(absent(game, 2), late(game, "2 2x3"))


@pytest.mark.parametrize(
    ("dealt", "standing"),
    [
        pytest.param("333 3 333", "1x3", id="the seat falls out"),
        pytest.param("3 333", "4x2", id="the seat wins"),
    ],
)
def test_nobody_is_away_who_has_no_more_turns(dealt: str, standing: str) -> None:
    game = missed_once(table(dealt, bids=standing), 2)
    assert not any(isinstance(event, SeatAway) for event in decide(game, late(game, "2 dudo")))


@pytest.mark.parametrize("made", ["2 2x3", "2 dudo", "2 calza"])
def test_a_move_of_ones_own_brings_a_player_back(made: str) -> None:
    game = play(seated(absent(table("333 333 333", bids="1x3"), 2), 2, rounds_away=2), made)
    seat = game.seat(SeatNo(2))
    assert (seat.missed, seat.away, seat.rounds_away) == (0, False, 0)


def test_coming_back_without_having_been_away_is_nothing() -> None:
    assert decide(table("33 33"), ComeBack(SeatNo(2))) == ()


def test_rounds_away_are_counted_by_deals() -> None:
    game = play(absent(table("333 333 333", bids="9x2"), 3), "2 dudo")
    game = play(game, deal_any(game))
    assert [seat.rounds_away for seat in game.seats] == [0, 0, 1]
    assert play(game, ComeBack(SeatNo(3))).seat(SeatNo(3)).rounds_away == 0


def test_an_absent_seat_is_taken_out_between_rounds() -> None:
    game = absent(table("333 333 333", bids="9x2"), 3)
    assert decide(game, TakeOut(SeatNo(3))) == ()
    game = play(game, "2 dudo")
    assert decide(game, TakeOut(SeatNo(3)))[0] == SeatLeft(SeatNo(3), "away")
    assert decide(game, TakeOut(SeatNo(2))) == ()


def test_a_seat_that_is_out_is_not_taken_out_again() -> None:
    game = play(absent(table("333 3 333", bids="1x3"), 2), late(table("333 3 333", bids="1x3"), "2 dudo"))
    assert game.seat(SeatNo(2)).place == 3
    assert decide(absent(game, 2), TakeOut(SeatNo(2))) == ()


# What the host and moderators may do in play.


@pytest.mark.parametrize(
    ("player", "seat", "moderator", "key"),
    [
        pytest.param(1, 2, False, None, id="the host removes who is away"),
        pytest.param(1, 3, False, "not-away", id="nobody removes who is there"),
        pytest.param(3, 2, False, "not-host", id="nobody else removes"),
        pytest.param(99, 2, True, None, id="a moderator removes who is away"),
        pytest.param(99, 3, True, "not-away", id="nor does a moderator remove who is there"),
        pytest.param(1, 4, False, "seat-out", id="one who is out"),
        pytest.param(1, 5, False, "no-such-seat", id="nobody"),
    ],
)
def test_who_removes_whom(player: int, seat: int, moderator: bool, key: str | None) -> None:
    game = absent(table("333 333 333 -", bids="1x3"), 2)
    assert refusal(game, Remove(PlayerId(player), SeatNo(seat), moderator)) == key


def test_a_removed_seat_has_left() -> None:
    game = absent(table("333 333 333", bids="1x3"), 2)
    assert decide(game, Remove(PlayerId(1), SeatNo(2)))[0] == SeatLeft(SeatNo(2), "removed")


@pytest.mark.parametrize(
    ("seat", "others", "events"),
    [
        pytest.param(1, {}, (HostPassed(SeatNo(2)),), id="the next person is host"),
        pytest.param(1, {"dice": 0}, (HostPassed(SeatNo(2)),), id="even one who is out"),
        pytest.param(2, {}, (), id="whoever is not host passes nothing on"),
        pytest.param(1, {"player": COMPUTER}, (), id="a computer is no host"),
    ],
)
def test_the_host_s_role_is_passed_on(seat: int, others: dict[str, object], events: tuple[Event, ...]) -> None:
    game = seated(seated(table("333 333 333", bids="1x3"), 2, **others), 3, player=COMPUTER)
    assert decide(game, PassHost(SeatNo(seat))) == events


@pytest.mark.parametrize(
    ("player", "moderator", "key"),
    [(1, False, None), (2, False, "not-host"), (99, False, "not-host"), (99, True, None)],
)
def test_who_stops_a_table(player: int, moderator: bool, key: str | None) -> None:
    assert refusal(table("33 33"), Stop(PlayerId(player), moderator)) == key


def test_a_stopped_table_has_no_places_and_no_round() -> None:
    game = play(table("33 33", bids="1x3"), Stop(PlayerId(1)))
    assert (game.phase, game.round, [seat.place for seat in game.seats]) == ("stopped", None, [0, 0])
    assert refusal(game, Close()) == refusal(game, "2 dudo") == "game-over"
