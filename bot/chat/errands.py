"""What is done beside answering: tasks that nobody awaits, whose failures are logged and never lost."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.chat.troubles import FAILED, in_short

log = logging.getLogger(__name__)

_PATIENCE = 5.0
"""Seconds for which a bot that stops waits for what is under way."""


class Errands:
    """Runs tasks until the bot stops."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._waits: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something soon."""
        self._keep(errand, self._tasks)

    def after(self, wait: Coroutine[Any, Any, None], then: Callable[[], None]) -> None:
        """Do something when `wait` is over; a bot that stops does not wait for it."""
        self._keep(_after(wait, then), self._waits)

    async def close(self) -> None:
        """Let what is under way finish, for a few seconds at most."""
        for wait in self._waits:
            wait.cancel()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=_PATIENCE)
            for task in late:
                task.cancel()

    def _keep(self, errand: Coroutine[Any, Any, None], among: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(errand)
        among.add(task)
        task.add_done_callback(among.discard)
        task.add_done_callback(_report)


async def _after(wait: Coroutine[Any, Any, None], then: Callable[[], None]) -> None:
    await wait
    then()


def _report(task: asyncio.Task[None]) -> None:
    if task.cancelled() or (error := task.exception()) is None:
        return
    if isinstance(error, FAILED):
        log.info("a message beside a card could not be shown: %s", in_short(error))
    else:
        log.error("an errand stopped by a bug", exc_info=error)
