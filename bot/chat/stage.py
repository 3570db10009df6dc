"""Shows tables: one card each, edited in place, a new one each round; reminders and private panels beside it."""

import logging
from collections.abc import Collection

import discord

from bot.chat.answering import Answering
from bot.chat.backstage import Backstage
from bot.chat.cards import Dice
from bot.chat.errands import Errands
from bot.chat.panels import Panels
from bot.chat.reminders import Reminders
from bot.chat.screen import Claim, Screen, Why
from bot.rules.events import OpenEvent
from bot.rules.pieces import SeatNo
from bot.store import GameId, Journal, Notes, NotSaved
from bot.tables.clock import Clock
from bot.tables.shown import Card
from bot.tables.table import Table
from bot.text import Texts

log = logging.getLogger(__name__)


class Stage:
    """Shows all tables of a process.

    Attributes:
        panels: the private panels that people have open.
        answering: who waits for an answer; everything that is shown waits for those.
        errands: what is done beside answering.
    """

    def __init__(self, client: discord.Client, texts: Texts, clock: Clock, journal: Journal, notes: Notes) -> None:
        """Show tables through `client`."""
        self._backstage = Backstage(client, texts, clock, journal, notes, Dice(), Errands(), Answering())
        self._screens: dict[GameId, Screen] = {}
        self._out_of_sight: set[tuple[Why, int | None]] = set()
        self.answering = self._backstage.answering
        self.errands = self._backstage.errands
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
        """Post the first card of a table."""
        self._screen(table).refresh()

    def remember_opening(self, table: Table, message: int) -> None:
        """Remember, soon, which message told the fingerprint of a table's dice."""
        self._backstage.errands.run(table.remember_opening(message))

    def restore(self, table: Table, card: Card | None) -> None:
        """Take up a table that an earlier process showed; it rests until somebody can get there."""
        self._screen(table, card).rest("away")
        self._reminders.recall(table)

    def rest(self, why: Why, servers: Collection[int] | None = None) -> None:
        """Let all tables rest, or those of some servers, and those that are opened there: clocks stand still."""
        self._out_of_sight |= _each(why, servers)
        for screen in self._screens_on(servers):
            screen.rest(why)

    def wake(self, why: Why, servers: Collection[int] | None = None) -> None:
        """Let tables go on that rested only for this, and bring their cards up to date."""
        self._out_of_sight -= _each(why, servers)
        for screen in self._screens_on(servers):
            screen.wake(why)

    async def retry(self, table: Table) -> None:
        """Try to show a table that could not be shown."""
        await self._screen(table).retry()

    def pause_to_tell(self, table: Table) -> bool:
        """Whether somebody should hear that a table can't be shown and so rests; true once each time."""
        return self._screen(table).pause_to_tell()

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

    def _screen(self, table: Table, card: Card | None = None) -> Screen:
        game = table.record.game
        if game not in self._screens:
            screen = self._screens[game] = Screen(self._backstage, table, card, self._forget)
            for why, server in self._out_of_sight:
                if server in {None, screen.server}:
                    screen.rest(why)
        return self._screens[game]

    def _screens_on(self, servers: Collection[int] | None) -> list[Screen]:
        return [screen for screen in self._screens.values() if servers is None or screen.server in servers]

    def _forget(self, table: Table) -> None:
        self._screens.pop(table.record.game, None)
        self._reminders.forget(table)
        self.panels.end(table)
        self._backstage.errands.run(self._let_go(table))

    async def _let_go(self, table: Table) -> None:
        try:
            await self._backstage.journal.forget_card(table.record.game)
        except NotSaved as error:
            log.warning("game %s: its end will be shown again after a restart: %s", table.record.game, error)


def _each(why: Why, servers: Collection[int] | None) -> set[tuple[Why, int | None]]:
    """A reason to rest, for each of some servers; None stands for all of them."""
    return {(why, server) for server in ({None} if servers is None else servers)}
