"""The commands as a host types them: what they print, and how they exit."""

import asyncio
import http.server
import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

import discord
import pytest

from bot import __version__, called, cli
from bot.store import Database
from bot.store.lock import ProcessLock
from tests.store.plays import ANA, BID, BOB, DEALT, GATHERING, ROLLED, SECRET, STOPPED, play, table, won

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests" / "games"
TOKEN = "MTIzNDU2Nzg5.Fake.token-that-must-not-be-logged"


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


Said = pytest.CaptureFixture[str]


def complaint(said: Said) -> str:
    """The one line that a command gave up with."""
    output = said.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith("perudo: ")
    return line.removeprefix("perudo: ")


# What is asked.


def test_the_words_of_all_languages_and_of_one(capsys: Said) -> None:
    assert cli.main(["words"]) == cli.OK
    assert "en-US" in capsys.readouterr().out
    assert cli.main(["words", "fr"]) == cli.OK
    assert "    fr     Mes dés" in capsys.readouterr().out.splitlines()


def test_the_words_of_no_language_of_ours(capsys: Said) -> None:
    assert cli.main(["words", "tlh"]) == cli.WRONG_SETTING
    assert complaint(capsys).startswith("no language tlh: there are en-US, ")


def test_the_version(capsys: Said) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"perudo {__version__}\n"


@pytest.mark.parametrize("words", [[], ["fly"], ["run", "--fast"], ["referee"], ["play", "--port", "http"]])
def test_what_is_no_command_is_told_how_it_goes(words: list[str], capsys: Said) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(words)
    assert left.value.code == cli.WRONG_SETTING
    assert capsys.readouterr().err.startswith("usage: perudo")


def test_the_bot_as_a_module() -> None:
    """As a process of its own, and without a word of Discord or of databases for what needs neither."""
    shown = "import sys, bot.cli; print(sorted({'discord', 'sqlalchemy', 'simcord'} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", shown], cwd=ROOT, check=True, capture_output=True, text=True)
    assert run.stdout == "[]\n"
    told = subprocess.run([sys.executable, "-m", "bot", "--version"], cwd=ROOT, check=True, capture_output=True)
    assert told.stdout.decode() == f"perudo {__version__}\n"


@pytest.mark.parametrize(
    ("started", "python", "said"),
    [
        pytest.param("/usr/bin/perudo", "/usr/bin/python3", "perudo migrate", id="as a command"),
        pytest.param("bot/__main__.py", ".venv-run/bin/python", ".venv-run/bin/python -m bot migrate", id="from here"),
        pytest.param("bot/__main__.py", "/opt/a/bin/python", "python -m bot migrate", id="from elsewhere: no folder"),
    ],
)
def test_a_command_is_named_as_it_works_here(
    started: str, python: str, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(folder / started)])
    monkeypatch.setattr(sys, "executable", str(folder / python))
    assert called("migrate") == said


# The referee.


def test_the_referee_judges_a_golden_game(capsys: Said) -> None:
    assert cli.main(["referee", "--json", str(GAMES / "classic.perudo")]) == cli.OK
    objects = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert objects == [json.loads(line) for line in (GAMES / "classic.jsonl").read_text().splitlines()]
    assert cli.main(["referee", str(GAMES / "classic.perudo")]) == cli.OK
    assert capsys.readouterr().out.endswith("Bob wins. 1. Bob, 2. Ana, 3. Cleo.\n")


@pytest.mark.parametrize(("folder_", "code"), [("refused", 1), ("malformed", 2)])
def test_the_referee_refuses_what_is_wrong(folder_: str, code: int) -> None:
    for game in sorted((GAMES / folder_).glob("*.perudo")):
        assert cli.main(["referee", str(game)]) == code, game.name


# Settings.


@pytest.mark.parametrize("command", ["run", "migrate"])
@pytest.mark.parametrize(
    ("written", "named"),
    [
        ('database = ""', "database"),
        ("table.clock = -5", "table.clock"),
        ('log_level = "loud"', "log_level"),
        ("clok = 90", "clok"),
        ("this is no TOML", "not TOML"),
    ],
)
def test_fault_33_a_wrong_setting_is_one_line(
    command: str, written: str, named: str, folder: Path, capsys: Said
) -> None:
    (folder / "config.toml").write_text(written)
    assert cli.main([command]) == cli.WRONG_SETTING
    line = complaint(capsys)
    assert line.startswith("config.toml: ")
    assert named in line


