"""Whole games between people and the real process, which is one for all of these tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
import pytest_asyncio

from tests.process.conftest import content_discord, sound_bot
from tests.process.games import begin, kinds, on_turn
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Message
from tests.standin.process import Process


async def round_by_buttons(bidder: Person, caller: Person, card: Message) -> None:
    panel = await bidder.presses("My dice", on=card)
    assert panel.private
    await bidder.presses("1 × six", on=panel.message)
    await caller.presses("Dudo!", on=card)


async def round_by_commands(bidder: Person, caller: Person, card: Message) -> None:
    suggested = await bidder.autocompletes("/bid", quantity="1")
    assert 1 in suggested.values()
    assert (await bidder.types("/bid", quantity=1, face="sixes")).private
    await caller.types("/dudo")


async def round_by_forms(bidder: Person, caller: Person, card: Message) -> None:
    await bidder.presses("Bid", on=card)
    await bidder.sends(quantity="1", face="sixes")
    await caller.presses("Dudo!", on=card)


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("playing")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def there() -> AsyncIterator[Loopback]:
    async with content_discord() as loopback:
        yield loopback


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(there: Loopback, home: Path) -> AsyncIterator[Process]:
    async with sound_bot(there, home) as process:
        yield process


Way = Callable[[Person, Person, Message], Awaitable[None]]


async def play_to_the_end(there: Loopback, ana: Person, ben: Person, ways: Sequence[Way]) -> int:
    """Play with two dice each until somebody has won; returns how many rounds that took."""
    card = await begin(ana, ben, dice=2)
    for number, way in enumerate(cycle(ways), start=2):
        bidder = on_turn(card, [ana, ben])
        await way(bidder, ben if bidder is ana else ana, card)
        following = f"## Round {number}"
        await there.world.until(partial(_either, ana, " wins!", following), within=15, what=following)
        if " wins!" in ana.screen:
            return number - 1
        card = await ana.reads(following)
    raise AssertionError


def _either(person: Person, *words: str) -> bool:
    return any(word in person.screen for word in words)


@pytest.mark.parametrize(
    ("ways", "strict"),
    [
        pytest.param([round_by_buttons], False, id="buttons"),
        pytest.param([round_by_commands], False, id="commands"),
        pytest.param([round_by_forms, round_by_commands, round_by_buttons], False, id="all ways"),
        pytest.param([round_by_forms, round_by_buttons], True, marks=pytest.mark.slow, id="at Discord’s speed"),
    ],
)
async def test_a_short_game(
    bot: Process, there: Loopback, ana: Person, ben: Person, *, ways: Sequence[Way], strict: bool
) -> None:
    there.rest.speeds.strict = strict
    rounds = await play_to_the_end(there, ana, ben, ways)
    assert kinds(bot.database, ana.channel)[-1] == "GameWon"
    assert kinds(bot.database, ana.channel).count("DiceDealt") == rounds
    assert not any(message.pinged for message in ana.channel.messages.values())
    assert "1." in (await ana.types("/leaderboard")).text
    assert not there.rest.slowed
    there.rest.speeds.strict = False


async def test_a_press_on_the_card_costs_no_edit_but_its_answer(
    bot: Process, there: Loopback, ana: Person, ben: Person
) -> None:
    await ana.types("/perudo start")
    join = await ben.finds("Join")
    asked = len(there.rest.requests)
    await ben.presses(join)
    await ana.reads("Ben")
    await asyncio.sleep(0.3)
    assert [request.route.split()[0] for request in there.rest.requests[asked:]] == ["POST"]


async def test_fault_42_nobody_sees_what_is_private(bot: Process, ana: Person, ben: Person) -> None:
    await begin(ana, ben)
    shown = ben.screen
    await ana.presses("My dice")
    assert "Your dice" in ana.screen
    assert ben.screen == shown


async def test_fault_02_a_burst_of_the_same_bid_is_one_bid(bot: Process, ana: Person, ben: Person) -> None:
    bidder = on_turn(await begin(ana, ben), [ana, ben])
    panel = await bidder.presses("My dice")
    button = await bidder.finds("1 × six", on=panel.message)
    await asyncio.gather(*(bidder.presses(button) for _ in range(6)))
    assert kinds(bot.database, ana.channel).count("BidMade") == 1


async def test_fault_04_two_calls_at_once_are_one(bot: Process, there: Loopback, ana: Person, ben: Person) -> None:
    card = await begin(ana, ben)
    bidder = on_turn(card, [ana, ben])
    caller = ben if bidder is ana else ana
    await bidder.types("/bid", quantity=1, face="sixes")
    button = await caller.finds("Dudo!", on=card)
    await asyncio.gather(caller.presses(button), caller.presses(button), caller.types("/dudo"))
    await ana.reads("Round 2", within=10)
    assert kinds(bot.database, ana.channel).count("DudoCalled") == 1
