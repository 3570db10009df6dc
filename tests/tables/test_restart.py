"""A new process takes every table up where its log ends (the shared list of faults, 13, 14 and 16)."""

import asyncio

import pytest

from bot.rules.bids import Bid
from bot.rules.evolve import replay
from bot.rules.moves import Begin, TakeSeat
from bot.rules.pieces import Face
from bot.store import NotSaved
from bot.tables.agenda import IDLE_GATHERING
from bot.tables.refusals import TableError
from bot.tables.shown import Card
from tests.store.tables import execute
from tests.tables.hall import ANA, BOB, CLEO, DAN, Hall, dealt, dudo, make_bid, on_turn, raise_bid, turn

UNDER = "23456 23456 23456 66666"


async def test_fault_13_in_the_gathering(hall: Hall) -> None:
    table = await hall.open("Ana Bob")
    (found,) = await hall.restart()
    assert found is not table
    assert found.view == table.view
    await found.ask(TakeSeat(CLEO, "Cleo"))
    await found.ask(Begin(ANA))
    await hall.clock.settle()
    assert found.view.round


async def test_fault_13_in_the_pause_after_a_call(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "9x4"))
    await dudo(table, BOB)
    await hall.clock.turn(2)
    (found,) = await hall.restart()
    assert found.view == table.view
    with pytest.raises(TableError, match="between-rounds"):
        await dudo(found, BOB, seen=found.view.seq - 1)
    await hall.clock.turn(hall.pace.reveal)
    assert found.view.round
    assert found.view.dice == 19


async def test_fault_13_in_palifico(hall: Hall) -> None:
    table = await hall.sat(dealt("23 23 23", "5x4"))
    await dudo(table, BOB)
    (found,) = await hall.restart()
    await hall.clock.turn(hall.pace.reveal)
    assert found.view.round
    assert found.view.round.palifico
    (again,) = await hall.restart()
    assert again.view.round
    assert again.view.round.palifico
    assert turn(again.view) == 1


async def test_fault_13_while_a_computer_thinks(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "1x2", computers="2"))
    await hall.clock.turn(0.1)
    assert turn(table.view) == 2
    (found,) = await hall.restart()
    await hall.clock.turn(3 * hall.pace.thinking)
    assert turn(found.view) != 2
    assert await hall.agree(found)


async def test_fault_13_before_a_deal_the_same_dice_are_dealt(hall: Hall) -> None:
    table = await hall.open("Ana Bob")
    await table.ask(Begin(ANA))
    (found,) = await hall.restart()
    await hall.clock.settle()
    other = await hall.restart()
    assert found._game.round
    assert found._game.round == other[0]._game.round


