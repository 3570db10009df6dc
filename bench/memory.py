"""What a live table holds in memory, discord.py's stores included: one of a thousand that people play at."""

import asyncio
import gc
import logging
import resource
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench import offline
from bench.measure import Result
from bench.offline import PRIVATE, Json, Wire
from bot import text
from bot.chat.client import Client
from bot.rules.moves import Begin
from bot.rules.pieces import PlayerId
from bot.store import Database, Keep, migrate
from bot.tables.agenda import Pace
from bot.tables.clock import WallClock
from bot.tables.gathering import Party, Person, Place, Terms

TABLES = 1000
LIMIT = 16.0

_STATM = Path("/proc/self/statm")
_SEATS = 6
_ABREAST = 20
_WARM = 100


class StandingClock(WallClock):
    """Never ends a wait, so that all alarms are held."""

    async def sleep(self, seconds: float) -> None:
        """Wait for ever, as costly as a real wait; what is due at once is done."""
        await asyncio.sleep(seconds + 1e6 if seconds else 0)


async def _play(client: Client, wire: Wire, number: int) -> None:
    """Open a table and begin; let three people look at their dice and the first of them bid."""
    people = tuple(Person(PlayerId(number * 10 + seat), f"Player {number} {seat}") for seat in range(1, _SEATS + 1))
    place = Place(offline.GUILD, offline.channel(number), "en-US")
    table = await client._manager.open(place, Terms(clock=90), Party(people))
    client._stage.open(table)
    await table.ask(Begin(people[0].player))
    while table.view.round is None:  # noqa: ASYNC110 - tables tell their stage alone
        await asyncio.sleep(0.001)
    game, seq, turn = table.record.game, table.view.seq, table.view.round.turn
    on_turn = people[turn - 1].player
    for player in {on_turn, people[0].player, people[1].player}:
        await _press(client, wire, offline.press(f"p1:dice:{game}:{seq}", player, _message(wire), number))
    await _press(client, wire, offline.press(f"p1:raise:{game}:{seq}:1x2", on_turn, _message(wire), number))
    assert table.view.round.bids


def _message(wire: Wire) -> Json:
    return wire.message(0, {"components": []}, PRIVATE)


async def _press(client: Client, wire: Wire, payload: Json) -> None:
    answered = wire.expect(payload)
    client._connection.parse_interaction_create(payload)  # type: ignore[arg-type]  # a plain dict, as from the wire
    await answered


async def _play_all(client: Client, wire: Wire, numbers: range) -> None:
    """Some at a time, as many as one processor keeps busy with."""
    for first in numbers[::_ABREAST]:
        await asyncio.gather(*(_play(client, wire, number) for number in numbers if first <= number < first + _ABREAST))
    await offline.quiet()


def _resident() -> int:
    """The bytes of this process in memory."""
    gc.collect()
    return int(_STATM.read_text(encoding="ascii").split()[1]) * resource.getpagesize()


def run() -> Iterator[Result]:
    """Measure a thousand tables, where the system tells how much memory a process has: that is Linux."""
    if not _STATM.exists():
        return
    logging.getLogger("discord").setLevel("ERROR")
    yield asyncio.run(_run())


async def _run() -> Result:
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        address = f"sqlite:///{folder}/perudo.sqlite3"
        await migrate(address)
        database = await Database.open(address)
        client = Client(
            database,
            text.load(),
            clock=StandingClock(),
            pace=Pace(),
            usual=Terms(),
            rng=Random(1),
            keep=Keep(),
            always_sync=True,
        )
        wire = Wire()
        await offline.connect(client, wire, _WARM + TABLES)
        await _play_all(client, wire, range(_WARM))
        before = _resident()
        await _play_all(client, wire, range(_WARM, _WARM + TABLES))
        after = _resident()
        await client._manager.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await database.close()
    return Result(f"memory of a table, one of {TABLES}", (after - before) / TABLES / 1024, None, LIMIT, "kB")
