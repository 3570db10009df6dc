"""The card of a gathering: who sits where, how the table plays, and the ways in and out."""

from discord import ButtonStyle

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Item, button, lines, row, rule, small
from bot.chat.cards.pen import BETWEEN, Pen
from bot.chat.cards.showing import Showing
from bot.rules.options import differences
from bot.rules.pieces import FEWEST_SEATS, MOST_SEATS, NO_SEAT
from bot.text import words


def gathering(showing: Showing, pen: Pen) -> tuple[Box, ...]:
    """The whole card."""
    parts = (_seats(pen), rule(), _terms(pen), _ready(pen), _buttons(showing, pen), _luck(showing, pen))
    return (Box(palette.GATHERING, parts),)


def _seats(pen: Pen) -> str:
    free = pen.text("gathering-free", count=MOST_SEATS - len(pen.view.seats))
    return lines(f"## {pen.text('gathering-title')}", *map(pen.line, pen.view.seats), small(free))


def _terms(pen: Pen) -> str:
    """The preset, what differs from it, and the clock."""
    text, view = pen.text, pen.view
    changed = BETWEEN.join(words.option_set(text, *item) for item in differences(view.options, view.preset).items())
    preset = text("gathering-preset", preset=text(f"preset-{view.preset}"), about=text(f"preset-{view.preset}.about"))
    clock = text("option-set", option=text("option-clock"), value=words.clock(text, view.clock))
    return lines(preset, text("gathering-changed", options=changed) if changed else "", f"⏳ {clock}")


def _ready(pen: Pen) -> str:
    if len(pen.view.seats) < FEWEST_SEATS:
        return small(pen.text("gathering-too-few", seats=FEWEST_SEATS))
    return small(pen.text("gathering-ready", name=pen.name(pen.view.host))) if pen.view.host != NO_SEAT else ""


def _buttons(showing: Showing, pen: Pen) -> Item | None:
    taken, text = len(pen.view.seats), pen.text
    return row(
        button(showing.press("join"), text("button-join"), ButtonStyle.primary, disabled=taken == MOST_SEATS),
        button(showing.press("leave"), text("button-leave"), disabled=not taken),
        button(showing.press("computer"), text("button-computer"), disabled=taken == MOST_SEATS),
        button(showing.press("options"), text("button-options")),
        button(showing.press("begin"), text("button-begin"), ButtonStyle.success, disabled=taken < FEWEST_SEATS),
    )


def _luck(showing: Showing, pen: Pen) -> Item | None:
    """The way to a lucky phrase, for those who sit at the table."""
    return row(button(showing.press("phrase"), pen.text("button-phrase"), disabled=not pen.view.seats))
