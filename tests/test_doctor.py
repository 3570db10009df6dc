"""`perudo doctor`, `backup` and `restore`, as a host types them."""

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot import __version__, doctor
from bot.cli import main
from bot.cli.ends import ILL, OK, WRONG_SETTING
from bot.store import Database, Finding, migrate, revisions
from tests.store import appending
from tests.store.plays import ANA, BOB, DEALT, GATHERING, ROLLED, play, table, won

TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GabcDe", "x" * 38))
DATABASE = Path("perudo.sqlite3")
Said = pytest.CaptureFixture[str]
VERSION = doctor._version


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database in it, and an environment with a token."""
    monkeypatch.chdir(tmp_path)
    for name in ("PERUDO_DATABASE", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(doctor, "_version", lambda name: None if name in doctor._RIVALS else "1.0")
    asyncio.run(fill(f"sqlite:///{DATABASE}"))
    return tmp_path


async def fill(address: str) -> None:
    await migrate(address)
    database = await Database.open(address)
    await won(database.journal, ANA, BOB)
    await play(database.journal, table(name="one"), GATHERING, ROLLED, DEALT)
    await database.close()


def report(capsys: Said, *words: str) -> tuple[int, list[str]]:
    """The exit code of the doctor, and its lines."""
    code = main(["doctor", *words])
    return code, capsys.readouterr().out.splitlines()


def ill(lines: list[str]) -> list[str]:
    return [line.removeprefix("!!  ") for line in lines if line.startswith("!!")]


# The doctor.


def test_of_an_installation_in_order_every_line_is_ok(capsys: Said) -> None:
    code, lines = report(capsys)
    assert code == OK
    assert (lines[0], lines[-1]) == (f"perudo {__version__}", "all is well")
    assert all(line.startswith("ok  ") for line in lines[1:-1])
    about = [line[4:].partition(":")[0] for line in lines[1:-1]]
    assert about == [
        *("python", "libraries", "settings", "token", "database", "sqlite", "in use", "permissions"),
        *("disk", "integrity", "schema", "games", "languages"),
    ]
    assert "ok  games: 1 live, 1 finished, 0 stopped, 0 set aside" in lines


def test_fault_34_the_report_may_be_pasted_anywhere(
    capsys: Said, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when all is well nor when everything is wrong does it name what others must not know."""
    home = folder / "ana"
    home.mkdir()
    (home / "token").write_text(TOKEN, encoding="utf-8")
    (home / "mine.toml").write_text(f'token_file = "{home}/token"\nlog_level = "{TOKEN}"\n', encoding="utf-8")
    shown = [*report(capsys)[1], *report(capsys, "--config", str(home / "mine.toml"))[1]]
    monkeypatch.delenv("DISCORD_TOKEN")
    shown += report(capsys, "--config", str(home / "mine.toml"))[1]
    shown += report(capsys, "--config", str(home / "missing.toml"))[1]
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:hunter2@127.0.0.1:1/perudo")
    shown += report(capsys)[1]
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{home}/none.sqlite3")
    shown += report(capsys)[1]
    text = "\n".join(shown)
    for secret in (TOKEN, "GabcDe", "hunter2", "127.0.0.1", "me:", str(folder), str(ANA), str(BOB), "[6"):
        assert secret not in text


TOKENS = [
    pytest.param("", "no token", id="none"),
    pytest.param("  ", "no token", id="blank"),
    pytest.param(TOKEN[:-1] + " x", "not a token, for it has a space", id="a space"),
    pytest.param(f"Bot {TOKEN}", "not a token, for it has a space", id="a word before it"),
    pytest.param(f'"{TOKEN}"', "is no token", id="quoted"),
    pytest.param("a" * 32, "maybe the client secret", id="the client secret"),
    pytest.param("0" * 64, "maybe the public key", id="the public key"),
    pytest.param("your-token-here", "is no token", id="the example"),
]


@pytest.mark.parametrize(("token", "told"), TOKENS)
def test_fault_33_what_is_no_token_is_told_and_not_shown(
    token: str, told: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    code, lines = report(capsys)
    (line,) = ill(lines)
    assert (code, lines[-1]) == (ILL, "1 to mend")
    assert told in line
    assert not token.strip() or token not in line


def test_a_token_in_a_file_is_its_owner_s_alone(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    file = Path("token")
    Path("config.toml").write_text('token_file = "token"', encoding="utf-8")
    assert "token: token_file token: there is no such file" in ill(report(capsys)[1])[0]
    file.write_text(TOKEN, encoding="utf-8")
    file.chmod(0o644)
    assert ill(report(capsys)[1]) == [
        "permissions: others on this machine may read token: the token -> chmod 600 token"
    ]
    file.chmod(0o600)
    assert report(capsys)[0] == OK


def test_fault_33_every_setting_that_is_wrong_has_a_line(capsys: Said) -> None:
    """And what can be read of the others is looked at."""
    Path("config.toml").write_text(
        'database = "other.sqlite3"\nlog_level = "loud"\nbogus = 1\n[table]\nclock = -1\n', encoding="utf-8"
    )
    code, lines = report(capsys)
    assert code == ILL
    assert [line.partition(" -> ")[0] for line in ill(lines)] == [
        "settings: config.toml: log_level must be debug, info, warning or error",
        "settings: config.toml: there is no setting bogus",
        "settings: config.toml: table.clock must be whole seconds from 0 to 86400; 0 is no limit",
        "database: there is no other.sqlite3",
    ]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"database = ", "not TOML", id="no TOML"),
        pytest.param(b"\xff\xfe", "not UTF-8", id="no text"),
    ],
)
def test_fault_33_settings_that_can_not_be_read_at_all_are_told(content: bytes, told: str, capsys: Said) -> None:
    Path("config.toml").write_bytes(content)
    (line,) = ill(report(capsys)[1])
    assert line.startswith(f"settings: config.toml: {told}")


