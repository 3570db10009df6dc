"""What goes wrong on purpose, and how fast a bot may be."""

import asyncio
import time

import aiohttp
import discord
import pytest

from tests.standin.bare import Bare
from tests.standin.faults import Window
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel

POST = "POST /channels/{channel_id}/messages"


async def send(bare: Bare, den: Channel, words: str = "x") -> None:
    await bare.get_partial_messageable(den.id).send(words)


async def test_an_error_does_nothing(there: Loopback, bare: Bare, den: Channel, ana: Person) -> None:
    fault = there.faults.refuse(POST, 503)
    with pytest.raises(discord.DiscordServerError):
        await send(bare, den)
    assert fault.reached.is_set()
    assert not ana.messages
    await send(bare, den)
    assert len(ana.messages) == 1
    assert not there.rest.refused


async def test_errors_count(there: Loopback, bare: Bare, den: Channel) -> None:
    there.faults.refuse(POST, 503, count=2)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await send(bare, den)
    await send(bare, den)


async def test_a_429_is_waited_out(there: Loopback, bare: Bare, den: Channel, ana: Person) -> None:
    there.faults.slow_down(POST, retry_after=0.3)
    began = time.monotonic()
    await send(bare, den)
    assert time.monotonic() - began > 0.25
    assert len(ana.messages) == 1


async def test_a_cut_comes_after_the_deed(there: Loopback, bare: Bare, den: Channel, ana: Person) -> None:
    there.faults.cut(POST)
    with pytest.raises(aiohttp.ClientError):
        await send(bare, den)
    assert len(ana.messages) == 1


async def test_silence_comes_after_the_deed(there: Loopback, bare: Bare, den: Channel, ana: Person) -> None:
    there.faults.keep_silent(POST, seconds=0.3)
    sending = asyncio.create_task(send(bare, den))
    await ana.reads("x")
    assert not sending.done()
    await sending


async def test_a_bot_is_told_how_fast_it_may_be(there: Loopback, bare: Bare, den: Channel) -> None:
    began = time.monotonic()
    there.world.clock.now()
    for _ in range(6):
        await send(bare, den)
    assert time.monotonic() - began > 4.5
    assert not there.rest.refused


async def test_whoever_does_not_listen_is_refused(there: Loopback, den: Channel) -> None:
    headers = {"Authorization": f"Bot {there.token}", "Content-Type": "application/json"}
    url = f"{there.api}/channels/{den.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as session:
        for left in (4, 3, 2, 1, 0):
            async with session.post(url, data=b'{"content": "x"}') as answer:
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(url, data=b'{"content": "x"}') as answer:
            assert answer.status == 429
            assert answer.headers["Via"]
            assert 0 < (await answer.json())["retry_after"] <= 5


async def test_all_requests_together_have_a_limit(there: Loopback) -> None:
    headers = {"Authorization": f"Bot {there.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def ask() -> tuple[int, bool]:
            async with session.get(f"{there.api}/users/@me") as answer:
                return answer.status, (await answer.json()).get("global", False)

        answers = await asyncio.gather(*(ask() for _ in range(60)))
    assert answers.count((200, False)) == 50
    assert answers.count((429, True)) == 10


async def test_limits_of_speed_can_be_left_out(there: Loopback, bare: Bare, den: Channel, ana: Person) -> None:
    there.rest.speeds.strict = False
    for _ in range(7):
        await send(bare, den)
    assert len(ana.messages) == 7


def test_a_window_opens_again() -> None:
    window = Window(2, 5.0)
    assert [window.pass_through(now) for now in (0, 1, 2, 5)] == [0, 0, 3, 0]
