"""What a table does by itself, and when."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from bot.players import PLAYERS
from bot.rules.events import CalzaCalled, DiceDealt, DudoCalled, Event, SeatAway, SeatLeft
from bot.rules.evolve import replay
from bot.rules.moves import Begin, CallDudo, Play, Remove, SetPhrase, TakeSeat
from bot.rules.options import Options
from bot.rules.pieces import SeatNo
from bot.rules.view import SeatView, table_view
from bot.tables.agenda import AWAY_CLOCK, IDLE_GATHERING, Pace, agenda, still_due
from bot.tables.clock import WallClock
from bot.tables.refusals import TableError
from tests.tables.hall import ANA, BOB, CLEO, DAN, PACE, Hall, dealt, dudo, leave, make_bid, on_turn, raise_bid, turn

UNDER = "23456 23456 23456 66666"


# The clock of a turn.


async def test_a_person_is_reminded_once_and_then_the_stand_in_moves(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await hall.clock.turn(44)
    assert hall.stage.reminded == []
    await hall.clock.turn(1)
    assert hall.stage.reminded == [(table, 1)]
    await hall.clock.turn(44)
    assert turn(table.view) == 1
    await hall.clock.turn(1)
    assert turn(table.view) == 2
    assert table.view.round
    assert table.view.round.bids[0].stand_in
    assert hall.stage.reminded == [(table, 1)]


async def test_who_moves_in_time_is_not_reminded(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await hall.clock.turn(40)
    await make_bid(table, ANA, "2x4")
    await hall.clock.turn(44)
    assert hall.stage.reminded == []
    assert table.deadline == hall.clock.now() + 46


async def test_without_a_clock_nothing_is_due(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, clock=None))
    await hall.clock.turn(10 * 86_400)
    assert (table.deadline, turn(table.view), hall.stage.reminded) == (None, 1, [])


async def test_somebody_s_return_does_not_lengthen_another_s_turn(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await hall.clock.turn(90)
    await hall.clock.turn(60)
    due = table.deadline
    await table.come_back(ANA)
    assert table.view.seat(SeatNo(1)).missed == 0
    assert table.deadline == due
    await hall.clock.turn(29)
    assert turn(table.view) == 2
    assert hall.stage.reminded == [(table, 1), (table, 2)]
    await hall.clock.turn(1)
    assert turn(table.view) == 3


async def test_who_misses_two_turns_is_away(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "1x2! 1x3 1x4 1x5"))
    assert (turn(table.view), table.view.seat(SeatNo(1)).missed) == (1, 1)
    await hall.clock.turn(90)
    assert (await hall.log(table))[-1] == SeatAway(SeatNo(1))
    assert table.view.seat(SeatNo(1)).away


async def test_away_takes_ten_seconds_without_a_reminder(hall: Hall) -> None:
    table = await hall.sat([*dealt(UNDER), SeatAway(SeatNo(1))])
    assert table.deadline == hall.clock.now() + AWAY_CLOCK
    await hall.clock.turn(9)
    assert turn(table.view) == 1
    await hall.clock.turn(1)
    assert turn(table.view) == 2
    assert hall.stage.reminded == []


async def test_who_comes_back_has_the_whole_turn_from_its_beginning(hall: Hall) -> None:
    table = await hall.sat([*dealt(UNDER, "1x2! 1x3 1x4 1x5"), SeatAway(SeatNo(1))])
    began = hall.clock.now()
    await hall.clock.turn(5)
    await table.come_back(ANA)
    assert table.deadline == began + 90
    await hall.clock.turn(84)
    assert hall.stage.reminded == [(table, 1)]
    assert turn(table.view) == 1
    await hall.clock.turn(1)
    assert turn(table.view) != 1


async def test_who_is_away_for_three_rounds_is_taken_out(hall: Hall) -> None:
    table = await hall.sat([*dealt(UNDER), SeatAway(SeatNo(4))])
    gone = SeatLeft(SeatNo(4), "away")
    log: list[Event] = []
    while gone not in log:
        round_ = table.view.round
        if round_ and not table.view.seat(round_.turn).away:
            await (dudo(table, on_turn(table)) if round_.standing else raise_bid(table))
        await hall.clock.turn(AWAY_CLOCK)
        log = await hall.log(table)
    missed = log[log.index(SeatAway(SeatNo(4))) : log.index(gone)]
    assert sum(isinstance(event, DiceDealt) for event in missed) == 3
    await hall.clock.turn(hall.pace.reveal)
    assert table.view.round
    assert table.view.seat(SeatNo(4)).dice == 0
    with pytest.raises(TableError, match="taken-out"):
        table.seat_view(DAN)


async def test_the_host_may_take_out_who_is_away_and_nobody_else(hall: Hall) -> None:
    table = await hall.sat([*dealt(UNDER), SeatAway(SeatNo(2))])
    await table.ask(Remove(ANA, SeatNo(2)))
    await hall.clock.turn(hall.pace.reveal)
    assert table.view.round
    assert [seat.dice for seat in table.view.seats] == [5, 0, 5, 5]
    with pytest.raises(TableError, match="removed"):
        table.seat_view(BOB)


# The gathering, and between rounds.


async def test_an_idle_gathering_closes(hall: Hall) -> None:
    table = await hall.open("Ana Bob")
    await hall.clock.turn(IDLE_GATHERING - 1)
    await table.ask(TakeSeat(CLEO, "Cleo"))
    await hall.clock.turn(IDLE_GATHERING - 1)
    assert not table.view.ended
    await hall.clock.turn(1)
    assert table.view.phase == "stopped"
    assert hall.manager.tables == ()
    assert hall.stage.kinds(table)[-1] == "GameStopped"
    await hall.open("Ana Bob")


async def test_a_table_deals_at_once_at_the_start_and_after_a_pause_later(hall: Hall) -> None:
    table = await hall.open("Ana Bob")
    await table.play(BOB, lambda seat: SetPhrase(seat, "toucan"))
    await table.ask(Begin(ANA))
    await hall.clock.settle()
    assert table.view.round
    assert table.view.rolls
    table = await hall.sat(dealt(UNDER, "9x4"), 8)
    await dudo(table, BOB)
    await hall.clock.turn(hall.pace.reveal - 0.1)
    assert table.view.phase == "between"
    await hall.clock.turn(0.1)
    assert table.view.round


# Computer players.


async def test_a_computer_calls_calza_out_of_turn_before_whoever_is_on_turn_moves(hall: Hall) -> None:
    """Seat 3 holds a four, and two dice without one are likely where pacos are plain."""
    options = Options(calza_in_palifico=True)
    table = await hall.sat(dealt("2 3 4", "1x4", computers="23", options=options, palifico=True))
    await hall.clock.turn(3 * hall.pace.thinking)
    (call,) = [event for event in await hall.log(table) if isinstance(event, CalzaCalled | DudoCalled)]
    assert call == CalzaCalled(SeatNo(3))
    assert await hall.agree(table)


async def test_when_only_computers_are_left_they_hurry(hall: Hall) -> None:
    table = await hall.sat(dealt("2 3 4", "9x4", computers="23"))
    await hall.clock.turn(2.2)
    assert [seat.dice for seat in table.view.seats] == [0, 1, 1]
    hall.clock.slept.clear()
    await hall.clock.turn(600)
    assert table.view.phase == "over"
    assert hall.clock.slept
    assert max(hall.clock.slept) <= hall.pace.reveal / 4


async def test_when_the_last_person_leaves_it_is_over(hall: Hall) -> None:
    table = await hall.sat(dealt("23456 23456 23456", computers="23"))
    await leave(table, ANA)
    assert table.view.phase == "stopped"
    await hall.clock.settle()
    assert hall.clock.waiting == 0


async def test_a_computer_that_breaks_is_replaced_by_the_stand_in(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table = await hall.sat(dealt(UNDER, computers="1", level="from a newer version"))
    await hall.clock.turn(3 * hall.pace.thinking)
    assert turn(table.view) == 2
    assert "the player from a newer version broke" in caplog.text


class Cheat:
    """A player that makes a move of somebody else."""

    def choose(self, seen: SeatView, rng: Random) -> Play:  # noqa: ARG002 - every player is asked alike
        return CallDudo(SeatNo(seen.number + 1))

    def wants_calza(self, seen: SeatView) -> bool:  # noqa: ARG002 - as above
        return False


async def test_a_computer_that_cheats_is_replaced_by_the_stand_in(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(PLAYERS, "cheat", Cheat())
    table = await hall.sat(dealt(UNDER, computers="1", level="cheat"))
    await hall.clock.turn(3 * hall.pace.thinking)
    assert turn(table.view) == 2
    assert "the player cheat broke" in caplog.text


@pytest.mark.parametrize(
    "bids", [pytest.param("", id="first bid"), pytest.param("2x4", id="a raise, and calza out of turn")]
)
def test_fault_43_no_wait_tells_of_the_dice(bids: str) -> None:
    """The same game as everyone sees it, with other dice under the cups, waits alike."""

    def waits(under: str) -> object:
        return agenda(table_view(replay(dealt(under, bids, computers="234"))), PACE, 0.3)

    assert waits("23456 44444 23456 66666") == waits("66666 11111 22222 44444")


async def test_fault_43_tables_with_other_dice_wait_alike(hall: Hall, other_hall: Hall) -> None:
    for each, under in ((hall, "23456 44444 23456 66666"), (other_hall, "66666 11222 22222 44444")):
        await each.sat(dealt(under, "2x4", computers="234"), game="same")
        each.clock.slept.clear()
        await each.clock.turn(1)
    assert hall.clock.slept == other_hall.clock.slept != []


async def test_the_pause_after_a_call_is_told(hall: Hall) -> None:
    people = await hall.sat(dealt("2 3 4", "9x4"))
    assert people.pause == hall.pace.reveal
    computers = await hall.sat(dealt("2 3 4", "9x4", computers="23"), 8)
    await hall.clock.turn(2.2)
    assert computers.pause == hall.pace.reveal / 4


async def test_the_real_clock_tells_the_time_and_waits() -> None:
    clock = WallClock()
    before = time.time()
    await clock.sleep(0.01)
    assert before + 0.009 <= clock.now() <= time.time()


def test_waits_differ_from_turn_to_turn() -> None:
    view = table_view(replay(dealt(UNDER, computers="1")))
    waits = {agenda(view, PACE, mood)[0].after for mood in (0.0, 0.5, 1.0)}
    assert sorted(waits) == pytest.approx([0.9, 1.5, 2.1])


def test_what_is_left_of_an_agenda() -> None:
    steps = agenda(table_view(replay(dealt(UNDER))), Pace(), 0.5)
    assert [step.after for step in steps] == [45, 90]
    assert [step.after for step in still_due(steps, 44)] == [1, 46]
    assert [step.after for step in still_due(steps, 45)] == [45]
    assert [step.after for step in still_due(steps, 900)] == [0]
    assert still_due((), 5) == ()


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
async def test_fault_37_a_clock_that_is_set_moves_no_turn(hall: Hall, jump: float) -> None:
    table = await hall.sat(dealt(UNDER))
    await hall.clock.turn(90 + 40)
    assert on_turn(table) == BOB
    hall.clock.error = jump
    assert table.deadline == hall.clock.now() + 50
    await table.come_back(ANA)
    assert table.deadline == hall.clock.now() + 50
    await hall.clock.turn(49)
    assert on_turn(table) == BOB
    await hall.clock.turn(1)
    assert on_turn(table) == CLEO


# Each of these zones at an hour that its clocks skip or tell twice, but for Tokyo, which never sets them.
@pytest.fixture(
    params=[
        pytest.param(("Asia/Tokyo", 1_698_541_140), id="Tokyo"),
        pytest.param(("America/Los_Angeles", 1_699_174_740), id="Los Angeles, back an hour"),
        pytest.param(("America/Los_Angeles", 1_710_064_740), id="Los Angeles, on an hour"),
        pytest.param(("Europe/Amsterdam", 1_698_541_140), id="Amsterdam, back an hour"),
        pytest.param(("Europe/Amsterdam", 1_711_846_740), id="Amsterdam, on an hour"),
    ]
)
def minute_before(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The time zone of the machine, and a minute before its clocks are set."""
    zone, at = request.param
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    hours = [time.localtime(moment).tm_hour for moment in (at, at + 60)]
    assert ((hours[1] - hours[0]) % 24 == 1) == (zone == "Asia/Tokyo")
    yield at
    monkeypatch.undo()
    time.tzset()


async def test_fault_37_a_change_to_summer_time_and_back_moves_no_turn(hall: Hall, minute_before: int) -> None:
    hall.clock._now = float(minute_before)
    table = await hall.sat(dealt(UNDER))
    assert table.deadline == minute_before + 90
    await hall.clock.turn(89)
    assert (turn(table.view), hall.stage.reminded) == (1, [(table, 1)])
    await hall.clock.turn(1)
    assert turn(table.view) == 2
    assert [entry.at for entry in await hall.journal.log(table.record.game)][-1] == (minute_before + 90) * 1000
    (found,) = await hall.restart()
    assert found.deadline == minute_before + 180
