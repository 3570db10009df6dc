"""One language: what it says, and what it does where it can't."""

import re
from pathlib import Path

import pytest

from bot.text import ENGLISH, Text, TextError, Texts, load
from bot.text.check import faults
from tests.standin.limits import LOCALES

_NARROW = "\u202f"


@pytest.fixture
def torn(tmp_path: Path) -> Texts:
    """Two languages, of which the second lacks a key and can't be read in one place."""
    for language, source in {
        ENGLISH: "bid = { $quantity } { $face }\nboth = yours, { $name }\ngone = here\n    .about = about it\n",
        "fr": "bid = { $quantity } { $face }\nboth = à toi, { $name }\nwrong = { $x\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(source, encoding="utf-8")
    return load(tmp_path)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en-US"),
        ("en-GB", "en-US"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("xx", "en-US"),
        ("", "en-US"),
        (None, "en-US"),
    ],
)
def test_fault_45_locale_picks_the_nearest_language(texts: Texts, locale: str | None, language: str) -> None:
    assert texts.pick(locale).language == language


def test_a_region_finds_its_sister(tmp_path: Path) -> None:
    for language in (ENGLISH, "es-ES", "pt-BR"):
        (tmp_path / language).mkdir()
    assert load(tmp_path).pick("es-419").language == "es-ES"


@pytest.mark.parametrize("locale", [*sorted(LOCALES), "tlh", "", None])
def test_fault_45_every_locale_of_discord_can_be_answered(texts: Texts, locale: str | None) -> None:
    text = texts.pick(locale)
    assert text.language in {*texts.languages}
    assert (
        text.language == locale
        or text.language.split("-")[0] == (locale or "").split("-")[0]
        or text.language == ENGLISH
    )
    assert text("dice", count=2)


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "no dice", "aucun dé"),
        (1, "1 die", "1 dé"),
        (2, "2 dice", "2 dés"),
        (5, "5 dice", "5 dés"),
        (21, "21 dice", "21 dés"),
        (1_000_000, "1,000,000 dice", f"1{_NARROW}000{_NARROW}000 dés"),
    ],
)
def test_fault_45_plurals_and_numbers_are_the_languages_own(
    texts: Texts, count: int, english: str, french: str
) -> None:
    assert texts["en-US"]("dice", count=count) == english
    assert texts["fr"]("dice", count=count) == french


@pytest.mark.parametrize(
    ("quantity", "face", "english", "french"),
    [
        (8, 5, "8 × fives", "8 × cinq"),
        (1, 5, "1 × five", "1 × cinq"),
        (5, 1, "5 × pacos", "5 × Pacos"),
        (1, 1, "1 × paco", "1 × Paco"),
        (0, 1, "0 × pacos", "0 × Paco"),
        (21, 6, "21 × sixes", "21 × six"),
    ],
)
def test_a_bid_is_never_two_bare_numbers(texts: Texts, quantity: int, face: int, english: str, french: str) -> None:
    assert texts["en-US"]("bid", quantity=quantity, face=face) == english
    assert texts["fr"]("bid", quantity=quantity, face=face) == french


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("es-ES", 0, "ningún dado"),
        ("es-ES", 1, "1 dado"),
        ("es-ES", 1_000_000, "1.000.000 de dados"),
        ("es-419", 1_000_000, "1,000,000 de dados"),
        ("es-419", 1_000_001, "1,000,001 dados"),
        ("pt-BR", 0, "nenhum dado"),
        ("pt-BR", 2_000_000, "2.000.000 de dados"),
        ("de", 0, "keine Würfel"),
        ("de", 1_000_000, "1.000.000 Würfel"),
    ],
)
def test_nothing_and_millions_are_said_as_people_say_them(texts: Texts, language: str, count: int, said: str) -> None:
    assert texts[language]("dice", count=count) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("es-ES", "0 × cincos"), ("es-419", "0 × cincos"), ("pt-BR", "0 × cincos"), ("de", "0 × Fünfer")],
)
def test_none_of_a_face_is_in_the_plural(texts: Texts, language: str, said: str) -> None:
    assert texts[language]("bid", quantity=0, face=5) == said


