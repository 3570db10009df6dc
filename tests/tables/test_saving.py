"""The disk is full, slow, away, or says no after it said yes (the shared list of faults, 30, 31 and 35)."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.rules.errors import RuleError
from bot.rules.events import BidMade
from bot.rules.evolve import replay
from bot.rules.moves import Begin, SetPhrase, TakeSeat
from bot.store import Conflict, NotRead, NotSaved
from bot.tables.refusals import TableError
from bot.tables.table import Table
from tests.tables.hall import ANA, BOB, Hall, dealt, dudo, make_bid, turn
from tests.tables.hand import Gate, HandClock, nothing

UNDER = "23456 23456 23456 66666"


async def full() -> None:
    raise NotSaved("full")


class Slow:
    """A disk that takes four seconds."""

    def __init__(self, clock: HandClock) -> None:
        self._clock = clock

    async def __call__(self) -> None:
        await self._clock.sleep(4)


async def test_fault_31_what_can_not_be_saved_is_not_done(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    before = table.view
    hall.journal.before = full
    with pytest.raises(NotSaved):
        await make_bid(table, ANA, "2x4")
    assert table.view == before
    assert hall.stage.shown == []
    assert await hall.agree(table)
    hall.journal.before = nothing
    await make_bid(table, ANA, "2x4")
    assert await hall.agree(table)


async def test_a_table_that_can_not_be_saved_is_not_opened(hall: Hall) -> None:
    hall.journal.before = full
    with pytest.raises(NotSaved):
        await hall.open("Ana")
    assert hall.manager.tables == ()
    hall.journal.before = nothing
    await hall.open("Ana")


@pytest.mark.parametrize("seconds", [3, 60, 600])
async def test_fault_31_play_goes_on_when_space_returns(
    hall: Hall, seconds: float, caplog: pytest.LogCaptureFixture
) -> None:
    """The deal, the thinking and the deadline are tried again until they can be saved."""
    table = await hall.sat(dealt(UNDER, "9x4", computers="2"))
    hall.journal.before = full
    await hall.clock.turn(seconds)
    assert turn(table.view) == 2
    assert f"game {table.record.game} seq {table.view.seq}: think not saved: full" in caplog.text
    hall.journal.before = nothing
    await hall.clock.turn(5)
    assert table.view.phase == "between"
    hall.journal.before = full
    await hall.clock.turn(seconds)
    assert table.view.phase == "between"
    hall.journal.before = nothing
    await hall.clock.turn(10)
    assert table.view.round
    hall.journal.before = full
    await hall.clock.turn(90 + seconds)
    hall.journal.before = nothing
    await hall.clock.turn(5)
    assert table.view.round.bids
    assert await hall.agree(table)


async def test_fault_35_a_person_moves_while_the_stand_in_waits_for_the_disk(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.journal.before = full
    await hall.clock.turn(92)
    hall.journal.before = nothing
    await make_bid(table, ANA, "2x4")
    await hall.clock.turn(60)
    assert turn(table.view) == 2
    (bid,) = [event for event in await hall.log(table) if isinstance(event, BidMade)]
    assert not bid.stand_in


async def test_fault_35_a_slow_disk_makes_every_move_once(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.journal.before = Slow(hall.clock)
    presses = [asyncio.create_task(make_bid(table, ANA, "2x4", seen=table.view.seq)) for _ in range(3)]
    await hall.clock.turn(3.9)
    assert not any(press.done() for press in presses)
    await hall.clock.turn(0.1)
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [isinstance(result, TableError) for result in results] == [False, True, True]
    assert await hall.agree(table)


async def test_fault_35_a_slow_disk_takes_from_nobody_s_time(hall: Hall) -> None:
    """Each clock begins when the turn is written, not when it was asked for."""
    table = await hall.sat(dealt(UNDER))
    hall.journal.before = Slow(hall.clock)
    press = asyncio.create_task(make_bid(table, ANA, "2x4"))
    await hall.clock.turn(4)
    await press
    assert table.deadline == hall.clock.now() + 90


async def lost() -> None:
    """What was written is reported as failed: the connection broke after COMMIT."""
    raise NotSaved("unreachable")


async def test_what_was_written_and_reported_as_failed_is_caught_up_with(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.journal.after = lost
    with pytest.raises(NotSaved):
        await make_bid(table, ANA, "2x4")
    assert turn(table.view) == 1
    hall.journal.after = nothing
    await make_bid(table, BOB, "3x4")
    assert hall.stage.kinds(table) == ["BidMade", "BidMade"]
    assert turn(table.view) == 3
    assert await hall.agree(table)


async def test_who_tries_again_what_was_written_is_told_what_lies_there(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    seen = table.view.seq
    hall.journal.after = lost
    with pytest.raises(NotSaved):
        await make_bid(table, ANA, "2x4", seen=seen)
    hall.journal.after = nothing
    with pytest.raises(TableError, match="stale-bid"):
        await make_bid(table, ANA, "2x4", seen=seen)
    assert turn(table.view) == 2


async def test_fault_09_the_same_interaction_delivered_after_a_lost_answer_counts_once(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.journal.after = lost
    with pytest.raises(NotSaved):
        await make_bid(table, ANA, "2x4", cause=99)
    hall.journal.after = nothing
    with pytest.raises(RuleError, match="not-your-turn"):
        await make_bid(table, ANA, "2x4", cause=99)
    assert turn(table.view) == 2
    assert sum(isinstance(event, BidMade) for event in await hall.log(table)) == 1
    assert await hall.agree(table)


async def test_the_table_s_own_moves_catch_up_as_well(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.journal.after = lost
    await hall.clock.turn(90)
    assert turn(table.view) == 1
    hall.journal.after = nothing
    await hall.clock.turn(5)
    assert turn(table.view) == 2
    assert await hall.agree(table)
    assert table.deadline == hall.clock.now() + 90


async def test_the_end_of_a_game_is_caught_up_with(hall: Hall) -> None:
    table = await hall.sat(dealt("2 6", "1x3"))
    hall.journal.after = lost
    with pytest.raises(NotSaved):
        await dudo(table, BOB)
    hall.journal.after = nothing
    await hall.clock.turn(90)
    await hall.clock.turn(10)
    assert table.view.phase == "over"
    assert hall.manager.tables == ()


async def test_a_database_that_can_not_even_be_read_is_asked_again(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    hall.journal.after = lost
    await hall.clock.turn(90)
    hall.journal.after = nothing
    log = hall.journal.log

    async def unread(_: object) -> list[object]:
        raise NotRead("locked")

    hall.journal.log = unread  # type: ignore[method-assign, assignment]  # a journal that fails
    await hall.clock.turn(20)
    assert turn(table.view) == 1
    hall.journal.log = log  # type: ignore[method-assign]  # a journal that fails
    await hall.clock.turn(5)
    assert turn(table.view) == 2


async def test_what_another_process_wrote_is_caught_up_with(hall: Hall) -> None:
    """A lock file keeps two processes from one database; should it fail, they still agree."""
    here = await hall.sat(dealt(UNDER))
    shown = hall.stage
    (there,) = await hall.restart()
    here.wake()
    await make_bid(there, ANA, "2x4")
    with pytest.raises(TableError, match="stale-bid"):
        await make_bid(here, ANA, "3x4", seen=here.view.seq)
    assert here.view == there.view
    assert shown.kinds(here) == ["BidMade"]
    await make_bid(here, BOB, "3x4")
    assert turn(here.view) == 3
    await hall.clock.turn(90)
    assert turn(here.view) == 4
    assert await hall.agree(here)


async def test_fault_09_an_interaction_delivered_to_two_processes_moves_once(hall: Hall) -> None:
    here = await hall.sat(dealt(UNDER))
    (there,) = await hall.restart()
    views = [await make_bid(table, ANA, "2x4", cause=99) for table in (here, there)]
    assert views[0] == views[1]
    assert sum(isinstance(event, BidMade) for event in await hall.log(here)) == 1


async def test_a_conflict_that_the_log_does_not_explain_is_a_bug_and_is_told(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))

    async def conflict() -> None:
        raise Conflict("of an unknown kind")

    hall.journal.before = conflict
    with pytest.raises(Conflict):
        await make_bid(table, ANA, "2x4")
    hall.journal.before = nothing
    await make_bid(table, ANA, "2x4")
    assert await hall.agree(table)


async def test_fault_31_a_gathering_that_begins_on_a_full_disk_begins_once(hall: Hall) -> None:
    table = await hall.open("Ana Bob")
    hall.journal.before = full
    with pytest.raises(NotSaved):
        await table.ask(Begin(ANA))
    hall.journal.before = nothing
    await table.ask(Begin(ANA))
    hall.journal.before = full
    await hall.clock.turn(30)
    hall.journal.before = nothing
    await hall.clock.turn(11)
    assert table.view.round
    assert replay(await hall.log(table)) == table._game


async def test_fault_15_closing_waits_for_a_slow_disk_at_all_tables_together(hall: Hall) -> None:
    tables = [await hall.sat(dealt(UNDER), channel) for channel in range(7, 12)]
    hall.journal.after = Slow(hall.clock)
    presses = [asyncio.create_task(make_bid(table, ANA, "2x4")) for table in tables]
    await hall.clock.settle()
    closing = asyncio.create_task(hall.manager.close())
    await hall.clock.turn(4)
    assert closing.done()
    await asyncio.gather(closing, *presses)
    assert all([await hall.agree(table) for table in tables])


async def test_a_gate_holds_one_table_and_no_other(hall: Hall) -> None:
    slow, quick = [await hall.sat(dealt(UNDER), channel) for channel in (7, 8)]
    gate = hall.journal.before = Gate()
    press = asyncio.create_task(make_bid(slow, ANA, "2x4"))
    await hall.clock.settle()
    hall.journal.before = nothing
    await make_bid(quick, ANA, "2x4")
    assert (turn(slow.view), turn(quick.view)) == (1, 2)
    gate.open()
    await press


# The same with a real disk.


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def test_fault_30_another_program_holds_the_database_for_a_moment(hasty_hall: Hall, tmp_path: Path) -> None:
    table = await hasty_hall.sat(dealt(UNDER))
    with held(tmp_path / "perudo.sqlite3"):
        press = asyncio.create_task(make_bid(table, ANA, "2x4"))
        await asyncio.sleep(0.1)
        assert not press.done()
    await press
    assert turn(table.view) == 2
    assert await hasty_hall.agree(table)


async def test_fault_30_another_program_holds_the_database_for_long(hasty_hall: Hall, tmp_path: Path) -> None:
    table = await hasty_hall.sat(dealt(UNDER))
    with held(tmp_path / "perudo.sqlite3"):
        with pytest.raises(NotSaved, match="locked"):
            await make_bid(table, ANA, "2x4")
        assert await hasty_hall.agree(table)
    await make_bid(table, ANA, "2x4")
    assert await hasty_hall.agree(table)


@pytest.mark.parametrize(
    ("broken", "mended", "why"),
    [
        pytest.param("max_page_count = 1", "max_page_count = 1000000", "full", id="no space"),
        pytest.param("query_only = ON", "query_only = OFF", "read-only", id="read-only"),
    ],
)
async def test_fault_31_a_disk_that_takes_nothing_more(hall: Hall, broken: str, mended: str, why: str) -> None:
    table = await hall.open("Ana Bob")
    driver = hall.database._connections._driver  # type: ignore[attr-defined]  # the driver of SQLite alone has it
    await driver.execute_fetchall(f"PRAGMA {broken}")
    with pytest.raises(NotSaved, match=why):
        await _chatter(table)
    assert await hall.agree(table)
    await driver.execute_fetchall(f"PRAGMA {mended}")
    await table.ask(Begin(ANA))
    await hall.clock.settle()
    assert table.view.round
    assert await hall.agree(table)


async def _chatter(table: Table) -> None:
    """Make more moves than any rest of a page holds."""
    for number in range(2000):
        await table.play(ANA, lambda seat, number=number: SetPhrase(seat, f"{number:064}"))  # type: ignore[misc]  # mypy infers no lambda with a default


async def test_a_table_that_was_written_and_reported_as_failed_is_found_by_whoever_asks_again(hall: Hall) -> None:
    hall.journal.after = lost
    with pytest.raises(NotSaved):
        await hall.open("Ana", cause=98)
    with pytest.raises(TableError, match="no-table"):
        hall.manager.at(7)
    hall.journal.after = nothing
    with pytest.raises(TableError, match="table-open"):
        await hall.open("Ana", cause=99)
    (table,) = hall.manager.tables
    assert hall.stage.shown == [(table, table.view.seq, ())]
    await table.ask(TakeSeat(BOB, "Bob"))
    await table.ask(Begin(ANA))
    await hall.clock.settle()
    assert table.view.round
    assert await hall.agree(table)
