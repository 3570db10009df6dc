"""What looks like a secret gets into no log, whoever logs it."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.logs import Discreet, without_secrets

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.not-a-real-token-0123456789abcdefgh"
RIGHT = "aW50ZXJhY3Rpb246bm90LXJlYWw6MDEyMzQ1Njc4OWFiY2RlZg"
PASSWORD = "correct-horse"
SECRETS = (TOKEN, RIGHT, PASSWORD)

ANSWER = f"https://discord.com/api/v10/interactions/123456789012345678/{RIGHT}/callback"
FOLLOW_UP = f"https://discord.com/api/v10/webhooks/123456789012345678/{RIGHT}/messages/@original?wait=true"
DATABASE = f"postgresql+asyncpg://perudo:{PASSWORD}@localhost:5432/perudo"

LOGGED: dict[str, tuple[str, tuple[object, ...]]] = {
    "a token": ("logging in with %s", (TOKEN,)),
    "a header": ("headers: %r", (({"Authorization": f"Bot {TOKEN}", "User-Agent": "x"}),)),
    "a header of bytes": ("headers: %r", (((b"authorization", f"Bot {TOKEN}".encode()),),)),
    "the address of an answer": ("POST %s with %r", (ANSWER, {"type": 4})),
    "the address of a follow-up": ("PATCH %s broke", (FOLLOW_UP,)),
    "a payload": ("unknown event %s", ({"t": "INTERACTION_CREATE", "d": {"token": RIGHT, "id": "1"}},)),
    "an argument": (f"asked with token={RIGHT}", ()),
    "a password": ("can't reach %s", (DATABASE,)),
    "a password with signs": ("can't reach %s", (f"postgresql://perudo:{PASSWORD}/@{PASSWORD}@localhost/perudo",)),
    "a password at the end": ("can't reach %s", (f"postgresql://localhost/perudo?user=me&password={PASSWORD}",)),
    "an error": ("it broke: %r", (OSError(ANSWER, TOKEN),)),
}


def line(message: str, facts: tuple[object, ...], error: BaseException | None = None) -> str:
    told = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("discord.client", logging.ERROR, "x.py", 1, message, None, told)
    record.args = facts
    return Discreet("%(levelname)s %(name)s: %(message)s").format(record)


@pytest.mark.parametrize(("message", "facts"), LOGGED.values(), ids=LOGGED)
def test_fault_34_no_secret_is_left_in_a_line(message: str, facts: tuple[object, ...]) -> None:
    logged = line(message, facts)
    assert logged.startswith("ERROR discord.client: ")
    assert "…" in logged
    assert not [secret for secret in SECRETS if secret in logged]


def test_fault_34_no_secret_is_left_in_a_traceback() -> None:
    error = RuntimeError({"Authorization": f"Bot {TOKEN}"})
    error.__cause__ = ExceptionGroup("several", [OSError(DATABASE), ValueError(ANSWER)])
    logged = line("an interaction broke", (), error)
    assert "direct cause" in logged
    assert "OSError: postgresql+asyncpg://perudo:…@localhost:5432/perudo" in logged
    assert [text for text in logged.splitlines() if any(secret in text for secret in SECRETS)] == []


@pytest.mark.parametrize(
    "plain",
    [
        "2026-01-01 12:00:00,000 INFO bot.tables.autopilot: game k3x9m2p7qa seq 12: deal not saved: locked",
        "Shard ID None has connected to Gateway (Session ID: 0123456789abcdef).",
        '  File "site-packages/discord/app_commands/tree.py", line 1292, in _call',
        "sqlalchemy.exc.OperationalError: (sqlite3.OperationalError) database is locked",
        "the token is refused: copy it again",
        "GET https://discord.com:443/api/v10/users/@me: 503",
    ],
)
def test_what_is_no_secret_stays(plain: str) -> None:
    assert without_secrets(plain) == plain


def test_fault_34_every_log_of_a_running_bot_is_discreet() -> None:
    """Whatever the level, and whoever logs: our rooms, the libraries, Python's warnings and forgotten tasks."""
    names = ["", "bot.chat.door", "discord.client", "discord.http", "discord.webhook.async_", "aiohttp", "asyncio"]
    program = "\n".join(
        (
            "import logging, sys",
            "from bot.cli.logs import log",
            "log('DEBUG')",
            f"for name in {names}:",
            f"    logging.getLogger(name).error('%s %s', {ANSWER!r}, {TOKEN!r})",
        )
    )
    run = [sys.executable, "-c", program]
    done = subprocess.run(run, cwd=ROOT, env=os.environ, check=True, capture_output=True, text=True)
    assert len(done.stderr.splitlines()) == len(names)
    assert not [secret for secret in SECRETS if secret in done.stdout + done.stderr]