async def test_fault_13_a_deadline_that_passed_meanwhile_begins_anew(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await hall.clock.turn(3600)
    (found,) = await hall.restart()
    await hall.clock.turn(89)
    assert found.view == table.view
    assert found.deadline == hall.clock.now() + 1
    await make_bid(found, ANA, "2x4")
    assert turn(found.view) == 2


async def test_fault_12_buttons_of_the_old_process_still_count(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    seen = table.view.seq
    (found,) = await hall.restart()
    assert hall.manager.playing(7, table.record.game) is found
    await make_bid(found, ANA, "2x4", seen=seen)
    assert turn(found.view) == 2


async def test_fault_14_a_log_that_can_not_be_read_is_set_aside_alone(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = [await hall.sat(dealt(UNDER), channel) for channel in (7, 8)]
    game = broken.record.game
    await execute(hall.database, f"UPDATE game_event SET body = '{{}}' WHERE game_id = '{game}' AND seq = 3")
    (found,) = await hall.restart()
    assert found.record.game == whole.record.game
    assert f"game {game} is set aside: event 3" in caplog.text
    await hall.open("Dan", channel=7)
    assert len(await hall.restart()) == 2


async def test_fault_14_a_log_that_can_not_even_be_set_aside_stops_nobody(hall: Hall) -> None:
    broken = await hall.sat(dealt(UNDER), 7)
    await hall.sat(dealt(UNDER), 8)
    await execute(hall.database, f"DELETE FROM game_event WHERE game_id = '{broken.record.game}' AND seq = 3")

    async def fail(*_: object) -> None:
        raise NotSaved("full")

    hall.journal.set_aside = fail  # type: ignore[method-assign, assignment]  # a journal that fails
    assert [table.record.channel for table in await hall.restart()] == [8]


async def test_fault_16_to_recover_again_changes_nothing(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    for _ in range(3):
        assert await hall.manager.recover() == []
        table.wake()
    assert hall.manager.tables == (table,)
    await asyncio.sleep(0)
    assert alarms() == 1
    await hall.clock.turn(90)
    assert turn(table.view) == 2


async def test_fault_16_fifty_turns_have_one_timer(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    turns = 0
    while turns < 50 and not table.view.ended:
        if table.view.round is None:
            await hall.clock.turn(hall.pace.reveal)
        elif table.view.round.bids[-1:] and table.view.round.bids[-1].bid.quantity > 6:
            await dudo(table, on_turn(table))
        else:
            await raise_bid(table)
        turns += 1
        await asyncio.sleep(0)
        assert alarms() <= 1
    assert hall.clock.waiting <= 1


async def test_an_idle_gathering_closes_after_a_restart_as_well(hall: Hall) -> None:
    await hall.open("Ana Bob")
    (found,) = await hall.restart()
    await hall.clock.turn(IDLE_GATHERING)
    assert found.view.phase == "stopped"
    assert hall.manager.tables == ()


async def test_fault_12_a_game_goes_on_through_any_number_of_restarts(hall: Hall) -> None:
    table = await hall.begun("Ana Bob", clock=30)
    while not table.view.ended:
        await hall.clock.turn(31)
        if not table.view.ended:
            (table,) = await hall.restart()
    assert table.view.phase == "over"
    assert await hall.restart() == []
    assert await hall.agree(table)


async def test_a_table_rests_until_it_is_woken(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await hall.clock.turn(60)
    table.rest()
    assert table.deadline is None
    await hall.clock.turn(1000)
    await make_bid(table, ANA, Bid(2, Face(4)))
    await hall.clock.turn(1000)
    assert turn(table.view) == 2
    table.wake()
    assert table.deadline == hall.clock.now() + 90
    await hall.clock.turn(90)
    assert turn(table.view) == 3


async def test_how_the_last_round_ended_is_known_as_long_as_another_runs(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "9x4"))
    await hall.journal.remember_card(table.record.game, 99, replacing=True)
    assert (await cards(hall))[0].last is None
    await dudo(table, BOB)
    ended = table.view
    assert (await cards(hall))[0].last is None
    (found,) = hall.manager.tables
    await hall.clock.turn(hall.pace.reveal)
    assert found.view.round
    (card,) = await cards(hall)
    assert (card.message, card.replacing, card.last) == (99, True, ended)
    assert card.dealt == hall.clock.now()


async def test_an_end_that_was_not_shown_is_found_for_a_day(hall: Hall) -> None:
    table = await hall.sat(dealt("2 1", "1x3"))
    await hall.journal.remember_card(table.record.game, 99)
    await dudo(table, BOB)
    assert table.view.phase == "over"
    assert table.outcome
    assert table.outcome.highlights.worst
    assert await hall.restart() == []
    ((found, card),) = await hall.manager.unshown()
    assert (found.view, found.outcome) == (table.view, table.outcome)
    assert card
    assert card.message == 99
    found.wake()
    assert hall.clock.waiting == 0
    await hall.clock.turn(24 * 3600)
    assert await hall.manager.unshown() == []


async def cards(hall: Hall) -> list[Card]:
    """The cards that a new process finds; it takes the tables up."""
    for table in hall.manager.tables:
        table.rest()
    hall.manager = hall._new_manager()
    found = await hall.manager.recover()
    for table, _ in found:
        table.wake()
    return [card for _, card in found if card]


async def test_two_tables_come_back_each_in_its_channel(hall: Hall) -> None:
    here = await hall.sat(dealt(UNDER, "2x4"), 7)
    there = await hall.sat(dealt("12 34", "1x3"), 8)
    found = {table.record.channel: table for table in await hall.restart()}
    assert (found[7].view, found[8].view) == (here.view, there.view)
    assert replay(await hall.log(here)) == found[7]._game
    assert found[7].view.seat_of(DAN)
    assert found[8].view.seat_of(DAN) is None


def alarms() -> int:
    """How many tasks of tables there are."""
    return sum(task.get_name().startswith("table ") for task in asyncio.all_tasks())
