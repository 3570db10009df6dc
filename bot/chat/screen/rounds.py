"""Which round a card shows, and how that ended: each round has a card of its own, which keeps the end on the screen."""

from typing import NamedTuple

import discord
from discord import ui

from bot.chat.backstage import showing
from bot.chat.cards import Showing
from bot.tables.shown import Card
from bot.tables.table import Table

_SKEW = 2.0
"""Seconds by which Discord's clock and ours may differ."""


class Drawn(NamedTuple):
    """A card, the rounds that had been dealt when it was drawn, how one ended, and whether it hides the cups."""

    layout: ui.LayoutView
    rounds: int
    last: Showing | None
    hushed: bool


class Rounds:
    """The round on the screen, and how it ended until that is on the screen: the next one may come before."""

    def __init__(self, table: Table, card: Card | None) -> None:
        """Begin with the round that `card` shows."""
        self._table = table
        self._shown = round_on(card, table) if card else table.view.rounds
        self._last: Showing | None = None
        self.note_end()
        if card and card.last and self.passed:
            self._last = showing(table, card.last)

    @property
    def passed(self) -> bool:
        """Whether another round is being played than that on the screen."""
        round_ = self._table.view.round
        return bool(self._shown and round_ and round_.number != self._shown)

    @property
    def farewell(self) -> Showing | None:
        """What the card is to show for good once another takes its place; None where it shows that already."""
        return None if self.passed and self._last is None else self._last or showing(self._table)

    def note_end(self) -> None:
        """Keep how the round on the screen ended, if it just has."""
        if self._table.view.phase == "between" and self._shown:
            self._last = showing(self._table)

    def drawn(self, layout: ui.LayoutView, *, hushed: bool) -> Drawn:
        """Note what a card says that was drawn just now."""
        return Drawn(layout, self._table.view.rounds, self._last, hushed)

    def shown(self, drawn: Drawn) -> None:
        """That card is on the screen."""
        self._shown = drawn.rounds
        if self._last is drawn.last and not drawn.hushed:
            self._last = None


def round_on(card: Card, table: Table) -> int:
    """The round that a card of an earlier process shows: the last one, unless that was dealt after it was posted.

    Where clocks may differ a card is taken for the newest, lest another be posted beside it. One that is being replaced
    will have another in any case, and most often because of a new deal.
    """
    posted = discord.utils.snowflake_time(card.message).timestamp()
    return table.view.rounds - (posted + (0 if card.replacing else _SKEW) < card.dealt)
