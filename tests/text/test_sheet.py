"""The translator's sheet: what it shows of each message, and what it remarks."""

from io import StringIO
from pathlib import Path

import pytest

from bot.text import ENGLISH, Texts, load
from bot.text.check import facts, keys
from bot.text.languages import LOCALES
from bot.text.samples import samples
from bot.text.sheet import overview, sheet, write

LANGUAGES = load().languages

_SMALL = {"face", "seat"}
"""Numbers that count nothing."""


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """English, and a French that is on its way."""
    for language, source in {
        ENGLISH: "button-join = Join\nbutton-bid = Bid\n    .about = How to bid\nturn = It is { $name }’s turn.\n",
        "fr": f"button-join = {'Asseyons-nous ' * 6}\nbutton-bid = Bid\nturn = C’est à {{ $nom }}.\nmore = trop\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "cards.ftl").write_text(source, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_on_the_sheet_and_fits(language: str) -> None:
    lines = sheet(language)
    assert {line.key for line in lines} == keys()
    assert [line.key for line in lines if {"missing", "too long"} & {*line.remarks}] == []
    assert all(line.own for line in lines)


@pytest.mark.parametrize(
    ("key", "wordings"),
    [
        pytest.param("done-left", ("You left the table.",), id="no facts"),
        pytest.param("dice", ("3 dice", "no dice", "1 die"), id="each plural, once"),
        pytest.param(
            "faces", ("pacos", "twos", "threes", "fours", "fives", "sixes"), id="all faces, where it names them"
        ),
        pytest.param("panel-holds", ("You hold two pacos and a five",), id="facts that are words"),
        pytest.param("button-dudo", ("Dudo!",), id="terms"),
    ],
)
def test_a_message_is_shown_with_sample_facts(key: str, wordings: tuple[str, ...]) -> None:
    (line,) = (line for line in sheet(ENGLISH) if line.key == key)
    assert line.own == wordings


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 1_000_000])
@pytest.mark.parametrize("language", LANGUAGES)
def test_fault_45_every_sentence_takes_every_number(texts: Texts, language: str, number: int) -> None:
    text = texts[language]
    for key in keys():
        usual = {name: values[0] for name, values in samples(text, key, facts(key)).items()}
        counted = {
            name: number if isinstance(value, int) and name not in _SMALL else value for name, value in usual.items()
        }
        assert text(key, **counted).strip()


def test_no_sample_is_left_as_a_bare_name() -> None:
    assert [line.key for line in sheet(ENGLISH) if any("{" in said or "$" in said for said in line.own)] == []


def test_what_is_to_do_is_remarked(half: Path) -> None:
    remarks = {line.key: line.remarks for line in sheet("fr", half)}
    assert remarks == {
        "button-join": ("too long",),
        "button-bid": ("like English",),
        "button-bid.about": ("missing",),
        "turn": ("like English",),
    }


def test_the_sheet_as_it_is_read(half: Path) -> None:
    out = StringIO()
    write("fr", out, half)
    first, english, own = out.getvalue().splitlines()[:3]
    assert first == "cards.ftl: button-join  !! too long"
    assert english == "    en-US  Join"
    assert own.startswith("    fr     Asseyons-nous")
    assert " !! fr/turn: has the facts ['nom'], in English ['name']" in out.getvalue().splitlines()
    last = out.getvalue().splitlines()[-1]
    assert last == "language fr, messages 4, missing 1, like English 2, too long 1, wrong 2"


def test_fault_45_what_a_language_lacks_is_counted(half: Path) -> None:
    out = StringIO()
    overview(out, half)
    heading, *rows = out.getvalue().splitlines()
    assert heading == "language  messages  missing  like English  too long  wrong"
    assert [row.split() for row in rows] == [["en-US", "4", "0", "0", "0", "0"], ["fr", "4", "1", "2", "1", "2"]]


def test_nothing_is_missing_in_any_language_of_ours() -> None:
    out = StringIO()
    overview(out, LOCALES)
    rows = [row.split() for row in out.getvalue().splitlines()[1:]]
    assert [(row[0], row[1], row[2], row[5]) for row in rows] == [
        (language, str(len(keys())), "0", "0") for language in LANGUAGES
    ]
