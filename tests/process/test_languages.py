"""Whole games in each of Discord's languages, one that nobody knows, and none: everybody reads what serves them."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.text import ENGLISH, Text, load
from tests.process.conftest import content_discord, sound_bot
from tests.process.games import on_turn
from tests.standin.limits import LOCALES
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import USUAL, May, Message
from tests.standin.process import Process

TEXTS = load(strict=True)
UNKNOWN, NONE = "tlh", ""
EVERY = [*sorted(LOCALES), UNKNOWN, NONE]

_ENGLISH = re.compile(r"\b(?:the|your|you|it is)\b", re.IGNORECASE)
"""Words that no other language of ours has, and hardly an English sentence lacks."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def there() -> AsyncIterator[Loopback]:
    async with content_discord() as loopback:
        yield loopback


@pytest_asyncio.fixture(scope="module", loop_scope="module", autouse=True)
async def bot(there: Loopback, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Process]:
    async with sound_bot(there, tmp_path_factory.mktemp("languages")) as process:
        yield process


def serving(locale: str) -> Text:
    """The language that serves a locale: its own where there is one, else English."""
    return TEXTS[locale if locale in TEXTS.languages else ENGLISH]


def everything(person: Person) -> str:
    """All that somebody finds on their screen, buttons and menus too; names, code and links left out."""

    def words(message: Message) -> list[str]:
        labels = [button.label for button in message.buttons]
        menus = [word for menu in message.menus for word in (menu.placeholder, *menu.options.values())]
        return [message.text, *labels, *menus]

    said = "\n".join(word for message in person.messages for word in words(message))
    return re.sub(r"`[^`]*`|<[^>]*>|\]\([^)]*\)", "", said)


def seen(person: Person, *words: str) -> None:
    """See that somebody finds each of these on their screen."""
    said = everything(person)
    assert [word for word in words if word not in said] == []


async def to_the_end(ana: Person, ben: Person, public: Text, private: Text) -> None:
    """Play with one die each, which one call ends; what both see on the way is of the right languages."""
    await ana.types("/perudo start", dice=1)
    await ana.reads(public("gathering-title"))
    assert private("done-joined") in (await ben.types("/perudo join")).text
    seen(ana, public("button-options"), public("option-clock"), public("preset-classic"))
    await ana.presses(public("button-begin"))
    card = await ana.reads(public("round-title", number=1), within=10)
    bidder = on_turn(card, [ana, ben])
    caller = ben if bidder is ana else ana
    for person in (ana, ben):
        await person.presses(public("button-dice"), on=card)
        seen(person, private("panel-title", seat=1 if person is ana else 2), public("round-dice", count=2))
    refused = await caller.types("/dudo")
    assert refused.private
    assert refused.text == private("refusal-no-bid-yet")
    await bidder.presses(private("bid", quantity=1, face=6))
    await caller.presses(public("button-dudo"), on=card)
    await ana.reads("🏆", within=10)
    seen(ana, public("call-title-dudo"), public("reveal-bid-wild", quantity=1, face=6), public("button-rematch"))


@pytest.mark.parametrize("locale", EVERY, ids=[locale or "none" for locale in EVERY])
async def test_fault_45_a_whole_game_is_in_the_language_that_serves(there: Loopback, locale: str) -> None:
    text, den = serving(locale), there.guild("G", locale=locale).channel("c")
    ana, ben = there.person("Ana", den, locale), there.person("Ben", den, locale)
    await to_the_end(ana, ben, text, text)
    for person in (ana, ben):
        assert bool(_ENGLISH.search(everything(person))) is (text.language == ENGLISH)


@pytest.mark.parametrize("language", TEXTS.languages)
async def test_the_table_speaks_the_language_of_the_server_and_answers_that_of_the_reader(
    there: Loopback, language: str
) -> None:
    other = next(name for name in reversed(TEXTS.languages) if name.partition("-")[0] != language.partition("-")[0])
    den = there.guild("G", locale=language).channel("c")
    ana, ben = there.person("Ana", den, other), there.person("Ben", den, other)
    await to_the_end(ana, ben, TEXTS[language], TEXTS[other])


async def test_a_choice_of_ones_own_counts_more_than_discord(there: Loopback) -> None:
    den = there.guild("G", locale="en-US").channel("c")
    ana, ben = there.person("Ana", den, "en-US"), there.person("Ben", den, "en-US")
    for person in (ana, ben):
        await person.types("/perudo language", language="fr")
    await to_the_end(ana, ben, TEXTS["en-US"], TEXTS["fr"])


async def test_the_language_of_a_channel_counts_more_than_that_of_the_server(bot: Process, there: Loopback) -> None:
    guild = there.guild("G", locale="fr")
    mia = there.person("Mia", guild.channel("c"), "fr", USUAL | May.MANAGE_SERVER)
    await mia.types("/perudo settings")
    await mia.chooses("channel")
    await mia.chooses("en-US")
    await bot.stop()
    await bot.start()
    ana, ben = there.person("Ana", mia.channel, "fr"), there.person("Ben", mia.channel, "fr")
    await to_the_end(ana, ben, TEXTS["en-US"], TEXTS["fr"])
    elsewhere = guild.channel("d")
    await to_the_end(ana.goes_to(elsewhere), ben.goes_to(elsewhere), TEXTS["fr"], TEXTS["fr"])


async def test_a_thread_has_the_settings_of_its_channel(there: Loopback) -> None:
    den = there.guild("G", locale="fr").channel("c")
    mia = there.person("Mia", den, "fr", USUAL | May.MANAGE_SERVER)
    thread = den.thread("t")
    await mia.goes_to(thread).types("/perudo settings")
    await mia.chooses("channel")
    await mia.chooses("en-US")
    for place in (thread, den):
        await mia.goes_to(place).types("/perudo start")
        await mia.reads(TEXTS["en-US"]("gathering-title"))