def test_a_config_file_that_is_not_there(capsys: Said) -> None:
    assert cli.main(["run", "--config", "nowhere.toml"]) == cli.WRONG_SETTING
    assert complaint(capsys) == "nowhere.toml: there is no such file"


def test_fault_33_no_token(capsys: Said) -> None:
    assert cli.main(["run"]) == cli.WRONG_SETTING
    assert complaint(capsys) == "no token: set DISCORD_TOKEN, or token_file in the config file"


def test_a_token_with_a_line_break(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "one\ntwo")
    assert cli.main(["run"]) == cli.WRONG_SETTING
    assert complaint(capsys) == "DISCORD_TOKEN: not a token, for it has a space or a line break in it"


# The database.


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)


@pytest.fixture
def migrated(folder: Path, capsys: Said) -> Path:
    assert cli.main(["migrate"]) == cli.OK
    capsys.readouterr()
    return folder / "perudo.sqlite3"


def test_migrate_says_what_it_did(folder: Path, capsys: Said) -> None:
    assert cli.main(["migrate"]) == cli.OK
    assert capsys.readouterr().out.startswith("the database is made, with schema ")
    assert (folder / "perudo.sqlite3").exists()
    assert cli.main(["migrate"]) == cli.OK
    assert capsys.readouterr().out.endswith(" already\n")


def test_migrate_follows_the_settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "my.toml").write_text('database = "by-file.sqlite3"')
    assert cli.main(["migrate", "--config", "my.toml"]) == cli.OK
    monkeypatch.setenv("PERUDO_DATABASE", "by-environment.sqlite3")
    assert cli.main(["migrate", "--config", "my.toml"]) == cli.OK
    assert {path.name for path in folder.glob("*.sqlite3")} == {"by-file.sqlite3", "by-environment.sqlite3"}


