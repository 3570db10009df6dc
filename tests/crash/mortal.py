"""A store that dies with its process: the real one, which stands still at the stages of a write."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.events import DiceDealt, Event, GameBegun, StarterNamed
from bot.rules.game import Game
from bot.scores.outcome import Outcome
from bot.store import Database, GameId, Journal, NotSaved, TableRecord
from bot.store.connections import Connections, Work
from bot.store.lock import ProcessLock
from tests.crash.fate import Fate, Stage

_doing: ContextVar[Stage | None] = ContextVar("doing", default=None)
"""What is being written, where that is a stage of its own."""


class MortalConnections(Connections):
    """Connections that stand still when their process dies.

    Attributes:
        busy: how many dealings with the database are under way.
    """

    def __init__(self, inner: Connections, fate: Fate, *, forgetful: bool) -> None:
        """Write through `inner`; a `forgetful` store says that it has added rows, and has not."""
        self.busy = 0
        self._inner = inner
        self._fate = fate
        self._forgetful = forgetful

    async def read(self, statement: sa.Executable) -> Sequence[sa.Row[Any]]:
        if self._fate.starting:
            await self._fate.point("starting again")
        async with self._at_work():
            return await self._inner.read(statement)

    async def insert(self, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        await self._fate.point(_doing.get() or "decided, not written")
        if not self._forgetful:
            async with self._at_work():
                await self._inner.insert(table, rows)
        await self._written()

    async def write(self, work: Work) -> None:
        doing = _doing.get()
        if doing:
            await self._fate.point(doing)

        async def step_by_step(connection: AsyncConnection) -> None:
            await work(cast("AsyncConnection", _Steps(connection, self._fate)))

        async with self._at_work():
            await self._inner.write(step_by_step)
        if doing:
            await self._written()

    async def close(self) -> None:
        await self._inner.close()

    async def _written(self) -> None:
        await self._fate.point(_doing.get() or "written, not known")
        if self._fate.lies():
            raise NotSaved("unreachable")

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1


class _Steps:
    """A connection in a transaction, in which the process may die before each statement."""

    def __init__(self, connection: AsyncConnection, fate: Fate) -> None:
        self._connection = connection
        self._fate = fate

    async def execute(self, *statement: Any) -> Any:
        doing = _doing.get()
        if doing:
            await self._fate.point(doing)
        return await self._connection.execute(*statement)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


class MortalJournal(Journal):
    """The real journal, which says what it is writing."""

    async def open(
        self, record: TableRecord, secret: bytes, events: Sequence[Event], *, at: int, cause: int | None
    ) -> None:
        with _writing("opening a table"):
            await super().open(record, secret, events, at=at, cause=cause)

    async def append(
        self, record: TableRecord, after: Game, events: Sequence[Event], *, at: int, cause: int | None
    ) -> Outcome | None:
        with _writing(_stage_of(after, events)):
            return await super().append(record, after, events, at=at, cause=cause)

    async def remember_card(self, game: GameId, *rest: Any, **more: Any) -> None:
        with _writing("posted, not remembered"):
            await super().remember_card(game, *rest, **more)


def mortal(inner: Connections, lock: ProcessLock, fate: Fate, *, forgetful: bool) -> Database:
    """A database that dies with its process."""
    connections = MortalConnections(inner, fate, forgetful=forgetful)
    database = Database(connections, lock)
    database.journal = MortalJournal(connections)
    return database


def _stage_of(after: Game, events: Sequence[Event]) -> Stage | None:
    if after.ended:
        return "ending a game"
    first_deal = after.rounds == 1 and any(isinstance(event, DiceDealt) for event in events)
    early = after.rounds == 0 and any(isinstance(event, GameBegun | StarterNamed) for event in events)
    return "begun, not dealt" if first_deal or early else None


@contextmanager
def _writing(stage: Stage | None) -> Any:
    token = _doing.set(stage)
    try:
        yield
    finally:
        _doing.reset(token)
