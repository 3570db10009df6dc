"""What a process leaves behind when it ends, and how the next one takes it up."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.process.games import begin, buttons, caused, cup, journal, kinds, on_turn
from tests.process.many import live_tables
from tests.standin.loopback import Loopback
from tests.standin.people import Answer, NotAnswered, Person
from tests.standin.places import Channel
from tests.standin.process import Process


async def test_fault_15_sigterm_in_the_middle_loses_nothing(
    bot: Process, ana: Person, ben: Person, record_property: Callable[[str, object], None]
) -> None:
    bidder = on_turn(await begin(ana, ben), [ana, ben])
    await bidder.types("/bid", quantity=1, face="sixes")
    written = journal(bot.database)
    began = time.monotonic()
    assert await bot.stop(within=10) == 0
    record_property("stopped, in seconds", f"{time.monotonic() - began:.2f}")
    assert journal(bot.database) == written
    await bot.start()
    await (ben if bidder is ana else ana).presses("Dudo!")
    await ana.reads("Round 2", within=10)
    assert journal(bot.database)[: len(written)] == written


@pytest.mark.slow
async def test_fault_15_sigterm_in_a_burst_loses_nothing_that_was_acknowledged(
    bot: Process, there: Loopback, den: Channel
) -> None:
    assert den.guild
    pairs = []
    for number in range(6):
        channel = den.guild.channel(f"den-{number}")
        pairs.append([there.person("Ana", channel), there.person("Ben", channel)])
    cards = await asyncio.gather(*(begin(*pair) for pair in pairs))
    bidders = [on_turn(card, pair) for card, pair in zip(cards, pairs, strict=True)]

    async def bid(person: Person, wait: float) -> Answer | None:
        person.patience = 1
        await asyncio.sleep(wait)
        try:
            return await person.types("/bid", quantity=1, face="sixes")
        except NotAnswered:
            return None

    bidding = [asyncio.create_task(bid(person, 0.01 * number)) for number, person in enumerate(bidders)]
    await asyncio.sleep(0.03)
    assert await bot.stop(within=10) == 0
    answers = await asyncio.gather(*bidding)
    done = {answer.interaction.id for answer in answers if answer and "You bid" in answer.text}
    assert done <= caused(bot.database)
    there.gateway.session.line = None
    await bot.start()
    for pair, card in zip(pairs, cards, strict=True):
        assert (await pair[0].presses("My dice", on=card)).private


async def test_fault_15_a_second_signal_ends_it_at_once(bot: Process, ana: Person) -> None:
    await ana.types("/perudo rules")
    bot.signal(signal.SIGTERM)
    await asyncio.sleep(0.01)
    bot.signal(signal.SIGTERM)
    assert await bot.wait(within=2) in {0, -signal.SIGTERM}


async def test_fault_12_sigkill_in_a_round_keeps_dice_and_buttons(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    card = await begin(ana, ben)
    bidder = on_turn(card, [ana, ben])
    caller = ben if bidder is ana else ana
    panel = await bidder.presses("My dice", on=card)
    await bidder.presses("1 × six", on=panel.message)
    held = cup((await bidder.presses("My dice", on=card)).message)
    dice, dudo = await buttons(caller, "My dice", "Dudo!")
    written, messages = journal(bot.database), len(ana.channel.messages)
    await bot.kill()
    await bot.start()
    assert cup((await bidder.presses(dice)).message) == held
    assert journal(bot.database) == written
    await caller.presses(dudo)
    await ana.reads("Round 2", within=10)
    assert sum("## Round 1" in message.text for message in ana.channel.messages.values()) <= 1
    assert len(ana.channel.messages) <= messages + 3


async def test_fault_17_sigkill_keeps_gatherings_open_forms_and_ends(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    bidder = on_turn(await begin(ana, ben, dice=1), [ana, ben])
    await bidder.presses("Bid")
    other = den.guild.channel("other") if den.guild else den
    cleo, dan = there.person("Cleo", other), there.person("Dan", other)
    await cleo.types("/perudo start")
    join = await dan.finds("Join")

    await bot.kill()
    await bot.start()
    await bidder.sends(quantity="1", face="sixes")
    assert kinds(bot.database, den)[-1] == "BidMade"
    await dan.presses(join)
    await cleo.reads("Dan")
    await (ben if bidder is ana else ana).types("/dudo")
    rematch = await ana.finds("Rematch", within=10)

    await bot.kill()
    await bot.start()
    await ana.presses(rematch)
    await ana.reads("take a seat")


@pytest.mark.slow
async def test_fault_24_places_that_went_away_while_the_bot_was_off(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    other, third = there.guild("Other").channel("other"), there.guild("Third").channel("third")
    await begin(ana, ben)
    await begin(*(there.person(name, other) for name in ("Cleo", "Dan")))
    third_pair = [there.person(name, third) for name in ("Eva", "Finn")]
    card = await begin(*third_pair)
    await bot.stop()
    assert other.guild
    other.guild.removes_bot()
    den.delete()
    await bot.start()
    for gone in (other, den):
        await there.world.until(lambda: kinds(bot.database, gone)[-1] == "GameStopped", 8, gone.name)  # noqa: B023 - awaited before the next turn of the loop
    await on_turn(card, third_pair).types("/bid", quantity=1, face="sixes")
    assert kinds(bot.database, third)[-1] == "BidMade"
    there.rest.refused.clear()


@pytest.mark.slow
async def test_fault_12_two_hundred_tables_are_taken_up_at_once(
    there: Loopback, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    process = Process(there, tmp_path)
    people = await live_tables(there, process.database, 200)
    async with process:
        began, busy = time.monotonic(), process.busy
        answers = []
        for first in range(0, len(people), 20):
            answers += await asyncio.gather(*(person.presses("My dice") for person in people[first : first + 20]))
        took, worked = time.monotonic() - began, process.busy - busy
    record_property("200 tables: READY after the start, in seconds", f"{process.ready_after:.2f}")
    record_property("200 tables: all people answered after READY, in seconds", f"{took:.2f} ({worked:.2f} of work)")
    assert all(answer.private and "Your dice" in answer.text for answer in answers)
    assert worked < 2  # and not `took`: whoever else keeps the machine busy is not the bot's fault
