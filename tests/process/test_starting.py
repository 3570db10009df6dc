"""How the process starts, and how it declines to."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.process.conftest import sound_bot
from tests.process.games import begin
from tests.standin import refusals
from tests.standin.commands import CannotDo
from tests.standin.loopback import Loopback
from tests.standin.places import Channel
from tests.standin.process import Process


async def test_it_starts_and_is_ready(
    bot: Process, there: Loopback, record_property: Callable[[str, object], None]
) -> None:
    record_property("READY after the start, in seconds", f"{bot.ready_after:.2f}")
    assert bot.running
    assert {command["name"] for command in there.world.commands} >= {"perudo", "bid", "dudo", "calza"}
    assert len(there.world.emojis) > 36
    assert there.gateway.session.intents == 1


async def test_a_second_start_tells_discord_nothing_it_knows(bot: Process, there: Loopback) -> None:
    assert await bot.stop() == 0
    asked = len(there.rest.requests)
    await bot.start()
    assert not [request for request in there.rest.requests[asked:] if not request.route.startswith("GET ")]


async def test_fault_33_a_wrong_token_is_one_line_and_no_second_try(there: Loopback, tmp_path: Path) -> None:
    process = Process(there, tmp_path, token="MTIzNDU2Nzg5.a-wrong.token")
    await process.spawn()
    assert await process.wait() == 78
    assert said(process) == ["perudo: Discord refuses the token: copy it again from the developer portal"]
    assert "Traceback" not in process.log
    assert "a-wrong" not in process.log
    assert [request.status for request in there.rest.requests] == [401]
    there.rest.refused.clear()


def said(process: Process) -> list[str]:
    """What is said to the host, beside the log."""
    return [line for line in process.lines if line.startswith("perudo:")]


@pytest.mark.parametrize(
    "code",
    [
        pytest.param(4004, id="the token was changed"),
        pytest.param(4014, id="intents were taken away"),
        pytest.param(4011, id="sharding is required"),
    ],
)
async def test_fault_33_discord_sends_the_bot_away_for_good(bot: Process, there: Loopback, code: int) -> None:
    there.gateway.drop(code)
    assert await bot.wait(within=10) == 78
    assert len(said(bot)) == 1


def not_there(there: Loopback) -> None:
    there.api = "http://127.0.0.1:9/api/v10"


def breaking_off(there: Loopback) -> None:
    there.faults.cut("GET /users/@me", count=9)


def banning_the_address(there: Loopback) -> None:
    there.faults.refuse("GET /users/@me", refusals.banned_address())


def too_busy(there: Loopback) -> None:
    there.faults.slow_down("GET /users/@me", retry_after=60)


@pytest.mark.parametrize("discord", [not_there, breaking_off, banning_the_address, too_busy])
async def test_discord_can_be_away(there: Loopback, tmp_path: Path, discord: Callable[[Loopback], None]) -> None:
    process = Process(there, tmp_path)
    discord(there)
    await process.spawn()
    assert await process.wait(within=20) not in {0, 2, 78}
    assert len(said(process)) == 1
    assert "Traceback" not in process.log


async def test_fault_11_a_second_process_on_one_database_declines(bot: Process, there: Loopback) -> None:
    second = Process(there, bot.database.parent)
    await second.spawn()
    assert await second.wait(within=10, alone=False) == 2
    assert len(said(second)) == 1
    assert bot.running


async def test_with_commands_that_discord_refuses_it_plays_on(there: Loopback, tmp_path: Path) -> None:
    there.faults.refuse("PUT /applications", refusals.invalid("0.name", "is bad"))
    async with sound_bot(there, tmp_path) as process:
        assert "Discord does not take the commands" in process.log
        await process.stop()
        await process.start()
        assert there.world.commands


async def test_without_emojis_it_plays_on(there: Loopback, den: Channel, tmp_path: Path) -> None:
    there.faults.refuse("POST /applications/{application_id}/emojis", 403)
    async with sound_bot(there, tmp_path):
        ana, ben = there.person("Ana", den), there.person("Ben", den)
        await begin(ana, ben)
        assert "<:" not in (await ana.presses("My dice")).text


async def test_fault_15_it_ends_while_it_starts(there: Loopback, tmp_path: Path) -> None:
    there.faults.keep_silent("GET /oauth2", seconds=5)
    process = Process(there, tmp_path)
    await process.spawn()
    await there.world.until(lambda: there.rest.count("GET /oauth2"), within=15)
    assert await process.stop() == 0
    assert "Traceback" not in process.log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_fault_15_it_ends_when_it_is_asked_to(bot: Process, number: signal.Signals) -> None:
    bot.signal(number)
    assert await bot.wait(within=10) == 0


async def test_fault_15_it_ends_while_discord_is_away(bot: Process, there: Loopback) -> None:
    there.gateway.drop()
    assert await bot.stop() == 0


async def test_fault_28_direct_messages_are_not_offered(bot: Process, there: Loopback) -> None:
    alone = there.person("Alone")
    for command in ("/perudo start", "/bid", "/dudo", "/calza", "/leaderboard"):
        with pytest.raises(CannotDo, match="direct messages"):
            await alone.types(command)
