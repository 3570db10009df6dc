"""What holds for every language, and that a fault of each kind would be found."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from bot.text import Texts
from bot.text.check import facts, faults, keys
from bot.text.languages import ENGLISH, LOCALES, sources

_LANGUAGES = sorted(child.name for child in LOCALES.iterdir() if child.is_dir())


def _written(folder: Traversable) -> list[str]:
    """The lines of a language that are said, comments left out."""
    return [line for source in sources(folder).values() for line in source.splitlines() if not line.startswith("#")]


def test_all_languages_say_the_same() -> None:
    assert faults() == []


@pytest.mark.parametrize("language", _LANGUAGES)
def test_the_first_page_names_every_language(texts: Texts, language: str) -> None:
    page = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert texts[language]("language-name") in " ".join(page.split())


def test_keys_and_facts_can_be_asked_for() -> None:
    assert {"bid", "preset-quick.about"} <= keys()
    assert facts("bid") == facts("bid", "fr") == {"quantity", "face"}


@pytest.mark.parametrize("language", _LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert [line for line in _written(LOCALES / language) if re.search(r"""['"]""", line)] == []


def test_french_signs_have_their_narrow_space() -> None:
    bare = re.compile(r"[^\u202f][!?;:»](?:\s|$)|«[^\u202f]")
    assert [line for line in _written(LOCALES / "fr") if bare.search(line)] == []


def test_japanese_signs_are_wide_and_words_stand_close() -> None:
    narrow = re.compile(r"[ぁ-ヺー一-龠][,.:;!?()]|[ぁ-ヺー一-龠] [ぁ-ヺー一-龠]")
    assert [line for line in _written(LOCALES / "ja") if narrow.search(line)] == []


@pytest.mark.parametrize("language", _LANGUAGES)
def test_what_is_bold_begins_and_ends_with_a_word(language: str) -> None:
    inside = re.compile(r"\*\*[「『（«„“].*?\*\*")  # not every reader of Markdown takes that for bold
    assert [line for line in _written(LOCALES / language) if inside.search(line)] == []


@pytest.mark.parametrize(
    ("english", "french", "fault"),
    [
        pytest.param("a = b", "a = { $x", "can't be read", id="junk"),
        pytest.param("a = b", "a = b\na = c", "a is there twice", id="the same key twice"),
        pytest.param("a = b\nc = d", "a = b", "c: is missing", id="key missing"),
        pytest.param("a = b", "a = b\nc = d", "c: is not there in English", id="key too many"),
        pytest.param("a = b\n .c = d", "a = b", "a.c: is missing", id="attribute missing"),
        pytest.param("a = { $x }", "a = b", "a: has the facts [], in English ['x']", id="fact missing"),
        pytest.param("a = { $x }\nb = { a }", "a = b\nb = { $x }", "a: has the facts []", id="fact of another message"),
        pytest.param("a = b", "a = { c }", "there is no message c", id="message that is not there"),
        pytest.param("a = b", "a = { -c }", "there is no term -c", id="term that is not there"),
        pytest.param("a = { $x }", "a = { DICES($x) }", "there is no function DICES", id="function that is not there"),
        pytest.param("a = { $x }", "a = { BID($x) }", "there is no function BID of 1", id="too few arguments"),
    ],
)
def test_each_kind_of_fault_is_found(tmp_path: Path, english: str, french: str, fault: str) -> None:
    for language, source in {ENGLISH: english, "fr": french}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(source + "\n", encoding="utf-8")
    assert any(found.startswith("fr/") and fault in found for found in faults(tmp_path))
