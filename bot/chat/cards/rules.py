"""The rules of one table, as a card."""

from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Part, layout, rule, small
from bot.rules.options import Options
from bot.text import Text
from bot.text.rulebook import sections


def rules_card(options: Options, seats: int | None, text: Text) -> ui.LayoutView:
    """The rules that `options` make for so many seats; None for a table that is not open yet."""
    chapters = [str(section) for section in sections(options, seats, text)]
    parts: list[Part] = [f"## {text('rules-title' if seats else 'rules-title-new')}"]
    for chapter in chapters:
        parts += [rule(), chapter]
    return layout(Box(palette.PAPER, (*parts, small(text("rules-foot")))))
