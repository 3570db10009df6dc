"""The commands that look after the database, and what is said where it is not fit for use."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.ends import OK, WRONG_SETTING
from bot.store import Database
from bot.store.lock import ProcessLock
from tests.cli.terminal import Said, complaint
from tests.store.plays import ANA, BOB, won


def test_migrate_says_what_it_did(folder: Path, capsys: Said) -> None:
    assert main(["migrate"]) == OK
    assert capsys.readouterr().out.startswith("the database is made, with schema ")
    assert (folder / "perudo.sqlite3").exists()
    assert main(["migrate"]) == OK
    assert capsys.readouterr().out.endswith(" already\n")


def test_migrate_follows_the_settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "my.toml").write_text('database = "by-file.sqlite3"')
    assert main(["migrate", "--config", "my.toml"]) == OK
    monkeypatch.setenv("PERUDO_DATABASE", "by-environment.sqlite3")
    assert main(["migrate", "--config", "my.toml"]) == OK
    assert {path.name for path in folder.glob("*.sqlite3")} == {"by-file.sqlite3", "by-environment.sqlite3"}


@pytest.mark.usefixtures("token")
def test_to_run_on_a_missing_database(folder: Path, capsys: Said) -> None:
    assert main(["run"]) == WRONG_SETTING
    assert "run 'perudo migrate'" in complaint(capsys)
    assert not (folder / "perudo.sqlite3").exists()


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("command", ["run", "migrate"])
def test_fault_32_a_newer_database(command: str, migrated: Path, capsys: Said) -> None:
    with closing(sqlite3.connect(migrated)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert main([command]) == WRONG_SETTING
    assert "has schema 9999, which this version does not know" in complaint(capsys)


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("command", ["run", "migrate"])
def test_fault_32_a_damaged_database(command: str, folder: Path, capsys: Said) -> None:
    file = folder / "perudo.sqlite3"
    file.write_bytes(b"This was a database once. " * 400)
    assert main([command]) == WRONG_SETTING
    assert "perudo.sqlite3 is damaged or no database" in complaint(capsys)
    assert file.read_bytes().startswith(b"This was")


@pytest.mark.usefixtures("token")
def test_fault_11_a_database_that_another_bot_uses(migrated: Path, capsys: Said) -> None:
    lock = ProcessLock(migrated)
    assert main(["run"]) == WRONG_SETTING
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
        pytest.param("sqlite:////", "name a file in it", id="the root of all folders"),
        pytest.param(".", "name a file in it", id="a folder"),
        pytest.param("no/such/folder/perudo.sqlite3", "no/such/folder", id="in no folder"),
    ],
)
def test_an_address_that_leads_nowhere(
    command: str, address: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setenv("PERUDO_DATABASE", address)
    assert main([command]) == WRONG_SETTING
    line = complaint(capsys)
    assert named in line or (command == "run" and "perudo migrate" in line)
    assert "pa55word" not in line


def test_what_games_add_up_to_is_counted_anew(migrated: Path, capsys: Said) -> None:
    asyncio.run(_play_two_games(f"sqlite:///{migrated}"))
    with closing(sqlite3.connect(migrated)) as file, file:
        file.execute("UPDATE tally SET wins = 7 WHERE guild_id = 0 AND period = 'always'")
    assert main(["stats", "rebuild"]) == OK
    said = capsys.readouterr()
    assert said.out == "2 games counted: 2 differences (2 in tally), now mended\n"
    assert said.err == f"\r{'█' * 30} 2 of 2 games\n"
    assert main(["stats", "rebuild"]) == OK
    assert capsys.readouterr().out == "2 games counted: 0 differences\n"


def test_nothing_is_counted_while_the_bot_runs(migrated: Path, capsys: Said) -> None:
    lock = ProcessLock(migrated)
    assert main(["stats", "rebuild"]) == WRONG_SETTING
    lock.release()
    assert complaint(capsys)


async def _play_two_games(address: str) -> None:
    database = await Database.open(address)
    for _ in range(2):
        await won(database.journal, ANA, BOB)
    await database.close()
