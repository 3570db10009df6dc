"""`/perudo privacy`, as people see it."""

import json

import sqlalchemy as sa
from simcord.results import ResponseMessage

from bot.store.schema import metadata
from tests.discord.answers import Answer
from tests.discord.people import Person
from tests.discord.tables import gather, play, play_to_the_end
from tests.discord.world import World


async def holding(here: World, what: str) -> set[str]:
    """The tables that hold a text or a number anywhere."""
    return {
        name
        for name, table in metadata.tables.items()
        for row in await here.database._connections.read(sa.select(table))
        if any(what in str(value) for value in row)
    }


async def forgets(person: Person) -> Answer:
    await person.types("perudo privacy")
    await person.presses("Forget me")
    return await person.presses("Forget me for good", reads=True)


async def test_fault_41_everyone_can_see_what_is_stored(here: World) -> None:
    told = await here.person("Ana").types("perudo privacy")
    assert told.private
    assert "What is stored about you" in told.text
    assert told.shown.buttons == {"Export my data": True, "Forget me": True}


async def test_fault_41_an_export_is_a_file_that_only_i_see(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    await ana.types("perudo privacy")
    answer = await ana.presses("Export my data", reads=True)
    assert answer.private
    assert "every row that holds your id" in answer.text
    assert isinstance(answer.result.response, ResponseMessage)
    (file,) = answer.result.response.attachments
    stored = json.loads(await file.read())
    assert {name for name, rows in stored.items() if rows} == await holding(here, str(ana.id))
    assert [seat["place"] for seat in stored["seat"]] == [2]


async def test_fault_41_i_am_asked_once_and_then_forgotten(here: World) -> None:
    ana, bob = await play_to_the_end(here, "Anastasia Bob")
    await ana.types("perudo language", language="fr")
    await ana.types("perudo privacy")
    asked = await ana.presses("M’oublier")
    assert "T’oublier" in asked.text
    assert await holding(here, str(ana.id))
    done = await ana.presses("M’oublier pour de bon", reads=True)
    assert done.private
    assert "You are forgotten" in done.text, "the language is forgotten too"
    assert await holding(here, str(ana.id)) == set()
    assert await holding(here, "Anastasia") == set()
    board = await bob.types("leaderboard", reads=True)
    assert "Anastasia" not in board.text
    assert "1. Bob" in board.text


async def test_fault_41_a_live_seat_is_left_and_the_others_play_on(here: World) -> None:
    ana, bob, cleo = await play(here, "Anastasia Bob Cleo")
    game = here.tables[0].game
    await forgets(ana)
    view = here.table().view
    assert [(seat.name, seat.left) for seat in view.seats] == [("", True), ("Bob", False), ("Cleo", False)]
    assert view.seats[0].player < 0
    await here.passes(5)
    assert "Player 1 left the game" in here.public
    await bob.types("perudo leave")
    await bob.presses("Leave the game")
    assert not here.tables
    assert "Cleo wins" in here.card().text
    assert await holding(here, str(ana.id)) == set()
    assert await holding(here, "Anastasia") == set()
    verified = await cleo.types("perudo verify", reads=True, game=game)
    assert "hold" in verified.text
    assert not any((await here.database.recount()).differences.values())


async def test_fault_41_a_gathering_is_left(here: World) -> None:
    ana, bob = await gather(here, "Anastasia Bob")
    await forgets(ana)
    assert [seat.name for seat in here.table().view.seats] == ["Bob"]
    assert here.table().view.is_host(bob.id)
    assert await holding(here, "Anastasia") == set()


async def test_fault_41_who_is_forgotten_between_two_rounds_takes_no_place_at_a_rematch(here: World) -> None:
    ana, bob = await play_to_the_end(here, "Anastasia Bob")
    await forgets(ana)
    await bob.presses("Rematch", reads=True)
    assert [seat.name for seat in here.table().view.seats] == ["Bob"]


async def test_fault_41_when_nothing_can_be_saved_nothing_is_forgotten_and_i_am_told(here: World) -> None:
    ana, _ = await play_to_the_end(here, "Anastasia Bob")
    await ana.types("perudo privacy")
    await ana.presses("Forget me")
    here.store.broken = True
    told = await ana.presses("Forget me for good")
    assert "could not be saved" in told.text
    here.store.broken = False
    assert await holding(here, str(ana.id))
