"""What is stored of a person, and what they may ask for."""

from discord import ButtonStyle, ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, button, layout, lines, row, small
from bot.chat.ids import Press
from bot.store import GameId
from bot.text import Text

EXPORT = "perudo.json"
"""The name of the file that holds all that is stored of a person."""

_NO_GAME = GameId("")


def privacy_card(text: Text) -> ui.LayoutView:
    """What is stored, why and for how long; and the two things to ask for."""
    told = ("games", "totals", "settings", "not")
    asking = row(
        button(Press("privacy-export", _NO_GAME), text("button-export")),
        button(Press("privacy-forget", _NO_GAME), text("button-forget"), ButtonStyle.danger),
    )
    parts = (f"## {text('privacy-title')}", lines(*(f"- {text(f'privacy-{key}')}" for key in told)), asking)
    return layout(Box(palette.PAPER, parts))


def export_card(text: Text) -> ui.LayoutView:
    """Beside it goes the file named `EXPORT`."""
    file: ui.File[ui.LayoutView] = ui.File(f"attachment://{EXPORT}")
    return layout(Box(palette.PAPER, (text("export-done"), file, small(text("export-how")))))


def forget_question(text: Text) -> ui.LayoutView:
    """Asks once before somebody is forgotten."""
    asked = lines(f"## {text('forget-title')}", text("forget-why"))
    surely = button(Press("privacy-forget-surely", _NO_GAME), text("button-forget-surely"), ButtonStyle.danger)
    return layout(Box(palette.STOPPED, (asked, row(surely))))
