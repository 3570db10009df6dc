"""docs/rules.md, "Options and presets", and docs/notation.md: that the pages and the code say the same."""

import io
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot.rules.errors import Refusal
from bot.rules.notation import read
from bot.rules.options import CHOICES, PRESETS, Options, Preset, change, differences, written

DOCS = Path(__file__).parents[2] / "docs"


def tables(page: str, heading: str) -> list[list[str]]:
    """The cells of all table rows under a heading of a page, without their marks."""
    text = (DOCS / page).read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[re.sub(r"[*` ]", "", cell) for cell in row] for row in rows]


def test_the_page_has_each_option_with_its_values_in_each_preset() -> None:
    (_, _, *presets), _, *rows = tables("rules.md", "Options and presets")
    assert presets == list(PRESETS)
    assert {row[0]: tuple(row[1].split(",")) for row in rows} == CHOICES
    for column, preset in enumerate(PRESETS.values(), start=2):
        assert {row[0]: row[column] for row in rows} == written(preset)


def test_the_page_has_each_refusal_of_a_move_in_its_order() -> None:
    _, _, *rows = tables("notation.md", "Keys of refusals")
    known = get_args(Refusal)
    in_play = [key for key in known[: known.index("already-seated")] if key != "already-started"]
    assert [row[0] for row in rows] == [*in_play, "already-started"]


def test_the_example_on_the_page_is_in_the_form() -> None:
    example = (DOCS / "notation.md").read_text(encoding="utf-8").split("```")[1].removeprefix("\n")
    assert len(list(read(io.BytesIO(example.encode())))) == 10


def test_the_defaults_are_classic_and_come_first() -> None:
    assert PRESETS["classic"] == Options()
    assert written(Options()) == {name: values[0] for name, values in CHOICES.items()}


@pytest.mark.parametrize("name", CHOICES)
def test_each_value_of_an_option_can_be_chosen(name: str) -> None:
    for value in CHOICES[name]:
        chosen = change(Options(), name, value)
        assert written(chosen) == written(Options()) | {name: value}
        assert msgspec.json.decode(msgspec.json.encode(chosen), type=Options) == chosen


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        pytest.param("speed", "fast", KeyError, id="no such option"),
        pytest.param("raises", "any-face", KeyError, id="the name of the field is not the written one"),
        pytest.param("dice", "6", ValueError, id="more dice than there are"),
        pytest.param("dice", "0", ValueError, id="no dice"),
        pytest.param("calza", "yes", ValueError, id="another option's word"),
        pytest.param("loss", "", ValueError, id="nothing"),
    ],
)
def test_what_no_option_can_be(name: str, value: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        change(Options(), name, value)


@pytest.mark.parametrize(
    ("preset", "changes", "left"),
    [
        pytest.param("classic", {}, {}, id="none"),
        pytest.param("quick", {}, {}, id="a preset as it is"),
        pytest.param("quick", {"dice": "5", "loss": "all"}, {"dice": "5", "loss": "all"}, id="two"),
        pytest.param("quick", {"dice": "3"}, {}, id="the preset's own value"),
    ],
)
def test_a_table_shows_where_it_differs_from_its_preset(
    preset: Preset, changes: dict[str, str], left: dict[str, str]
) -> None:
    options = PRESETS[preset]
    for name, value in changes.items():
        options = change(options, name, value)
    assert differences(options, preset) == left
