"""The leaderboard of each week, in the channels that want it."""

import pytest
from simcord import ChannelHandle

from bot.store import Settings
from tests.discord.tables import play_to_the_end
from tests.discord.test_settings import configure, manager
from tests.discord.trouble import CARDS, take_away
from tests.discord.world import World

WEEK = 7 * 24 * 3600
WANTED = "weekly=on"


def boards(here: World, channel: ChannelHandle | None = None) -> list[str]:
    """What was posted of weeks in a channel, oldest first."""
    told = [message.text for message in here.messages(channel)]
    return [text for text in told if "last week" in text or "la semaine dernière" in text]


async def until_monday(here: World) -> None:
    """Let time pass until just after the week has turned."""
    await here.passes((4 * 24 * 3600 - here.clock.now()) % WEEK + 60)


async def played(here: World) -> None:
    """Begin a week, and finish a game in it that Bob wins, on a server where Mia wants its leaderboard."""
    await until_monday(here)
    await play_to_the_end(here)


async def test_each_week_with_games_is_told_once_when_it_is_over(here: World) -> None:
    await played(here)
    await configure(manager(here), WANTED, scope="channel")
    await here.passes(3 * 24 * 3600)
    assert boards(here) == []
    await until_monday(here)
    (told,) = boards(here)
    assert "Leaderboard of this server" in told
    assert "1. Bob" in told
    assert "2. Ana" in told
    await here.passes(3 * WEEK)
    assert boards(here) == [told]


async def test_only_the_channel_that_wants_it_gets_it_in_its_own_language(here: World) -> None:
    await played(here)
    mia = manager(here)
    await configure(mia.at(here.elsewhere), WANTED, "language=fr", scope="channel")
    await until_monday(here)
    assert boards(here) == []
    assert "1. Bob" in boards(here, here.elsewhere)[0]


async def test_it_is_chosen_shown_and_taken_back_for_a_channel_alone(here: World) -> None:
    await played(here)
    mia = manager(here)
    assert "weekly" not in str((await mia.types("perudo settings", reads=True)).shown)
    await configure(mia, WANTED, scope="channel")
    await configure(mia, "weekly=off", scope="channel")
    await until_monday(here)
    assert boards(here) == []


async def test_it_is_not_promised_where_the_bot_may_not_post(here: World) -> None:
    mia = manager(here)
    panel = await mia.chooses("channel", (await mia.types("perudo settings", reads=True)).shown)
    take_away(here, "send_messages")
    answer = await mia.chooses_in(".weekly", "on", panel.shown)
    assert "Send Messages" in answer.text


async def test_a_bot_that_was_away_tells_the_week_that_is_over_and_none_before(here: World) -> None:
    await played(here)
    await until_monday(here)
    await here.database.servers.choose(here.guild.id, here.channel.id, Settings(weekly=True, told="2020-W01"))
    await here.restarts()
    assert len(boards(here)) == 1
    await here.database.servers.choose(here.guild.id, here.channel.id, Settings(weekly=True, told="2020-W01"))
    await until_monday(here)
    await here.restarts()
    assert len(boards(here)) == 1


async def test_nothing_is_told_twice_after_a_restart(here: World) -> None:
    await played(here)
    await configure(manager(here), WANTED, scope="channel")
    await until_monday(here)
    await here.restarts()
    await here.passes(7200)
    assert len(boards(here)) == 1


async def test_a_lost_permission_leaves_a_week_out(here: World, caplog: pytest.LogCaptureFixture) -> None:
    await played(here)
    await configure(manager(here), WANTED, scope="channel")
    take_away(here, "send_messages")
    caplog.set_level("INFO", "bot.chat.weekly")
    await until_monday(here)
    assert caplog.text.count("a week's leaderboard could not be posted: 403 50013") == 1
    take_away(here)
    await here.passes(24 * 3600)
    assert boards(here) == []


async def test_what_discord_does_not_take_is_posted_an_hour_later(here: World) -> None:
    await played(here)
    await configure(manager(here), WANTED, scope="channel")
    here.env.inject_error("POST", CARDS, status=500)
    await until_monday(here)
    await here.passes(1800)
    assert boards(here) == []
    await here.passes(3600)
    assert len(boards(here)) == 1
