"""Answers go first: whatever else is sent to a channel waits for the people who wait there."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Answering:
    """Knows who waits for an answer, by channel."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting: defaultdict[int | None, set[asyncio.Future[None]]] = defaultdict(set)

    @contextmanager
    def somebody(self, channel: int | None) -> Iterator[None]:
        """Somebody in a channel waits for as long as this is open."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[channel].add(waiting)
        try:
            yield
        finally:
            waiting.set_result(None)
            self._waiting[channel].discard(waiting)
            if not self._waiting[channel]:
                del self._waiting[channel]

    async def done(self, channel: int) -> None:
        """Return once everyone who waits in a channel now has their answer; not for those who come later."""
        if channel in self._waiting:
            await asyncio.wait(set(self._waiting[channel]))
