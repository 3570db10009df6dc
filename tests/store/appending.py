"""A process that writes games as fast as it can and tells of each move that it was told is saved, to be killed."""

import asyncio
import multiprocessing
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.store import Database, LiveTable
from tests.store.plays import ANA, BOB, DEALT, ROLLED, SECRET, WON, bid, seated, table

MOVE = 3
"""Each move but the first and the last of a game writes so many events."""

MOVES = [seated(ANA, BOB), (*ROLLED, *DEALT), *([bid(quantity) * MOVE for quantity in range(1, 9)]), (*WON,)]

START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(["tests.store.appending"])


def start(address: str, first: int) -> tuple[ForkServerProcess, Connection]:
    """Start the process; it sends (game, seq) for each move that is saved. `first` numbers its games."""
    here, there = START.Pipe(duplex=False)
    process = START.Process(target=_main, args=(address, first, there), daemon=True)
    process.start()
    there.close()
    return process, here


def rest(saved: Connection) -> Iterator[tuple[str, int]]:
    """What a process said before it died."""
    while True:
        try:
            yield saved.recv()
        except (EOFError, OSError):
            return


def _main(address: str, first: int, saved: Connection) -> None:
    asyncio.run(_play(address, first, saved))


async def _play(address: str, first: int, saved: Connection) -> None:
    database = await Database.open(address)
    for found in await database.journal.live():
        assert isinstance(found, LiveTable)
        await database.journal.set_aside(found.record.game, "its process was killed")
    for number in range(first, first + 100_000):
        await _game(database, f"killed-{number}", saved)


async def _game(database: Database, name: str, saved: Connection) -> None:
    record = table(name=name)
    game = Game()
    for number, events in enumerate(MOVES):
        game = replay(events, game)
        if number:
            await database.journal.append(record, game, events, at=number, cause=None)
        else:
            await database.journal.open(record, SECRET, events, at=number, cause=None)
        saved.send((name, game.seq))
