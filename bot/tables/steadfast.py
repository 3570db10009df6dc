"""Work that is carried to its end even when whoever waits for it goes away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def steadfast(work: Coroutine[Any, Any, T]) -> T:
    """Wait for `work`; it goes on when the waiting is cancelled, and then nobody hears what became of it."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(_heard)
    return await asyncio.shield(task)


def _heard(task: asyncio.Future[Any]) -> None:
    """Keep asyncio from complaining that nobody asked how it went."""
    if not task.cancelled():
        task.exception()
