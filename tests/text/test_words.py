"""The words that sentences are made of."""

import itertools
import re
from typing import get_args

import pytest

from bot.rules.bids import Bid
from bot.rules.options import CHOICES, PRESETS, Preset
from bot.rules.pieces import FACES, Cup, Face
from bot.text import Texts
from bot.text.languages import LOCALES
from bot.text.words import bid, clock, cup, listed, option_set, option_value

_LANGUAGES = sorted(child.name for child in LOCALES.iterdir() if child.is_dir())
_BARE = re.compile(r"\d\s*×?\s*\d")


def _cup(dice: str) -> Cup:
    return tuple(Face(int(die)) for die in dice)


@pytest.mark.parametrize(
    ("dice", "english", "french"),
    [
        pytest.param(
            "44115", "two pacos, two fours and a five", "deux Pacos, deux quatre et un cinq", id="three faces"
        ),
        pytest.param("33333", "five threes", "cinq trois", id="one face"),
        pytest.param("26", "a two and a six", "un deux et un six", id="two dice"),
        pytest.param("1", "a paco", "un Paco", id="one die"),
        pytest.param("", "no dice", "aucun dé", id="out"),
    ],
)
def test_a_cup_reads_aloud(texts: Texts, dice: str, english: str, french: str) -> None:
    assert cup(texts["en-US"], _cup(dice)) == english
    assert cup(texts["fr"], _cup(dice)) == french


@pytest.mark.parametrize("language", _LANGUAGES)
def test_no_bid_is_two_bare_numbers(texts: Texts, language: str) -> None:
    for quantity, face in itertools.product(range(31), FACES):
        assert not _BARE.search(bid(texts[language], Bid(quantity, face)).replace(str(quantity), "1"))


@pytest.mark.parametrize("language", _LANGUAGES)
def test_faces_and_colours_are_all_different(texts: Texts, language: str) -> None:
    text = texts[language]
    for key in ("face", "faces", "face-choice"):
        assert len({text(key, face=face) for face in FACES}) == len(FACES)
    assert len({text("colour", seat=seat) for seat in range(1, 7)}) == 6


def test_a_newcomer_finds_the_pacos_among_the_choices(texts: Texts) -> None:
    assert [texts["en-US"]("face-choice", face=face) for face in (1, 6)] == ["ones (pacos)", "sixes"]


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ("", "", ""),
        ("a", "a", "a"),
        ("ab", "a and b", "a et b"),
        ("abc", "a, b and c", "a, b et c"),
        ("abcd", "a, b, c and d", "a, b, c et d"),
    ],
)
def test_lists(texts: Texts, items: str, english: str, french: str) -> None:
    assert listed(texts["en-US"], items) == english
    assert listed(texts["fr"], items) == french


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (30, "30 seconds", "30 secondes"),
        (60, "60 seconds", "60 secondes"),
        (90, "90 seconds", "90 secondes"),
        (180, "3 minutes", "3 minutes"),
        (3_600, "1 hour", "1 heure"),
        (86_400, "1 day", "1 jour"),
        (1, "1 second", "1 seconde"),
        (0, "0 seconds", "0 seconde"),
        (None, "no clock", "sans limite"),
    ],
)
def test_clocks(texts: Texts, seconds: int | None, english: str, french: str) -> None:
    assert clock(texts["en-US"], seconds) == english
    assert clock(texts["fr"], seconds) == french


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_option_preset_and_level_has_words(texts: Texts, language: str) -> None:
    text = texts[language]
    for name, values in CHOICES.items():
        assert len({option_value(text, name, value) for value in values}) == len(values)
        assert text(f"option-{name}") in option_set(text, name, values[0])
    assert len({text(f"preset-{preset}") for preset in PRESETS}) == len(get_args(Preset))
    assert all(text(f"preset-{preset}.about") for preset in PRESETS)
    assert len({text(f"level-{level}") for level in ("easy", "normal", "hard")}) == 3
