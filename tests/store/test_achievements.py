"""What people earned is kept with the end of the game in which they did so first."""

from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.scores.achievements import Earned
from bot.scores.outcome import Outcome
from bot.store import Achieved, Database, GameId, TableRecord
from bot.store.achieving import earned_by, earned_in
from tests.store.plays import ANA, BLUFFED, BOB, DEALT, ROLLED, STOPPED, WON, play, seated, table
from tests.store.tables import execute, rows
from tests.store.test_boards import plan

POKER_FACE = (Earned(1, "poker-face"),)  # type: ignore[arg-type]  # a seat's number


async def bluffed(
    database: Database, *people: int, end: tuple[Event, ...] = WON, guild: int = 5, at: int = 9
) -> tuple[TableRecord, Outcome | None]:
    """A game in which the first of these people bluffs boldly."""
    record = table(guild=guild)
    game = await play(database.journal, record, seated(*people, computers=2 - len(people)), ROLLED, DEALT, BLUFFED)
    return record, await database.journal.append(record, replay(end, game), end, at=at, cause=None)


async def test_what_is_earned_is_told_at_the_end_and_known_later(database: Database) -> None:
    record, outcome = await bluffed(database, ANA, BOB)
    assert outcome
    assert outcome.earned == POKER_FACE
    assert await database.journal.outcome(record.game) == outcome
    assert await database.achievements.of(ANA) == [Achieved("poker-face", record.game, 9)]
    assert await database.achievements.of(BOB) == []


async def test_each_is_earned_once_wherever_that_is(database: Database) -> None:
    first, _ = await bluffed(database, ANA, BOB)
    again, outcome = await bluffed(database, ANA, BOB, guild=6, at=10)
    assert outcome
    assert outcome.earned == ()
    assert await database.journal.outcome(again.game) == outcome
    assert [each.game for each in await database.achievements.of(ANA)] == [first.game]
    other, _ = await bluffed(database, BOB, ANA, at=11)
    assert [each.game for each in await database.achievements.of(BOB)] == [other.game]


async def test_fault_40_a_stopped_game_and_one_of_a_single_person_earn_nothing(database: Database) -> None:
    await bluffed(database, ANA, BOB, end=STOPPED)
    await bluffed(database, ANA)
    assert await rows(database, "SELECT * FROM achievement") == []


async def test_fault_41_who_is_forgotten_has_earned_nothing_and_begins_anew(database: Database) -> None:
    await bluffed(database, ANA, BOB)
    await bluffed(database, BOB, ANA, at=10)
    await database.privacy.forget(ANA)
    assert await database.achievements.of(ANA) == []
    assert len(await database.achievements.of(BOB)) == 1
    assert not any((await database.recount()).differences.values())
    _, outcome = await bluffed(database, ANA, BOB, at=11)
    assert outcome
    assert outcome.earned == POKER_FACE


async def test_fault_38_achievements_are_counted_anew(database: Database) -> None:
    for at in range(3):
        await bluffed(database, ANA, BOB, at=9 + at)
    before = await rows(database, "SELECT * FROM achievement")
    await execute(database, "DELETE FROM achievement")
    await execute(database, f"INSERT INTO achievement SELECT {BOB}, 'hundred', id, 9 FROM game WHERE number = 1")
    assert (await database.recount()).differences["achievement"] == 2
    assert await rows(database, "SELECT * FROM achievement") == before


async def test_an_achievement_of_a_newer_version_does_no_harm(database: Database) -> None:
    record, outcome = await bluffed(database, ANA, BOB)
    await execute(database, "INSERT INTO achievement SELECT player_id, 'moon-walk', game_id, 1 FROM achievement")
    assert [each.name for each in await database.achievements.of(ANA)] == ["poker-face"]
    assert await database.journal.outcome(record.game) == outcome
    assert not any((await database.recount()).differences.values())
    _, later = await bluffed(database, ANA, BOB, at=10)
    assert later
    assert later.earned == ()
    assert len(await rows(database, "SELECT * FROM achievement")) == 2


async def test_nothing_is_scanned_to_tell_what_was_earned(sqlite_database: Database) -> None:
    for query in (earned_by(ANA), earned_in(GameId("game"))):
        steps = await plan(sqlite_database, query)
        assert all(step.startswith("SEARCH") for step in steps), steps
