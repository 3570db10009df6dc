"""The bot as a host runs it: at Discord's door, what it logs, and how it ends."""

import logging
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from time import monotonic

import discord
import pytest

from bot.cli import main
from bot.cli.ends import AWAY, OK, REFUSED
from tests.cli.discords import SilentDiscord, discord_that_says
from tests.cli.terminal import TOKEN, Said, complaint

ROOT = Path(__file__).parents[2]


@pytest.mark.usefixtures("token", "migrated")
def test_fault_33_a_token_that_discord_refuses(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    with discord_that_says(monkeypatch, 401, '{"message": "401: Unauthorized", "code": 0}') as asked:
        assert main(["run"]) == REFUSED == 78
    assert asked == [f"/api/v10/users/@me Bot {TOKEN}"]
    assert complaint(capsys) == "Discord refuses the token: copy it again from the developer portal"


@pytest.mark.usefixtures("token", "migrated")
def test_a_discord_that_can_not_be_reached(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    assert main(["run"]) == AWAY
    assert complaint(capsys).startswith("Discord can't be reached now: ")


# What is logged.


NAMES = (
    "bot.tables.table",
    "discord.client",
    "discord.gateway",
    "asyncio",
    "aiohttp.access",
    "discord.http",
    "discord.webhook.async_",
    "aiosqlite",
    "sqlalchemy.engine.Engine",
)


@pytest.mark.usefixtures("token", "migrated")
@pytest.mark.parametrize(
    ("level", "ours", "theirs", "secretive"),
    [
        ("debug", "DEBUG", "INFO", "WARNING"),
        ("info", "INFO", "INFO", "WARNING"),
        ("warning", "WARNING", "WARNING", "WARNING"),
        ("error", "ERROR", "ERROR", "ERROR"),
    ],
)
def test_the_log_level(
    level: str, ours: str, theirs: str, secretive: str, *, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "config.toml").write_text(f'log_level = "{level}"')
    with discord_that_says(monkeypatch, 401, "{}"):
        main(["run"])
    levels = {name: logging.getLevelName(logging.getLogger(name).getEffectiveLevel()) for name in NAMES}
    assert levels["bot.tables.table"] == ours
    assert {levels[name] for name in ("discord.client", "discord.gateway", "asyncio", "aiohttp.access")} == {theirs}
    assert {levels[name] for name in ("discord.http", "discord.webhook.async_", "aiosqlite")} == {secretive}
    assert levels["sqlalchemy.engine.Engine"] in {"WARNING", secretive}


LAUNCHER = """
import sys, discord
discord.http.Route.BASE = sys.argv.pop(1)
from bot.cli import main
sys.exit(main(["run"]))
"""


def started(folder: Path, base: str) -> subprocess.Popen[str]:
    """The bot as a process of its own, as a host starts it, but with another Discord."""
    clean = {**os.environ, "DISCORD_TOKEN": TOKEN, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    return subprocess.Popen(
        [sys.executable, "-c", LAUNCHER, base],
        cwd=folder,
        env=clean,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.usefixtures("migrated")
def test_fault_34_no_traceback_and_no_token_even_where_all_is_logged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "config.toml").write_text('log_level = "debug"')
    with discord_that_says(monkeypatch, 401, '{"message": "401: Unauthorized", "code": 0}'):
        process = started(folder, discord.http.Route.BASE)
        out, err = process.communicate(timeout=30)
    assert process.returncode == REFUSED
    assert out == ""
    assert "Traceback" not in err
    assert TOKEN not in err
    assert "discord.http" not in err
    assert err.splitlines()[-1].startswith("perudo: Discord refuses the token")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to be asked with")
@pytest.mark.usefixtures("migrated")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_fault_15_a_signal_while_it_logs_in_ends_it_at_once(
    number: signal.Signals, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This Discord never answers; what a signal does in play is for a Discord that does."""
    held = threading.Event()
    silent = SilentDiscord(held)
    process = started(folder, silent.base)
    assert held.wait(30)
    began = monotonic()
    process.send_signal(number)
    _, err = process.communicate(timeout=20)
    silent.close()
    assert monotonic() - began < 10
    assert process.returncode == OK
    assert "Traceback" not in err
    assert "voice" not in err
