"""The host's private panels at the gathering: how the table plays, and computer players."""

from collections.abc import Callable, Iterable

from discord import SelectOption, ui

from bot.chat.cards import palette
from bot.chat.cards.dice import Dice
from bot.chat.cards.layout import Box, Item, layout, lines, select, small
from bot.chat.cards.pen import Pen
from bot.chat.cards.showing import Showing
from bot.players import PLAYERS
from bot.rules.options import CHOICES, PRESETS, in_force
from bot.rules.pieces import MOST_SEATS
from bot.text import Text, words

CLOCKS: dict[str, int | None] = {"30": 30, "60": 60, "90": 90, "180": 180, "86400": 86_400, "off": None}
"""The times for a turn that are offered, in seconds, by the value that is chosen; None is no limit."""


def options_panel(showing: Showing, text: Text) -> ui.LayoutView:
    """A menu each for the preset, the clock and every option that means something now.

    Presses carry `preset`, `clock` or the option's written name; the values are preset names, keys of `CLOCKS`, or the
    option's written values.
    """
    view = showing.view
    parts = (
        lines(f"## {text('options-title')}", text("options-how")),
        _preset(showing, text),
        _clock(showing, text),
        *(_option(showing, text, name, chosen) for name, chosen in in_force(view.options).items()),
    )
    return layout(Box(palette.GATHERING, parts))


def computer_panel(showing: Showing, text: Text, seated: int = 0) -> ui.LayoutView:
    """A menu of all computer players, and who just sat down; `seated` is how many did.

    Its values are levels, whose temperament is drawn, and then levels with a temperament.
    """
    pen = Pen(showing.view, text, Dice())
    levels = (SelectOption(label=pen.character(level), value=level) for level in PLAYERS)
    full = len(showing.view.seats) == MOST_SEATS
    menu = None if full else select(showing.press("computer", "level"), text("computer-choose"), levels)
    told = _sat_down(pen, seated) if seated else ""
    return layout(Box(palette.GATHERING, (f"## {text('computer-title')}", small(text("computer-how")), told, menu)))


def _sat_down(pen: Pen, seated: int) -> str:
    return lines(pen.text("done-computers", count=seated), *map(pen.line, pen.view.seats[-seated:]))


def _preset(showing: Showing, text: Text) -> Item | None:
    options = (
        SelectOption(
            label=text("option-set", option=text("options-preset"), value=text(f"preset-{name}")),
            value=name,
            description=text(f"preset-{name}.about"),
            default=name == showing.view.preset,
        )
        for name in PRESETS
    )
    return select(showing.press("option", "preset"), text("options-preset"), options)


def _clock(showing: Showing, text: Text) -> Item | None:
    def say(value: str) -> str:
        return text("option-set", option=text("option-clock"), value=words.clock(text, CLOCKS[value]))

    chosen = next((value for value, seconds in CLOCKS.items() if seconds == showing.view.clock), "")
    return _menu(showing, "clock", text("option-clock"), _choices(CLOCKS, chosen, say))


def _option(showing: Showing, text: Text, name: str, chosen: str) -> Item | None:
    def say(value: str) -> str:
        return words.option_set(text, name, value)

    return _menu(showing, name, text(f"option-{name}"), _choices(CHOICES[name], chosen, say))


def _menu(showing: Showing, name: str, placeholder: str, choices: Iterable[SelectOption]) -> Item | None:
    return select(showing.press("option", name), placeholder, choices)


def _choices(values: Iterable[str], chosen: str, say: Callable[[str], str]) -> Iterable[SelectOption]:
    return (SelectOption(label=say(value), value=value, default=value == chosen) for value in values)
