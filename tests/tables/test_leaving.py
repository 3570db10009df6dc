"""Somebody gets up, whoever they are at that moment (the shared list of faults, 18 and 19)."""

import pytest

from bot.rules.moves import Begin, Remove, TakeSeat
from bot.rules.pieces import PlayerId, SeatNo
from bot.store import NotRead, NotSaved
from tests.tables.hall import ANA, BOB, CLEO, DAN, Hall, dealt, dudo, leave, make_bid, turn
from tests.tables.hand import nothing

UNDER = "23456 23456 23456 66666"


@pytest.mark.parametrize(
    ("bids", "leaver", "starter"),
    [
        pytest.param("", ANA, 2, id="the starter, on turn and host"),
        pytest.param("2x4", BOB, 1, id="on turn"),
        pytest.param("2x4 3x4", BOB, 1, id="the bidder of the standing bid"),
        pytest.param("2x4 3x4", DAN, 1, id="neither"),
        pytest.param("2x4 3x4 4x4", DAN, 1, id="on turn, in the last seat"),
    ],
)
async def test_fault_19_in_a_round_it_is_void_and_play_goes_on(
    hall: Hall, bids: str, leaver: PlayerId, starter: int
) -> None:
    table = await hall.sat(dealt(UNDER, bids))
    await leave(table, leaver)
    assert (table.view.phase, table.view.void) == ("between", True)
    await hall.clock.turn(hall.pace.reveal)
    assert table.view.round
    assert (table.view.round.number, turn(table.view), table.view.dice) == (2, starter, 15)
    assert await hall.agree(table)


async def test_fault_18_between_rounds(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER, "9x4"))
    await dudo(table, BOB)
    await hall.clock.turn(2)
    await leave(table, ANA)
    await hall.clock.turn(hall.pace.reveal)
    assert table.view.round
    assert turn(table.view) == 2
    assert table.view.dice == 15


async def test_fault_19_the_host_passes_the_role_on(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await leave(table, ANA)
    assert table.view.is_host(BOB)
    table = await hall.open("Ana Bob", channel=8)
    await leave(table, ANA)
    assert table.view.is_host(BOB)
    await table.ask(TakeSeat(CLEO, "Cleo"))
    await table.ask(Begin(BOB))
    await hall.clock.settle()
    assert table.view.round


async def test_fault_19_the_last_but_one_leaves_and_the_other_has_won(hall: Hall) -> None:
    table = await hall.sat(dealt("23456 23456"))
    await leave(table, ANA)
    assert table.view.phase == "over"
    assert table.view.seat(SeatNo(2)).place == 1
    await hall.clock.settle()
    assert hall.manager.tables == ()
    assert hall.clock.waiting == 0
    assert await hall.restart() == []


async def test_everybody_leaves_the_gathering(hall: Hall) -> None:
    table = await hall.open("Ana Bob", ["easy"])
    await leave(table, BOB)
    await leave(table, ANA)
    assert table.view.phase == "stopped"
    assert hall.manager.tables == ()


@pytest.mark.parametrize(
    ("bids", "caller", "loser", "next_turn"),
    [
        pytest.param("9x4", BOB, 1, 2, id="the first is out"),
        pytest.param("1x4 9x4", CLEO, 2, 3, id="one in the middle is out"),
        pytest.param("1x4 2x4 3x4 9x4", ANA, 4, 1, id="the last is out: wrap round"),
        pytest.param("1x4 2x4 9x4", DAN, 3, 4, id="the last but one is out"),
    ],
)
async def test_fault_18_after_whoever_is_out_the_next_who_is_in_starts(
    hall: Hall, bids: str, caller: PlayerId, loser: int, next_turn: int
) -> None:
    table = await hall.sat(dealt("2 3 4 6", bids))
    await dudo(table, caller)
    assert table.view.seat(SeatNo(loser)).dice == 0
    await hall.clock.turn(hall.pace.reveal)
    assert turn(table.view) == next_turn


async def test_fault_18_a_seat_that_is_out_and_one_that_left_are_passed_over(hall: Hall) -> None:
    table = await hall.sat(dealt("2 3 4 6 5", "9x4"))
    await dudo(table, BOB)
    await hall.clock.turn(hall.pace.reveal)
    await leave(table, CLEO)
    await hall.clock.turn(hall.pace.reveal)
    assert turn(table.view) == 2
    await make_bid(table, BOB, "1x4")
    assert turn(table.view) == 4
    await make_bid(table, DAN, "2x4")
    assert turn(table.view) == 5
    assert await hall.agree(table)


async def test_a_seat_taken_from_the_gathering_lets_the_others_move_up(hall: Hall) -> None:
    table = await hall.open("Ana Bob Cleo")
    await table.ask(Remove(ANA, SeatNo(2)))
    assert [seat.name for seat in table.view.seats] == ["Ana", "Cleo"]
    await table.ask(Begin(ANA))
    await hall.clock.settle()
    assert table.seat_view(CLEO).number == 2


async def test_a_person_who_left_may_play_elsewhere(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))
    await leave(table, BOB)
    other = await hall.open("Bob", channel=8)
    assert other.view.is_host(BOB)


async def forget(hall: Hall, player: PlayerId) -> None:
    await hall.manager.forget(player, lambda: hall.database.privacy.forget(player))


async def test_fault_41_who_is_forgotten_is_named_nowhere_even_while_nothing_can_be_read(hall: Hall) -> None:
    tables = [await hall.sat(dealt(UNDER), channel) for channel in (7, 8)]

    async def erase() -> None:
        await hall.database.privacy.forget(BOB)
        hall.journal.before_reading = away

    async def away() -> None:
        raise NotRead("unreachable")

    await hall.manager.forget(BOB, erase)
    assert [table.view.seat(SeatNo(2)).name for table in tables] == ["", ""]
    assert not any(table.knows(BOB) for table in tables)
    with pytest.raises(NotRead):
        await make_bid(tables[0], ANA, "2x4")
    hall.journal.before_reading = nothing
    await hall.clock.turn(hall.pace.reveal)
    for table in tables:
        await make_bid(table, ANA, "2x4")
        assert await hall.agree(table)


async def test_fault_41_who_was_forgotten_though_it_was_told_otherwise_is_named_nowhere(hall: Hall) -> None:
    table = await hall.sat(dealt(UNDER))

    async def erase() -> None:
        await hall.database.privacy.forget(BOB)
        raise NotSaved("unreachable")

    with pytest.raises(NotSaved):
        await hall.manager.forget(BOB, erase)
    assert table.view.seat(SeatNo(2)).name == ""
    assert await hall.agree(table)


async def test_fault_41_a_host_who_is_out_and_forgotten_passes_the_role_on(hall: Hall) -> None:
    table = await hall.sat(dealt("2 3 4 6", "9x4"))
    await dudo(table, BOB)
    assert table.view.is_host(ANA)
    assert not table.view.seat(SeatNo(1)).dice
    await forget(hall, ANA)
    assert table.view.is_host(BOB)
    assert await hall.agree(table)


async def test_fault_41_who_is_out_and_not_host_leaves_the_role_where_it_is(hall: Hall) -> None:
    table = await hall.sat(dealt("2 3 4 6", "1x4 9x4"))
    await dudo(table, CLEO)
    await forget(hall, BOB)
    assert table.view.is_host(ANA)
