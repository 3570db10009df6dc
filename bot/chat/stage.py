"""Shows tables: one card each, edited in place, a new one each round; reminders and private panels beside it."""

import discord

from bot.chat.answering import Answering
from bot.chat.backstage import Backstage
from bot.chat.cards import Dice
from bot.chat.errands import Errands
from bot.chat.panels import Panels
from bot.chat.reminders import Reminders
from bot.chat.screen import Claim, Screen
from bot.rules.events import OpenEvent
from bot.rules.pieces import SeatNo
from bot.store import GameId, Journal
from bot.tables.clock import Clock
from bot.tables.table import Table
from bot.text import Texts


class Stage:
    """Shows all tables of a process.

    Attributes:
        panels: the private panels that people have open.
        answering: who waits for an answer; everything that is shown waits for those.
    """

    def __init__(self, client: discord.Client, texts: Texts, clock: Clock, journal: Journal) -> None:
        """Show tables through `client`."""
        self._backstage = Backstage(client, texts, clock, journal, Dice(), Errands(), Answering())
        self._screens: dict[GameId, Screen] = {}
        self.answering = self._backstage.answering
        self._reminders = Reminders(self._backstage)
        self.panels = Panels(self._backstage)

    @property
    def dice(self) -> Dice:
        """What draws dice."""
        return self._backstage.dice

    @dice.setter
    def dice(self, dice: Dice) -> None:
        self._backstage.dice = dice

    # What tables tell.

    def changed(self, table: Table, events: tuple[OpenEvent, ...]) -> None:
        """Show what happened, soon."""
        self._screen(table).changed(events)
        self.panels.changed(table)
        self._reminders.changed(table)

    def remind(self, table: Table, seat: SeatNo) -> None:
        """Mention the person on turn in a short message."""
        self._reminders.remind(table, seat)

    # What people ask.

    def open(self, table: Table) -> None:
        """Post the first card of a table, or bring the one that it has up to date."""
        self._screen(table).refresh()

    def restore(self, table: Table, message: int | None) -> None:
        """Take up a table that an earlier process showed, and bring its card up to date."""
        self._screen(table, message).refresh()

    def leave(self, table: Table) -> None:
        """Show a table no longer: there is no place left for it."""
        self._screen(table).leave()

    def repost(self, table: Table) -> None:
        """Post the card again at the bottom of the channel; the old one loses its buttons."""
        self._screen(table).move()

    def claim(self, table: Table, message: int) -> Claim | None:
        """The newest card, for whoever answers a press on `message` by editing it; None if that is not the card."""
        screen = self._screens.get(table.record.game)
        return screen.claim(message) if screen else None

    async def close(self) -> None:
        """Finish what is being shown."""
        await self._backstage.errands.close()

    def _screen(self, table: Table, message: int | None = None) -> Screen:
        game = table.record.game
        if game not in self._screens:
            self._screens[game] = Screen(self._backstage, table, message, self._forget)
        return self._screens[game]

    def _forget(self, table: Table) -> None:
        self._screens.pop(table.record.game, None)
        self._reminders.forget(table)
        self.panels.end(table)
