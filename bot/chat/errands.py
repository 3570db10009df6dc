"""What is done beside answering: tasks that nobody awaits, whose failures are logged and never lost."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord

log = logging.getLogger(__name__)

_PATIENCE = 5.0
"""Seconds for which a bot that stops waits for what is under way."""


class Errands:
    """Runs tasks until the bot stops."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something soon."""
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Let what is under way finish, for a few seconds at most."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=_PATIENCE)
            for task in late:
                task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, discord.HTTPException | discord.RateLimited):
            log.info("a message beside a card could not be shown: %s", error)
        else:
            log.error("an errand stopped by a bug", exc_info=error)
