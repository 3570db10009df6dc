"""Time, handed in: every wait of the product goes through a `Clock`, so that tests can turn one by hand."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970, UTC; for what people and Discord are told. It may be set while the bot runs."""
        ...

    def elapsed(self) -> float:
        """Seconds since some moment; for how long something takes. It goes on evenly, whatever the time is set to."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after that many seconds of this clock; may be cancelled."""
        ...


class WallClock:
    """The real clock. Sleeping follows the monotonic clock, so that a changed wall clock moves no deadline."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()

    def elapsed(self) -> float:
        """Seconds since this machine was started, or so."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Return after that many real seconds."""
        await asyncio.sleep(seconds)
