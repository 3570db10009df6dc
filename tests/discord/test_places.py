"""Channels and servers that go away, for a while or for good."""

from collections.abc import Callable

import discord
import pytest
from simcord import ChannelHandle

from tests.discord.tables import play
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
