"""Time: reminders, the stand-in, absence; a clock that is set."""

import pytest

from tests.discord.tables import gather, play
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


@pytest.mark.parametrize("jump", [7200, -7200])
async def test_fault_37_a_clock_that_is_set_floods_no_channel(
    here: World, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    card, right = here.card(), here.clock.now
    monkeypatch.setattr(here.clock, "elapsed", right)
    monkeypatch.setattr(here.clock, "now", lambda: right() + jump)
    for number, person in enumerate((ana, bob, ana, bob), start=1):
        await person.bids(f"{number} fives")
    assert here.card().id == card.id
    assert f"<t:{int(right() + jump + 90)}:R>" in here.card().text
    await here.passes(89)
    assert ana.on_turn
    await here.passes(1)
    assert bob.on_turn
