"""Games on paper, from a file or from the database."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.ends import OK, WRONG_SETTING
from bot.store import Database
from bot.store.lock import ProcessLock
from tests.cli.terminal import Said, complaint
from tests.store.plays import BID, DEALT, GATHERING, ROLLED, SECRET, STOPPED, play, table

GAMES = Path(__file__).parents[1] / "games"


def test_the_referee_judges_a_golden_game(capsys: Said) -> None:
    assert main(["referee", "--json", str(GAMES / "classic.perudo")]) == OK
    objects = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert objects == [json.loads(line) for line in (GAMES / "classic.jsonl").read_text().splitlines()]
    assert main(["referee", str(GAMES / "classic.perudo")]) == OK
    assert capsys.readouterr().out.endswith("Bob wins. 1. Bob, 2. Ana, 3. Cleo.\n")


@pytest.mark.parametrize(("folder_", "code"), [("refused", 1), ("malformed", 2)])
def test_the_referee_refuses_what_is_wrong(folder_: str, code: int) -> None:
    for game in sorted((GAMES / folder_).glob("*.perudo")):
        assert main(["referee", str(game)]) == code, game.name


async def _store(database: Path) -> None:
    opened = await Database.open(f"sqlite:///{database}")
    await play(opened.journal, table(7, name="ended"), GATHERING, ROLLED, DEALT, BID, STOPPED)
    await play(opened.journal, table(8, name="running"), GATHERING, ROLLED, DEALT, BID)
    await play(opened.journal, table(9, name="gathering"), GATHERING)
    await opened.close()


def test_a_stored_game_is_written_on_paper_even_while_the_bot_runs(migrated: Path, capsys: Said) -> None:
    asyncio.run(_store(migrated))
    lock = ProcessLock(migrated)
    assert main(["record", "ended"]) == OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "perudo 1"
    assert lines[-3:] == ["deal 66132 45521", "1 3x4", f"secret {SECRET.hex()}"]
    assert main(["record", "running"]) == OK
    assert capsys.readouterr().out.splitlines()[-1] == "game running"
    lock.release()


@pytest.mark.parametrize("game", ["nowhere", "gathering"])
def test_a_game_that_never_began_has_no_paper(game: str, migrated: Path, capsys: Said) -> None:
    asyncio.run(_store(migrated))
    assert main(["record", game]) == WRONG_SETTING
    assert complaint(capsys) == f"no game {game} was ever begun"


def test_no_database_no_paper(capsys: Said) -> None:
    assert main(["record", "nowhere"]) == WRONG_SETTING
    assert "perudo migrate" in complaint(capsys)
