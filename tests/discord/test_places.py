"""Channels and servers that go away, for a while or for good."""

from collections.abc import Callable

import discord
import pytest
from simcord import ChannelHandle

from tests.discord.tables import play
from tests.discord.trouble import (
    CARDS,
    EDITS,
    live_cards,
    sent,
)
from tests.discord.world import World
from tests.store.tables import rows


async def statuses(here: World) -> list[str]:
    return [row.status for row in await rows(here.database, "SELECT status FROM game ORDER BY opened_at")]


def channel_deleted(here: World) -> None:
    here.env.backend.delete_channel(here.channel.id)


def sent_away(here: World) -> None:
    here.env.backend.remove_guild(here.guild.id)


@pytest.mark.parametrize("happens", [channel_deleted, sent_away])
async def test_fault_24_what_is_played_there_ends_and_nothing_is_sent_there_any_more(
    here: World, happens: Callable[[World], None]
) -> None:
    await play(here, "Ana Bob")
    since = len(here.env.http_requests)
    happens(here)
    await here.passes(1000)
    assert not here.tables
    assert await statuses(here) == ["stopped"]
    assert len(here.env.http_requests) == since


async def test_fault_24_a_table_elsewhere_goes_on(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    there = ana.at(here.elsewhere)
    await there.starts()
    channel_deleted(here)
    await here.passes(0)
    await bob.at(here.elsewhere).types("perudo join")
    assert len(here.tables) == 1


async def test_fault_24_a_thread_is_played_in_and_deleted(here: World) -> None:
    with here.env._bot_scope():
        parent = here.client.get_channel(here.channel.id)
        assert isinstance(parent, discord.TextChannel)
        await parent.create_thread(name="table", type=discord.ChannelType.public_thread)
    thread: ChannelHandle = here.channel.threads[0]
    ana, bob = (person.at(thread) for person in here.people("Ana Bob"))
    await ana.starts()
    await bob.presses("Join")
    await ana.presses("Begin")
    assert here.card(thread).text.startswith("## Round 1")
    here.env.backend.delete_channel(thread.id)
    await here.passes(1)
    assert not here.tables


@pytest.mark.parametrize("happens", [channel_deleted, sent_away])
async def test_fault_24_what_happened_while_the_bot_was_off_is_found_out(
    here: World, happens: Callable[[World], None]
) -> None:
    await play(here, "Ana Bob")
    listening, here.env.backend.subscribers[:] = list(here.env.backend.subscribers), []
    happens(here)
    here.env.backend.subscribers[:] = listening
    await here.restarts()
    await here.passes(10)
    assert not here.tables
    assert await statuses(here) == ["stopped"]


async def test_fault_25_a_server_that_discord_has_trouble_with_waits(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    here.env.backend.emit("GUILD_DELETE", {"id": str(here.guild.id), "unavailable": True})
    await here.passes(3600)
    assert ana.on_turn
    assert await statuses(here) == ["live"]
    with here.env._bot_scope():
        here.client.dispatch("guild_available", here.client.get_guild(here.guild.id))
    await here.passes(89)
    assert ana.on_turn
    await here.passes(2)
    assert not ana.on_turn


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
