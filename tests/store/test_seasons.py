"""Seasons: a game counts in the one that ran when it ended, and each begins with boards and ratings of its own."""

import asyncio

import pytest
import sqlalchemy as sa

from bot.rules.evolve import replay
from bot.rules.pieces import SeatNo
from bot.scores.outcome import Outcome
from bot.scores.ratings import Rating
from bot.scores.seasons import Season
from bot.scores.tallies import Tally
from bot.store import Board, Database
from bot.store.seasons import newest, running_in
from tests.store.plays import ANA, BOB, ROLLED, STOPPED, WON, play, seated, table
from tests.store.tables import rows
from tests.store.test_boards import plan

GUILD, ELSEWHERE = 5, 6
FIRST = SeatNo(1)


async def won(database: Database, *people: int, guild: int = GUILD, at: int = 0) -> Outcome:
    """Play a game of two seats that the first of these people wins."""
    record = table(guild=guild)
    game = await play(database.journal, record, seated(*people), ROLLED)
    outcome = await database.journal.append(record, replay(WON, game), WON, at=at, cause=None)
    assert outcome
    assert outcome == await database.journal.outcome(record.game)
    return outcome


async def seasons(database: Database, guild: int = GUILD) -> list[Season]:
    return await database.seasons.of(guild, limit=9)


async def games(database: Database, period: str, guild: int | None = GUILD) -> int:
    return (await database.boards.tally(ANA, guild, period) or Tally()).games


async def test_a_season_starts_and_ends(database: Database) -> None:
    assert await seasons(database) == []
    assert await database.seasons.start(GUILD, "Spring", 100, after=0)
    assert await seasons(database) == [Season(1, "Spring", 100)]
    assert await database.seasons.end(GUILD, 1, 200)
    assert await seasons(database) == [Season(1, "Spring", 100, 200)]
    assert await seasons(database, ELSEWHERE) == []


async def test_a_season_that_starts_ends_the_one_that_runs_in_its_server(database: Database) -> None:
    await database.seasons.start(ELSEWHERE, "", 50, after=0)
    await database.seasons.start(GUILD, "Spring", 100, after=0)
    await database.seasons.start(GUILD, "", 300, after=1)
    assert await seasons(database) == [Season(2, "", 300), Season(1, "Spring", 100, 300)]
    assert await seasons(database, ELSEWHERE) == [Season(1, "", 50)]
    assert await database.seasons.of(GUILD, limit=1) == [Season(2, "", 300)]


async def test_what_was_asked_of_another_state_changes_nothing(database: Database) -> None:
    await database.seasons.start(GUILD, "Spring", 100, after=0)
    assert not await database.seasons.start(GUILD, "again", 200, after=0)
    assert not await database.seasons.end(GUILD, 2, 200)
    assert not await database.seasons.end(ELSEWHERE, 1, 200)
    assert await database.seasons.end(GUILD, 1, 300)
    assert not await database.seasons.end(GUILD, 1, 400)
    assert await seasons(database) == [Season(1, "Spring", 100, 300)]


async def test_of_many_who_start_one_together_one_does(database: Database) -> None:
    asked = [database.seasons.start(GUILD, str(number), number, after=0) for number in range(9)]
    assert sum(await asyncio.gather(*asked)) == 1
    (season,) = await seasons(database)
    assert season.name == str(season.started_at)


async def test_a_game_counts_in_the_season_that_runs_when_it_ends(database: Database) -> None:
    begun = table(channel=8)
    before = await play(database.journal, begun, seated(ANA, BOB), ROLLED)
    await won(database, ANA, BOB)
    await database.seasons.start(GUILD, "", 10, after=0)
    outcome = await database.journal.append(begun, replay(WON, before), WON, at=20, cause=None)
    assert outcome
    assert outcome.season == Season(1, "", 10)
    await database.seasons.start(GUILD, "", 30, after=1)
    await won(database, ANA, BOB, at=40)
    await won(database, ANA, BOB, at=41)
    await database.seasons.end(GUILD, 2, 50)
    assert (await won(database, ANA, BOB, at=60)).season is None
    assert [await games(database, period) for period in ("always", "s1", "s2", "s3")] == [5, 1, 2, 0]


