"""How two ways are measured: in turns, in the same process, by the medians of both."""

import gc
from collections.abc import Awaitable, Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple


class Result(NamedTuple):
    """What was measured: ours beside a yardstick, or, where there is none, beside the limit alone.

    Attributes:
        name: what was done.
        ours: what it cost us, in `unit`.
        yardstick: what the plainest way costs, None where there is none.
        limit: the highest `ours / yardstick`, or the highest `ours` where there is no yardstick.
        unit: what the figures are in.
    """

    name: str
    ours: float
    yardstick: float | None
    limit: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        """What must not be above the limit."""
        return self.ours if self.yardstick is None else self.ours / self.yardstick

    @property
    def ok(self) -> bool:
        """Whether it is fast or small enough."""
        return self.ratio <= self.limit

    def __str__(self) -> str:
        plain = f"{'':11}" if self.yardstick is None else f"{self.yardstick:8.3f} {self.unit}"
        ratio = (
            f"{'':6} limit {self.limit:g} {self.unit}"
            if self.yardstick is None
            else f"{self.ratio:5.2f}x limit {self.limit:g}x"
        )
        return f"{self.name:44} {self.ours:8.3f} {self.unit}  {plain}  {ratio:18} {'ok' if self.ok else 'FAIL'}"


def in_turns(
    rounds: int, ours: Callable[[], object], plain: Callable[[], object], calls: int = 1
) -> tuple[float, float]:
    """The median milliseconds of one call, ours and the yardstick's; each measurement makes `calls` of them.

    Now one goes first and now the other, so that the machine's moods fall on both alike.
    """
    taken: tuple[list[float], list[float]] = ([], [])
    gc.collect()
    for turn in range(rounds):
        for way in (0, 1) if turn % 2 else (1, 0):
            do = (ours, plain)[way]
            start = perf_counter()
            for _ in range(calls):
                do()
            taken[way].append((perf_counter() - start) / calls)
    return median(taken[0]) * 1e3, median(taken[1]) * 1e3


async def awaited_in_turns(
    rounds: int, ours: Callable[[], Awaitable[float | None]], plain: Callable[[], Awaitable[float | None]]
) -> tuple[float, float]:
    """The same for what is awaited; a way that returns a number has measured itself, in seconds."""
    taken: tuple[list[float], list[float]] = ([], [])
    gc.collect()
    for turn in range(rounds):
        for way in (0, 1) if turn % 2 else (1, 0):
            start = perf_counter()
            measured = await (ours, plain)[way]()
            taken[way].append(perf_counter() - start if measured is None else measured)
    return median(taken[0]) * 1e3, median(taken[1]) * 1e3
