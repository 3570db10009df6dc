"""One life of the bot: the real client on the real store, from its start to its death."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine
from contextvars import Context, copy_context
from heapq import heappop
from pathlib import Path
from typing import Any

from bench import offline
from bot import text
from bot.chat.client import Client
from bot.chat.commands import commands
from bot.rules.pieces import PlayerId
from bot.store import Keep
from bot.store.lock import ProcessLock
from bot.store.sqlite import SqliteConnections
from bot.tables.agenda import Pace
from bot.tables.gathering import Terms
from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.crash.fate import Chance, Fate
from tests.crash.mortal import MortalConnections, mortal
from tests.crash.room import Room, RoomWire
from tests.crash.steady import Steady
from tests.tables.hand import HandClock

TEXTS = text.load()
PACE = Pace(reveal=5.0, thinking=1.5)

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class LifeClock(HandClock):
    """A clock that outlives every process."""

    def __init__(self) -> None:
        super().__init__()
        self.store: MortalConnections | None = None
        self.fate: Fate | None = None

    def _writing(self) -> bool:
        return bool(self.store and self.store.busy) and not self._dead()

    async def turn(self, seconds: float) -> None:
        """Let time pass, but not beyond the instant in which the process dies."""
        until = self._now + seconds
        await self.settle()
        while self._waits and self._waits[0][0] <= until and not self._dead():
            due, _, future = heappop(self._waits)
            if not future.done():
                self._now = due
                future.set_result(None)
                await self.settle()
        if not self._dead():
            self._now = until

    def _dead(self) -> bool:
        return self.fate is not None and self.fate.died is not None

    def skip(self, seconds: float) -> None:
        """Let time pass while no process is there."""
        self._now += seconds


class _Client(Client):
    """The bot, less what it tells Discord of itself at its start."""

    async def _sync_commands(self) -> None:
        for command in commands(self._door, self._database):
            self.tree.add_command(command)


class Life:
    """A process.

    Attributes:
        fate: whether it lives.
        file: its database; after its death, what that was in the instant of it.
    """

    def __init__(  # noqa: PLR0917 - all that outlives it
        self, file: Path, room: Room, clock: LifeClock, chance: Chance, draw: Callable[[int], bytes], channels: int
    ) -> None:
        self.file = file
        self.fate = Fate(chance, self._snapshot)
        self.room = room
        self.wire = RoomWire(room, self.fate)
        self.forgetful = False
        self._clock = clock
        self._draw = draw
        self._channels = channels
        self._context: Context = copy_context()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._left = file.with_name(f"{file.name}-left")

    @property
    def manager(self) -> Manager:
        return self._client._manager

    def table(self, channel: int) -> Table | None:
        return self.manager._tables.get(channel)

    async def begin(self) -> None:
        """Start it, and let it take up what it finds; it may die of that."""
        lock = ProcessLock(self.file)
        inner = await SqliteConnections.open(self.file, 5.0)
        self._database = mortal(inner, lock, self.fate, forgetful=self.forgetful)
        store = self._database._connections
        assert isinstance(store, MortalConnections)
        self._clock.store, self._clock.fate = store, self.fate
        self._client = _Client(
            self._database,
            TEXTS,
            clock=self._clock,
            pace=PACE,
            usual=Terms(),
            rng=Steady(),
            keep=Keep(),
            draw=self._draw,
        )
        connecting = asyncio.get_running_loop().create_task(self._connect(), context=self._context)
        await self.settle()
        if self.fate.died is None:
            await connecting
            self.fate.starting = False

    async def _connect(self) -> None:
        await offline.connect(self._client, self.wire, self._channels)
        await self._client.on_ready()

    def receive(self, payload: offline.Json) -> None:
        """What the gateway sends."""
        self._context.run(self._client._connection.parse_interaction_create, payload)  # type: ignore[arg-type]  # a plain dict, as from the wire

    async def settle(self) -> None:
        """Let everything run until all that is left waits for the clock, or stands still for ever."""
        await self._clock.settle()

    async def end(self, spared: set[asyncio.Task[Any]]) -> None:
        """Bury it: no task of it goes on, and nothing that it leaves behind is what the next life finds."""
        self.fate.bury()
        spared = spared | {task for task in (asyncio.current_task(),) if task}
        while left := asyncio.all_tasks() - spared:
            for task in left:
                task.cancel()
            await asyncio.wait(left)
            for task in left:
                if not task.cancelled():
                    task.exception()
        await self._database.close()
        if self._left.exists():
            for name in ("", "-wal"):
                self._move(name)
            self.file.with_name(self.file.name + "-shm").unlink(missing_ok=True)

    def _snapshot(self) -> None:
        for name in ("", "-wal"):
            source = self.file.with_name(self.file.name + name)
            if source.exists():
                shutil.copy(source, self._left.with_name(self._left.name + name))

    def _move(self, name: str) -> None:
        source, target = self._left.with_name(self._left.name + name), self.file.with_name(self.file.name + name)
        target.unlink(missing_ok=True)
        if source.exists():
            source.rename(target)


def player_ids(count: int) -> list[PlayerId]:
    return [PlayerId(2**40 + number) for number in range(1, count + 1)]
