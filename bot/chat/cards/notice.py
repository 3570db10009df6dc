"""A private answer of a line or two."""

from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, layout


def notice(said: str) -> ui.LayoutView:
    """Say one thing; a layout, so that it can take the place of a panel."""
    return layout(Box(palette.STOPPED, (said,)))
