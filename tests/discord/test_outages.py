"""Discord is away, or fails, and the connection on which presses come is lost."""

from collections.abc import Awaitable, Callable

import pytest

from tests.discord.tables import count, play
from tests.discord.trouble import CARDS, EDITS, come_back, go_dark, have_it_again, live_cards, lose_the_line, mentions
from tests.discord.world import World


async def test_fault_25_an_outage_reminds_nobody_and_reminds_nobody_twice(here: World) -> None:
    ana, _ = await play(here, "Ana Bob", 5)
    await here.passes(40)
    go_dark(here)
    await here.passes(3600)
    assert mentions(here) == 0
    await come_back(here)
    await here.passes(50)
    assert mentions(here) == 1
    go_dark(here)
    await here.passes(3600)
    await come_back(here)
    await here.passes(50)
    assert ana.on_turn
    assert mentions(here) == 1
    assert f"the stand-in moves <t:{int(here.table().deadline or 0)}:R>" in here.public


async def test_fault_25_an_outage_during_the_pause_after_a_call(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    await bob.types("dudo")
    go_dark(here)
    await here.passes(3600)
    assert here.table().view.phase == "between"
    await come_back(here)
    assert "Counted" in here.card().text
    await here.passes(5)
    assert "Round 2" in here.card().text


async def line_lost(here: World) -> Callable[[], Awaitable[None]]:
    lose_the_line(here)
    return lambda: have_it_again(here, "resumed")


async def server_dark(here: World) -> Callable[[], Awaitable[None]]:
    go_dark(here)
    return lambda: come_back(here)


@pytest.mark.parametrize("trouble", [line_lost, server_dark])
async def test_fault_25_a_table_that_was_just_being_opened_waits_as_well(
    here: World, trouble: Callable[[World], Awaitable[Callable[[], Awaitable[None]]]]
) -> None:
    (ana,) = here.people("Ana")
    press = here.command(ana, "perudo start")
    end = await trouble(here)
    await here.arrive()
    assert press.result.acknowledged
    await here.passes(24 * 3600)
    assert len(here.tables) == 1
    await end()
    assert "take a seat" in here.card().text


@pytest.mark.parametrize("told", ["resumed", "ready"])
async def test_fault_25_no_time_runs_out_while_no_press_can_arrive(here: World, told: str) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await here.passes(40)
    lose_the_line(here)
    await here.passes(3600)
    lose_the_line(here)
    await here.passes(3600)
    assert ana.on_turn
    assert mentions(here) == 0
    await have_it_again(here, told)
    assert f"<t:{int(here.table().deadline or 0)}:R>" in here.card().text
    await here.passes(50)
    assert (mentions(here), ana.on_turn) == (1, True)
    await here.passes(50)
    assert bob.on_turn


async def test_fault_25_a_game_that_ends_while_the_line_is_lost_is_shown_as_ended(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    lose_the_line(here)
    await ana.types("perudo stop")
    await have_it_again(here, "resumed")
    assert not here.tables
    assert not here.card().buttons.get("My dice")


@pytest.mark.parametrize("status", [429, 500, 502, 503])
@pytest.mark.parametrize("method", ["PATCH", "POST"])
async def test_fault_36_the_card_ends_in_its_latest_state_and_is_there_once(
    here: World, status: int, method: str
) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    here.env.inject_error(method, EDITS if method == "PATCH" else CARDS, status=status, times=4)
    await bob.types("dudo")
    await here.passes(300)
    assert "Counted" in here.public
    assert "Round 2" in here.card().text
    assert live_cards(here) == 1