@pytest.mark.usefixtures("token")
def test_to_run_on_a_missing_database(folder: Path, capsys: Said) -> None:
    assert cli.main(["run"]) == cli.WRONG_SETTING
    assert "run 'perudo migrate'" in complaint(capsys)
    assert not (folder / "perudo.sqlite3").exists()


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("command", ["run", "migrate"])
def test_fault_32_a_newer_database(command: str, migrated: Path, capsys: Said) -> None:
    with closing(sqlite3.connect(migrated)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert cli.main([command]) == cli.WRONG_SETTING
    assert "has schema 9999, which this version does not know" in complaint(capsys)


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("command", ["run", "migrate"])
def test_fault_32_a_damaged_database(command: str, folder: Path, capsys: Said) -> None:
    file = folder / "perudo.sqlite3"
    file.write_bytes(b"This was a database once. " * 400)
    assert cli.main([command]) == cli.WRONG_SETTING
    assert "perudo.sqlite3 is damaged or no database" in complaint(capsys)
    assert file.read_bytes().startswith(b"This was")


@pytest.mark.usefixtures("token")
def test_fault_11_a_database_that_another_bot_uses(migrated: Path, capsys: Said) -> None:
    lock = ProcessLock(migrated)
    assert cli.main(["run"]) == cli.WRONG_SETTING
    assert "another process is using" in complaint(capsys)
    lock.release()


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("command", ["run", "migrate"])
@pytest.mark.parametrize(
    ("address", "named"),
    [
        pytest.param("mysql://host/perudo", "must be sqlite:///… or postgresql://…", id="of another kind"),
        pytest.param("://user:pa55word@", "can't be read", id="unreadable, with a password"),
        pytest.param("sqlite://", "plain file", id="in memory"),
        pytest.param("no/such/folder/perudo.sqlite3", "no/such/folder", id="in no folder"),
    ],
)
def test_an_address_that_leads_nowhere(
    command: str, address: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("PERUDO_DATABASE", address)
    assert cli.main([command]) == cli.WRONG_SETTING
    line = complaint(capsys)
    assert named in line or (command == "run" and "perudo migrate" in line)
    assert "pa55word" not in line


# A stored game on paper.


async def _store(database: Path) -> None:
    opened = await Database.open(f"sqlite:///{database}")
    await play(opened.journal, table(7, name="ended"), GATHERING, ROLLED, DEALT, BID, STOPPED)
    await play(opened.journal, table(8, name="running"), GATHERING, ROLLED, DEALT, BID)
    await play(opened.journal, table(9, name="gathering"), GATHERING)
    await opened.close()


def test_a_stored_game_is_written_on_paper_even_while_the_bot_runs(migrated: Path, capsys: Said) -> None:
    asyncio.run(_store(migrated))
    lock = ProcessLock(migrated)
    assert cli.main(["record", "ended"]) == cli.OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "perudo 1"
    assert lines[-3:] == ["deal 66132 45521", "1 3x4", f"secret {SECRET.hex()}"]
    assert cli.main(["record", "running"]) == cli.OK
    assert capsys.readouterr().out.splitlines()[-1] == "game running"
    lock.release()


@pytest.mark.parametrize("game", ["nowhere", "gathering"])
def test_a_game_that_never_began_has_no_paper(game: str, migrated: Path, capsys: Said) -> None:
    asyncio.run(_store(migrated))
    assert cli.main(["record", game]) == cli.WRONG_SETTING
    assert complaint(capsys) == f"no game {game} was ever begun"


def test_what_games_add_up_to_is_counted_anew(migrated: Path, capsys: Said) -> None:
    asyncio.run(_play_two_games(f"sqlite:///{migrated}"))
    with closing(sqlite3.connect(migrated)) as file, file:
        file.execute("UPDATE tally SET wins = 7 WHERE guild_id = 0 AND period = 'always'")
    assert cli.main(["stats", "rebuild"]) == cli.OK
    said = capsys.readouterr()
    assert said.out == "2 games counted: 2 differences (2 in tally), now mended\n"
    assert said.err == f"\r{'█' * 30} 2 of 2 games\n"
    assert cli.main(["stats", "rebuild"]) == cli.OK
    assert capsys.readouterr().out == "2 games counted: 0 differences\n"


def test_nothing_is_counted_while_the_bot_runs(migrated: Path, capsys: Said) -> None:
    lock = ProcessLock(migrated)
    assert cli.main(["stats", "rebuild"]) == cli.WRONG_SETTING
    lock.release()
    assert complaint(capsys)


async def _play_two_games(address: str) -> None:
    database = await Database.open(address)
    for _ in range(2):
        await won(database.journal, ANA, BOB)
    await database.close()


def test_no_database_no_paper(capsys: Said) -> None:
    assert cli.main(["record", "nowhere"]) == cli.WRONG_SETTING
    assert "perudo migrate" in complaint(capsys)


# Discord, at the door.


@contextmanager
def discord_that_says(monkeypatch: pytest.MonkeyPatch, status: int, body: str) -> Iterator[list[str]]:
    """A loopback Discord with one answer to everything; yields what it was asked."""
    asked: list[str] = []

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(f"{self.path} {self.headers['Authorization']}")
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{server.server_port}/api/v10")
    yield asked
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.usefixtures("token", "migrated")
def test_fault_33_a_token_that_discord_refuses(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    with discord_that_says(monkeypatch, 401, '{"message": "401: Unauthorized", "code": 0}') as asked:
        assert cli.main(["run"]) == cli.REFUSED == 78
    assert asked == [f"/api/v10/users/@me Bot {TOKEN}"]
    assert complaint(capsys) == "Discord refuses the token: copy it again from the developer portal"


@pytest.mark.usefixtures("token", "migrated")
def test_a_discord_that_can_not_be_reached(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    assert cli.main(["run"]) == cli.AWAY
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
        cli.main(["run"])
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
    assert process.returncode == cli.REFUSED
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
    assert process.returncode == cli.OK
    assert "Traceback" not in err
    assert "voice" not in err


class SilentDiscord:
    """Takes a request and does not answer."""

    def __init__(self, held: threading.Event) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._socket.getsockname()[1]}/api/v10"
        self._taken: list[socket.socket] = []

        def take() -> None:
            try:
                connection, _ = self._socket.accept()
                connection.recv(100)
            except OSError:
                return
            self._taken.append(connection)
            held.set()

        self._thread = threading.Thread(target=take)
        self._thread.start()

    def close(self) -> None:
        self._socket.close()
        self._thread.join()
        for connection in self._taken:
            connection.close()
