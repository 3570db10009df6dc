import io
import re
from collections.abc import AsyncIterator

import discord
import pytest
import simcord
from PIL import Image

from bot.chat import emojis
from bot.chat.cards import Dice
from bot.rules.pieces import PACO
from tests.standin.spec import Spec

EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)


@pytest.fixture
async def discord_() -> AsyncIterator[simcord.Env]:
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
    await env.start()
    yield env
    await env.shutdown()
    assert not Spec.of_environment().complaints(env.http_requests)


async def test_all_dice_are_uploaded_once(discord_: simcord.Env) -> None:
    first = await emojis.upload(discord_.bot)
    assert len(set(first.values())) == 36
    assert await emojis.upload(discord_.bot) == first
    assert [request.method for request in discord_.http_requests].count("POST") == 36 + 1


async def test_the_cards_draw_with_what_was_uploaded(discord_: simcord.Env) -> None:
    ids = await emojis.upload(discord_.bot)
    assert Dice(ids).die("yellow", PACO) == f"<:die_yellow_1:{ids['die_yellow_1']}>"


async def test_what_is_missing_is_uploaded(discord_: simcord.Env) -> None:
    first = await emojis.upload(discord_.bot)
    await (await discord_.bot.fetch_application_emoji(first["die_red_6"])).delete()
    second = await emojis.upload(discord_.bot)
    assert {name for name, id_ in second.items() if first[name] != id_} == {"die_red_6"}


async def test_dice_drawn_anew_replace_the_old_ones(discord_: simcord.Env, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await emojis.upload(discord_.bot)
    other = await discord_.bot.create_application_emoji(name="of_the_host", image=emojis.pictures()["die_red_5"])
    drawn = emojis.pictures()
    monkeypatch.setattr(emojis, "pictures", lambda: drawn | {"die_red_6": drawn["die_red_5"]})
    second = await emojis.upload(discord_.bot)
    there = {emoji.id for emoji in await discord_.bot.fetch_application_emojis()}
    assert not there & set(first.values())
    assert len(there) == 36 + 1 + 1
    assert {*second.values(), other.id} < there


async def test_what_was_uploaded_before_a_failure_counts(discord_: simcord.Env) -> None:
    first = await emojis.upload(discord_.bot)
    await (await discord_.bot.fetch_application_emoji(first["die_blue_1"])).delete()
    discord_.inject_error("POST", "/applications/*/emojis", status=400, code=30008)
    drawn = await emojis.upload(discord_.bot)
    assert drawn == {name: first[name] for name in drawn}
    assert len(drawn) == 12


@pytest.mark.parametrize("method", [pytest.param("GET", id="to look"), pytest.param("POST", id="to upload")])
async def test_what_discord_refuses_is_logged_once(
    method: str, discord_: simcord.Env, caplog: pytest.LogCaptureFixture
) -> None:
    discord_.inject_error(method, "/applications/*/emojis", status=403, code=50013, times=None)
    assert await emojis.upload(discord_.bot) == {}
    assert [record.levelname for record in caplog.records if record.name == emojis.__name__] == ["WARNING"]


@pytest.mark.parametrize("name", emojis.pictures())
def test_each_picture_is_as_discord_wants_it(name: str) -> None:
    picture = emojis.pictures()[name]
    assert Image.open(io.BytesIO(picture)).size == (128, 128)
    assert len(picture) < 8 * 1024
    assert EMOJI_NAME.fullmatch(name)
