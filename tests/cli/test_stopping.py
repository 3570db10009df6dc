"""How the bot is told to end: signals as they come from outside."""

import asyncio
import signal
import subprocess
import sys
import threading
from time import sleep
from typing import cast

import pytest

from bot.chat.client import Client, run
from bot.cli.stopping import told_to_stop

SIGNALS = [signal.SIGINT, signal.SIGTERM]


class LoopOfWindows(asyncio.SelectorEventLoop):
    """A loop that knows nothing of signals."""

    def add_signal_handler(self, sig: int, callback: object, *args: object) -> None:
        raise NotImplementedError


async def stopped_by(number: signal.Signals) -> bool:
    """Whether a signal is told while there is nothing to do but wait, and not before."""
    with told_to_stop() as stop:
        signal.raise_signal(number)
        told_within_the_handler = stop.is_set()
        async with asyncio.timeout(5):
            await stop.wait()
    return not told_within_the_handler


@pytest.mark.parametrize("number", SIGNALS)
def test_fault_15_the_first_signal_asks_on_every_kind_of_loop(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with asyncio.Runner(loop_factory=LoopOfWindows) as runner:
        assert runner.run(stopped_by(number))
    assert signal.getsignal(number) == before


@pytest.mark.parametrize("number", SIGNALS)
def test_fault_15_the_second_signal_ends_the_process_whatever_it_does(number: signal.Signals) -> None:
    stubborn = f"""
import asyncio, signal
from bot.chat.client import Client, run
from bot.cli.stopping import told_to_stop

async def main():
    with told_to_stop() as stop:
        signal.raise_signal({int(number)})
        await stop.wait()
        print("asked", flush=True)
        while True:
            signal.raise_signal({int(number)})

asyncio.run(main())
"""
    run = subprocess.run([sys.executable, "-c", stubborn], check=False, capture_output=True, text=True, timeout=30)
    assert run.returncode != 0
    assert run.stdout == "asked\n"
    assert run.stderr == ""


def send_to_this_thread() -> None:
    """Send a signal that interrupts no wait of the main thread, as one does that comes just before the wait."""
    sleep(0.2)
    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals for one thread")
async def test_fault_15_a_signal_ends_a_wait_that_it_does_not_interrupt() -> None:
    sender = threading.Thread(target=send_to_this_thread)
    with told_to_stop() as stop:
        sender.start()
        await stop.wait()
    sender.join()


class Stubborn:
    """Connects in a way that loses what it is cancelled with, as `asyncio.wait_for` does now and then."""

    def __init__(self) -> None:
        self.connecting = asyncio.Event()
        self.closed = asyncio.Event()

    async def start(self, _: str) -> None:
        self.connecting.set()
        try:
            await self.closed.wait()
        except asyncio.CancelledError:
            await self.closed.wait()

    async def close(self) -> None:
        self.closed.set()


async def test_fault_15_the_bot_ends_though_its_connection_does_not_hear_of_it() -> None:
    client, stop = Stubborn(), asyncio.Event()
    running = asyncio.create_task(run(cast("Client", client), "", stop))
    await client.connecting.wait()
    stop.set()
    async with asyncio.timeout(5):
        await running
    assert client.closed.is_set()
