"""How soon 200 tables are there again after a SIGKILL, and how long a stop takes in a burst: with the real process.

Its Discord is that of the tests, on the same machine. A table has resumed when a player of it was shown their dice;
the yardstick is the same presses on the same process once more.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.measure import Result
from tests.process.games import caused
from tests.process.many import live_tables
from tests.standin.loopback import Loopback
from tests.standin.people import Answer, NotAnswered, Person
from tests.standin.process import Process

TABLES = 200
KILLS = 3
_TOGETHER = 20
"""The people who press in one instant."""

_BEFORE_STOP = 0.3
"""Seconds after which the bot is asked to stop, in the middle of a burst that takes it longer than that."""


def run() -> Iterator[Result]:
    """Measure."""
    yield from asyncio.run(_run())


async def _run() -> list[Result]:
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        async with Loopback() as there:
            there.rest.speeds.strict = False
            process = Process(there, Path(folder))
            people = await live_tables(there, process.database, TABLES)
            async with process:
                return [*await _killed(process, people), await _stopped(process, people)]


async def _killed(process: Process, people: Sequence[Person]) -> list[Result]:
    again, warm, work = [], [], []
    for _ in range(KILLS):
        await _all_answered(people)
        await process.kill()
        await process.start()
        busy = process.busy
        again.append(await _all_answered(people))
        work.append((process.busy - busy) * 1e3)
        warm.append(await _all_answered(people))
    return [
        Result(f"{TABLES} tables, SIGKILL: READY to resumed", median(again), median(warm), 3.0),
        Result(f"{TABLES} tables, SIGKILL: the work of that", max(work), None, 2_000),
    ]


async def _all_answered(people: Sequence[Person]) -> float:
    """Milliseconds until a player of every table has been shown their dice."""
    began = perf_counter()
    for first in range(0, len(people), _TOGETHER):
        presses = (person.presses("My dice") for person in people[first : first + _TOGETHER])
        assert all("Your dice" in answer.text for answer in await asyncio.gather(*presses))
    return (perf_counter() - began) * 1e3


async def _stopped(process: Process, people: Sequence[Person]) -> Result:
    """Let all of them bid at once, and stop the bot in the middle."""
    bids = [asyncio.create_task(_bid(person)) for person in people]
    await asyncio.sleep(_BEFORE_STOP)
    began = perf_counter()
    assert await process.stop(within=10) == 0
    took = (perf_counter() - began) * 1e3
    answers = [answer for answer in await asyncio.gather(*bids) if answer]
    told = {answer.interaction.id for answer in answers if "You bid" in answer.text}
    assert told, "nobody was told that a bid counts"
    assert told <= caused(process.database), "a bid that was acknowledged is lost"
    return Result(f"SIGTERM after {len(told)} of {len(people)} bids at once", took, None, 10_000)


async def _bid(person: Person) -> Answer | None:
    person.patience = 1.0
    try:
        return await person.types("/bid", quantity=2, face="sixes")
    except NotAnswered:
        return None
