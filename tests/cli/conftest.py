"""A host with an empty folder, and with what a test adds to it."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.ends import OK
from tests.cli.terminal import TOKEN, Said


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to start the bot in, and an environment that says nothing."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "PERUDO_DATABASE", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What a command sets up of logging ends with the test."""
    names = ("bot", "bot.text", "discord.http", "discord.webhook", "aiosqlite", None)
    before = {name: logging.getLogger(name).level for name in names}
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)


@pytest.fixture
def migrated(folder: Path, capsys: Said) -> Path:
    assert main(["migrate"]) == OK
    capsys.readouterr()
    return folder / "perudo.sqlite3"
