"""The leaderboard."""

from collections.abc import Sequence

from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, layout, lines
from bot.chat.cards.pen import medal
from bot.chat.names import safe_name
from bot.store import Standing
from bot.text import Text

_MOST_LINES = 25
"""The lines that fit into one card with the longest names."""


def board(standings: Sequence[Standing], text: Text, title: str = "") -> ui.LayoutView:
    """The first places, one line each; `title` says of what, otherwise of this server."""
    told = [_line(standing, text) for standing in standings[:_MOST_LINES]] or [text("board-empty")]
    return layout(Box(palette.PAPER, (f"## {title or text('board-title')}", lines(*told))))


def _line(standing: Standing, text: Text) -> str:
    name, totals = safe_name(standing.name, text("seat-somebody")), standing.tally
    return text(
        "board-line",
        medal=medal(standing.place if totals.wins else 0),
        place=standing.place,
        name=f"**{name}**",
        wins=totals.wins,
        games=totals.games,
        rate=round(100 * totals.wins / totals.games) if totals.games else 0,
    )
