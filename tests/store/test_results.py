import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.scores.highlights import highlights_of
from bot.scores.outcome import Outcome
from bot.scores.tallies import Tally
from bot.store import Board, Conflict, Database, Journal, NotSaved, schema
from bot.store.connections import Connections
from tests.rules.chance import log_of
from tests.store.plays import ANA, BLUFFED, BOB, CHO, DEALT, GATHERING, ROLLED, STOPPED, WON, play, seated, table, won
from tests.store.tables import execute, rows


async def counted(database: Database, person: int, guild: int | None) -> tuple[int, int]:
    """The games of a person, and those that they won."""
    tally = await database.boards.tally(person, guild) or Tally()
    return tally.games, tally.wins


async def test_a_finished_game_is_closed_with_its_seats_and_totals(database: Database) -> None:
    record = table()
    await play(database.journal, record, seated(ANA, BOB, computers=1), ROLLED)
    game = replay((*seated(ANA, BOB, computers=1), *ROLLED))
    last = replay(WON[:1], game)
    await database.journal.append(record, last, WON[:1], at=9, cause=None)
    won_ = replay(WON[1:], last)
    await database.journal.append(record, won_, WON[1:], at=10, cause=None)

    (closed,) = await rows(database, "SELECT status, ended_at, preset FROM game")
    seats = await rows(database, "SELECT player_id, level, name, place FROM seat ORDER BY number")

    assert tuple(closed) == ("finished", 10, "quick")
    assert [tuple(seat) for seat in seats] == [(ANA, None, "P5", 1), (BOB, None, "P6", 3), (None, "hard", "C1", 0)]
    assert await counted(database, ANA, record.guild) == (1, 1)
    assert await counted(database, BOB, None) == (1, 0)
    assert await database.boards.tally(BOB, 999) is None
    assert await database.journal.live() == []


async def test_fault_38_the_end_of_a_game_counts_once(database: Database) -> None:
    record = table()
    game = replay((*GATHERING, *ROLLED))
    await play(database.journal, record, GATHERING, ROLLED)
    end = replay(WON, game)

    ends = [database.journal.append(record, end, WON, at=9, cause=None) for _ in range(5)]
    outcomes = await asyncio.gather(*ends, return_exceptions=True)

    kinds = [type(outcome) for outcome in outcomes]
    assert (kinds.count(Outcome), kinds.count(Conflict)) == (1, 4)
    assert await counted(database, ANA, None) == (1, 1)


async def test_fault_38_an_end_whose_counting_breaks_is_no_end_until_it_can_be_counted(
    sqlite_database: Database,
) -> None:
    """What ends a game and what counts it are one write: nothing can come between the two."""
    record, journal = table(), sqlite_database.journal
    game = await play(journal, record, GATHERING, ROLLED)
    await execute(sqlite_database, "CREATE TRIGGER broken BEFORE INSERT ON tally BEGIN SELECT RAISE(ABORT, 'no'); END")
    with pytest.raises(NotSaved):
        await journal.append(record, replay(WON, game), WON, at=9, cause=None)
    assert len(await journal.log(record.game)) == game.seq
    assert await rows(sqlite_database, "SELECT status FROM game") == [("live",)]
    await execute(sqlite_database, "DROP TRIGGER broken")
    await journal.append(record, replay(WON, game), WON, at=9, cause=None)
    assert await counted(sqlite_database, ANA, None) == (1, 1)


class Died(Exception):
    """The process, in the middle of a transaction."""


class Steps:
    """A connection whose process dies before one of its statements."""

    def __init__(self, connection: AsyncConnection, left: int) -> None:
        self._connection = connection
        self._left = left

    async def execute(self, *statement: Any) -> Any:
        self._step()
        return await self._connection.execute(*statement)

    async def scalar(self, *statement: Any) -> Any:
        self._step()
        return await self._connection.scalar(*statement)

    def _step(self) -> None:
        if not self._left:
            raise Died
        self._left -= 1

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