def test_what_is_in_the_way_of_discord_py_is_told(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_version", {"py-cord": "2.6"}.get)
    found = ill(report(capsys)[1])
    assert "libraries: discord.py is missing -> install requirements/run.txt, as docs/hosting.md says" in found
    assert any(line.startswith("libraries: py-cord is in the way of discord.py -> pip uninstall") for line in found)


def test_the_driver_of_postgresql_is_needed_only_with_it(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any("asyncpg" in line for line in report(capsys)[1])
    monkeypatch.setenv("DATABASE_URL", "postgresql://me@127.0.0.1:1/perudo")
    assert any("asyncpg 1.0" in line for line in report(capsys)[1])


def test_versions_are_those_of_what_is_installed() -> None:
    assert re.match(r"2\.\d", VERSION("SQLAlchemy") or "")
    assert VERSION("no such thing") is None


def test_a_language_that_lacks_something_is_told(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.text.check.faults", lambda: ["fr/bid: is missing", "fr/dice: is missing", "nl/bid: junk"])
    french, dutch = ill(report(capsys)[1])
    assert french.startswith("languages: fr/bid: is missing, and 1 more of that language -> 'perudo words fr' shows")
    assert dutch.startswith("languages: nl/bid: junk -> ")


@pytest.mark.parametrize("broken", ["_libraries", "_settings", "_token", "_languages", "examine"])
def test_a_look_that_fails_hides_nothing_else(broken: str, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> list[Finding]:
        raise KeyError(TOKEN)

    whole = report(capsys)[1]
    monkeypatch.setattr(doctor, broken, fail)
    code, lines = report(capsys)
    (line,) = ill(lines)
    assert code == ILL
    assert line.endswith("the look at it failed: KeyError -> report this line")
    assert len(set(whole) & set(lines)) >= len(whole) - 11


def test_the_doctor_looks_while_the_bot_runs(capsys: Said) -> None:
    process, saved = appending.start(f"sqlite:///{DATABASE.absolute()}", 1)
    try:
        saved.recv()
        code, lines = report(capsys)
    finally:
        process.kill()
        process.join()
    assert code == OK, lines
    assert "ok  in use: by a running bot" in lines


# Copies.


def test_a_backup_is_made_and_its_path_printed(capsys: Said, folder: Path) -> None:
    assert main(["backup"]) == OK
    made = Path(capsys.readouterr().out.strip())
    assert made.is_file()
    assert re.fullmatch(r"perudo\.\d{8}T\d{6}Z\.sqlite3", made.name)
    assert main(["backup", "copy.sqlite3"]) == OK
    assert capsys.readouterr().out == "copy.sqlite3\n"


def test_a_backup_is_put_back(capsys: Said) -> None:
    main(["backup", "copy.sqlite3"])
    with closing(sqlite3.connect(DATABASE)) as file, file:
        file.execute("UPDATE game SET card = 5")
    capsys.readouterr()
    assert main(["restore", "copy.sqlite3"]) == OK
    kept, placed = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"the old database is kept as perudo\.\w+\.replaced\.sqlite3", kept)
    assert placed == f"the copy is in its place, with schema {revisions.wanted()}"
    with closing(sqlite3.connect(DATABASE)) as file:
        assert file.execute("SELECT count(*) FROM game WHERE card = 5").fetchone() == (0,)


def _lose() -> None:
    DATABASE.unlink()


def _elsewhere() -> None:
    os.environ["DATABASE_URL"] = "postgresql://me:hunter2@host/perudo"


@pytest.mark.parametrize(
    ("before", "words", "told"),
    [
        pytest.param(_lose, ["backup"], "there is no perudo.sqlite3", id="nothing to copy"),
        pytest.param(Path("there").touch, ["backup", "there"], "there is there already", id="never over a file"),
        pytest.param(_elsewhere, ["backup"], "PostgreSQL keeps its own copies: use pg_dump", id="PostgreSQL"),
        pytest.param(_elsewhere, ["restore", "x"], "PostgreSQL keeps its own copies: use pg_restore", id="and back"),
        pytest.param(Path, ["restore", "nothing"], "there is no nothing", id="nothing to restore"),
    ],
)
def test_what_can_not_be_copied_is_told_in_one_line(
    before: Callable[[], object], words: list[str], told: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    before()
    assert main(words) == WRONG_SETTING
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"perudo: {told}")
    assert "hunter2" not in line
