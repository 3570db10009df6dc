"""The rules of a table: each option changes them, and the numbers are the engine's.

`GOLDEN=write pytest tests/text/test_rulebook.py` writes the golden rulebooks anew; read the
difference before you keep it.
"""

import itertools
import os
from pathlib import Path

import pytest

from bot.rules.options import CHOICES, PRESETS, Options, Preset, change
from bot.text import Text, Texts
from bot.text.languages import LOCALES
from bot.text.rulebook import has_palifico, sections

_LANGUAGES = sorted(child.name for child in LOCALES.iterdir() if child.is_dir())
_GOLDEN = Path(__file__).parent / "rulebooks"
_MOST = 3_500
"""What fits on a card of 4,000 characters beside its title."""


def rulebook(options: Options, seats: int | None, text: Text) -> str:
    return "\n".join(map(str, sections(options, seats, text)))


@pytest.mark.parametrize("language", _LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_rulebook_of_each_preset(texts: Texts, language: str, preset: Preset) -> None:
    golden = _GOLDEN / f"{preset}.{language}.md"
    book = rulebook(PRESETS[preset], 4, texts[language]) + "\n"
    if os.environ.get("GOLDEN") == "write":
        golden.write_text(book, encoding="utf-8")
    assert book == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", _LANGUAGES)
@pytest.mark.parametrize("name", CHOICES)
def test_each_value_of_each_option_changes_the_text(texts: Texts, language: str, name: str) -> None:
    books = [rulebook(change(Options(), name, value), 4, texts[language]) for value in CHOICES[name]]
    assert len(set(books)) == len(books)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_table_has_rules_that_fit_on_a_card(texts: Texts, language: str) -> None:
    tables = itertools.islice(itertools.product(*CHOICES.values()), None, None, 31)
    for values, seats in itertools.product(tables, (None, 2, 3, 6)):
        options = Options()
        for name, value in zip(CHOICES, values, strict=True):
            options = change(options, name, value)
        assert len(rulebook(options, seats, texts[language])) < _MOST


@pytest.mark.parametrize(
    ("options", "seats", "expected"),
    [
        pytest.param(Options(), None, True, id="classic"),
        pytest.param(Options(palifico="off"), None, False, id="switched off"),
        pytest.param(Options(dice=1), None, False, id="nobody drops to one die"),
        pytest.param(Options(loss="all"), None, True, id="all dice lost: only by a wrong calza"),
        pytest.param(Options(loss="all", calza=False), None, False, id="all dice lost and no calza"),
        pytest.param(Options(loss="all"), 2, False, id="all dice lost, two seats: no calza"),
        pytest.param(Options(palifico_duel=False), 2, False, id="never with two, and two there are"),
        pytest.param(Options(palifico_duel=False), 3, True, id="never with two, three there are"),
    ],
)
def test_palifico_is_told_of_where_it_can_happen(
    texts: Texts, options: Options, seats: int | None, expected: bool
) -> None:
    assert has_palifico(options, seats) is expected
    assert ("There is no palifico at this table." in rulebook(options, seats, texts["en-US"])) is not expected


@pytest.mark.parametrize(
    ("options", "seats", "sentence"),
    [
        pytest.param(Options(), 6, "over 9 × fours the lowest is 5 × pacos", id="half, rounded up"),
        pytest.param(Options(), 6, "11 × twos at the lowest", id="double plus one"),
        pytest.param(Options(raises="never-lower-face"), 6, "you may not bid 10 × threes and 9 × threes", id="raise"),
        pytest.param(Options(dice=1), 2, "more than all dice here", id="so few dice that double plus one is too many"),
        pytest.param(
            Options(loss="difference"), 6, "only 6, the bidder loses 3 dice", id="bidder loses the difference"
        ),
        pytest.param(Options(loss="difference"), 6, "are 10, the doubter loses 2 dice", id="doubter loses one more"),
        pytest.param(Options(loss="all", dice=4), 6, "are 8, the doubter loses 4 dice", id="all dice"),
        pytest.param(Options(), 6, "they may bid 2 × sixes and 3 × twos as well", id="a seat with one die"),
    ],
)
def test_worked_numbers(texts: Texts, options: Options, seats: int, sentence: str) -> None:
    assert sentence in rulebook(options, seats, texts["en-US"])


def test_a_rulebook_has_six_headings(texts: Texts) -> None:
    book = sections(Options(), None, texts["en-US"])
    assert [section.title for section in book] == ["Setting up", "Bidding", "Dudo!", "Calza!", "Palifico", "The end"]
    assert all(section.lines for section in book)
