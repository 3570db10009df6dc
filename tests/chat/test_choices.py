"""What people and servers chose: at hand, in bounds, over what the host says."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.choices import Choices, Memory
from bot.store import Database, NotRead, Settings, migrate

HOST = Settings(preset="quick", clock=60, pause=3.0)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    address = f"sqlite:///{tmp_path / 'perudo.sqlite3'}"
    await migrate(address)
    database = await Database.open(address)
    yield database
    await database.close()


async def loaded(database: Database, most: int = 100) -> Choices:
    choices = Choices(database.people, database.servers, HOST, most)
    await choices.load()
    return choices


@pytest.mark.parametrize(
    ("server", "channel", "expected"),
    [
        pytest.param({}, {}, HOST, id="nothing chosen: as the host says"),
        pytest.param({"clock": 30}, {}, Settings(preset="quick", clock=30, pause=3.0), id="the server over the host"),
        pytest.param(
            {"clock": 30, "preset": "sudden"},
            {"clock": 180},
            Settings(preset="sudden", clock=180, pause=3.0),
            id="the channel over the server",
        ),
        pytest.param({"clock": 0}, {}, Settings(preset="quick", clock=0, pause=3.0), id="no limit is a choice"),
        pytest.param(
            {"nudges": True},
            {"nudges": False},
            Settings(preset="quick", clock=60, pause=3.0, nudges=False),
            id="off is a choice",
        ),
    ],
)
async def test_what_holds_in_a_channel(
    database: Database, server: dict[str, object], channel: dict[str, object], expected: Settings
) -> None:
    choices = await loaded(database)
    await choices.choose(5, None, **server)
    await choices.choose(5, 7, **channel)
    assert choices.at(5, 7) == expected
    assert (await loaded(database)).at(5, 7) == expected


async def test_a_choice_is_taken_back_with_none(database: Database) -> None:
    choices = await loaded(database)
    await choices.choose(5, None, clock=30)
    await choices.choose(5, None, clock=None)
    assert choices.at(5, 7) == (await loaded(database)).at(5, 7) == HOST


async def test_a_language_of_ones_own(database: Database) -> None:
    choices = await loaded(database)
    await choices.choose_language(1, "fr")
    assert choices.language(1) == (await loaded(database)).language(1) == "fr"
    await choices.choose_language(1, None)
    assert choices.language(1) is (await loaded(database)).language(1) is None


@pytest.mark.parametrize("most", [2, 3, 100])
async def test_more_than_fits_is_looked_up_when_somebody_comes(database: Database, most: int) -> None:
    for number, language in enumerate(("fr", "ja", "nl"), 1):
        await database.people.set_language(number, language)
        await database.servers.choose(number, None, Settings(language=language))
    choices = await loaded(database, most)
    for number, language in enumerate(("fr", "ja", "nl"), 1):
        await choices.learn(number, number)
        assert choices.language(number) == language
        assert choices.at(number, 7).language == language
    await choices.learn(4, None)
    assert choices.language(4) is None


async def test_a_memory_is_bounded_and_keeps_what_was_asked_for_last() -> None:
    looked_up: list[int] = []

    async def look_up(key: int) -> int:
        looked_up.append(key)
        return -key

    memory = Memory(2, look_up)
    for key in (1, 2, 1, 3, 1, 2):
        await memory.learn(key)
        assert memory.get(key) == -key
    assert looked_up == [1, 2, 3, 2]
    assert memory.get(3) is None


async def test_a_whole_memory_asks_nobody() -> None:
    async def look_up(_: int) -> str:
        raise AssertionError

    memory = Memory(2, look_up)
    memory.fill({1: "fr"})
    await memory.learn(1)
    await memory.learn(9)
    assert (memory.get(1), memory.get(9)) == ("fr", None)


async def test_where_the_database_can_not_be_read_nothing_was_chosen() -> None:
    async def look_up(_: int) -> str:
        raise NotRead("unreachable")

    memory = Memory(2, look_up)
    await memory.learn(1)
    assert memory.get(1) is None
