"""Time: reminders, the stand-in, absence, cards that grow old or are deleted, panels that are kept up to date."""

import discord
import pytest

from tests.discord.people import Person
from tests.discord.reading import Shown
from tests.discord.tables import count, gather, play
from tests.discord.world import World


def reminders(here: World) -> list[str]:
    return [message.text for message in here.messages() if message.text.startswith("⏳") or "moved" in message.text]


def mentions(here: World) -> list[tuple[str, object]]:
    """What mentioned somebody: the text, and whom Discord was told to notify."""
    sent = [request.json for request in here.env.http_requests if isinstance(request.json, dict)]
    return [
        (body["content"], body["allowed_mentions"]) for body in sent if body.get("allowed_mentions", {}).get("users")
    ]


async def test_a_reminder_at_half_time_mentions_the_person_on_turn_alone(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await here.passes(44)
    assert not mentions(here)
    await here.passes(1)
    ((text, allowed),) = mentions(here)
    assert text.startswith(f"⏳ <@{ana.id}>, it is your turn: the stand-in moves <t:")
    assert allowed == {"parse": [], "users": [ana.id]}
    await ana.bids("1 five")
    assert reminders(here) == ["Ana has moved."]
    await here.passes(45)
    assert reminders(here) == [f"⏳ <@{bob.id}>, it is your turn: the stand-in moves {_deadline(here)}."]
    await here.passes(45)
    assert reminders(here) == ["The stand-in moved for Bob."]


def _deadline(here: World) -> str:
    assert here.table().deadline
    return f"<t:{int(here.table().deadline or 0)}:R>"


async def test_a_reminder_that_was_deleted_does_not_keep_the_next_one_from_coming(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    mod = here.person("Mo", moderator=True)
    await here.passes(45)
    await mod.actor.delete(here.channel.history()[-1])
    await ana.bids("1 five")
    await here.passes(45)
    assert reminders(here) == [f"⏳ <@{bob.id}>, it is your turn: the stand-in moves {_deadline(here)}."]


async def test_a_reminder_of_a_turn_that_nobody_took_goes(here: World) -> None:
    ana, _, _ = await play(here, "Ana Bob Cleo", 5)
    await here.passes(45)
    question = await ana.types("perudo leave")
    await ana.presses("Leave the game", question.shown)
    assert reminders(here) == []


async def test_no_clock_no_reminder(here: World) -> None:
    await play(here, "Ana Bob", 5, clock="off")
    await here.passes(100_000)
    assert not mentions(here)
    assert not here.round().bids


async def test_the_stand_in_moves_at_the_deadline_and_the_player_is_told(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await ana.presses("My dice")
    await here.passes(89.9)
    assert ana.on_turn
    await here.passes(0.2)
    assert bob.on_turn
    assert "(stand-in)" in here.card().text
    answer = await ana.presses("My dice", ana.card)
    assert "Your time ran out, so the stand-in bid" in answer.text
    assert "Your time ran out" not in (await ana.presses("My dice", ana.card)).text


@pytest.mark.parametrize("way", ["a refused press", "a bid on the card", "another answer"])
async def test_any_press_brings_a_player_back_and_tells_what_happened(here: World, way: str) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await here.passes(90)
    assert here.table().view.seat(here.table().view.starter).missed == 1
    if way == "a bid on the card":
        await bob.bids("8 fives")
        form = await ana.presses("Bid", ana.card)
        answer = await ana.fills_in(form, quantity="9", face=["5"])
        assert form.text + answer.text
    elif way == "a refused press":
        answer = await ana.types("dudo")
        assert "It is Bob’s turn." in answer.text
    else:
        await ana.types("perudo rules")
    assert ana.sees().count("Your time ran out, so the stand-in bid") == 1
    assert here.table().view.seat(here.table().view.starter).missed == 0


async def test_away_after_two_missed_turns_with_a_clock_of_ten_seconds(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await here.passes(90)
    await bob.bids("4 sixes")
    await here.passes(90)
    if here.table().view.round is None:
        await here.passes(5)
    assert "💤 away" in here.card().text
    if bob.on_turn:
        await bob.bids("1 six")
    since = here.table().view.seq
    await here.passes(9.9)
    assert here.table().view.seq == since
    await here.passes(0.2)
    assert here.table().view.seq > since
    answer = await ana.types("perudo dice")
    assert "You were away, so your turns were kept short. Welcome back." in answer.text
    assert "💤" not in here.card().text


async def test_an_absent_player_is_taken_out_between_rounds_and_told_at_the_next_press(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo", 5, clock="30")
    people = (bob, cleo)
    for _ in range(400):
        view = here.table().view
        if view.seat_of(ana.id) is None:
            break
        on_turn = next((person for person in people if person.on_turn), None)
        if on_turn:
            seen = here.table().seat_view(on_turn.id)
            lowest = next(seen.auction.ladder(), None) if seen.auction else None
            if seen.may_dudo and (lowest is None or lowest.quantity > 4):
                await on_turn.types("dudo")
            elif lowest:
                await on_turn.types("bid", quantity=lowest.quantity, face=lowest.face)
        else:
            await here.passes(1)
    seat = here.table().view.seats[0]
    assert (seat.left, seat.rounds_away) == (True, 3)
    assert "Ana left the game" in here.public
    answer = await ana.types("perudo dice")
    assert answer.text == "You were away for too long and are out of this game."
    assert here.table().view.is_host(bob.id)


async def test_the_host_takes_an_absent_player_out(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo", 5, clock="30")
    await ana.bids("1 five")
    await here.passes(30)
    await cleo.bids("5 sixes")
    await ana.bids("6 sixes")
    assert await ana.completes("perudo remove", "seat", "") == []
    await here.passes(30)
    if here.table().view.round is None:
        await here.passes(5)
    assert await ana.completes("perudo remove", "seat", "") == ["Bob"]
    answer = await ana.types("perudo remove", seat=2)
    assert answer.text == "Bob was taken out."
    assert (await bob.types("perudo dice")).text == "You were taken out of this game while you were away."


async def test_a_gathering_closes_after_half_an_hour_without_anyone_joining(here: World) -> None:
    await gather(here, "Ana Bob")
    await here.passes(29 * 60)
    await here.person("Cleo").presses("Join")
    await here.passes(29 * 60)
    assert here.tables
    await here.passes(60)
    assert not here.tables
    assert "The table is closed" in here.card().text


# The card.


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


@pytest.mark.parametrize("phase", ["gathering", "round", "reveal"])
async def test_fault_27_a_card_that_was_deleted_is_posted_anew(here: World, phase: str) -> None:
    mod = here.person("Mo", moderator=True)
    ana, bob = await (gather if phase == "gathering" else play)(here, "Ana Bob")
    if phase == "reveal":
        await ana.bids("1 five")
    await mod.actor.delete(_message(here, here.card()))
    if phase == "gathering":
        await here.person("Cleo").types("perudo join")
    elif phase == "round":
        await ana.bids("1 five")
    else:
        await bob.types("dudo")
        await here.passes(1.5)
    cards = [message for message in here.messages() if message.text.startswith("#")]
    assert len(cards) == 1
    assert {"gathering": "Cleo", "round": "1 × five", "reveal": "Counted"}[phase] in cards[0].text


def _message(here: World, wanted: Shown) -> discord.Message:
    return next(message for message in here.channel.history() if message.id == wanted.id)


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


async def test_fault_26_where_the_card_may_not_be_shown_any_more_play_goes_on_in_private(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    here.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
    since = len(here.env.http_requests)
    await ana.bids("1 five")
    assert "You bid 1 × five." in ana.panel.text
    await here.passes(20)
    assert len([request for request in here.env.http_requests[since:] if request.method == "PATCH"]) == 1
    await bob.bids("2 fives")
    assert "2 × fives" in here.card().text


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


# Panels.


async def test_a_panel_is_kept_up_to_date_in_place(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await bob.presses("My dice")
    assert not bob.panel.buttons
    panel, dice = bob.panel.id, bob.cup
    await ana.bids("1 five")
    assert (bob.panel.id, bob.cup) == (panel, dice)
    assert bob.panel.buttons["Dudo!"]
    assert "It is your turn" in bob.panel.text
    await bob.presses("Dudo!", bob.card)
    assert not bob.panel.buttons
    await here.passes(5)
    assert bob.panel.id == panel
    assert len(bob.cup) == 2
    assert sum("Your dice" in message.text for message in bob.private) == 1


async def test_a_panel_whose_player_moves_on_the_card_has_no_old_buttons(here: World) -> None:
    ana, _ = await play(here, "Ana Bob", 5)
    await ana.presses("My dice")
    assert ana.panel.buttons
    await ana.bids("1 five", by="form")
    assert not ana.panel.buttons
    assert "1 × five" in ana.panel.text


async def test_the_next_panel_is_pushed_though_the_stand_in_made_somebody_absent(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await here.passes(90)
    await bob.bids("2 sixes")
    await bob.presses("My dice", bob.card)
    await here.passes(90)
    if here.table().view.round is None:
        await here.passes(5)
    if bob.on_turn:
        assert "It is your turn" in bob.panel.text
    assert ana.card.text


async def test_a_panel_is_not_pushed_when_the_right_to_has_run_out(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5, clock="86400")
    await bob.presses("My dice")
    await here.passes(14 * 60 + 30)
    since = len(here.env.http_requests)
    await ana.bids("1 five")
    assert not [request for request in here.env.http_requests[since:] if "/webhooks/" in request.path]
    await bob.presses("My dice", bob.card)
    assert bob.panel.buttons


async def test_a_press_on_a_panel_renews_the_right_to_push_it(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5, clock="86400")
    await ana.presses("My dice")
    await here.passes(10 * 60)
    await ana.bids("1 five", by="tap")
    await here.passes(10 * 60)
    await bob.bids("2 fives")
    assert "It is your turn" in ana.panel.text
    assert "2 × fives" in ana.panel.text


# Restarts.


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
