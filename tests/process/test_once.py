"""Nothing is posted twice, whatever breaks while Discord takes it; and names at a full table."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.process.games import begin, kinds, on_turn
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel
from tests.standin.process import Process

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


def posted(den: Channel, words: str) -> int:
    """How many public messages of a channel say something."""
    return sum(words in message.text for message in den.messages.values() if not message.only_for)


def live(den: Channel, button: str) -> int:
    """On how many public messages there is a button."""
    labels = [[button.label for button in message.buttons] for message in den.messages.values() if not message.only_for]
    return sum(button in found for found in labels)


@pytest.mark.slow
async def test_fault_12_killed_before_it_heard_that_its_first_card_was_posted(
    bot: Process, there: Loopback, den: Channel, ana: Person, ben: Person
) -> None:
    there.faults.keep_silent(POST, 30)
    await ana.types("/perudo start")
    await there.world.until(lambda: posted(den, "take a seat"), what="the card")
    await bot.kill()
    await bot.start()
    await ben.presses("Join")
    await ana.reads("Ben")
    assert posted(den, "take a seat") == live(den, "Join") == 1


@pytest.mark.slow
async def test_fault_12_killed_before_it_heard_that_a_later_card_was_posted(
    there: Loopback, den: Channel, ana: Person, ben: Person, tmp_path: Path
) -> None:
    async with Process(there, tmp_path, reveal=3) as bot:
        bidder = on_turn(await begin(ana, ben), [ana, ben])
        caller = ben if bidder is ana else ana
        await bidder.types("/bid", quantity=1, face="sixes")
        there.faults.keep_silent(POST, 30)
        await caller.types("/dudo")
        await there.world.until(lambda: posted(den, "## Round 2"), 10, "the next card")
        await bot.kill()
        await bot.start()
        card = next(message for message in den.messages.values() if "## Round 2" in message.text)
        await on_turn(card, [ana, ben]).types("/bid", quantity=1, face="sixes")
        await there.world.until(lambda: "bid by" in card.text, 10, "the bid")
        assert posted(den, "## Round 2") == posted(den, "Counted") == live(den, "My dice") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("go_wrong", "route"),
    [
        pytest.param(lambda there, route: there.faults.cut(route), POST, id="a post whose line breaks"),
        pytest.param(lambda there, route: there.faults.refuse(route, 500, 2), POST, id="a post and 500"),
        pytest.param(lambda there, route: there.faults.slow_down(route, 1.5, 2), POST, id="a post and 429"),
        pytest.param(lambda there, route: there.faults.slow_down(route, 40, 1), POST, id="a post and a long 429"),
        pytest.param(lambda there, route: there.faults.cut(route, 2), EDIT, id="an edit whose line breaks"),
        pytest.param(lambda there, route: there.faults.slow_down(route, 1.5, 2), EDIT, id="an edit and 429"),
        pytest.param(lambda there, route: there.faults.keep_silent(route, 3, 1), EDIT, id="an edit that takes long"),
    ],
)
async def test_fault_36_the_card_is_there_once_in_its_latest_state(  # noqa: PLR0917 - fixtures and a case
    bot: Process,
    there: Loopback,
    den: Channel,
    ana: Person,
    ben: Person,
    go_wrong: Callable[[Loopback, str], object],
    route: str,
) -> None:
    bidder = on_turn(await begin(ana, ben), [ana, ben])
    caller = ben if bidder is ana else ana
    await bidder.types("/bid", quantity=1, face="sixes")
    go_wrong(there, route)
    await caller.types("/dudo")
    await there.world.until(lambda: posted(den, "## Round 2") and live(den, "My dice") == 1, 60, "the next card")
    card = next(message for message in den.messages.values() if "## Round 2" in message.text)
    await on_turn(card, [ana, ben]).types("/bid", quantity=1, face="sixes")
    await there.world.until(lambda: "bid by" in card.text, 30, "the bid")
    assert posted(den, "## Round 2") == posted(den, "Counted") == 1


NAMES = (
    "``@everyone`` @here <@1> <#2>",
    "[[__**~~||`bold`||~~**__]](http://x.y)",
    "\u202e\u2066\u2067\u2068\u2069reversed\u202c\u202e",
    "👩🏽‍🚀" * 32,
    "\u200b\u200c\u200d\ufeff\u2060",
    "Z" + "\u0301\u0334\u0489\u035c" * 30,
)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_fault_29_names_at_a_full_table(bot: Process, there: Loopback, locale: str) -> None:
    """What breaks a limit is refused by the stand-in, which makes the test fail in the end."""
    den = there.guild("Names", locale=locale).channel("den")
    people = [there.person(name, den, locale=locale) for name in NAMES]
    await people[0].types("/perudo start")
    for person in people[1:]:
        await person.types("/perudo join")
    await people[0].types("/perudo begin")
    await there.world.until(lambda: kinds(bot.database, den)[-1] == "DiceDealt", what="round 1")
    for quantity in range(1, 4):
        for person in people:
            await person.types("/perudo dice")
            await person.types("/bid", quantity=quantity, face=6)
    for person in people:
        await person.types("/dudo")
    await there.world.until(lambda: kinds(bot.database, den).count("DiceDealt") == 2, what="round 2")
    await people[0].types("/perudo stop")
    await there.world.until(lambda: not any(":dice:" in button for button in ids(den)), what="the end")
    messages = list(den.messages.values())
    assert not [message for message in messages if message.pinged]
    assert not any("@everyone" in message.text or "\u202e" in message.text for message in messages)


def ids(den: Channel) -> list[str]:
    return [button.custom_id for message in den.messages.values() if not message.only_for for button in message.buttons]
