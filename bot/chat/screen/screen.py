"""The card of one table, one edit at a time; while it can't be shown the table rests."""

import logging
from collections.abc import Callable

from bot.chat.backstage import Backstage, showing
from bot.chat.cards import call_card, table_card
from bot.chat.screen.flight import Claim, Flight
from bot.chat.screen.message import CardMessage
from bot.chat.screen.rest import Rest, Why
from bot.chat.screen.retries import Retries
from bot.chat.screen.rounds import Drawn
from bot.chat.screen.suspense import Suspense
from bot.chat.troubles import FAILED, in_short, is_refusal, no_channel
from bot.rules.events import OpenEvent
from bot.tables.shown import Card
from bot.tables.table import Table

log = logging.getLogger(__name__)


class Screen:
    """The card of one table, and the task that brings it up to date."""

    def __init__(self, backstage: Backstage, table: Table, card: Card | None, ended: Callable[[Table], None]) -> None:
        """Show `table`, on `card` where there is one already; `ended` is told once its end is on the screen."""
        self._backstage = backstage
        self._table = table
        self._tell = ended
        self._message = CardMessage(backstage, table, card)
        self._flight = Flight()
        self._suspense = Suspense(backstage, table, self.refresh)
        self._rest = Rest(table)
        self._retries = Retries(backstage, self._start)
        self._outdated = True
        self._working = False
        self._left = False

    @property
    def server(self) -> int:
        """Where the table stands."""
        return self._table.record.guild

    def changed(self, events: tuple[OpenEvent, ...]) -> None:
        """Show what happened, soon; after a call the cups stay down for a moment."""
        self._suspense.changed(events)
        self._message.rounds.note_end()
        self.refresh()

    def refresh(self) -> None:
        """Bring the card up to date, soon; while that can't be done it is tried from time to time."""
        self._outdated = True
        if self._left or not (self._retries or self._rest):
            self._start()

    def move(self) -> None:
        """Post the card again at the bottom of the channel; the old one loses its buttons."""
        self._message.move()
        self.refresh()

    def leave(self) -> None:
        """Show nothing any more."""
        self._left = True

    def claim(self, message: int) -> Claim | None:
        """The newest card, for whoever answers a press on `message` by editing it; None if that is not the card."""
        if not self._message.shows_on(message):
            return None
        self._flight.take_off()
        drawn = self._draw()
        self._message.rounds.shown(drawn)
        return Claim(drawn.layout, self._settle)

    def _settle(self, *, arrived: bool) -> None:
        """The answer of a claim is on the screen, or is lost."""
        self._land()
        if self._outdated or not arrived:
            self.refresh()

    # Whether it can be shown.

    def rest(self, why: Why) -> None:
        """Let the table rest; what is on the screen by the time it goes on is not known."""
        self._message.doubt()
        self._rest.begin(why)

    def wake(self, why: Why) -> None:
        """Let the table go on, unless it rests for another reason as well; the card tells the new deadline."""
        if self._rest.end(why):
            self.refresh()

    async def retry(self) -> None:
        """Try again to show what could not be shown, unless that was tried just now."""
        if "hidden" in self._rest and self._retries.due and not self._working:
            self._working = True
            await self._work()

    def pause_to_tell(self) -> bool:
        """Whether somebody should hear that play is paused, because nobody has heard it yet."""
        return self._rest.to_tell()

    def _note_failure(self, error: Exception) -> None:
        """Let the table rest where the card stays hidden for longer than a moment; what was posted is not known."""
        self._outdated = True
        self._message.doubt()
        if no_channel(error) or (is_refusal(error) and self._table.view.ended):
            self.leave()
        elif self._retries.fail(error) and "hidden" not in self._rest:
            log.warning("game %s: paused, for the card can't be shown: %s", self._table.record.game, in_short(error))
            self.rest("hidden")

    # Bringing it up to date.

    def _draw(self) -> Drawn:
        """Draw the newest state; whatever happens from then on makes the card outdated again."""
        self._outdated = False
        hushed = self._suspense.holds
        draw = call_card if hushed else table_card
        layout = draw(showing(self._table), self._backstage.text(self._table), self._backstage.dice)
        return self._message.rounds.drawn(layout, hushed=hushed)

    def _land(self) -> None:
        if self._flight.land():
            self._outdated = True

    def _start(self) -> None:
        if not self._working:
            self._working = True
            self._backstage.errands.run(self._work())

    async def _work(self) -> None:
        try:
            await self._catch_up()
        finally:
            self._working = False
        if self._left:
            await self._table.abandon()
        if self._table.view.ended and not self._suspense.holds and (self._left or not self._outdated):
            self._tell(self._table)

    async def _catch_up(self) -> None:
        """Show the newest state until there is none newer, or Discord does not let us."""
        able = True
        while able and self._outdated and not self._left:
            await self._backstage.answering.done(self._table.record.channel)
            able = await self._try()

    async def _try(self) -> bool:
        """Show the newest state, unless an answer has; when that fails, see to it that it is tried again later."""
        if not self._outdated:
            return True
        self._retries.begin()
        try:
            await self._show()
        except FAILED as error:
            self._note_failure(error)
            return False
        self._retries.succeed()
        self.wake("hidden")
        return True

    async def _show(self) -> None:
        shown = await (self._message.post(self._draw) if self._message.must_be_new else self._edit())
        self._outdated = self._outdated or not shown
        await self._message.settle()

    async def _edit(self) -> bool:
        self._flight.take_off()
        try:
            return await self._message.edit(self._draw())
        finally:
            self._land()
