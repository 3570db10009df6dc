"""What every card looks like, as text. After a change: `python -m tests.chat.cards.test_golden`, then read the diff."""

from pathlib import Path

import pytest

from bot.text import load
from tests.chat.cards.reading import read
from tests.chat.cards.states import STATES, UNICODE

GOLDEN = Path(__file__).parent / "golden"
TEXTS = load(strict=True)
NAMES = [f"{name}.{language}" for language in TEXTS.languages for name in STATES]


def drawn(name: str) -> str:
    state, _, language = name.rpartition(".")
    return read(STATES[state](TEXTS[language], UNICODE))


@pytest.mark.parametrize("name", NAMES)
def test_a_card_looks_as_it_did(name: str) -> None:
    assert drawn(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_no_golden_card_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(NAMES)


def regenerate() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.iterdir():
        path.unlink()
    for name in NAMES:
        (GOLDEN / f"{name}.txt").write_text(drawn(name), encoding="utf-8")


if __name__ == "__main__":
    regenerate()
