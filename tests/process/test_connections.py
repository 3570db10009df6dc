"""Connections that break and come back: nothing happens twice, and nothing is lost."""

import asyncio
from pathlib import Path

import pytest

from tests.process.games import begin, caused, cup, journal, kinds, on_turn
from tests.standin import refusals
from tests.standin.loopback import Loopback
from tests.standin.people import NotAnswered, Person
from tests.standin.places import Channel
from tests.standin.process import Process


async def test_fault_09_a_replayed_interaction_has_one_effect(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    bidder = on_turn(await begin(ana, ben), [ana, ben])
    answer = await bidder.types("/bid", quantity=1, face="sixes")
    messages = len(bidder.messages)
    there.gateway.drop(rewind=1)
    await there.world.until(lambda: there.rest.refused, what="a second answer")
    assert there.rest.refused.pop().endswith("40060: Interaction has already been acknowledged.")
    assert kinds(bot.database).count("BidMade") == 1
    assert answer.interaction.id in caused(bot.database)
    assert len(bidder.messages) == messages
    assert there.gateway.session.resumes == 1


async def test_fault_09_a_replayed_start_opens_one_table(bot: Process, there: Loopback, ana: Person) -> None:
    await ana.types("/perudo start")
    await ana.finds("Join")
    messages = len(ana.messages)
    there.gateway.drop(rewind=1)
    await there.world.until(lambda: there.rest.refused, what="a second answer")
    there.rest.refused.clear()
    await asyncio.sleep(0.3)
    assert len(ana.messages) == messages
    assert kinds(bot.database).count("TableOpened") == 1


async def test_fault_16_ready_three_times_is_one_recovery(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    card = await begin(ana, ben)
    await bot.stop()
    edited = there.rest.count("PATCH /channels")
    await bot.start()
    await there.world.until(lambda: there.rest.count("PATCH /channels") > edited, what="a card that is up to date")
    asked = len(there.rest.requests)
    for _ in range(2):
        there.gateway.ready_again()
    bidder = on_turn(card, [ana, ben])
    await bidder.types("/bid", quantity=1, face="sixes")
    await ana.reads("bid by")
    await asyncio.sleep(0.3)
    routes = [request.route for request in there.rest.requests[asked:]]
    assert sorted(route.split()[0] for route in routes) == ["PATCH", "POST"]
    assert bot.log.count("commands synced") == 1


@pytest.mark.slow
async def test_fault_36_a_card_is_posted_once_whatever_discord_says(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    there.faults.cut("POST /channels/{channel_id}/messages")
    await ana.types("/perudo start")
    await there.world.until(
        lambda: there.rest.count("POST /channels") > 1,
        within=15,
        what="a second try",
    )
    await ben.presses("Join")
    assert sum("take a seat" in message.text for message in ana.messages) == 1


@pytest.mark.slow
async def test_a_game_goes_on_when_the_line_breaks(bot: Process, there: Loopback, ana: Person, ben: Person) -> None:
    card = await begin(ana, ben)
    there.gateway.drop()
    bidder = on_turn(card, [ana, ben])
    await bidder.types("/bid", quantity=1, face="sixes")
    there.gateway.invalidate()
    await there.world.until(lambda: len(there.gateway.sessions) == 1 and there.gateway.connected, within=10)
    await (ben if bidder is ana else ana).types("/dudo")
    await ana.reads("Round 2", within=10)
    assert journal(bot.database)


async def test_fault_25_clocks_stand_still_while_the_connection_is_lost(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    await begin(ana, ben)
    there.gateway.drop()
    await there.world.until(lambda: "clocks start anew" in bot.log, what="the return")
    assert bot.log.index("clocks stand still") < bot.log.index("clocks start anew")
    assert there.gateway.session.resumes == 1


async def test_fault_36_a_move_whose_answer_came_too_late_counts_and_is_shown(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    await ana.types("/perudo start")
    there.faults.refuse("POST /interactions/", refusals.unknown_interaction(), count=2)
    ben.patience = 0.2
    for button in ("Join", "Begin"):
        person = ben if button == "Join" else ana
        person.patience = 0.2
        with pytest.raises(NotAnswered):
            await person.presses(button)
        await ana.reads("Ben")
    await ana.reads("## Round 1")
    assert kinds(bot.database).count("SeatTaken") == 2


@pytest.mark.slow
async def test_fault_34_no_log_tells_secrets(there: Loopback, den: Channel, tmp_path: Path) -> None:
    ana, ben = there.person("Anastasia", den), there.person("Benedict", den)
    async with Process(there, tmp_path, log_level="debug") as bot:
        bidder = on_turn(await begin(ana, ben), [ana, ben])
        panel = await bidder.presses("My dice")
        await bidder.presses("Bid")
        await bidder.sends(quantity="1", face="sixes")
        there.gateway.drop()
        await (ben if bidder is ana else ana).types("/dudo")
        await ana.reads("## Round 2", within=10)
        there.faults.refuse("POST /interactions/", 500, count=1)
        await bidder.presses("My dice")
        await bot.stop()
    secrets = [
        there.token,
        *(request.path.split("/")[5] for request in there.rest.requests if "/callback" in request.path),
    ]
    assert len(secrets) > 5
    assert not [secret for secret in secrets if secret in bot.log]
    assert not [words for words in cup(panel.message).splitlines() if words in bot.log]


async def test_fault_36_an_answer_whose_connection_breaks_is_no_bug(
    there: Loopback, den: Channel, tmp_path: Path
) -> None:
    ana, ben = there.person("Ana", den), there.person("Ben", den)
    async with Process(there, tmp_path) as bot:
        card = await begin(ana, ben)
        bidder = on_turn(card, [ana, ben])
        panel = await bidder.presses("My dice", on=card)
        there.faults.cut("POST /interactions/{interaction_id}/{interaction_token}/callback")
        await bidder.presses("1 × six", on=panel.message)
        await there.person("Cleo", den).reads("bid by")
        assert kinds(bot.database).count("BidMade") == 1
        assert "Something went wrong" not in bidder.screen
        await bot.stop()
        assert "Traceback" not in bot.log
        assert not there.rest.refused
