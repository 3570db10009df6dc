"""The bot as a process of its own: started, stopped, killed and started again on the same database."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.store import migrate
from tests.standin.loopback import Loopback

ROOT = Path(__file__).parents[2]

STARTING = 20.0
"""Seconds after which a bot that is not there yet never will be."""


class Process:
    """`perudo run`, on a database in `home`.

    Attributes:
        lines: what it logged, since its first start.
        ready_after: the seconds from its last start to READY.
    """

    def __init__(
        self, there: Loopback, home: Path, *, token: str | None = None, log_level: str = "info", **table: str | float
    ) -> None:
        """Prepare it; `table` is the section of that name in the settings."""
        self.lines: list[str] = []
        self.ready_after = 0.0
        self.database = home / "perudo.sqlite3"
        self._there = there
        self._token = there.token if token is None else token
        self._config = home / "config.toml"
        self._log_level = log_level
        self._table = {"reveal": 0, "thinking": 0, **table}
        self._child: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.running:
            await self.kill()
        if error:
            sys.stdout.write(self.log)

    @property
    def running(self) -> bool:
        return self._child is not None and self._child.returncode is None

    @property
    def log(self) -> str:
        return "\n".join(self.lines)

    @property
    def pid(self) -> int:
        if self._child is None:
            raise RuntimeError("the bot was not started")
        return self._child.pid

    @property
    def busy(self) -> float:
        """The seconds of work that it has cost the machine so far, as far as the system tells."""
        status = Path(f"/proc/{self.pid}/stat")
        if not status.exists():
            return 0.0
        user, system = status.read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def spawn(self) -> None:
        """Start it, and do not wait."""
        if not self.database.exists():
            await migrate(f"sqlite:///{self.database}")
        self._config.write_text(self._settings(), encoding="utf-8")
        launch = ["-m", "tests.standin.launch", self._there.api, self._there.gateway.url]
        self._child = await asyncio.create_subprocess_exec(
            sys.executable,
            *launch,
            *("run", "--config", str(self._config)),
            cwd=ROOT,
            env={**os.environ, "DISCORD_TOKEN": self._token},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1024**2,
        )
        self._reading = asyncio.create_task(self._read())

    async def start(self) -> None:
        """Start it, and wait until it has heard READY."""
        sessions, began = len(self._there.gateway.sessions), time.monotonic()
        await self.spawn()
        await self._there.world.until(
            lambda: not self.running or len(self._there.gateway.sessions) > sessions, STARTING, "READY"
        )
        if not self.running:
            raise AssertionError(f"the bot ended by itself:\n{self.log}")
        self.ready_after = time.monotonic() - began

    async def stop(self, within: float = 10.0) -> int:
        """Ask it to end (SIGTERM); returns its exit code."""
        self.signal(signal.SIGTERM)
        return await self.wait(within)

    async def kill(self) -> None:
        """End it at once (SIGKILL)."""
        self.signal(signal.SIGKILL)
        await self.wait()

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    async def wait(self, within: float = 10.0, *, alone: bool = True) -> int:
        """Wait until it has ended, and its connection, if it is `alone` on this Discord; returns its exit code."""
        if self._child is None or self._reading is None:
            raise RuntimeError("the bot was not started")
        code = await asyncio.wait_for(self._child.wait(), within)
        await self._reading
        if alone:
            await self._there.world.until(lambda: not self._there.gateway.connected, what="the connection's end")
        return code

    def _settings(self) -> str:
        lines = [f'database = "{self.database}"', f'log_level = "{self._log_level}"', "[table]"]
        return "\n".join([*lines, *(f"{key} = {value!r}".replace("'", '"') for key, value in self._table.items())])

    async def _read(self) -> None:
        stream = self._child.stdout if self._child else None
        while stream and (line := await stream.readline()):
            self.lines.append(line.decode(errors="replace").rstrip())
