"""How the process starts, and how it declines to."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.standin.commands import CannotDo
from tests.standin.limits import LOCALES
from tests.standin.loopback import Loopback
from tests.standin.process import Process
from tests.standin.world import Channel


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


async def test_a_wrong_token_is_one_line_and_no_second_try(there: Loopback, tmp_path: Path) -> None:
    process = Process(there, tmp_path, token="MTIzNDU2Nzg5.a-wrong.token")
    await process.spawn()
    assert await process.wait() == 78
    said = [line for line in process.lines if line.startswith("perudo:")]
    assert said == ["perudo: Discord refuses the token: copy it again from the developer portal"]
    assert "Traceback" not in process.log
    assert "a-wrong" not in process.log
    assert [request.status for request in there.rest.requests] == [401]
    there.rest.refused.clear()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_when_it_is_asked_to(bot: Process, number: signal.Signals) -> None:
    bot.signal(number)
    assert await bot.wait(within=10) == 0


async def test_it_ends_while_discord_is_away(bot: Process, there: Loopback) -> None:
    there.gateway.drop()
    assert await bot.stop() == 0


async def test_every_language_is_answered(bot: Process, there: Loopback, den: Channel) -> None:
    for locale in sorted(LOCALES):
        person = there.person("P", there.guild("G", locale=locale).channel("c"), locale=locale)
        answer = await person.types("/perudo rules")
        assert answer.private
        assert answer.text
        assert not (await person.types("/perudo start")).private
        await person.reads("P")


async def test_direct_messages_are_not_offered(bot: Process, there: Loopback) -> None:
    alone = there.person("Alone")
    for command in ("/perudo start", "/bid", "/dudo", "/calza", "/leaderboard"):
        with pytest.raises(CannotDo, match="direct messages"):
            await alone.types(command)
