"""Discord going wrong: permissions, places, messages and connections that are taken away, and come back."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from simcord import HttpLogEntry
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.discord.people import Person
from tests.discord.tables import count, gather, play, play_palifico, play_to_the_end
from tests.discord.world import World

PAUSED = "Play is paused: I can’t show the table here right now. Nothing is lost."
CARDS = "/channels/*/messages"
EDITS = "/channels/*/messages/*"


def take_away(here: World, *names: str) -> None:
    """Take permissions away from the bot; none gives all of them back."""
    deny = discord.Permissions(**dict.fromkeys(names, True)).value
    denied = [Overwrite(here.env.backend.bot_user.id, OverwriteType.MEMBER, deny=deny)] if names else []
    here.env.backend.edit_channel(here.channel.id, {}, overwrites=denied)


def sent(here: World, since: int, method: str, path: str = "/channels/") -> list[HttpLogEntry]:
    return [entry for entry in here.env.http_requests[since:] if entry.method == method and path in entry.path]


def cards(here: World) -> list[str]:
    return [message.text for message in here.messages() if message.text.startswith("#")]


def live_cards(here: World) -> int:
    return sum("My dice" in message.buttons for message in here.messages())


def notices(person: Person) -> int:
    return person.sees().count(PAUSED)


async def end_round(here: World, bidder: Person, caller: Person) -> None:
    await bidder.bids("1 five")
    await caller.types("dudo")
    await here.passes(5)


async def test_fault_26_without_send_messages_play_goes_on_in_private_and_then_rests(
    here: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.presses("My dice")
    take_away(here, "send_messages")
    await ana.bids("1 five")
    assert "1 × five" in here.card().text
    await bob.types("dudo")
    await here.passes(5)
    mover, other = (ana, bob) if ana.on_turn else (bob, ana)
    assert here.table().view.rounds == 2
    since = len(here.env.http_requests)
    await here.passes(1000)
    assert mover.on_turn
    assert 0 < len(sent(here, since, "POST")) < 11
    assert not here.table().deadline
    await mover.bids("1 six")
    await other.types("perudo dice")
    await mover.types("perudo dice")
    assert "1 × six" in other.panel.text
    assert (notices(mover), notices(other)) == (1, 0)
    assert caplog.text.count("paused, for the card can't be shown: 403 50013") == 1
    assert len(cards(here)) == 1
    take_away(here)
    await here.passes(120)
    assert "Round 2" in here.card().text
    assert f"<t:{int(here.table().deadline or 0)}:R>" in here.card().text
    assert live_cards(here) == 1
    assert "Counted" in here.public


async def test_fault_26_play_resumes_at_the_next_press_once_the_bot_may_post_again(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "send_messages")
    await end_round(here, ana, bob)
    await here.passes(30)
    take_away(here)
    await ana.types("perudo dice")
    assert "Round 2" in here.card().text
    assert here.table().deadline
    assert notices(ana) == 0


async def test_fault_26_who_presses_in_vain_makes_no_requests_in_vain(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "send_messages")
    await end_round(here, ana, bob)
    since = len(here.env.http_requests)
    for _ in range(20):
        await ana.types("perudo dice")
    assert not sent(here, since, "POST") + sent(here, since, "PATCH")
    assert notices(ana) == 1


async def test_fault_26_without_view_channel(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    card = here.card()
    take_away(here, "view_channel")
    await ana.bids("1 five")
    assert here.card() == card
    assert "You bid 1 × five." in ana.panel.text
    since = len(here.env.http_requests)
    await here.passes(900)
    assert bob.on_turn
    assert len(sent(here, since, "PATCH")) < 10
    await bob.bids("2 fives")
    assert notices(bob) == 1
    take_away(here)
    await here.passes(120)
    assert here.card().id != card.id or "2 × fives" in here.card().text
    assert live_cards(here) == 1
    await ana.presses("Dudo!", here.card())
    assert here.table().view.verdict


async def test_fault_26_without_embed_links_nothing_changes(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "embed_links", "attach_files", "external_emojis", "read_message_history")
    await end_round(here, ana, bob)
    assert "Round 2" in here.card().text
    assert here.table().deadline


@pytest.mark.parametrize("taken", ["send_messages", "view_channel"])
async def test_fault_26_no_table_opens_where_the_bot_could_not_show_it(here: World, taken: str) -> None:
    take_away(here, taken)
    answer = await here.person("Ana").starts()
    assert answer.private
    assert {"send_messages": "Send Messages", "view_channel": "View Channel"}[taken] in answer.text
    assert not here.tables


async def test_fault_26_a_stopped_table_that_can_not_be_shown_is_not_tried_for_ever(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    take_away(here, "view_channel")
    await ana.bids("1 five")
    await ana.types("perudo stop")
    await here.passes(120)
    since = len(here.env.http_requests)
    await here.passes(3600)
    assert len(here.env.http_requests) == since
    assert not here.tables


async def test_fault_26_a_game_whose_last_call_can_not_be_shown_is_let_go(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 1, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    take_away(here, "view_channel")
    await bob.types("dudo")
    await here.passes(5)
    assert not here.tables
    assert not here.client._stage._screens


async def test_fault_26_a_pause_outlives_a_restart(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "send_messages")
    await end_round(here, ana, bob)
    await here.restarts()
    mover = ana if ana.on_turn else bob
    await here.passes(1000)
    assert mover.on_turn
    take_away(here)
    await here.passes(121)
    assert "Round 2" in here.card().text
    assert live_cards(here) == 1


# Places.


async def test_fault_24_who_is_banned_is_only_absent(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo", 5)
    await ana.bids("1 five")
    here.guild.remove_member(bob.actor)
    await here.passes(90)
    assert cleo.on_turn
    assert "(stand-in)" in here.card().text
    await cleo.bids("8 sixes")
    await here.passes(2000)


async def test_fault_24_a_card_in_an_archived_thread_is_posted_anew_which_opens_it(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    old = here.card()
    here.env.inject_error("PATCH", EDITS, status=400, code=50083, times=1)
    await ana.bids("1 five")
    assert here.card().id != old.id
    assert live_cards(here) == 1
    await bob.bids("2 fives")
    assert "2 × fives" in here.card().text


async def test_fault_24_a_locked_thread_pauses(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    for method, path, code in (("PATCH", EDITS, 50083), ("POST", CARDS, 160005)):
        here.env.inject_error(method, path, status=400, code=code, times=None)
    await ana.bids("1 five")
    since = len(here.env.http_requests)
    await here.passes(900)
    assert bob.on_turn
    assert len(sent(here, since, "POST")) < 10
    here.env.backend.faults.clear()
    await here.passes(120)
    assert "1 × five" in here.card().text
    assert live_cards(here) == 1
    await here.passes(91)
    assert ana.on_turn


async def test_fault_24_a_card_that_another_bot_posted_is_posted_anew(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    old = here.card()
    here.env.inject_error("PATCH", EDITS, status=403, code=50005, times=1)
    await ana.bids("1 five")
    assert here.card().id != old.id
    assert here.table().deadline


def gone_unheard(here: World) -> None:
    listening, here.env.backend.subscribers[:] = list(here.env.backend.subscribers), []
    here.env.backend.remove_guild(here.guild.id)
    here.env.backend.subscribers[:] = listening


async def test_fault_24_another_bot_on_the_same_database_ends_nothing(
    here: World, caplog: pytest.LogCaptureFixture
) -> None:
    await play(here, "Ana Bob")
    await here.database.notes.put("application", "4711")
    gone_unheard(here)
    since = len(here.env.http_requests)
    await here.restarts()
    await here.passes(3600)
    assert len(here.tables) == 1
    assert not here.round().bids
    assert not sent(here, since, "POST") + sent(here, since, "PATCH")
    assert "this bot is not application 4711, whose tables wait for it: 1" in caplog.text
    assert await here.database.notes.get("application") == "4711"


async def test_fault_24_tables_of_another_shard_are_left_alone(here: World) -> None:
    await play(here, "Ana Bob")
    gone_unheard(here)
    here.client = here._client(2)
    here.client.shard_id, here.client.shard_count = 1 - (here.guild.id >> 22) % 2, 2
    await here.env.restart_bot(here.client)
    await here.passes(3600)
    assert len(here.tables) == 1
    assert not here.round().bids


# Outages.


def go_dark(here: World) -> None:
    here.env.backend.emit("GUILD_DELETE", {"id": str(here.guild.id), "unavailable": True})


async def come_back(here: World) -> None:
    with here.env._bot_scope():
        here.client.dispatch("guild_available", here.client.get_guild(here.guild.id))
    await here.passes(0)


def mentions(here: World) -> int:
    bodies = [entry.json for entry in here.env.http_requests if isinstance(entry.json, dict)]
    return sum(bool((body.get("allowed_mentions") or {}).get("users")) for body in bodies)


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


# The connection on which presses come.


def lose_the_line(here: World) -> None:
    with here.env._bot_scope():
        here.client.dispatch("disconnect")


async def have_it_again(here: World, told: str) -> None:
    with here.env._bot_scope():
        here.client.dispatch(told)
    await here.passes(0)


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


# Messages that are deleted.


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
    await mod.actor.delete(next(message for message in here.channel.history() if message.id == here.card().id))
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


async def test_fault_27_a_card_of_a_finished_game_stays_deleted(here: World) -> None:
    mod = here.person("Mo", moderator=True)
    await play_to_the_end(here)
    await mod.actor.delete(next(message for message in here.channel.history() if message.id == here.card().id))
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


# Restarts.


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


# Discord breaks.


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


# Clocks that are set.


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
