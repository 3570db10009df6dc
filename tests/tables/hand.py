"""A clock, a stage and a journal that are worked by hand."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count

from bot.rules.events import Event, OpenEvent
from bot.rules.game import Game
from bot.rules.pieces import SeatNo
from bot.scores.outcome import Outcome
from bot.store import Entry, GameId, Journal, LiveTable, TableRecord, UnreadableTable
from bot.store.connections import Connections
from bot.tables.table import Table

Hook = Callable[[], Awaitable[None]]


async def nothing() -> None:
    """The hook of a journal that works."""


class HandJournal(Journal):
    """The real journal; `before` and `after` are awaited around each write of a move, and may wait or fail.

    So may `before_reading`, before each reading of a log.
    """

    def __init__(self, connections: Connections) -> None:
        super().__init__(connections)
        self.before: Hook = nothing
        self.after: Hook = nothing
        self.before_reading: Hook = nothing
        self.writes = 0
        self.busy = 0

    async def open(
        self, record: TableRecord, secret: bytes, events: Sequence[Event], *, at: int, cause: int | None
    ) -> None:
        await self.before()
        with self._work():
            await super().open(record, secret, events, at=at, cause=cause)
        await self.after()

    async def append(
        self, record: TableRecord, after: Game, events: Sequence[Event], *, at: int, cause: int | None
    ) -> Outcome | None:
        await self.before()
        with self._work():
            told = await super().append(record, after, events, at=at, cause=cause)
        self.writes += 1
        await self.after()
        return told

    async def live(self) -> list[LiveTable | UnreadableTable]:
        with self._work():
            return await super().live()

    async def log(self, game: GameId) -> list[Entry]:
        await self.before_reading()
        with self._work():
            return await super().log(game)

    async def outcome(self, game: GameId) -> Outcome | None:
        with self._work():
            return await super().outcome(game)

    @contextmanager
    def _work(self) -> Iterator[None]:
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1


class HandClock:
    """Time stands still until `turn` moves it; it is told wrongly by `error` seconds."""

    def __init__(self) -> None:
        self.journal: HandJournal | None = None
        self.slept: list[float] = []
        self._now = 1_700_000_000.0
        self._waits: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self.error = 0.0

    def now(self) -> float:
        return self._now + self.error

    def elapsed(self) -> float:
        return self._now

    @property
    def waiting(self) -> int:
        """How many waits are going on."""
        return sum(not future.done() for _, _, future in self._waits)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if seconds <= 0:
            return await asyncio.sleep(0)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waits, (self._now + seconds, next(self._numbers), future))
        return await future

    async def turn(self, seconds: float) -> None:
        """Let that many seconds pass: everything that is due happens in its order, and no real time is waited."""
        until = self._now + seconds
        await self.settle()
        while self._waits and self._waits[0][0] <= until:
            due, _, future = heapq.heappop(self._waits)
            if not future.done():
                self._now = due
                future.set_result(None)
                await self.settle()
        self._now = until

    def _writing(self) -> bool:
        return self.journal is not None and self.journal.busy > 0

    async def settle(self) -> None:
        """Let everything run until all that is left waits for this clock, or for a hook of the journal."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)
        while (busy := self._writing()) or loop._ready:  # type: ignore[attr-defined]  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.0003 if busy else 0)


class HandStage:
    """Notes what tables show."""

    def __init__(self) -> None:
        self.shown: list[tuple[Table, int, tuple[OpenEvent, ...]]] = []
        self.reminded: list[tuple[Table, SeatNo]] = []
        self.broken = False

    def changed(self, table: Table, events: tuple[OpenEvent, ...]) -> None:
        self.shown.append((table, table.view.seq, events))
        self._break()

    def remind(self, table: Table, seat: SeatNo) -> None:
        self.reminded.append((table, seat))
        self._break()

    def _break(self) -> None:
        if self.broken:
            raise ValueError("the screen is broken")

    def kinds(self, table: Table) -> list[str]:
        """What a table showed so far, by the names of the events."""
        return [type(event).__name__ for shown, _, events in self.shown for event in events if shown is table]


class Gate:
    """A hook that holds back whoever comes, until it is opened."""

    def __init__(self) -> None:
        self.held = 0
        self._open = asyncio.Event()

    async def __call__(self) -> None:
        self.held += 1
        await self._open.wait()

    def open(self) -> None:
        self._open.set()
