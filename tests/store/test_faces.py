from collections import Counter

from bot.rules.events import DiceDealt
from bot.rules.evolve import replay
from bot.rules.pieces import FACES
from bot.store import Database, GameId
from tests.store.plays import BID, CUPS, DEALT, GATHERING, ROLLED, STOPPED, WON, play, table
from tests.store.tables import rows


async def finish(database: Database, guild: int) -> None:
    """Play a game with one round, which is void in the end."""
    record = table(guild=guild)
    game = await play(database.journal, record, GATHERING, ROLLED, DEALT, BID)
    await database.journal.append(record, replay(WON, game), WON, at=record.opened_at + 9, cause=None)


async def test_faces_are_counted_as_games_are_finished(database: Database) -> None:
    once = Counter(die for cup in CUPS for die in cup)
    await finish(database, 5)
    await finish(database, 5)
    await finish(database, 6)
    assert await database.faces.fell(5) == {face: 2 * once[face] for face in FACES}
    assert await database.faces.fell(6) == {face: once[face] for face in FACES}
    assert await database.faces.fell(None) == {face: 3 * once[face] for face in FACES}


async def test_no_game_no_faces(database: Database) -> None:
    assert await database.faces.fell(5) == dict.fromkeys(FACES, 0)


async def test_a_game_that_is_played_or_stopped_counts_for_nothing(database: Database) -> None:
    await play(database.journal, table(), GATHERING, ROLLED, DEALT, BID)
    await play(database.journal, table(8), GATHERING, ROLLED, DEALT, STOPPED)
    assert sum((await database.faces.fell(None)).values()) == 0


async def test_the_counts_are_those_of_the_logs(database: Database) -> None:
    """Counted anew from what is true of each game, they are the same."""
    await finish(database, 5)
    await finish(database, 6)
    anew: Counter[int] = Counter()
    for row in await rows(database, "SELECT id FROM game WHERE status = 'finished'"):
        dealt = [entry.event for entry in await database.journal.log(GameId(row.id))]
        anew.update(die for event in dealt if isinstance(event, DiceDealt) for cup in event.cups for die in cup)
    assert await database.faces.fell(None) == {face: anew[face] for face in FACES}
