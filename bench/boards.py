"""Pages of leaderboards, histories and statistics over a million finished games, beside rows of a primary key.

The games are drawn, not played: four seats each, of 50,000 people on 200 servers, some of whom play far more
than others. What they add up to is kept of all time, of the last month, of the last week and of a season a server.
"""

import asyncio
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from bench.measure import Result, awaited_in_turns, in_turns
from bot.rules.pieces import PlayerId
from bot.scores.facts import FACTS
from bot.scores.ratings import Rating
from bot.scores.seasons import Season
from bot.scores.tallies import ALWAYS, Tally, periods
from bot.store import BYS, LAST_GAMES, Board, Database, migrate, schema
from bot.store.boards import counted, lines, order_of, placed
from bot.store.history import games_of
from bot.store.tallying import Key, row

GAMES = 1_000_000
PEOPLE = 50_000
SERVERS = 200
ROUNDS = 60
GAMES_OF_A_PAGE = 5
LIMIT = 3.0
LIMIT_MS = 1.0

_FIRST = 1_780_000_000_000
_EVERY = 25_000
"""Milliseconds between two ends: a million games take some ten months."""

_LAST = _FIRST + GAMES * _EVERY
_KEPT = periods(_LAST - _EVERY)
_SEASON = Season(1, "", _FIRST)
_BATCH = 20_000


class _Sums(NamedTuple):
    games: dict[Key, int]
    wins: dict[Key, int]


