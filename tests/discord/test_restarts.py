"""A bot that starts again in the middle of a game."""

import pytest

from tests.discord.people import Person
from tests.discord.tables import count, gather, play
from tests.discord.trouble import CARDS, end_round, mentions
from tests.discord.world import World


async def all_see_the_same(people: list[Person]) -> list[tuple[int, ...]]:
    for person in people:
        await person.presses("My dice", person.card)
    return [person.cup for person in people]


@pytest.mark.parametrize("phase", ["gathering", "round", "palifico", "reveal"])
async def test_fault_13_a_restart(here: World, phase: str) -> None:
    if phase == "gathering":
        ana, bob = await gather(here, "Ana Bob")
        await here.restarts()
        await ana.presses("Begin")
        assert bob.card.text.startswith("## Round 1")
        return
    ana, bob, cleo = await play(here, "Ana Bob Cleo", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    people = [ana, bob, cleo]
    if phase in {"palifico", "reveal"}:
        await ana.bids("1 five")
        await bob.types("dudo")
    if phase == "palifico":
        await here.passes(5)
    if phase == "reveal":
        card = here.card()
        await here.restarts()
        assert here.card().id == card.id
        assert "Counted: 0 × fives" in here.card().text
        await here.passes(5)
        assert here.card().id > card.id
        assert "PALIFICO" in here.card().text
        return
    dice, card, view = await all_see_the_same(people), here.card(), here.table().view
    await here.passes(60)
    await here.restarts()
    assert (here.table().view, here.card().id) == (view, card.id)
    assert await all_see_the_same(people) == dice
    await here.passes(60)
    assert ana.on_turn
    panel = ana.panel
    await ana.bids("2 sixes", by="menu")
    assert "2 × sixes" in here.card().text
    assert ana.panel.id == panel.id
    await here.passes(45)
    assert f"<@{bob.id}>" in here.public


async def test_fault_12_a_card_from_before_a_restart_answers_after_it(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    card, panel = here.card(), await ana.opens_panel()
    form = await ana.presses("Bid", card)
    await here.restarts()
    await ana.presses("1 × five", panel)
    late = await ana.fills_in(form, quantity="1", face=["5"])
    assert "Too late: the bid is now 1 × five, by Ana. Nothing was done." in late.text
    await bob.presses("Dudo!", here.card())
    assert here.table().view.verdict


async def test_a_restart_syncs_no_commands_that_have_not_changed(here: World) -> None:
    def syncs() -> int:
        return sum(request.method == "PUT" for request in here.env.http_requests)

    assert syncs() == 1
    await here.restarts()
    assert syncs() == 1


async def test_fault_12_a_reminder_from_before_a_restart_says_so_when_it_has_passed(here: World) -> None:
    ana, _ = await play(here, "Ana Bob", 5)
    await here.passes(45)
    assert mentions(here) == 1
    await here.restarts()
    await here.passes(50)
    assert mentions(here) == 1
    assert f"the stand-in moves <t:{int(here.table().deadline or 0)}:R>" in here.public
    await ana.bids("1 five")
    await here.passes(0)
    assert "Ana has moved." in here.public
    assert "it is your turn" not in here.public


async def test_fault_13_the_round_that_was_dealt_before_its_card_was_posted(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    old = here.card()
    here.env.inject_error("POST", CARDS, status=500, times=None)
    await end_round(here, ana, bob)
    here.env.backend.faults.clear()
    await here.restarts()
    await here.passes(1)
    assert "Round 2" in here.card().text
    assert "Counted" in next(message.text for message in here.messages() if message.id == old.id)


async def test_fault_16_ready_three_times_is_one_recovery(here: World) -> None:
    await play(here, "Ana Bob", 5)
    await here.restarts()
    await here.passes(1)
    since, waits, deadline = len(here.env.http_requests), here.clock.waits, here.table().deadline
    for _ in range(3):
        with here.env._bot_scope():
            here.client.dispatch("guild_available", here.client.get_guild(here.guild.id))
            here.client.dispatch("ready")
        await here.passes(1)
    assert len(here.env.http_requests) == since
    assert here.clock.waits == waits
    assert here.table().deadline == deadline


async def test_fault_17_a_menu_and_a_form_from_before_a_restart(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    panel = await ana.opens_panel()
    await here.restarts()
    await ana.chooses("1x6", panel)
    form = await bob.presses("Bid", here.card())
    await here.restarts()
    await bob.fills_in(form, quantity="2", face=["6"])
    assert "2 × sixes" in here.card().text


async def test_fault_12_old_buttons_work_after_a_restart_and_nobody_is_told_twice(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    card = here.card()
    await here.restarts()
    await here.passes(1)
    seen = len(here.messages())
    form = await ana.presses("Bid", card)
    await ana.fills_in(form, quantity="1", face=["5"])
    await bob.presses("Dudo!", here.card())
    assert here.card().id == card.id
    assert len(here.messages()) == seen
