"""Leaderboards: in order, by server and period, and each page one read of an index."""

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.evolve import replay
from bot.rules.pieces import PlayerId
from bot.scores.ratings import Rating
from bot.scores.tallies import Tally
from bot.store import BYS, Board, Database
from bot.store.boards import counted, lines, order_of, placed
from bot.store.tallying import Key, keep
from tests.store.plays import ROLLED, WON, play, seated, table, won
from tests.store.tables import execute, rows

TALLIES = {
    1: Tally(games=20, wins=5, rated=20, rating=Rating(30, 2), dudos=20, dudos_right=19),
    2: Tally(games=10, wins=5, rated=10, rating=Rating(31, 5), calzas=5, calzas_right=1, dudos=40, dudos_right=10),
    3: Tally(games=12, wins=6, calzas=10, calzas_right=3),
    4: Tally(games=9, wins=9, rated=9, rating=Rating(20, 2), dudos=19, dudos_right=19, calzas=4, calzas_right=4),
}


async def filled(database: Database, tallies: dict[int, Tally]) -> None:
    people = ", ".join(f"({person}, 'P{person}')" for person in tallies)
    await execute(database, f"INSERT INTO person (id, name) VALUES {people}")

    async def work(connection: AsyncConnection) -> None:
        await keep(connection, {Key(5, "always", PlayerId(person)): tally for person, tally in tallies.items()})

    await database._connections.write(work)


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        pytest.param("rating", [(1, 1), (2, 2), (3, 4)], id="what somebody is at least, of who was ever rated"),
        pytest.param("wins", [(1, 4), (2, 3), (3, 2), (4, 1)], id="wins, and of equals the higher rate"),
        pytest.param("win-rate", [(1, 2), (1, 3), (3, 1)], id="with ten games at least; equals share a place"),
        pytest.param("dudos", [(1, 1), (2, 2)], id="with twenty dudos at least"),
        pytest.param("calzas", [(1, 3), (2, 2)], id="with five calzas at least"),
    ],
)
async def test_a_board_is_in_its_order(database: Database, by: str, expected: list[tuple[int, int]]) -> None:
    await filled(database, TALLIES)
    (which,) = (each for each in BYS if each == by)
    board = await database.boards.page(Board(5, which))
    assert [(line.place, line.person) for line in board] == expected
    assert [line.name for line in board] == [f"P{line.person}" for line in board]
    assert [line.tally for line in board] == [TALLIES[line.person] for line in board]


async def test_who_looks_finds_their_line_between_its_neighbours(database: Database) -> None:
    await filled(database, {person: Tally(games=9, wins=(21 - person) // 2) for person in range(1, 20)})

    async def around(person: int) -> list[tuple[int, int]]:
        return [(line.place, line.person) for line in await database.boards.around(person, Board(5))]

    assert await around(1) == [(1, 1), (2, 2), (2, 3)]
    assert await around(8) == [(6, 7), (8, 8), (8, 9)]
    assert await around(19) == [(18, 18), (18, 19)]
    assert await around(99) == []


async def test_a_place_too_far_behind_is_not_counted(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.boards.LAST_PLACE", 5)
    await filled(database, {person: Tally(games=9, wins=20 - person) for person in range(1, 9)})
    assert [line.person for line in await database.boards.around(5, Board(5))] == [4, 5, 6]
    assert await database.boards.around(6, Board(5)) == []


async def test_a_board_of_a_period_knows_its_games_alone(database: Database) -> None:
    await won(database.journal, 1, 2)
    record = table()
    game = await play(database.journal, record, seated(2, 1), ROLLED)
    await database.journal.append(record, replay(WON, game), WON, at=0, cause=None)
    winners = {
        period: [line.person for line in await database.boards.page(Board(5, period=period)) if line.tally.wins]
        for period in ("always", "2023-11", "1970-01", "1970-W01", "2023-W46", "2001-01")
    }
    assert winners == {
        "always": [1, 2],
        "2023-11": [1],
        "1970-01": [2],
        "1970-W01": [2],
        "2023-W46": [1],
        "2001-01": [],
    }


@pytest.mark.parametrize("period", ["always", "s3"])
@pytest.mark.parametrize("by", BYS)
async def test_a_page_is_one_read_of_its_index(sqlite_database: Database, by: str, period: str) -> None:
    (which,) = (each for each in BYS if each == by)
    board, index = Board(5, which, period), f"ix_tally_by_{by.replace('-', '_')}"
    order = order_of(board)
    for query in (lines(board, 10, 20), counted(board, order > 3), placed(board, 9)):
        steps = await plan(sqlite_database, query)
        assert [step for step in steps if index in step], steps
        assert not [step for step in steps if "TEMP B-TREE" in step or _scans_table(step)], steps


async def plan(database: Database, query: sa.Select[tuple[object, ...]]) -> list[str]:
    text = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    return [row.detail for row in await rows(database, f"EXPLAIN QUERY PLAN {text}")]


def _scans_table(step: str) -> bool:
    return step.startswith("SCAN") and "anon" not in step and step != "SCAN CONSTANT ROW"
