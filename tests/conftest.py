"""What every test may ask for: Hypothesis profiles, and the two programs that not every machine has.

At the end of a run it is told how many bodies were held against Discord's specification, by all processes together.
"""

import os
import shutil

import pytest
from hypothesis import settings

from tests.standin.spec import Spec

IN_CI = os.environ.get("CI") == "true"

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=300, print_blob=True)
settings.load_profile("ci" if IN_CI else "dev")


def found(value: str | None, *, missing: str) -> str:
    """Return what a test needs; without it the test is skipped on a person's machine and fails in CI."""
    if value:
        return value
    if IN_CI:
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def postgres_url() -> str:
    """SQLAlchemy's URL of a PostgreSQL database that tests may fill and empty."""
    return found(os.environ.get("PERUDO_TEST_POSTGRES"), missing="PERUDO_TEST_POSTGRES names no PostgreSQL to test on")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium that Playwright can drive."""
    path = os.environ.get("PERUDO_TEST_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    return found(path, missing="neither PERUDO_TEST_CHROMIUM nor the PATH leads to a Chromium")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let the process that gathers the results know what this one counted."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["held"] = dict(Spec.of_environment().held)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    Spec.of_environment().held.update(getattr(node, "workeroutput", {}).get("held", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    table = Spec.of_environment().table()
    if table:
        terminalreporter.section("bodies held against Discord's specification")
        terminalreporter.write_line(table)
