import pytest
from msgspec.structs import replace

from bot.store import Database, GuildSettings, Settings
from tests.store.plays import ANA, BOB, GATHERING, SECRET, table
from tests.store.tables import execute


async def test_people_choose_a_language_and_give_the_choice_up(database: Database) -> None:
    await database.people.set_language(ANA, "fr")
    await database.people.set_language(BOB, "ja")
    await database.people.set_language(ANA, "id")
    assert await database.people.languages(10) == {ANA: "id", BOB: "ja"}
    await database.people.set_language(BOB, None)
    assert await database.people.languages(10) == {ANA: "id"}


async def test_a_server_that_chose_nothing_has_no_settings(database: Database) -> None:
    assert await database.servers.settings(5) == GuildSettings()


async def test_a_channel_has_its_own_settings_over_those_of_the_server(database: Database) -> None:
    await database.servers.choose(5, None, Settings(language="de", clock=60))
    await database.servers.choose(5, 7, Settings(clock=30))
    await database.servers.choose(5, 7, Settings(clock=0, preset="quick"))
    await database.servers.choose(6, None, Settings(language="es-ES"))

    found = await database.servers.settings(5)

    assert found.server == Settings(language="de", clock=60)
    assert found.at(7) == Settings(language="de", clock=0, preset="quick")
    assert found.at(8) == found.server


@pytest.mark.parametrize(
    ("body", "settings"),
    [
        pytest.param('{"preset":"gone","language":"nl"}', Settings(language="nl"), id="a value of another version"),
        pytest.param('{"music":"loud","clock":30}', Settings(clock=30), id="a setting of another version"),
        pytest.param('{"pause":5}', Settings(pause=5.0), id="a whole number of seconds"),
        pytest.param('{"clock":"soon","nudges":false}', Settings(nudges=False), id="another kind of value"),
        pytest.param('["quick"]', Settings(), id="another form"),
        pytest.param("quick", Settings(), id="no JSON"),
    ],
)
async def test_settings_that_this_version_does_not_know_count_as_none(
    database: Database, body: str, settings: Settings
) -> None:
    await database.servers.choose(5, None, Settings(preset="quick"))
    await database.servers.choose(5, 7, Settings(language="nl"))
    await execute(database, f"UPDATE settings SET body = '{body}' WHERE channel_id = 0")
    assert await database.servers.settings(5) == GuildSettings(settings, {7: Settings(language="nl")})


async def test_all_that_was_chosen_is_read_at_once_unless_it_is_too_much(database: Database) -> None:
    await database.servers.choose(5, None, Settings(language="de"))
    await database.servers.choose(6, 8, Settings(clock=30))
    await database.servers.choose(5, 7, Settings(preset="quick"))
    assert await database.servers.all(3) == {
        5: GuildSettings(Settings(language="de"), {7: Settings(preset="quick")}),
        6: GuildSettings(Settings(), {8: Settings(clock=30)}),
    }
    assert await database.servers.all(2) is None
    await database.people.set_language(ANA, "fr")
    assert await database.people.languages(0) is None
    assert await database.people.language(ANA) == "fr"
    assert await database.people.language(BOB) is None


async def test_what_was_chosen_when_a_table_opened_stays_with_it(database: Database) -> None:
    chosen = Settings(language="fr", pause=12.0, nudges=False)
    record = replace(table(), settings=chosen)
    await database.journal.open(record, SECRET, GATHERING, at=1, cause=None)
    (found,) = await database.journal.live()
    assert found.record == record
    await execute(database, "UPDATE game SET settings = NULL")
    (old,) = await database.journal.live()
    assert old.record == replace(record, settings=Settings())
