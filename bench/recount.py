"""Ten thousand games, ended one after the other, and counted anew from their logs."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

from bench.measure import Result
from bot import players
from bot.dealing import Dealer, Secret
from bot.rules.decide import decide
from bot.rules.events import Event, SeatTaken
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Begin, Deal, Move, NameStarter, OpenTable, TakeSeat
from bot.rules.options import PRESETS
from bot.rules.pieces import PlayerId, SeatNo
from bot.rules.view import seat_view
from bot.store import Database, GameId, TableRecord, migrate

GAMES = 10_000
PLAYED = 50
"""Games that are really played; each is stored many times, by other people."""

PEOPLE = 400
SECRET = Secret(bytes(32))
LIMIT_END = 25.0
LIMIT_COUNT = 25.0
"""Milliseconds a game; on a machine that does nothing else it takes far less."""


def run() -> Iterator[Result]:
    """Measure what the end of a game takes, and what to count it anew."""
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{Path(folder) / 'perudo.sqlite3'}"
        asyncio.run(migrate(address))
        yield from asyncio.run(_measure(address))


async def _measure(address: str) -> list[Result]:
    database, chance = await Database.open(address), Random(6)
    played = [_play(number) for number in range(PLAYED)]
    began = perf_counter()
    for number in range(GAMES):
        await _store(database, number, played[number % PLAYED], chance)
    ended = perf_counter()
    found = await database.recount()
    counted = perf_counter()
    await database.close()
    print(f"# {found}", flush=True)
    assert not any(found.differences.values())
    return [
        Result("storing and ending a game", (ended - began) / GAMES * 1e3, None, LIMIT_END),
        Result("counting a game anew", (counted - ended) / GAMES * 1e3, None, LIMIT_COUNT),
    ]


def _play(number: int) -> list[Event]:
    """A game of four people who play as computers do."""
    seats = [TakeSeat(PlayerId(seat), f"P{seat}") for seat in range(1, 5)]
    game, events, chance = Game(), list[Event](), Random(number)
    dealer = Dealer(str(number), SECRET, [""] * 4)
    gathering: tuple[Move, ...] = (OpenTable("classic", PRESETS["classic"], 90), *seats, Begin(PlayerId(1)))
    for move in gathering:
        game = _make(game, move, events)
    while not game.ended:
        game = _make(game, _next(game, dealer, chance), events)
    return events


def _next(game: Game, dealer: Dealer, chance: Random) -> Move:
    held = [seat.dice for seat in game.seats]
    if game.round:
        return players.PLAYERS["easy"].choose(seat_view(game, game.round.turn), chance)
    return NameStarter(*dealer.roll_off(held)) if game.phase == "roll-off" else Deal(dealer.deal(game.rounds + 1, held))


def _make(game: Game, move: Move, events: list[Event]) -> Game:
    made = decide(game, move)
    events += made
    return replay(made, game)


async def _store(database: Database, number: int, played: list[Event], chance: Random) -> None:
    people = iter(chance.sample(range(1, PEOPLE), 4))
    opening = [SeatTaken(SeatNo(seat), PlayerId(next(people)), f"P{seat}") for seat in range(1, 5)]
    at = 1_780_000_000_000 + number * 600_000
    record = TableRecord(GameId(f"g{number}"), 1 + number % 5, number, "en-US", at)
    first, rest = [played[0], *opening], played[5:]
    await database.journal.open(record, SECRET, first, at=at, cause=None)
    await database.journal.append(record, replay(rest, replay(first)), rest, at=at + 500_000, cause=None)
