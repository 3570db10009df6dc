import pytest

from bot.rules.pieces import COMPUTER
from bot.rules.view import TableView
from tests.discord.people import Way
from tests.discord.playing import Players
from tests.discord.world import World
from tests.store.tables import rows

NAMES = "Ana Bob Cleo Dev Eva Finn"
BUTTONS: tuple[Way, ...] = ("tap", "menu", "form")


@pytest.mark.parametrize(
    ("count", "dice", "ways"),
    [
        pytest.param(2, 5, ("slash",), id="two people type everything"),
        pytest.param(3, 3, ("slash",), id="three people type everything"),
        pytest.param(6, 2, ("slash",), id="six people type everything"),
        pytest.param(2, 5, BUTTONS, id="two people press everything"),
        pytest.param(3, 3, BUTTONS, id="three people press everything"),
        pytest.param(6, 2, BUTTONS, id="six people press everything"),
        pytest.param(3, 5, ("slash", *BUTTONS), id="three people do both"),
    ],
)
async def test_people_play_to_the_end(here: World, count: int, dice: int, ways: tuple[Way, ...]) -> None:
    people = here.people(NAMES)[:count]
    typed = ways == ("slash",)
    await people[0].starts(dice=dice)
    for person in people[1:]:
        await (person.types("perudo join") if typed else person.presses("Join"))
    await (people[0].types("perudo begin") if typed else people[0].presses("Begin"))
    players = Players(here, people, ways, seed=count * dice)
    game = here.table().record.game

    over = await players.play()

    assert players.used >= {*ways, "Dudo!"}
    assert players.rounds == over.rounds
    await see_the_end(here, over, game)


async def test_people_and_computers_play_to_the_end(here: World) -> None:
    ana, bob = here.people("Ana Bob")
    await ana.starts(computers=2, level="easy", dice=3)
    await bob.presses("Join")
    await ana.types("perudo computers", count=1, level="hard")
    await ana.presses("Begin")
    players = Players(here, [ana, bob], ("slash", *BUTTONS), seed=4)
    game = here.table().record.game
    over = await players.play()
    await see_the_end(here, over, game)


async def see_the_end(here: World, over: TableView, game: str) -> None:
    """The last card says who won, and the database says the same."""
    ranked = sorted(over.seats, key=lambda seat: seat.place)
    card = here.card()
    assert f"{ranked[0].name} wins!" in card.text
    lines = [line for line in card.text.splitlines() if line[:1] in "🥇🥈🥉▫"]
    assert [seat.name in line for seat, line in zip(ranked, lines, strict=True)] == [True] * len(ranked)
    assert card.buttons == {"Rematch": True, "Replay": True}
    assert not here.tables

    status = await rows(here.database, f"SELECT status FROM game WHERE id = '{game}'")
    seats = await rows(here.database, f"SELECT player_id, place FROM seat WHERE game_id = '{game}' ORDER BY number")
    totals = await rows(
        here.database,
        f"SELECT player_id, games, wins FROM tally WHERE period = 'always' AND guild_id = {here.guild.id}",
    )
    people = [seat for seat in over.seats if seat.player != COMPUTER]
    assert [tuple(row) for row in status] == [("finished",)]
    assert [tuple(row) for row in seats] == [(seat.player or None, seat.place) for seat in over.seats]
    assert {tuple(row) for row in totals} == {(seat.player, 1, int(seat.place == 1)) for seat in people}
