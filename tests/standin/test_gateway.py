"""A bare bot at the gateway: getting in, coming back, and being told what happens."""

import asyncio

import aiohttp
import discord
import pytest

from tests.standin.bare import Bare
from tests.standin.gateway import Session
from tests.standin.loopback import Loopback
from tests.standin.people import NotAnswered, Person
from tests.standin.places import Channel, May


async def test_a_bare_bot_gets_in_and_knows_its_servers(bare: Bare, den: Channel) -> None:
    assert [guild.name for guild in bare.guilds] == ["Home"]
    assert [channel.id for channel in bare.guilds[0].text_channels] == [den.id]
    assert bare.heard[:2] == ["READY", "GUILD_CREATE"]


async def test_its_heartbeats_are_acknowledged(there: Loopback, bare: Bare) -> None:
    await there.world.until(lambda: bare.latency < float("inf"))
    assert 0 <= bare.latency < 1


async def test_a_wrong_token_does_not_get_in(there: Loopback) -> None:
    there.token = "wrong"
    with pytest.raises(discord.LoginFailure):
        async with Bare(there):
            pass


@pytest.mark.parametrize(
    ("said", "code"),
    [
        pytest.param({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004, id="a wrong token"),
        pytest.param({"op": 2, "d": {"token": "", "intents": 1 << 15}}, 4014, id="an intent that was not granted"),
        pytest.param({"op": 3, "d": {}}, 4003, id="something before IDENTIFY"),
        pytest.param({"op": 99}, 4001, id="an unknown opcode"),
        pytest.param("no JSON", 4002, id="no JSON"),
        pytest.param(
            {"op": 6, "d": {"token": "", "session_id": "", "seq": 999}}, 4007, id="RESUME after what never was"
        ),
        pytest.param({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 0}}, 4004, id="RESUME, wrong token"),
    ],
)
async def test_closes_with_a_code(there: Loopback, said: object, code: int) -> None:
    there.gateway.sessions.append(Session("", 1))
    if isinstance(said, dict) and said.get("d") and not said["d"].get("token", "x"):
        said["d"]["token"] = there.token
    client = aiohttp.ClientSession()
    async with client, client.ws_connect(there.gateway.url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await (socket.send_str(said) if isinstance(said, str) else socket.send_json(said))
        await socket.receive()
        assert socket.close_code == code


async def test_nobody_identifies_twice(there: Loopback, bare: Bare) -> None:
    await bare.ws.identify()
    await bare.hears("RESUMED")
    assert len(there.gateway.sessions) == 1


@pytest.mark.parametrize(
    "code", [pytest.param(None, id="a broken cable"), pytest.param(4000, id="an unknown error"), 1001]
)
async def test_what_was_missed_comes_after_a_resume(there: Loopback, bare: Bare, ana: Person, code: int | None) -> None:
    line = there.gateway.session.line
    there.gateway.drop(code)
    asking = asyncio.create_task(ana.types("/say", words="x"))
    assert (await asking).text == "hello"
    assert there.gateway.session.line is not line
    assert (there.gateway.session.resumes, len(there.gateway.sessions)) == (1, 1)


async def test_a_resume_can_tell_again_what_the_bot_has_had(there: Loopback, bare: Bare, ana: Person) -> None:
    await ana.types("/say", words="x")
    there.gateway.drop(rewind=1)
    await there.world.until(lambda: bare.codes == [40060])
    assert bare.heard.count("interaction") == 2
    assert len(ana.messages) == 1


async def test_asks_to_reconnect(there: Loopback, bare: Bare, ana: Person) -> None:
    there.gateway.reconnect()
    await bare.hears("RESUMED")
    assert (await ana.types("/say", words="x")).text == "hello"


@pytest.mark.parametrize(("resumable", "sessions"), [pytest.param(True, 1, id="resumable"), pytest.param(False, 1)])
async def test_invalidates_a_session(there: Loopback, bare: Bare, ana: Person, resumable: bool, sessions: int) -> None:
    there.gateway.invalidate(resumable=resumable)
    await bare.hears("RESUMED" if resumable else "READY", 1 if resumable else 2)
    assert (await ana.types("/say", words="x")).text == "hello"
    assert len(there.gateway.sessions) == sessions


async def test_a_session_that_is_unknown_cannot_be_resumed(there: Loopback, bare: Bare) -> None:
    session = there.gateway.session
    there.gateway.drop()
    there.gateway.sessions.remove(session)
    await bare.hears("READY", 2)


async def test_says_ready_again(there: Loopback, bare: Bare) -> None:
    there.gateway.ready_again()
    await bare.hears("GUILD_CREATE", 2)
    assert len(there.gateway.sessions) == 1
    assert [guild.name for guild in bare.guilds] == ["Home"]


async def test_tells_what_happens_to_servers_and_channels(there: Loopback, bare: Bare, den: Channel) -> None:
    assert den.guild
    thread = den.thread("side")
    thread.archive(locked=True)
    den.forbid(May.SEND)
    den.guild.goes_dark()
    den.guild.comes_back()
    den.delete()
    den.guild.removes_bot()
    await bare.hears("removed from Home")
    events = [name for name in bare.heard[2:] if name.isupper()]
    told = (
        "THREAD_CREATE THREAD_UPDATE CHANNEL_UPDATE GUILD_DELETE GUILD_CREATE THREAD_DELETE CHANNEL_DELETE GUILD_DELETE"
    )
    assert events == told.split()
    assert bare.heard.count("dark Home") == 1
    assert not bare.guilds


async def test_a_server_in_the_dark_is_named_but_not_shown(there: Loopback, den: Channel) -> None:
    assert den.guild
    den.guild.goes_dark()
    async with Bare(there) as bare:
        assert "GUILD_CREATE" not in bare.heard
        assert [guild.unavailable for guild in bare.guilds] == [True]


async def test_a_server_that_removed_the_bot_meanwhile_is_not_named(there: Loopback, den: Channel) -> None:
    assert den.guild
    den.guild.removes_bot()
    async with Bare(there) as bare:
        assert not bare.guilds


async def test_without_the_intent_nothing_is_told_of_servers(there: Loopback, bare: Bare, den: Channel) -> None:
    there.gateway.session.intents = 0
    events = len(there.gateway.session.events)
    den.forbid(May.SEND)
    assert len(there.gateway.session.events) == events


async def test_a_bot_that_is_not_there_does_not_respond(there: Loopback, bare: Bare, ana: Person) -> None:
    await bare.close()
    ana.patience = 0.2
    with pytest.raises(NotAnswered):
        await ana.types("/say", words="x")
