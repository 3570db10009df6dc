"""Channels, servers and cards that go away while a process plays there, and come back."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.process.conftest import content_discord, sound_bot
from tests.process.games import begin, kinds, on_turn
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel, May
from tests.standin.process import Process

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def there() -> AsyncIterator[Loopback]:
    async with content_discord() as loopback:
        yield loopback


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(there: Loopback, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Process]:
    async with sound_bot(there, tmp_path_factory.mktemp("places")) as process:
        yield process


@pytest.fixture(autouse=True)
def complaints(there: Loopback) -> Iterator[None]:
    """What Discord complains of belongs to one test alone."""
    yield
    found = there.rest.refused.copy()
    there.rest.refused.clear()
    assert not found


def asked_in(there: Loopback, channel: Channel) -> int:
    """How often the bot asked for something in a channel."""
    return sum(str(channel.id) in request.path for request in there.rest.requests)


def refused_as(there: Loopback, code: int) -> bool:
    """Whether Discord had just that to complain of; it is forgotten then."""
    complaints = [complaint for complaint in there.rest.refused if f" {code}: " not in complaint]
    there.rest.refused.clear()
    return not complaints


async def test_fault_24_a_bot_that_is_sent_away_asks_for_nothing_there(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    assert den.guild
    await begin(ana, ben)
    den.guild.removes_bot()
    await there.world.until(lambda: kinds(bot.database, den)[-1] == "GameStopped", what="the end")
    asked = asked_in(there, den)
    await asyncio.sleep(0.3)
    assert asked_in(there, den) == asked


async def test_fault_25_an_outage_ends_nothing(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    assert den.guild
    bidder = on_turn(await begin(ana, ben), [ana, ben])
    den.guild.goes_dark()
    await asyncio.sleep(0.1)
    den.guild.comes_back()
    await bidder.types("/bid", quantity=1, face="sixes")
    await ana.reads("bid by")
    assert kinds(bot.database, den)[-1] == "BidMade"


async def test_fault_24_a_deleted_channel_ends_its_table_and_frees_its_people(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    assert den.guild
    await begin(ana, ben)
    den.delete()
    await there.world.until(lambda: kinds(bot.database, den)[-1] == "GameStopped", what="the end")
    other = den.guild.channel("other")
    await begin(ana.goes_to(other), ben.goes_to(other))


async def test_a_thread_is_as_good_as_a_channel(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    thread = den.thread("table")
    bidder = on_turn(await begin(ana.goes_to(thread), ben.goes_to(thread)), [ana, ben])
    thread.archive()
    await bidder.types("/bid", quantity=1, face="sixes")
    await asyncio.sleep(0.2)
    thread.unarchive()
    await (ben if bidder is ana else ana).types("/dudo")
    await ana.reads("## Round 2", within=10)
    assert refused_as(there, 50083)
    thread.delete()
    await there.world.until(lambda: kinds(bot.database, thread)[-1] == "GameStopped", what="the end")
    assert refused_as(there, 10003)


async def test_fault_26_no_table_opens_where_the_bot_could_not_show_it(
    bot: Process, there: Loopback, den: Channel, ana: Person
) -> None:
    den.forbid(May.SEND)
    answer = await ana.types("/perudo start")
    assert answer.private
    assert "Send Messages" in answer.text
    assert not kinds(bot.database, den)


@pytest.mark.slow
async def test_fault_26_play_goes_on_in_private_where_the_bot_may_not_look(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    card = await begin(ana, ben)
    bidder = on_turn(card, [ana, ben])
    den.forbid(May.VIEW)
    assert (await bidder.types("/bid", quantity=1, face="sixes")).private
    await asyncio.sleep(0.2)
    assert "bid by" not in card.text
    den.permit(May.VIEW)
    await (ben if bidder is ana else ana).types("/dudo")
    async with asyncio.timeout(30):
        while "## Round 2" not in ana.screen:
            await ana.types("/perudo dice")
            await asyncio.sleep(1)
    assert refused_as(there, 50001)


async def test_fault_27_a_card_that_was_deleted_is_posted_again_once(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    card = await begin(ana, ben)
    there.world.delete(card)
    bidder = on_turn(card, [ana, ben])
    await bidder.types("/bid", quantity=1, face="sixes")
    onlooker = there.person("Cleo", den)
    again = await onlooker.reads("bid by")
    await asyncio.sleep(0.2)
    assert [message for message in onlooker.messages if "## Round 1" in message.text] == [again]
    assert refused_as(there, 10008)


async def test_the_old_card_loses_its_buttons_to_the_new_one(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    card = await begin(ana, ben)
    await ben.types("/perudo table")
    await there.world.until(lambda: ana.messages[-1] is not card and not card.buttons, what="another card")
    live = [message for message in ana.messages if message.buttons]
    assert live == ana.messages[-1:]
    assert live[0].text == card.versions[-2]


@pytest.mark.slow
async def test_fault_36_errors_of_discord_leave_the_newest_state_on_the_card(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    card = await begin(ana, ben)
    bidder = on_turn(card, [ana, ben])
    there.faults.refuse("PATCH /channels/{channel_id}/messages/{message_id}", 500, count=2)
    await bidder.types("/bid", quantity=1, face="sixes")
    await (ben if bidder is ana else ana).types("/bid", quantity=2, face="sixes")
    await ana.reads("2 × sixes", within=15)
    posts = [message for message in den.visible_to(ana.user) if "## Round 1" in message.text and not message.only_for]
    assert posts == [card]
