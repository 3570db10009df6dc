"""Each import contract, broken on purpose: a rule that was never seen to fail may be no rule at all."""

import os
import shutil
import subprocess
import sys
import tomllib
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
LINTER = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir=None))"

# Who imports what it must not, by the name of the contract that forbids it.
OFFENCES = {
    "Imports run one way": [
        ("bot.doctor", "bot.cli"),
        ("bot.chat", "bot.doctor"),
        ("bot.store", "bot.doctor"),
        ("bot.chat", "bot.cli"),
        ("bot.playground", "bot.cli"),
        ("bot.tables", "bot.chat"),
        ("bot.tables", "bot.playground"),
        ("bot.store", "bot.tables"),
        ("bot.players", "bot.tables"),
        ("bot.text", "bot.tables"),
        ("bot.dealing", "bot.store"),
        ("bot.dealing", "bot.text"),
        ("bot.referee", "bot.cli"),
        ("bot.arena", "bot.cli"),
        ("bot.players", "bot.arena"),
        ("bot.tables", "bot.arena"),
        ("bot.tables", "bot.referee"),
        ("bot.rules", "bot.dealing"),
        ("bot.rules", "bot.scores"),
        ("bot.scores", "bot.store"),
        ("bot.scores", "bot.dealing"),
        ("bot.players", "bot.scores"),
        ("bot.players", "bot.dealing"),
        ("bot.dealing", "bot.verify"),
        ("bot.verify", "bot.store"),
        ("bot.verify", "bot.text"),
        ("bot.chat", "bot.playground"),
        ("bot.playground", "bot.chat"),
        ("bot.players", "bot.text"),
        ("bot.text", "bot.store"),
        ("bot.chat", "bot.config"),
        ("bot.playground", "bot.config"),
        ("bot.tables", "bot.config"),
        ("bot.rules", "bot.config"),
    ],
    "Of the players, what stands beside them knows the odds at most": [
        ("bot.scores", "bot.players.mind"),
        *product(["bot.dealing", "bot.store", "bot.text", "bot.verify"], ["bot.players"]),
    ],
    "Only chat knows Discord": list(
        product(["bot.cli", "bot.doctor", "bot.playground", "bot.tables", "bot.text"], ["discord"])
    ),
    "Only store knows SQL": list(
        product(["bot.cli", "bot.doctor", "bot.tables", "bot.rules"], ["aiosqlite", "alembic", "asyncpg", "sqlalchemy"])
    ),
    "The rules know no clock, no chance and no log": list(
        product(["bot.rules"], ["asyncio", "datetime", "logging", "random", "secrets", "time"])
    ),
    "The dealing takes no chance that can't be checked": [("bot.dealing", "random")],
    "Discord code holds views, never a whole game": list(
        product(["bot.chat"], ["bot.rules.decide", "bot.rules.evolve", "bot.rules.game"])
    ),
    "The bot never imports its tests": list(product(["bot.cli", "bot.rules"], ["tests"])),
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the bot with its contracts."""
    shutil.copytree(ROOT / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def file_of(module: str, root: Path) -> Path:
    folder = root.joinpath(*module.split("."))
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def lint(root: Path) -> str:
    """Return what the linter says of the bot in a folder, on lines as long as they come."""
    clean = os.environ | {"COLUMNS": "300", "PYTHONPATH": str(root)}
    run = [sys.executable, "-c", LINTER]
    return subprocess.run(run, cwd=root, env=clean, check=False, capture_output=True, text=True).stdout


def test_each_contract_has_its_offences() -> None:
    assert [contract["name"] for contract in CONTRACTS] == list(OFFENCES)


def test_the_bot_keeps_its_contracts(copy: Path) -> None:
    assert "0 broken." in lint(copy)


def test_a_room_without_a_place_is_seen(copy: Path) -> None:
    (copy / "bot" / "attic.py").touch()
    report = lint(copy)
    assert "Imports run one way BROKEN" in report
    assert "attic" in report


@pytest.mark.parametrize("contract", OFFENCES)
def test_a_broken_contract_is_seen(contract: str, copy: Path) -> None:
    for importer, imported in OFFENCES[contract]:
        with file_of(importer, copy).open("a", encoding="utf-8") as file:
            file.write(f"\nimport {imported}\n")
    report = lint(copy)
    assert f"{contract} BROKEN" in report
    assert [pair for pair in OFFENCES[contract] if f"{pair[0]} -> {pair[1]} (l." not in report] == []
