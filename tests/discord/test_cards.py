"""The card of a table: one a round, posted anew when it grows old or is deleted."""

import pytest

from tests.discord.reading import Shown
from tests.discord.tables import count, gather, play, play_palifico, play_to_the_end
from tests.discord.trouble import message_of, sent
from tests.discord.world import World


async def test_a_round_has_one_card_and_the_next_one_another(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    first = here.card()
    await ana.bids("1 five")
    await bob.presses("Dudo!", bob.card)
    assert here.card().id == first.id
    await here.passes(1.5)
    reveal = here.card()
    assert (reveal.id, reveal.buttons) == (first.id, {})
    await here.passes(3.5)
    second = here.card()
    assert second.id > first.id
    assert "Round 2" in second.text
    assert next(message for message in here.messages() if message.id == first.id) == reveal


async def test_a_call_in_the_last_moment_of_a_slow_screen_is_shown_all_the_same(here: World) -> None:
    """While Discord takes no edits, a round ends and the next one begins; then both are seen."""
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    here.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, times=3)
    await ana.bids("1 five")
    await bob.types("dudo")
    await here.passes(120)
    texts = [message.text for message in here.messages()]
    assert any("Counted: 0 × fives" in text for text in texts)
    assert "Round 2" in here.card().text or "Round 3" in here.card().text


@pytest.mark.parametrize("phase", ["gathering", "round", "reveal", "between", "palifico"])
async def test_fault_27_a_deleted_card_is_posted_again_once(here: World, phase: str) -> None:
    mod = here.person("Mo", moderator=True)
    if phase == "gathering":
        (ana,) = await gather(here, "Ana")
        bob = here.person("Bob")
    elif phase == "palifico":
        ana, bob, _ = await play_palifico(here)
    else:
        ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    if phase in {"reveal", "between"}:
        await ana.bids("1 five")
        await bob.types("dudo")
    if phase == "between":
        await here.passes(2)
    await mod.actor.delete(message_of(here, here.card()))
    since = len(here.env.http_requests)
    match phase:
        case "gathering":
            await bob.types("perudo join")
        case "round" | "palifico":
            await ana.types("bid", quantity=1, face=6)
        case _:
            await here.passes(5)
    await here.passes(1)
    assert len(sent(here, since, "POST", "/messages")) == 1 + (phase == "reveal")
    assert sum(bool(message.buttons) for message in here.messages()) == 1
    assert {"gathering": "Bob", "round": "1 × six", "palifico": "1 × six"}.get(phase, "Round 2") in here.card().text


async def test_fault_27_a_card_of_a_finished_game_stays_deleted(here: World) -> None:
    mod = here.person("Mo", moderator=True)
    await play_to_the_end(here)
    await mod.actor.delete(message_of(here, here.card()))
    since = len(here.env.http_requests)
    await here.passes(3600)
    assert len(here.env.http_requests) == since


async def test_fault_27_dice_that_were_dismissed_are_shown_again(here: World) -> None:
    ana, _ = await play(here, "Ana Bob", 5)
    await ana.presses("My dice")
    panel, dice = ana.panel, ana.cup
    del here.env.backend.messages[here.channel.id][panel.id]
    await ana.presses("My dice", here.card())
    assert ana.panel.id != panel.id
    assert ana.cup == dice


async def test_fault_27_a_card_older_than_fifty_minutes_is_posted_anew(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5, clock="86400")
    old = here.card()
    await here.passes(51 * 60)
    await ana.bids("1 five", by="form")
    new = here.card()
    assert new.id != old.id
    assert "1 × five" in new.text
    assert _buttons(here, old) == {}
    await bob.bids("2 fives")
    assert here.card().id == new.id


def _buttons(here: World, card: Shown) -> dict[str, bool]:
    return next(message.buttons for message in here.messages() if message.id == card.id)


async def test_the_card_is_posted_again_on_request(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    old = here.card()
    answer = await here.person("Eve").types("perudo table")
    assert answer.text == "The card is at the bottom of the channel now."
    new = here.card()
    assert new.id > old.id
    assert _buttons(here, old) == {}
    assert new.buttons == old.buttons
    await ana.bids("1 five", by="form")
    assert "1 × five" in here.card().text
    assert here.card().id == new.id


async def test_the_card_is_posted_once_though_it_is_asked_for_twice(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    for person in (ana, bob):
        here.command(person, "perudo table")
    await here.arrive()
    assert sum(bool(message.buttons) for message in here.messages()) == 1


async def test_an_answer_that_is_lost_is_made_up_for(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    here.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    here.press(ana, ana.card, ana.card.ids["Begin"])
    await here.arrive()
    assert here.card().text.startswith("## Round 1")
    assert bob.card.buttons


async def test_a_table_whose_opening_line_is_lost_has_a_card(here: World) -> None:
    ana = here.person("Ana")
    here.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    here.command(ana, "perudo start")
    await here.arrive()
    assert "take a seat" in here.card().text


async def test_a_press_on_the_card_costs_no_edit_but_its_answer(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    cleo = here.person("Cleo")
    since = len(here.env.http_requests)
    await cleo.presses("Join")
    assert [request.method for request in here.env.http_requests[since:]] == ["POST"]
    await ana.presses("Begin")
    since = len(here.env.http_requests)
    mover = next(person for person in (ana, bob, cleo) if person.on_turn)
    await mover.bids("1 five", by="form")
    assert [request.method for request in here.env.http_requests[since:]] == ["POST", "POST"]
