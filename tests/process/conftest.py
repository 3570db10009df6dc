"""The real bot as a process of its own, on a Discord of one's own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel
from tests.standin.process import Process
from tests.standin.spec import Spec


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than three seconds")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what was measured (`record_property`)."""
    measured = [
        f"{name}: {value}" for run in terminalreporter.getreports("passed") for name, value in run.user_properties
    ]
    if measured:
        terminalreporter.section("measured")
        terminalreporter.write_line("\n".join(measured))


@asynccontextmanager
async def content_discord() -> AsyncIterator[Loopback]:
    """Discord; in the end it must have had nothing to complain of.

    Its limits of speed are off, because tests play faster than anyone: who is about them turns them on.
    """
    async with Loopback() as loopback:
        loopback.rest.speeds.strict = False
        yield loopback
    loopback.rest.hold_against(Spec.of_environment())
    assert not loopback.rest.refused, loopback.rest.refused


@asynccontextmanager
async def sound_bot(there: Loopback, home: Path) -> AsyncIterator[Process]:
    """The bot, which is there; in the end it must not have said its token, nor have broken."""
    async with Process(there, home) as process:
        yield process
    assert there.token not in process.log
    assert "Traceback" not in process.log


@pytest.fixture
async def there() -> AsyncIterator[Loopback]:
    """A Discord of the test's own."""
    async with content_discord() as loopback:
        yield loopback


@pytest.fixture
async def bot(there: Loopback, den: Channel, tmp_path: Path) -> AsyncIterator[Process]:
    """A process of the test's own."""
    async with sound_bot(there, tmp_path) as process:
        yield process


@pytest.fixture
def den(there: Loopback) -> Channel:
    return there.guild("Home").channel("den")


@pytest.fixture
def ana(there: Loopback, den: Channel) -> Person:
    return there.person("Ana", den)


@pytest.fixture
def ben(there: Loopback, den: Channel) -> Person:
    return there.person("Ben", den)
