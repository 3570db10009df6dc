"""What can be said is said: every key has a use, and every command that a sentence names exists."""

import ast
import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import bot
from bot.text.check import keys
from bot.text.languages import ENGLISH, LOCALES, sources

_LANGUAGES = sorted(child.name for child in LOCALES.iterdir() if child.is_dir())
_PART = re.compile(r"[a-z0-9][a-z0-9_.-]*")
_TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(bot.__path__[0]).rglob("*.py")]


def _written_out() -> set[str]:
    """Every string of the code that could be a key or a part of one."""
    nodes = (node for tree in _TREES for node in ast.walk(tree))
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {string for string in strings if _PART.fullmatch(string)}


def _families(parts: set[str]) -> list[re.Pattern[str]]:
    """The keys that the code puts together, as in `door-{reason}` or `{prefix}-{value}`, of parts written elsewhere."""
    hole = f"(?:{'|'.join(map(re.escape, parts))})"
    joined = (node for tree in _TREES for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    pieces = ([str(part.value) if isinstance(part, ast.Constant) else None for part in node.values] for node in joined)
    return [
        re.compile("".join(hole if piece is None else re.escape(piece) for piece in family))
        for family in pieces
        if family == [None, "-", None] or re.fullmatch(r"[a-z-]+-", family[0] or "")
    ]


def _lines(folder: Traversable) -> list[str]:
    return [line for source in sources(folder).values() for line in source.splitlines()]


def _quoted() -> set[str]:
    """What sentences say by quoting another message, as in `{ face }`."""
    return set(re.findall(r"\{ ([a-z-]+) \}", "\n".join(_lines(LOCALES / ENGLISH))))


def test_every_key_has_a_use() -> None:
    parts = _written_out()
    families = _families(parts)
    unsaid = keys() - parts - _quoted()
    assert {key for key in unsaid if not any(family.fullmatch(key) for family in families)} == set()


@pytest.mark.parametrize("language", _LANGUAGES)
def test_the_commands_that_sentences_name_exist(language: str) -> None:
    named = {name for line in _lines(LOCALES / language) for name in re.findall(r"`/(?:perudo )?([a-z]+)", line)}
    assert named <= {key.removeprefix("command-") for key in keys() if key.startswith("command-")}
