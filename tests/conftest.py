"""What every test may ask for: Hypothesis profiles, and the two programs that not every machine has."""

import os
import shutil

import pytest
from hypothesis import settings

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
