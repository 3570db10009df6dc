"""How a command that goes on is told to end: by Ctrl-C or SIGTERM, on every system."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """An event of the running loop, which comes with the first signal; the second ends the process at once.

    asyncio's own handlers of signals would be shorter, but there are none on Windows.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def told(_number: int, _frame: FrameType | None) -> None:
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        loop.call_soon_threadsafe(stop.set)

    before = {number: signal.signal(number, told) for number in _SIGNALS}
    try:
        with _woken_by_signals(loop):
            yield stop
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)


@contextmanager
def _woken_by_signals(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let a signal end the wait of the loop: it may come after Python has looked for signals for the last time.

    On Windows the loop sees to that itself.
    """
    if sys.platform == "win32":
        yield
        return
    here, there = socket.socketpair()
    with here, there:
        there.settimeout(0)
        loop.add_reader(here, here.recv, 64)
        before = signal.set_wakeup_fd(there.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            loop.remove_reader(here)
