from bot.store import Database, GuildSettings, Settings
from tests.store.plays import ANA, BOB
from tests.store.tables import execute


async def test_people_choose_a_language_and_give_the_choice_up(database: Database) -> None:
    await database.people.set_language(ANA, "fr")
    await database.people.set_language(BOB, "ja")
    await database.people.set_language(ANA, "id")
    assert await database.people.languages() == {ANA: "id", BOB: "ja"}
    await database.people.set_language(BOB, None)
    assert await database.people.languages() == {ANA: "id"}


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


async def test_settings_that_this_version_does_not_know_count_as_none(database: Database) -> None:
    await database.servers.choose(5, None, Settings(preset="quick"))
    await database.servers.choose(5, 7, Settings(language="nl"))
    await execute(database, """UPDATE settings SET body = '{"preset":"gone"}' WHERE channel_id = 0""")
    found = await database.servers.settings(5)
    assert found == GuildSettings(Settings(), {7: Settings(language="nl")})
