"""Every card in languages that nobody speaks: there is room, all of it is text of a language, and names stay apart."""

import re
from collections.abc import Iterator

import pytest
from discord import ui

from bot.text import Texts
from bot.text.check import faults
from tests.chat.cards.games import NAMES
from tests.chat.cards.limits import components_of, limits, walk
from tests.chat.cards.states import FULLEST, LANGUAGES, PICTURES, STATES, UNICODE, Draw
from tests.text.pseudo import ACCENTED, LONG, RIGHT_TO_LEFT, pseudo, write

ALL = pytest.mark.parametrize(
    "draw", [*STATES.values(), *FULLEST.values()], ids=[*STATES, *(f"fullest {name}" for name in FULLEST)]
)
EACH = pytest.mark.parametrize("draw", STATES.values(), ids=STATES)

_NOT_TEXT = re.compile(r"`[^`]*`|<[^>]*>|\]\([^)]*\)|\N{FIRST STRONG ISOLATE}[^\N{POP DIRECTIONAL ISOLATE}]*")
"""What is the same in every language: code, times and mentions, addresses, and whatever people wrote."""


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    return pseudo(tmp_path_factory.mktemp("pseudo"))


def told(shown: ui.LayoutView | ui.Modal) -> Iterator[str]:
    """Every text of a layout, whatever it stands on, line by line."""
    if isinstance(shown, ui.Modal):
        yield shown.title
    for component in walk(components_of(shown)):
        for part in (component, *component.get("options", ())):
            for key in ("content", "label", "description", "placeholder"):
                yield from str(part.get(key) or "").splitlines()


def test_they_say_what_english_says(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pseudo")
    write(folder)
    assert faults(folder) == []


@ALL
@pytest.mark.parametrize("language", [LONG, ACCENTED, RIGHT_TO_LEFT])
def test_every_limit_holds(texts: Texts, draw: Draw, language: str) -> None:
    assert limits(draw(texts[language], PICTURES)) == []


def _without_languages(line: str) -> str:
    """Languages are called by their own names everywhere."""
    for language in LANGUAGES.languages:
        line = line.replace(LANGUAGES[language]("language-name"), "")
    return line


@EACH
def test_whatever_is_read_comes_from_the_locales(texts: Texts, draw: Draw) -> None:
    lines = [_without_languages(_NOT_TEXT.sub("", line)) for line in told(draw(texts[ACCENTED], UNICODE))]
    assert [line for line in lines if re.search("[A-Za-z]", line)] == []


@EACH
def test_names_keep_their_direction_to_themselves(texts: Texts, draw: Draw) -> None:
    for line in told(draw(texts[RIGHT_TO_LEFT], UNICODE)):
        assert line.count("\N{FIRST STRONG ISOLATE}") == line.count("\N{POP DIRECTIONAL ISOLATE}")
        assert not any(name in _NOT_TEXT.sub("", line) for name in NAMES)