def run() -> Iterator[Result]:
    """Measure every standard page."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "perudo.sqlite3"
        asyncio.run(migrate(f"sqlite:///{file}"))
        began = perf_counter()
        fill(file, GAMES)
        print(f"# {GAMES:,} games in {perf_counter() - began:.0f} s: {file.stat().st_size / 1e9:.2f} GB", flush=True)
        yield from asyncio.run(_through_the_store(file))
        yield from _plainly(file)


def fill(file: Path, games: int) -> None:
    """Write games and what they add up to."""
    chance = Random(6)
    sums = _Sums(defaultdict(int), defaultdict(int))
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("BEGIN")
        database.executemany(
            "INSERT INTO person (id, name) VALUES (?, ?)", ((n, f"P{n}") for n in range(1, PEOPLE + 1))
        )
        for first in range(0, games, _BATCH):
            drawn = [_draw(number, chance, sums) for number in range(first, min(first + _BATCH, games))]
            _insert(database, schema.game, [game for game, _ in drawn])
            _insert(database, schema.seat, [seat for _, seats in drawn for seat in seats])
        keys = sorted(sums.games)
        for first in range(0, len(keys), _BATCH):
            _insert(database, schema.tally, [_tally(key, sums, chance) for key in keys[first : first + _BATCH]])
        started = {"number": _SEASON.number, "name": _SEASON.name, "started_at": _SEASON.started_at}
        _insert(database, schema.season, [{"guild_id": server, **started} for server in range(1, SERVERS + 1)])
        database.execute("COMMIT")
        database.execute("ANALYZE")


def _draw(number: int, chance: Random, sums: _Sums) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """One game of four people of one server; low numbers play most."""
    server, at = 1 + int(SERVERS * chance.random() ** 2), _FIRST + number * _EVERY
    people = {1 + server - 1 + SERVERS * int(PEOPLE // SERVERS * chance.random() ** 2) for _ in range(8)}
    game: dict[str, Any] = {"id": f"g{number:09}", "guild_id": server, "channel_id": server, "language": "en-US"}
    game |= {"preset": "classic", "status": "finished", "opened_at": at - 900_000, "ended_at": at}
    game |= {"number": number + 1, "weight": 1.0, "season": _SEASON.number}
    seats = [
        {"game_id": game["id"], "number": place, "player_id": person, "name": f"P{person}", "place": place}
        | {"guild_id": server, "ended_at": at, "rating": 1000, "moved": 1, "rated": 9}
        | dict.fromkeys(FACTS, 1)
        for place, person in enumerate(sorted(people, key=lambda _: chance.random())[:4], 1)
    ]
    kept = [period for period in periods(at) if period in _KEPT]
    scopes = [(guild, period) for guild in (schema.EVERYWHERE, server) for period in kept]
    for seat in seats:
        for guild, period in (*scopes, (server, _SEASON.period)):
            key = Key(guild, period, PlayerId(seat["player_id"]))
            sums.games[key] += 1
            sums.wins[key] += seat["place"] == 1
    return game, seats


def _tally(key: Key, sums: _Sums, chance: Random) -> dict[str, Any]:
    games = sums.games[key]
    rating = Rating(chance.gauss(25, 4), max(25 / 3 * 0.98**games, 1.2))
    calls = {"dudos": 4 * games, "dudos_right": chance.randint(games, 3 * games)}
    calls |= {"calzas": games, "calzas_right": chance.randint(0, games)}
    return row(key, Tally(games=games, wins=sums.wins[key], rated=games, rating=rating, **calls))


def _insert(database: sqlite3.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    names = list(rows[0])
    marks = ", ".join("?" * len(names))
    statement = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})"
    database.executemany(statement, [tuple(row[name] for name in names) for row in rows])


def _boards() -> Iterator[tuple[str, Board]]:
    for by in BYS:
        yield f"{by}, here, of a season", Board(1, by, _SEASON.period)
        for guild in (None, 1):
            for period in _KEPT:
                yield f"{by}, {'here' if guild else 'everywhere'}, {period}", Board(guild, by, period)


def _first(rows: int) -> sa.Select[Any]:
    """The first rows of a primary key."""
    tally = schema.tally
    return sa.select(tally).where(tally.c.guild_id == schema.EVERYWHERE, tally.c.period == ALWAYS).limit(rows)


_TOP = _first(10)


async def _through_the_store(file: Path) -> list[Result]:
    """What whoever asks waits for."""
    database = await Database.open(f"sqlite:///{file}")
    made = []
    for name, board in _boards():
        ours, plain = await awaited_in_turns(ROUNDS, partial(_page, database, board), partial(_top, database))
        made.append(Result(f"first page by {name}", ours, plain, LIMIT))
    await database.close()
    return made


async def _page(database: Database, board: Board) -> None:
    assert len(await database.boards.page(board)) == 10


async def _top(database: Database) -> None:
    assert len(await database._connections.read(_TOP)) == 10


def _plainly(file: Path) -> Iterator[Result]:
    """What the database itself takes, for the page and for the place of somebody in the middle."""
    with closing(sqlite3.connect(file)) as database:
        for name, board in _boards():
            page, top = _all(database, lines(board, 11, 0)), _all(database, _TOP)
            ours, plain = in_turns(ROUNDS, page, top, calls=20)
            yield Result(f"SQL of it, by {name}", ours, None, LIMIT_MS)
            yield Result(f"SQL of it, by {name}", ours, plain, LIMIT)
        for name, query, beside in _of_one():
            ours, plain = in_turns(ROUNDS, _all(database, query), _all(database, beside), calls=20)
            yield Result(name, ours, None, LIMIT_MS)
            yield Result(name, ours, plain, LIMIT)
        board = Board(None)
        far = _all(database, counted(board, order_of(board) > 0))
        yield Result("counting 5,000 places", in_turns(ROUNDS, far, far)[0], None, LIMIT_MS)


def _of_one() -> Iterator[tuple[str, sa.Select[Any], sa.Select[Any]]]:
    """What is asked of one person, who has played more than most, and what it is measured against.

    The last games are some hundred rows, so as many of a primary key stand beside them.
    """
    yield "a page of a history", games_of(1, 1, GAMES_OF_A_PAGE + 1, 0), _TOP
    yield "the last games, for statistics", games_of(1, 1, LAST_GAMES, 0), _first(LAST_GAMES * 4)
    yield "my own place", placed(Board(1), 1), _TOP
    yield "the place of somebody in the middle", placed(Board(1), 1 + SERVERS * (PEOPLE // SERVERS // 2)), _TOP


def _all(database: sqlite3.Connection, query: sa.Select[Any]) -> Callable[[], object]:
    text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
    return lambda: database.execute(text).fetchall()
