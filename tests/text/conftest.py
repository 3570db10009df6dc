"""The languages, read once: strict, so that a sentence that can't be said as it should fails its test."""

import pytest

from bot.text import Texts, load


@pytest.fixture(scope="session")
def texts() -> Texts:
    return load(strict=True)
