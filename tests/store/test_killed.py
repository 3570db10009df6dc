"""`kill -9` in the middle of writing (the shared list of faults, 12 and 15)."""

import sqlite3
from contextlib import closing
from itertools import accumulate
from pathlib import Path
from random import Random

from bot.store import Database, LiveTable, migrate
from tests.store import appending
from tests.store.appending import MOVES, rest

KILLS = 20
ENDS = list(accumulate(len(events) for events in MOVES))
"""How long the log of a game is after each of its moves."""


async def test_fault_12_after_a_kill_all_that_was_said_to_be_saved_is_there_and_no_half_move(sqlite_file: Path) -> None:
    address = f"sqlite:///{sqlite_file}"
    await migrate(address)
    chance, told = Random(12), 0
    for number in range(KILLS):
        saved = killed_after(chance.uniform(0, 0.12), address, number * 100_000)
        told += len(saved)
        with closing(sqlite3.connect(sqlite_file)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert file.execute("PRAGMA foreign_key_check").fetchall() == []
            whole(file, saved)
    assert told > KILLS
    database = await Database.open(address)
    assert all(isinstance(found, LiveTable) for found in await database.journal.live())
    recounted = await database.recount()
    assert recounted.games
    assert not any(recounted.differences.values())
    await database.close()


def killed_after(seconds: float, address: str, first: int) -> dict[str, int]:
    """Let a process write, kill it so long after its first word, and return the last seq that it told of each game."""
    process, words = appending.start(address, first)
    assert words.poll(20)
    saved = dict([words.recv()])
    process.join(seconds)
    assert process.is_alive()
    process.kill()
    process.join()
    saved |= dict(rest(words))
    return saved


def whole(file: sqlite3.Connection, saved: dict[str, int]) -> None:
    """See that the games on disk are those that were told, and at most one move more."""
    there = dict(file.execute("SELECT game_id, max(seq) FROM game_event GROUP BY game_id HAVING max(seq) = count(*)"))
    assert len(there) == file.execute("SELECT count(*) FROM game").fetchone()[0]
    ahead = sum(ENDS.index(there[game]) - ENDS.index(seq) for game, seq in saved.items())
    new = [game for game in there if game not in saved and int(game.split("-")[1]) // 100_000 == batch(saved)]
    assert ahead + len(new) in {0, 1}
    statuses = dict(file.execute("SELECT id, status FROM game"))
    finished = sum(length == ENDS[-1] for length in there.values())
    assert {game for game, status in statuses.items() if status == "finished"} == {
        game for game, length in there.items() if length == ENDS[-1]
    }
    assert file.execute("SELECT count(*) FROM seat").fetchone() == (2 * finished,)
    assert set(file.execute("SELECT games FROM tally WHERE period = 'always'")) <= {(finished,)}


def batch(saved: dict[str, int]) -> int:
    return int(next(iter(saved)).split("-")[1]) // 100_000