class Mortal:
    """Connections of a process that dies in its next write, before the statement of that number."""

    def __init__(self, inner: Connections, statement: int) -> None:
        self._inner = inner
        self._statement = statement

    async def write(self, work: Callable[[Any], Awaitable[None]]) -> None:
        await self._inner.write(lambda connection: work(Steps(connection, self._statement)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


async def everything(database: Database) -> list[Any]:
    return [await database._connections.read(sa.select(found)) for found in schema.metadata.tables.values()]


@pytest.mark.parametrize(("seasons", "counted_in"), [(0, None), (2, "s2")], ids=["without a season", "in a season"])
async def test_fault_38_whoever_dies_at_any_step_of_an_end_leaves_neither_the_end_nor_what_follows(
    database: Database, seasons: int, counted_in: str | None
) -> None:
    """And what is there when it was carried out at last is what a recount finds."""
    await won(database.journal, ANA, BOB)
    for number in range(seasons):
        assert await database.seasons.start(5, "", number, after=number)
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED, DEALT, BLUFFED)
    before, steps = await everything(database), 0
    outcome: Outcome | None = None
    while outcome is None:
        assert await everything(database) == before
        with suppress(Died):
            journal = Journal(Mortal(database._connections, steps))
            outcome = await journal.append(record, replay(WON, game), WON, at=9, cause=None)
        steps += 1
    assert outcome.earned
    assert (outcome.season and outcome.season.period) == counted_in
    assert bool(await database.boards.tally(ANA, 5, "s2")) == bool(counted_in)
    assert steps > len(schema.metadata.tables)
    assert await counted(database, ANA, None) == (2, 2)
    assert not any((await database.recount()).differences.values())


async def test_what_a_game_is_remembered_for_is_told_at_its_end_and_known_later(database: Database) -> None:
    log = next(log for log in map(log_of, map(Random, range(99))) if replay(log).phase == "over" and told(log))
    record = table()
    game = await play(database.journal, record, log[:1], log[1:-1])
    outcome = await database.journal.append(record, replay(log[-1:], game), log[-1:], at=9, cause=None)
    assert outcome
    assert outcome.highlights == highlights_of(log)
    assert await database.journal.outcome(record.game) == outcome


def told(log: list[Event]) -> bool:
    found = highlights_of(log)
    return None not in {found.best, found.worst, found.bluff}


async def test_games_that_end_together_all_count(database: Database) -> None:
    tables = [table(channel) for channel in range(20)]
    for record in tables:
        await play(database.journal, record, seated(*((ANA, BOB) if record.channel % 2 else (BOB, ANA))), ROLLED)
    starts = [replay((*seated(*((ANA, BOB) if record.channel % 2 else (BOB, ANA))), *ROLLED)) for record in tables]

    await asyncio.gather(
        *(
            database.journal.append(record, replay(WON, game), WON, at=9, cause=None)
            for record, game in zip(tables, starts, strict=True)
        )
    )

    assert await counted(database, ANA, 5) == (20, 10)
    assert await counted(database, BOB, None) == (20, 10)


async def test_fault_38_a_stopped_game_counts_for_nobody(database: Database) -> None:
    await play(database.journal, table(), GATHERING, ROLLED, STOPPED)
    assert [row.status for row in await rows(database, "SELECT status FROM game")] == ["stopped"]
    assert await rows(database, "SELECT * FROM seat") == []
    assert await database.boards.page(Board(None)) == []


async def test_a_person_is_called_what_they_were_called_last(database: Database) -> None:
    await database.people.set_language(ANA, "fr")
    await won(database.journal, ANA, BOB)
    assert await database.people.languages(10) == {ANA: "fr"}
    assert [standing.name for standing in await database.boards.page(Board(5))] == ["P5", "P6"]


async def test_fault_39_the_leaderboard_of_an_empty_server_is_empty(database: Database) -> None:
    assert await database.boards.page(Board(5)) == []


async def test_fault_39_the_leaderboard_of_one_player(database: Database) -> None:
    await won(database.journal, ANA, BOB, guild=1)
    await won(database.journal, ANA, CHO, guild=2)
    (ana, bob) = await database.boards.page(Board(1))
    assert (ana.place, ana.person, ana.name, ana.tally.games) == (1, ANA, "P5", 1)
    assert bob.place == 2
    first = (await database.boards.page(Board(None)))[0]
    assert (first.person, first.tally.games, first.tally.wins) == (ANA, 2, 2)


TIES = [(11, 12), (12, 11), (13, 12), (14, 15), (15, 14), (13, 16), (13, 16), (13, 17)]
"""Winner and loser: 13 won all of 4; 11, 14 and 15 one of 2; 12 one of 3; 16 none of 2 and 17 none of 1."""


@pytest.mark.parametrize("size", [1, 2, 3, 100])
async def test_fault_39_ties_share_a_place_and_the_next_is_skipped_on_every_page(database: Database, size: int) -> None:
    for winner, loser in TIES:
        await won(database.journal, winner, loser)
    pages = [await database.boards.page(Board(5), limit=size, offset=offset) for offset in range(0, 8, size)]
    board = [(standing.place, standing.person) for page in pages for standing in page]
    assert board == [(1, 13), (2, 11), (2, 14), (2, 15), (5, 12), (6, 16), (6, 17)]
