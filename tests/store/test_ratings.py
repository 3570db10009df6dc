"""Ratings, as they are kept when games end."""

import pytest

from bot.rules.evolve import replay
from bot.scores.outcome import Outcome
from bot.scores.ratings import Rating
from bot.store import Database
from bot.store.results import DAY
from tests.store.plays import ANA, BOB, CHO, ROLLED, STOPPED, WON, play, seated, table
from tests.store.tables import rows


async def won(database: Database, *people: int, computers: int = 0, at: int = 0, guild: int = 5) -> Outcome | None:
    """Play a game that the first of these people wins, for everybody else gets up; it ends at that moment."""
    record = table(guild=guild)
    game = await play(database.journal, record, seated(*people, computers=computers), ROLLED)
    outcome = await database.journal.append(record, replay(WON, game), WON, at=at, cause=None)
    assert outcome == await database.journal.outcome(record.game)
    return outcome


async def test_a_game_moves_the_ratings_of_its_server_and_those_of_everywhere(database: Database) -> None:
    outcome = await won(database, ANA, BOB)
    assert outcome
    winner, loser = outcome.changes.values()
    assert winner.rating == 1000 + winner.moved
    assert loser.rating == 1000 + loser.moved
    assert winner.moved == -loser.moved > 0
    here, everywhere = await database.boards.tally(ANA, 5), await database.boards.tally(ANA, None)
    assert here == everywhere
    assert here
    assert here.rating.shown == winner.rating
    assert await database.boards.tally(ANA, 6) is None


async def test_each_period_begins_with_a_new_rating(database: Database) -> None:
    await won(database, ANA, BOB)
    await won(database, ANA, BOB, at=40 * DAY)
    january, february = [await database.boards.tally(ANA, 5, month) for month in ("1970-01", "1970-02")]
    always = await database.boards.tally(ANA, 5)
    assert january
    assert february
    assert always
    assert (january.games, february.games, always.games) == (1, 1, 2)
    assert january.rating == february.rating
    assert always.rating.mu > january.rating.mu > Rating().mu


@pytest.mark.parametrize(
    ("people", "computers", "weight"),
    [
        pytest.param([ANA, BOB], 0, 1, id="two people"),
        pytest.param([ANA, BOB], 2, 1, id="two people among computers"),
        pytest.param([ANA], 1, 0, id="one person and a computer"),
    ],
)
async def test_fault_40_a_game_is_rated_with_two_people_and_computers_never_are(
    database: Database, people: list[int], computers: int, weight: int
) -> None:
    outcome = await won(database, *people, computers=computers)
    assert outcome
    assert outcome.weight == weight
    assert set(outcome.changes) == (set(range(1, len(people) + 1)) if weight else set())
    tally = await database.boards.tally(ANA, None)
    assert tally
    assert (tally.games, tally.rated) == (1, weight)


async def test_fault_40_a_stopped_game_is_not_rated(database: Database) -> None:
    record = table()
    await play(database.journal, record, seated(ANA, BOB), ROLLED, STOPPED)
    assert await database.journal.outcome(record.game) is None
    assert await database.boards.tally(ANA, None) is None


async def test_fault_40_the_same_people_within_a_day_count_less_and_others_in_full(database: Database) -> None:
    async def weight(*people: int, at: int, guild: int = 5) -> float:
        outcome = await won(database, *people, at=at, guild=guild)
        assert outcome
        return outcome.weight

    assert [await weight(ANA, BOB, at=hour) for hour in range(3)] == [1, 1, 1]
    assert await weight(BOB, ANA, at=3, guild=6) == 3 / 4, "in another order, in another server"
    assert await weight(ANA, BOB, CHO, at=4) == 1, "with one more"
    assert await weight(ANA, CHO, at=5) == 1
    assert await weight(ANA, BOB, at=2 + DAY) == 1, "two of the four are of the last day"


async def test_a_rating_is_kept_beside_the_seat(database: Database) -> None:
    for at in range(2):
        await won(database, ANA, BOB, at=at)
    kept = await rows(database, f"SELECT rating, moved, rated FROM seat WHERE player_id = {ANA} ORDER BY ended_at")
    first, second = (tuple(row) for row in kept)
    assert second[0] == first[0] + second[1]
    assert (first[2], second[2]) == (1, 2)
