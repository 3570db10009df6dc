"""Two things at once (the shared list of faults, 1 to 10)."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.rules.errors import RuleError
from bot.rules.events import BidMade, CalzaCalled, DiceLost, DudoCalled, SeatTaken
from bot.rules.moves import Begin, Leave, TakeSeat
from bot.rules.options import Options
from bot.rules.pieces import MOST_DICE, Face, PlayerId, SeatNo
from bot.rules.view import TableView
from bot.store import GameId, NotSaved
from bot.tables.gathering import Place
from bot.tables.refusals import TableError
from tests.tables.hall import ANA, BOB, CLEO, DAN, EVA, Hall, calza, dealt, dudo, lowest, make_bid, on_turn, turn
from tests.tables.hand import Gate, nothing

Call = Callable[..., Coroutine[Any, Any, TableView]]

FREE = Options(calza_in_palifico=True)
UNDER = "23456 23456 23456 66666"


async def outcomes(*asked: Coroutine[Any, Any, Any]) -> Counter[str]:
    """What became of requests that came together: the reason of each refusal, and `done` for the others."""
    results = await asyncio.gather(*asked, return_exceptions=True)
    return Counter(reason(result) for result in results)


def reason(result: object) -> str:
    match result:
        case TableError(reason=why):
            return why
        case RuleError(key=key):
            return key
        case BaseException():
            raise result
        case _:
            return "done"


async def test_fault_01_two_begin_together(hall: Hall) -> None:
    table = await hall.open()
    assert await outcomes(table.ask(Begin(ANA)), table.ask(Begin(ANA))) == {"done": 1, "already-started": 1}
    await hall.clock.settle()
    assert hall.stage.kinds(table).count("GameBegun") == 1
    assert await hall.agree(table)


async def test_fault_01_two_open_in_one_channel_together(hall: Hall) -> None:
    assert await outcomes(hall.open("Ana"), hall.open("Bob")) == {"done": 1, "table-open": 1}
    assert len(hall.manager.tables) == len(await hall.journal.live()) == 1


async def test_fault_01_who_opens_while_another_waits_to_hear_of_it_is_told(hall: Hall) -> None:
    gate = Gate()
    hall.journal.after = gate
    first = asyncio.create_task(hall.open("Ana"))
    await hall.clock.settle()
    assert await outcomes(hall.open("Bob")) == {"table-open": 1}
    hall.journal.after = nothing
    gate.open()
    table = await first
    assert hall.manager.tables == (table,)
    assert all(shown is table for shown, _, _ in hall.stage.shown)


async def test_fault_02_six_identical_presses_are_one_bid(hall: Hall) -> None:
    table = await hall.begun()
    seen, player, bid = table.view.seq, on_turn(table), lowest(table)
    hall.stage.shown.clear()
    presses = (make_bid(table, player, bid, seen=seen, cause=cause) for cause in range(1, 7))
    assert await outcomes(*presses) == {"done": 1, "stale-bid": 5}
    assert [kind for kind in hall.stage.kinds(table) if kind == "BidMade"] == ["BidMade"]
    assert sum(isinstance(event, BidMade) for event in await hall.log(table)) == 1


async def test_fault_03_a_second_press_never_counts_for_a_new_situation(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    seen = table.view.seq
    await make_bid(table, ANA, "2x4", seen=seen)
    await make_bid(table, BOB, "3x4")
    with pytest.raises(TableError, match="stale-bid") as stale:
        await make_bid(table, CLEO, "9x6", seen=seen)
    assert stale.value.facts == {"name": "Bob", "quantity": 3, "face": 4}


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        pytest.param(dudo, calza, "called-first", id="dudo before calza"),
        pytest.param(calza, dudo, "called-first", id="calza before dudo"),
        pytest.param(calza, calza, "called-first", id="two calzas"),
    ],
)
async def test_fault_04_of_two_calls_together_the_first_wins(hall: Hall, first: Call, second: Call, told: str) -> None:
    table = await hall.sat(dealt(UNDER, "2x4"))
    seen = table.view.seq
    callers = (BOB, DAN) if first is dudo else (DAN, BOB)
    made = [first(table, callers[0], seen=seen), second(table, callers[1], seen=seen)]
    assert await outcomes(*made) == {"done": 1, told: 1}
    calls = [event for event in await hall.log(table) if isinstance(event, DudoCalled | CalzaCalled)]
    assert len(calls) == 1
    assert table.view.seat(calls[0].seat).player == callers[0]


async def test_fault_05_dudo_pressed_twice_costs_one_die(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "9x4"))
    seen = table.view.seq
    await dudo(table, BOB, seen=seen)
    await hall.clock.turn(1)
    with pytest.raises(TableError, match="between-rounds"):
        await dudo(table, BOB, seen=seen)
    with pytest.raises(RuleError, match="not-started"):
        await dudo(table, BOB)
    assert sum(isinstance(event, DiceLost) for event in await hall.log(table)) == 1


async def test_fault_06_a_move_on_the_last_second_counts_and_the_deadline_does_not(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await hall.clock.turn(89)
    gate = hall.journal.before = Gate()
    press = asyncio.create_task(make_bid(table, ANA, "2x4"))
    await hall.clock.turn(1)
    assert gate.held == 1
    gate.open()
    await press
    await hall.clock.settle()
    assert [event for event in await hall.log(table) if isinstance(event, BidMade)] == [BidMade(SeatNo(1), 2, Face(4))]
    assert turn(table.view) == 2


async def test_fault_06_after_the_deadline_the_move_comes_too_late(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    seen = table.view.seq
    gate = hall.journal.before = Gate()
    await hall.clock.turn(90)
    assert gate.held == 1
    press = asyncio.create_task(make_bid(table, ANA, "9x6", seen=seen))
    await hall.clock.settle()
    gate.open()
    with pytest.raises(TableError, match="stale-bid"):
        await press
    (bid,) = [event for event in await hall.log(table) if isinstance(event, BidMade)]
    assert bid.stand_in


async def test_a_computer_never_calls_a_bid_that_it_did_not_look_at(hall: Hall) -> None:
    """It would call calza on the standing bid, but a raise is being written already."""
    table = await hall.sat(dealt("2 3 4", "1x4", computers="3", options=FREE, palifico=True))
    gate = hall.journal.before = Gate()
    press = asyncio.create_task(make_bid(table, BOB, "2x4"))
    await hall.clock.turn(3 * hall.pace.thinking)
    assert gate.held == 1
    gate.open()
    await press
    await hall.clock.settle()
    assert hall.stage.kinds(table) == ["BidMade"]
    assert turn(table.view) == 3


@pytest.mark.parametrize("late", range(8))
@pytest.mark.parametrize("order", ["join first", "begin first"])
async def test_fault_07_who_joins_while_it_begins_has_a_full_cup_or_none(hall: Hall, order: str, late: int) -> None:
    """The second comes in after ever more steps of the first."""
    table = await hall.open("Ana Bob")
    moves: list[TakeSeat | Begin] = [TakeSeat(DAN, "Dan"), Begin(ANA)]
    first, second = moves if order == "join first" else reversed(moves)

    async def then() -> TableView:
        for _ in range(late):
            await asyncio.sleep(0)
        return await table.ask(second)

    results = await asyncio.gather(table.ask(first), then(), return_exceptions=True)
    await hall.clock.settle()
    assert table._game.round
    assert [seat.dice for seat in table.view.seats] == [MOST_DICE] * len(table.view.seats)
    assert [len(cup) for cup in table._game.round.cups] == [seat.dice for seat in table.view.seats]
    seated = table.view.seat_of(DAN) is not None
    assert seated is (order == "join first")
    assert [reason(result) for result in results] == ["done", "done" if seated else "already-started"]
    assert await hall.agree(table)


@pytest.mark.parametrize("held", ["before", "after"])
async def test_fault_07_who_joins_while_the_beginning_is_being_written_is_refused(hall: Hall, held: str) -> None:
    table = await hall.open("Ana Bob")
    gate = Gate()
    setattr(hall.journal, held, gate)
    begin = asyncio.create_task(table.ask(Begin(ANA)))
    await hall.clock.settle()
    join = asyncio.create_task(table.ask(TakeSeat(DAN, "Dan")))
    await hall.clock.settle()
    gate.open()
    await begin
    with pytest.raises(RuleError, match="already-started"):
        await join
    assert await hall.agree(table)


async def test_fault_08_a_person_at_two_tables_moves_at_one(hall: Hall) -> None:
    here, there = [await hall.sat(dealt(UNDER), channel) for channel in (7, 8)]
    before = there.view
    await make_bid(here, ANA, "2x4")
    await hall.clock.settle()
    assert there.view == before
    assert turn(here.view) == 2


async def test_fault_09_an_interaction_delivered_twice_moves_once(hall: Hall) -> None:
    table = await hall.open("Ana")
    both = [table.ask(TakeSeat(player, "Bob"), cause=99) for player in (BOB, BOB)]
    assert await outcomes(*both) == {"done": 1, "already-seated": 1}
    await table.ask(TakeSeat(CLEO, "Cleo"), cause=99)
    assert len(table.view.seats) == 2
    assert sum(isinstance(event, SeatTaken) for event in await hall.log(table)) == 2


async def test_fault_09_computers_asked_for_twice_by_one_interaction_sit_down_once(hall: Hall) -> None:
    table = await hall.open("Ana")
    for _ in range(2):
        await table.add_computers(ANA, ["easy:bold", "hard:cautious"], cause=99)
    assert [seat.level for seat in table.view.seats] == ["", "easy:bold", "hard:cautious"]


async def test_more_computers_than_seats_take_what_is_free(hall: Hall) -> None:
    table = await hall.open("Ana Bob")
    assert await table.add_computers(ANA, ["easy"] * 9) == 4
    with pytest.raises(RuleError, match="table-full"):
        await table.add_computers(ANA, ["easy"])
    with pytest.raises(TableError, match="no-such-level"):
        await table.add_computers(ANA, ["easy", "divine"])


async def test_fault_09_a_table_opened_twice_by_one_interaction_is_opened_once(hall: Hall) -> None:
    assert await outcomes(hall.open(cause=99), hall.open(cause=99, channel=8)) == {"done": 1, "table-open": 1}


async def test_fault_10_a_rematch_asked_for_by_two_is_one_table(hall: Hall) -> None:
    over = await hall.begun("Ana Bob")
    await over.play(ANA, Leave)
    place = Place(5, 7, "en-US")
    game = over.record.game
    with pytest.raises(TableError, match="not-seated"):
        await hall.manager.rematch(place, game, CLEO)
    asked = (hall.manager.rematch(place, game, player) for player in (BOB, ANA))
    assert await outcomes(*asked) == {"done": 1, "table-open": 1}
    (table,) = hall.manager.tables
    names = [seat.name for seat in table.view.seats]
    assert names in (["Bob"], ["Ana", "Bob"])  # she got up, and sits at it only if she was the first to ask


async def test_who_left_may_ask_for_a_rematch_and_then_sits_at_it(hall: Hall) -> None:
    over = await hall.begun("Ana Bob")
    await over.play(ANA, Leave)
    table = await hall.manager.rematch(Place(5, 7, "en-US"), over.record.game, ANA)
    assert [seat.name for seat in table.view.seats] == ["Ana", "Bob"]


# Who asked goes away in the middle.


@pytest.mark.parametrize("held", ["before", "after"])
async def test_a_press_that_is_cancelled_in_the_middle_of_the_write_is_carried_through(hall: Hall, held: str) -> None:
    table = await hall.sat(dealt(UNDER))
    gate = Gate()
    setattr(hall.journal, held, gate)
    press = asyncio.create_task(make_bid(table, ANA, "2x4"))
    await hall.clock.settle()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    gate.open()
    await hall.clock.settle()
    assert hall.stage.kinds(table) == ["BidMade"]
    assert turn(table.view) == 2
    assert await hall.agree(table)


async def test_a_press_cancelled_while_the_disk_works_leaves_no_gap(hall: Hall) -> None:
    """Cancel at ever later steps of a real write."""
    table = await hall.sat(dealt(UNDER, clock=None))
    for step in range(12):
        press = asyncio.create_task(make_bid(table, on_turn(table), lowest(table)))
        for _ in range(step):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        await hall.clock.settle()
        assert await hall.agree(table)


async def test_a_table_whose_opener_goes_away_is_open(hall: Hall) -> None:
    gate = hall.journal.after = Gate()
    opening = asyncio.create_task(hall.open("Ana"))
    await hall.clock.settle()
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    gate.open()
    await hall.clock.settle()
    assert hall.manager.at(7).view.seats[0].name == "Ana"


async def test_fault_15_closing_lets_the_move_in_hand_finish_and_refuses_the_next(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    gate = hall.journal.after = Gate()
    in_hand = asyncio.create_task(make_bid(table, ANA, "2x4"))
    await hall.clock.settle()
    closing = asyncio.create_task(hall.manager.close())
    await hall.clock.settle()
    too_late = asyncio.create_task(make_bid(table, BOB, "3x4"))
    assert not closing.done()
    gate.open()
    hall.journal.after = nothing
    await asyncio.gather(in_hand, closing)
    with pytest.raises(TableError, match="restarting"):
        await too_late
    with pytest.raises(TableError, match="restarting"):
        await hall.open("Eva", channel=8)
    await hall.clock.turn(1000)
    assert turn(table.view) == 2
    assert await hall.agree(table)


async def test_fault_15_a_table_that_opens_while_the_bot_closes_does_nothing(hall: Hall) -> None:
    gate = hall.journal.after = Gate()
    opening = asyncio.create_task(hall.open("Ana"))
    await hall.clock.settle()
    await hall.manager.close()
    gate.open()
    table = await opening
    with pytest.raises(TableError, match="restarting"):
        await table.ask(TakeSeat(EVA, "Eva"))
    assert hall.clock.waiting == 0


async def test_a_broken_screen_stops_no_game(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.stage.broken = True
    await make_bid(table, ANA, "2x4")
    await hall.clock.turn(90)
    assert hall.stage.reminded == [(table, 2)]
    assert turn(table.view) == 3
    assert "can't be shown" in caplog.text
    assert "nudge broke" in caplog.text


async def test_a_press_on_the_card_of_an_earlier_round_is_told_so(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "9x4"))
    seen = table.view.seq
    await dudo(table, BOB)
    await hall.clock.turn(hall.pace.reveal)
    with pytest.raises(TableError, match="stale-card"):
        await make_bid(table, ANA, "2x4", seen=seen)


async def test_fault_24_a_table_without_a_place_ends_and_its_people_play_elsewhere(hall: Hall) -> None:
    here, there = [await hall.sat(dealt(UNDER), channel) for channel in (7, 8)]
    assert hall.manager.within(7) == (here,)
    assert hall.manager.within(5) == (here, there)
    await here.abandon()
    await here.abandon()
    assert here.view.phase == "stopped"
    assert hall.manager.tables == (there,)
    assert [found.record.channel for found in await hall.journal.live()] == [8]


async def test_a_table_without_a_place_on_a_full_disk_stays(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table = await hall.sat(dealt(UNDER))

    async def full() -> None:
        raise NotSaved("full")

    hall.journal.before = full
    await table.abandon()
    assert hall.manager.tables == (table,)
    assert "was not saved" in caplog.text


async def test_a_button_of_another_game_or_of_none(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    with pytest.raises(TableError, match="stale-card"):
        hall.manager.playing(7, GameId("another"))
    with pytest.raises(RuleError, match="game-over"):
        hall.manager.playing(8, table.record.game)


async def test_strangers_are_told_that_they_do_not_sit_here(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    with pytest.raises(TableError, match="not-seated"):
        await make_bid(table, PlayerId(999), "2x4")
    with pytest.raises(TableError, match="no-table"):
        hall.manager.at(8)
    assert await hall.agree(table)
