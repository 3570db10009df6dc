"""Time, handed in: every wait of the product goes through a `Clock`, so that tests can turn one by hand."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after that many seconds of this clock; may be cancelled."""
        ...


class WallClock:
    """The real clock. Sleeping follows the monotonic clock, so that a changed wall clock moves no deadline."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Return after that many real seconds."""
        await asyncio.sleep(seconds)