async def test_the_order_decides_and_not_the_clock(database: Database) -> None:
    """Moments are of the bot's clock, which may be set, and of Discord's; one may be that of the other, too."""
    await database.seasons.start(GUILD, "", 10, after=0)
    await won(database, ANA, BOB, at=20)
    await database.seasons.start(GUILD, "", 20, after=1)
    for at in (20, 5, 900):
        await won(database, ANA, BOB, at=at)
    await database.seasons.end(GUILD, 2, 30)
    await won(database, ANA, BOB, at=29)
    assert [await games(database, period) for period in ("always", "s1", "s2")] == [5, 1, 3]
    assert not any((await database.recount()).differences.values())


async def test_a_season_is_one_server_s(database: Database) -> None:
    await database.seasons.start(GUILD, "", 10, after=0)
    assert (await won(database, ANA, BOB, guild=ELSEWHERE)).season is None
    assert await games(database, "s1", ELSEWHERE) == 0
    await won(database, ANA, BOB)
    assert await games(database, "s1", None) == 0
    assert await database.boards.page(Board(None, period="s1")) == []
    assert [line.person for line in await database.boards.page(Board(GUILD, period="s1"))] == [ANA, BOB]


async def test_a_rating_begins_anew_and_is_told_as_long_as_the_season_runs(database: Database) -> None:
    for at in range(2):
        await won(database, ANA, BOB, at=at)
    await database.seasons.start(GUILD, "", 10, after=0)
    told = [(await won(database, ANA, BOB, at=at)).changes[FIRST] for at in (11, 12)]
    assert [change.rated for change in told] == [1, 2]
    assert told[0].rating == 1000 + told[0].moved
    await database.seasons.end(GUILD, 1, 20)
    after = (await won(database, ANA, BOB, at=21)).changes[FIRST]
    always = await database.boards.tally(ANA, GUILD)
    assert always
    assert (after.rated, after.rating) == (5, always.rating.shown)
    kept = await rows(database, f"SELECT rated FROM seat WHERE player_id = {ANA} ORDER BY ended_at")
    assert [row.rated for row in kept] == [1, 2, 1, 2, 5]


async def test_a_stopped_game_counts_in_no_season(database: Database) -> None:
    await database.seasons.start(GUILD, "", 10, after=0)
    await play(database.journal, table(), seated(ANA, BOB), ROLLED, STOPPED)
    assert await rows(database, "SELECT season FROM game") == [(None,)]


async def test_the_list_of_games_tells_whose_rating_each_has(database: Database) -> None:
    await won(database, ANA, BOB, at=1)
    await database.seasons.start(GUILD, "Spring", 10, after=0)
    await won(database, BOB, ANA, at=11)
    await database.seasons.end(GUILD, 1, 20)
    late, early = await database.history.page(ANA, GUILD, limit=9)
    assert (late.season, early.season) == (Season(1, "Spring", 10, 20), None)


async def test_who_is_forgotten_stands_on_no_board_of_a_season_and_the_others_stay(database: Database) -> None:
    await database.seasons.start(GUILD, "", 10, after=0)
    await won(database, ANA, BOB)
    bob = await database.boards.tally(BOB, GUILD, "s1")
    await database.privacy.forget(ANA)
    assert [line.person for line in await database.boards.page(Board(GUILD, period="s1"))] == [BOB]
    assert not any((await database.recount()).differences.values())
    assert await database.boards.tally(BOB, GUILD, "s1") == bob
    assert bob
    assert bob.rating.mu < Rating().mu


@pytest.mark.parametrize(
    ("query", "index"),
    [
        pytest.param(newest(GUILD, 25), "PRIMARY KEY (guild_id=?)", id="the newest"),
        pytest.param(running_in(GUILD), "ix_season_running", id="the one that runs"),
    ],
)
async def test_seasons_are_found_without_a_scan(
    sqlite_database: Database, query: sa.Select[tuple[object, ...]], index: str
) -> None:
    steps = await plan(sqlite_database, query)
    assert [step for step in steps if step.startswith("SEARCH season") and index in step], steps
    assert len(steps) == 1, steps