def test_sentences_call_for_bids(texts: Texts) -> None:
    said = texts["en-US"]("refusal-bid-too-low", face=5, least=9, pacos=5)
    assert said == "Too low. Lowest legal: 5 × pacos, 9 × fives."


def test_an_attribute_has_a_key_of_its_own(texts: Texts) -> None:
    assert texts["en-US"]("preset-quick.about") == "Three dice each."


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        pytest.param("no-such-key", {}, id="unknown key"),
        pytest.param("preset-quick.no-such-attribute", {}, id="unknown attribute"),
        pytest.param("-dudo", {}, id="a term is no sentence"),
        pytest.param("dice", {}, id="no facts"),
        pytest.param("bid", {"quantity": 8}, id="one fact missing"),
        pytest.param("bid", {"quantity": 8, "face": 5, "name": "Ana"}, id="a fact of no use"),
        pytest.param("refusal-bid-too-low", {"face": 1, "pacos": 4}, id="missing in a branch not taken"),
    ],
)
def test_a_strict_text_accepts_no_fault(texts: Texts, key: str, facts: dict[str, int | str]) -> None:
    with pytest.raises(TextError, match=key):
        texts["fr"](key, **facts)


def _missed(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """The languages and keys that were warned of, in order."""
    found = (re.match(r"the language (\S+) can't say (\S+):", message) for message in caplog.messages)
    return [(match[1], match[2]) for match in found if match]


def test_fault_45_a_missing_key_is_said_in_english_and_logged_once(
    torn: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    french = torn["fr"]
    assert french("gone") == "here"
    assert french("gone.about") == "about it"
    assert french("gone") == "here"
    assert _missed(caplog) == [("fr", "gone"), ("fr", "gone.about")]
    assert [message[-10:] for message in caplog.messages] == ["(1 so far)", "(2 so far)"]


def test_what_english_lacks_too_is_still_said_somehow(torn: Texts, caplog: pytest.LogCaptureFixture) -> None:
    assert torn["fr"]("no-such-key") == "no-such-key"
    assert torn["fr"]("both") == "yours, name"
    assert _missed(caplog) == [(language, key) for key in ("no-such-key", "both") for language in ("fr", ENGLISH)]


def test_a_fact_of_no_use_changes_nothing_in_play(torn: Texts, caplog: pytest.LogCaptureFixture) -> None:
    assert torn["fr"]("both", name="Ana", more=1) == "à toi, Ana"
    assert not _missed(caplog)


def test_a_whole_sentence_is_never_logged_nor_its_facts(torn: Texts, caplog: pytest.LogCaptureFixture) -> None:
    torn["fr"]("gone", name="a secret name")
    assert "gone" in caplog.text
    assert "secret" not in caplog.text


def test_facts_are_taken_as_they_are(texts: Texts) -> None:
    said = texts["en-US"]("refusal-not-your-turn", name="{ $x } -dudo")
    assert said == "It is { $x } -dudo’s turn."
    assert "\u2068" not in said


def test_a_text_is_named_in_failures(texts: Texts) -> None:
    text: Text = texts["fr"]
    assert repr(text) == "Text(fr)"


@pytest.mark.parametrize("stray", ["__pycache__", "klingon", "fr_FR", "de copy", "xx-YY-zz-"])
def test_a_folder_that_is_called_as_no_locale_is_no_language_and_stops_no_bot(tmp_path: Path, stray: str) -> None:
    for name in ("en-US", stray):
        (tmp_path / name).mkdir()
    assert load(tmp_path).languages == ("en-US",)
    assert not faults(tmp_path)
    (tmp_path / stray / "words.ftl").write_text("word = word\n", encoding="utf-8")
    assert load(tmp_path).languages == ("en-US",)
    assert faults(tmp_path) == [f"{stray}/: is not called as a locale is, such as fr or pt-BR"]
