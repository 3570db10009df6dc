"""What is kept as games end is what their logs add up to."""

from random import Random

import pytest

from bot.rules.evolve import replay
from bot.store import Database, Recount, migrate
from tests.rules.chance import log_of
from tests.store.plays import ANA, BID, BOB, CHO, DEALT, GATHERING, ROLLED, STOPPED, WON, play, table, whole, won
from tests.store.tables import execute, rows

KEPT = ("game", "seat", "tally", "faces", "achievement")
SEASONS = (1, 4)
"""The games of an evening before which a season starts."""


async def an_evening(database: Database) -> None:
    """Games of all sorts, some in a season, some of them in another server, and some that never end."""
    played = ((ANA, BOB), (BOB, ANA), (ANA, BOB, CHO), (BOB, ANA), (ANA, BOB), (CHO, BOB, ANA), (ANA, BOB))
    for number, people in enumerate(played):
        if number in SEASONS:
            assert await database.seasons.start(5, "", number, after=SEASONS.index(number))
        await won(database.journal, *people, guild=5 + len(people) % 2)
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED, DEALT, BID)
    await database.seasons.end(5, len(SEASONS), 9)
    await database.journal.append(record, replay(WON, game), WON, at=record.opened_at + 9, cause=None)
    await play(database.journal, table(8), GATHERING, ROLLED, STOPPED)
    await play(database.journal, table(9), GATHERING, ROLLED, DEALT)


async def kept(database: Database) -> dict[str, list[tuple[object, ...]]]:
    return {name: sorted(map(tuple, await rows(database, f"SELECT * FROM {name}")), key=repr) for name in KEPT}


async def test_fault_38_a_recount_finds_no_difference(database: Database) -> None:
    await an_evening(database)
    before = await kept(database)
    assert await database.recount() == Recount(8, 0, dict.fromkeys(KEPT, 0))
    assert await kept(database) == before


async def test_whole_games_of_all_kinds_are_counted_anew_as_they_were(database: Database) -> None:
    for seed in range(12):
        await whole(database.journal, log_of(Random(seed)))
    before = await kept(database)
    found = await database.recount()
    assert not any(found.differences.values())
    assert await kept(database) == before
    await execute(database, "UPDATE seat SET bluff_chance = 0.9, dudos_expected = 0 WHERE number = 1")
    assert (await database.recount()).differences["seat"] == found.games
    assert await kept(database) == before


@pytest.mark.parametrize(
    ("damage", "differences"),
    [
        pytest.param(
            f"UPDATE tally SET wins = 9 WHERE player_id = {ANA} AND period = 'always'", {"tally": 3}, id="wins"
        ),
        pytest.param("UPDATE tally SET mu = mu + 0.001", {"tally": 28}, id="ratings"),
        pytest.param(f"DELETE FROM tally WHERE player_id = {BOB}", {"tally": 11}, id="tallies are missing"),
        pytest.param("UPDATE tally SET period = '2001-01' WHERE period LIKE '____-__'", {"tally": 16}, id="too many"),
        pytest.param("UPDATE seat SET bids = 7, rating = NULL", {"seat": 18}, id="seats"),
        pytest.param("DELETE FROM seat WHERE number = 1", {"seat": 8}, id="seats are missing"),
        pytest.param("UPDATE game SET weight = 2 WHERE number > 0", {"game": 8}, id="weights"),
        pytest.param("UPDATE faces SET count = 0", {"faces": 12}, id="faces"),
    ],
)
async def test_fault_38_a_recount_tells_what_differs_and_mends_it(
    database: Database, damage: str, differences: dict[str, int]
) -> None:
    await an_evening(database)
    before = await kept(database)
    await execute(database, damage)

    found = await database.recount()

    assert {name: count for name, count in found.differences.items() if count} == differences
    assert str(found).startswith(f"8 games counted: {sum(differences.values())} differences (")
    assert await kept(database) == before


async def test_a_game_whose_log_cannot_be_read_counts_as_before_and_that_is_told(database: Database) -> None:
    await an_evening(database)
    before = await kept(database)
    await execute(database, "UPDATE game_event SET body = '{}' WHERE game_id = (SELECT id FROM game WHERE number = 3)")
    found = await database.recount()
    assert found == Recount(8, 1, dict.fromkeys(KEPT, 0))
    assert str(found) == "8 games counted, 1 by their seats, for their logs can't be read: 0 differences"
    assert await kept(database) == before


async def lose_logs(database: Database, which: str) -> None:
    lost = f"game_id IN (SELECT id FROM game WHERE {which})"
    await execute(database, f"DELETE FROM game_event WHERE {lost}")


LOST = [
    pytest.param("number = 3", 1, id="one"),
    pytest.param("number <= 6", 6, id="the oldest"),
    pytest.param("number > 0", 12, id="all"),
]


@pytest.mark.parametrize(("which", "lost"), LOST)
async def test_games_whose_logs_are_gone_count_as_before(database: Database, which: str, lost: int) -> None:
    for seed in range(12):
        await whole(database.journal, log_of(Random(seed)))
    before = await kept(database)
    assert before["achievement"]
    await lose_logs(database, which)
    assert await database.recount() == Recount(12, 0, dict.fromkeys(KEPT, 0), lost)
    assert await kept(database) == before


async def test_what_games_whose_logs_are_gone_add_up_to_is_mended(database: Database) -> None:
    await an_evening(database)
    before = await kept(database)
    await lose_logs(database, "number IN (2, 5)")
    await execute(database, "UPDATE tally SET wins = 9, mu = mu + 1")
    await execute(database, "UPDATE seat SET bids = 7 WHERE game_id = (SELECT id FROM game WHERE number = 3)")
    found = await database.recount()
    assert found.differences["tally"]
    assert found.differences["seat"]
    assert str(found).startswith("8 games counted, 2 of them by their seats, for their logs are gone: ")
    assert await kept(database) == before


async def test_the_faces_of_a_server_all_of_whose_logs_are_there_are_mended(database: Database) -> None:
    await an_evening(database)
    before = await kept(database)
    await lose_logs(database, "number > 0 AND guild_id = 6")
    await execute(database, "UPDATE faces SET count = count + 1 WHERE guild_id = 5")
    assert (await database.recount()).differences["faces"] == 6
    assert await kept(database) == before


async def test_progress_is_told(database: Database) -> None:
    await an_evening(database)
    told: list[tuple[int, int]] = []
    await database.recount(lambda done, of: told.append((done, of)))
    assert told[-1] == (8, 8)


async def test_a_migration_counts_anew_what_it_could_not_carry_over(address: str) -> None:
    database = await Database.open(address)
    await an_evening(database)
    before = await kept(database)
    await execute(database, "DELETE FROM note WHERE key = 'scores'")
    await execute(database, "DELETE FROM tally")
    await database.close()
    await migrate(address)
    database = await Database.open(address)
    assert await kept(database) == before
    await database.close()
