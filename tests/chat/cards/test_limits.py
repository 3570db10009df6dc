from collections.abc import Callable

import pytest
from discord import ui

from bot.chat.cards import Dice, nudge, nudged, opening
from bot.chat.cards.layout import Box, button, layout, row
from bot.chat.ids import Press, read
from bot.rules.pieces import PlayerId
from bot.text import load
from tests.chat.cards.games import COMMITMENT, GAME, WIDE
from tests.chat.cards.limits import components_of, limits, walk
from tests.chat.cards.states import FULLEST, PICTURES, STATES, UNICODE, Draw

TEXTS = load(strict=True)
EVERY = pytest.mark.parametrize("language", TEXTS.languages)


@EVERY
@pytest.mark.parametrize("dice", [pytest.param(PICTURES, id="pictures"), pytest.param(UNICODE, id="unicode")])
@pytest.mark.parametrize(
    "draw", [*STATES.values(), *FULLEST.values()], ids=[*STATES, *(f"fullest {name}" for name in FULLEST)]
)
def test_fault_29_every_limit_holds(draw: Draw, dice: Dice, language: str) -> None:
    assert limits(draw(TEXTS[language], dice)) == []


@EVERY
def test_plain_messages_are_short(language: str) -> None:
    text, name = TEXTS[language], WIDE[3]
    told = [
        opening(name, COMMITMENT, text),
        nudge(PlayerId(2**63), "<t:1900000000:R>", text),
        nudge(PlayerId(2**63), "", text),
        nudged(name, text, stand_in=True),
        nudged(name, text, stand_in=False),
    ]
    assert max(map(len, told)) < 400


@pytest.mark.parametrize("draw", STATES.values(), ids=STATES)
def test_fault_44_everything_to_press_is_ours(draw: Draw) -> None:
    shown = draw(TEXTS["en-US"], UNICODE)
    ids = [item["custom_id"] for item in walk(components_of(shown)) if "custom_id" in item]
    if isinstance(shown, ui.Modal):
        assert ids in (["quantity", "face"], ["phrase"], ["name"])
        ids = [shown.custom_id]
    presses = [read(custom_id) for custom_id in ids]
    assert {press.game if press else None for press in presses} <= {GAME, ""}


@pytest.mark.parametrize("draw", STATES.values(), ids=STATES)
async def test_everything_is_stopped_before_it_is_sent(draw: Draw) -> None:
    shown = draw(TEXTS["en-US"], UNICODE)
    assert shown.is_finished()
    assert shown.timeout is None
    assert {type(item).__module__.partition(".")[0] for item in shown.walk_children()} == {"discord"}


def label(length: int) -> ui.LayoutView:
    return layout(Box(0, (row(button(Press("dice", GAME), "x" * length)),)))


BROKEN: dict[str, Callable[[], ui.LayoutView]] = {
    "a label too long": lambda: label(81),
    "no label": lambda: label(0),
    "text too long": lambda: layout(Box(0, ("x" * 2001, "😀" * 1000))),
    "an id twice": lambda: layout(Box(0, tuple(row(button(Press("dice", GAME), "x")) for _ in range(2)))),
    "an id too long": lambda: layout(Box(0, (row(button(Press("dice", GAME, 1, "x" * 90), "x")),))),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_the_checker_sees(broken: Callable[[], ui.LayoutView]) -> None:
    assert len(limits(broken())) == 1


def test_the_checker_accepts_the_most() -> None:
    assert limits(label(80)) == []
