"""The twin of a game: what it is without any crash, made by the same moves in the same order."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from heapq import heappop
from typing import Any

from bot.rules.errors import RuleError
from bot.rules.events import Event, OpenEvent, SeatReturned
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.pieces import SeatNo
from bot.store import Entry, GameId, Journal, TableRecord
from bot.tables.agenda import Pace
from bot.tables.manager import Manager
from bot.tables.refusals import TableError
from bot.tables.table import Table
from tests.crash.steady import Steady
from tests.tables.hand import HandClock


class Differs(Exception):
    """A game is not what its twin is."""


class Memory(Journal):
    """A journal that never fails, of all twins."""

    def __init__(self) -> None:
        self.logs: dict[GameId, list[Event]] = {}

    async def open(
        self,
        record: TableRecord,
        secret: bytes,  # noqa: ARG002 - twins draw their own
        events: Sequence[Event],
        *,
        at: int,  # noqa: ARG002 - asked as a journal is
        cause: int | None,  # noqa: ARG002 - asked as a journal is
    ) -> None:
        self.logs[record.game] = list(events)

    async def append(
        self,
        record: TableRecord,
        after: Game,  # noqa: ARG002 - asked as a journal is
        events: Sequence[Event],
        *,
        at: int,  # noqa: ARG002 - asked as a journal is
        cause: int | None,  # noqa: ARG002 - asked as a journal is
    ) -> None:
        self.logs[record.game] += events

    async def log(self, game: GameId) -> list[Entry]:
        return [Entry(seq, 0, event) for seq, event in enumerate(self.logs[game], start=1)]


class TwinClock(HandClock):
    """Time moves only when the twin is to do something by itself; even what is due at once waits for that."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(max(seconds, 1e-6))

    async def next(self) -> bool:
        """Let the next thing happen that is due by itself; false if nothing is."""
        while self._waits:
            due, _, future = heappop(self._waits)
            if not future.done():
                self._now = max(self._now, due)
                future.set_result(None)
                await self.settle()
                return True
        return False


class _Unseen:
    """Shows nothing."""

    def changed(self, table: Table, events: tuple[OpenEvent, ...]) -> None:
        pass

    def remind(self, table: Table, seat: SeatNo) -> None:
        pass


Make = Callable[["Twin"], Awaitable[object]]
"""Makes somebody's move in a twin."""


class Twin:
    """A game that is played without a crash, as far as the other has come."""

    def __init__(self, memory: Memory, draws: Sequence[bytes]) -> None:
        """Draw `draws`, one after the other."""
        self.memory = memory
        self.clock = TwinClock()
        drawn = iter(draws)
        self.manager = Manager(memory, _Unseen(), self.clock, Pace(), Steady(), lambda _: next(drawn))
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table
        return self._table

    @property
    def events(self) -> list[Event]:
        return self.memory.logs[self.table.record.game] if self._table else []

    @property
    def tasks(self) -> set[asyncio.Task[Any]]:
        """What it does by itself."""
        return {alarm} if self._table and (alarm := self._table._autopilot._alarm) else set()

    async def follow(self, log: Sequence[tuple[Event, int | None]], moves: Mapping[int, Make]) -> None:
        """Make the moves of `log` that are still missing here.

        Raises:
            Differs: they cause something else here.
        """
        while len(self.events) < len(log):
            event, cause = log[len(self.events)]
            before = len(self.events)
            try:
                await self._do(event, cause, moves)
            except (RuleError, TableError) as refusal:
                raise Differs(f"event {before + 1}, {event}, is refused: {refusal!r}") from None
            if len(self.events) == before:
                raise Differs(f"event {before + 1}, {event}, does not come about")
            self._compare(log, before)

    def _compare(self, log: Sequence[tuple[Event, int | None]], since: int) -> None:
        for seq, (own, (other, _)) in enumerate(zip(self.events[since:], log[since:], strict=False), start=since + 1):
            if own != other:
                raise Differs(f"event {seq} is {other}, and {own} in its twin")

    async def _do(self, event: Event, cause: int | None, moves: Mapping[int, Make]) -> None:
        if cause is not None:
            if cause not in moves:
                raise Differs(f"{event} has a cause that nobody was")
            made = await moves[cause](self)
            if self._table is None and isinstance(made, Table):
                self._table = made
        elif self._table is None:
            raise Differs("it begins by itself")
        elif isinstance(event, SeatReturned):
            await self.table.come_back(self.table.view.seat(event.seat).player)
        else:
            await self._by_itself()

    async def _by_itself(self) -> None:
        before = len(self.events)
        while len(self.events) == before and await self.clock.next():
            pass

    def at(self, seq: int) -> Game:
        """The game after so many events."""
        return self.table._game if seq == len(self.events) else replay(self.events[:seq])
