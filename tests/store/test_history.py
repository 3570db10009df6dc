"""The games that somebody finished: the newest first, of one server, and one read of an index."""

import pytest

from bot.rules.bids import Bid
from bot.rules.evolve import replay
from bot.rules.pieces import Face, SeatNo
from bot.scores.cups import Bluff
from bot.scores.tallies import Change
from bot.store import LAST_GAMES, Database, Other, TableRecord
from bot.store.history import games_of
from tests.store.plays import ANA, BOB, CHO, ROLLED, WON, play, seated, table, won
from tests.store.tables import execute
from tests.store.test_boards import plan


async def ended(database: Database, name: str, at: int, *people: int, computers: int = 0, guild: int = 5) -> None:
    """A game of two seats that the first one wins."""
    record: TableRecord = table(guild=guild, name=name)
    game = await play(database.journal, record, seated(*people, computers=computers), ROLLED)
    await database.journal.append(record, replay(WON, game), WON, at=at, cause=None)


async def page(database: Database, person: int, limit: int = 9, offset: int = 0) -> list[str]:
    return [past.game for past in await database.history.page(person, 5, limit=limit, offset=offset)]


async def test_the_newest_game_comes_first(database: Database) -> None:
    for name, at in (("b", 2_000), ("d", 9_000), ("a", 2_000), ("c", 5_000)):
        await ended(database, name, at, ANA, BOB)
    assert await page(database, ANA) == await page(database, BOB) == ["d", "c", "b", "a"]
    assert await page(database, ANA, limit=2) == ["d", "c"]
    assert await page(database, ANA, limit=2, offset=1) == ["c", "b"]
    assert await page(database, ANA, offset=4) == []


async def test_a_game_of_another_server_or_of_others_is_not_there(database: Database) -> None:
    await ended(database, "mine", 1_000, ANA, BOB)
    await ended(database, "elsewhere", 2_000, ANA, BOB, guild=6)
    await ended(database, "others", 3_000, CHO, BOB)
    assert await page(database, ANA) == ["mine"]
    anywhere = await database.history.page(ANA, None, limit=9)
    assert [past.game for past in anywhere] == ["elsewhere", "mine"]


async def test_a_game_that_is_played_or_was_stopped_is_not_there(database: Database) -> None:
    await play(database.journal, table(), seated(ANA, BOB), ROLLED)
    assert await page(database, ANA) == []


async def test_a_game_says_who_came_where_and_what_it_did_to_the_rating(database: Database) -> None:
    await won(database.journal, ANA, BOB, CHO)
    (past,) = await database.history.page(BOB, 5, limit=9)
    assert (past.place, past.name, past.others) == (2, "P6", (Other("P5", 1, ANA), Other("P7", 3, CHO)))
    assert isinstance(past.change, Change)
    assert past.change.rated == 1


async def test_a_game_against_computers_is_not_rated(database: Database) -> None:
    await ended(database, "alone", 1_000, ANA, computers=1)
    (past,) = await database.history.page(ANA, 5, limit=9)
    assert (past.place, past.others, past.ended_at, past.change) == (1, (Other("C1", 2, level="hard"),), 1_000, None)


async def test_a_game_keeps_the_boldest_bluff(database: Database) -> None:
    await ended(database, "bold", 1_000, ANA, BOB)
    await execute(database, "UPDATE seat SET bluff_quantity = 8, bluff_face = 5, bluff_chance = 0.125 WHERE number = 1")
    bluffs = [(await database.history.page(person, 5, limit=9))[0].bluff for person in (ANA, BOB)]
    assert bluffs == [Bluff(SeatNo(1), Bid(8, Face(5)), called=False, chance=0.125), None]


async def test_who_was_forgotten_has_no_games_and_no_name_in_those_of_others(database: Database) -> None:
    await ended(database, "old", 1_000, ANA, BOB)
    await database.privacy.forget(ANA)
    assert await page(database, ANA) == []
    ((other,),) = [past.others for past in await database.history.page(BOB, 5, limit=9)]
    assert other.name == ""
    assert other.person
    assert other.person < 0


@pytest.mark.parametrize(
    ("guild", "limit", "offset", "index"),
    [
        pytest.param(5, 6, 0, "ix_seat_history", id="the first page of a history"),
        pytest.param(5, 6, 495, "ix_seat_history", id="its last page"),
        pytest.param(5, LAST_GAMES, 0, "ix_seat_history", id="statistics of one server"),
        pytest.param(None, LAST_GAMES, 0, "ix_seat_lately", id="statistics of all servers"),
    ],
)
async def test_a_page_is_one_range_of_its_index_and_each_game_by_its_key(
    sqlite_database: Database, guild: int | None, limit: int, offset: int, index: str
) -> None:
    steps = await plan(sqlite_database, games_of(ANA, guild, limit, offset))
    assert [step for step in steps if f"SEARCH mine USING COVERING INDEX {index}" in step], steps
    assert [step for step in steps if "SEARCH sat USING PRIMARY KEY (game_id=?)" in step], steps
    assert not [step for step in steps if "TEMP B-TREE" in step or (step.startswith("SCAN") and step != "SCAN page")]
