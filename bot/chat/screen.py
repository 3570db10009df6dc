"""The card of one table on the screen: edited in place, one edit at a time, the newest state wins."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import NamedTuple

import aiohttp
import discord
from discord import ui

from bot.chat.backstage import NOBODY, Backstage, showing
from bot.chat.cards import Showing, call_card, past_card, table_card
from bot.rules.events import CalzaCalled, DudoCalled, OpenEvent
from bot.store import NotSaved
from bot.tables.table import Table

log = logging.getLogger(__name__)

_OLD = 50 * 60.0
"""Seconds after which a card is posted anew: Discord slows down edits of messages older than an hour."""

_SUSPENSE = 0.3
"""The part of the pause after a call for which the cups stay down."""

_RETRY = 5.0
"""Seconds after which a card that could not be shown is tried again; each further time takes twice as long …"""

_MOST_DOUBLINGS = 4
"""… but not more often than this."""

_UNKNOWN_CHANNEL = 10_003
"""Discord's code for a channel that is no more."""

_PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError)
"""What keeps a card from being shown for a while only."""


class _Drawn(NamedTuple):
    """A card, the rounds that had been dealt when it was drawn, and whether it hides what lies under the cups."""

    layout: ui.LayoutView
    rounds: int
    hushed: bool


class Screen:
    """The card of one table, and the task that brings it up to date."""

    def __init__(self, backstage: Backstage, table: Table, message: int | None, ended: Callable[[Table], None]) -> None:
        """Show `table`, in `message` where there is one already; `ended` is told once its end is on the screen."""
        self._backstage = backstage
        self._table = table
        self._message = message
        self._tell = ended
        self._round = table.view.rounds
        self._last: Showing | None = None
        self._posts = 0
        self._moving = False
        self._outdated = True
        self._hushed = 0
        self._flying = 0
        self._crossed = False
        self._working = False
        self._left = False
        self._note_end_of_round()

    def changed(self, events: tuple[OpenEvent, ...]) -> None:
        """Show what happened, soon; after a call the cups stay down for a moment."""
        if any(isinstance(event, DudoCalled | CalzaCalled) for event in events):
            self._hushed = self._table.view.seq
            self._backstage.errands.run(self._lift(self._hushed))
        elif self._table.view.phase == "round":
            self._hushed = 0
        self._note_end_of_round()
        self.refresh()

    def refresh(self) -> None:
        """Bring the card up to date, soon."""
        self._outdated = True
        if not self._working:
            self._working = True
            self._backstage.errands.run(self._work())

    def move(self) -> None:
        """Post the card again at the bottom of the channel; the old one loses its buttons."""
        self._moving = True
        self.refresh()

    def leave(self) -> None:
        """Show nothing any more."""
        self._left = True

    def claim(self, message: int) -> "Claim | None":
        """The newest card, for whoever answers a press on `message` by editing it; None if that is not the card."""
        if self._message != message or self._needs_new_message():
            return None
        self._take_off()
        drawn = self._draw()
        self._shown(drawn)
        return Claim(self, drawn.layout)

    def settle(self, *, arrived: bool) -> None:
        """The answer of a claim is on the screen, or is lost."""
        self._land()
        if self._outdated or not arrived:
            self.refresh()

    # What is on the screen.

    def _note_end_of_round(self) -> None:
        """Keep how a round ended until it is on the screen: the next one may come before."""
        if self._table.view.phase == "between" and self._round:
            self._last = showing(self._table)

    def _draw(self) -> _Drawn:
        """Draw the newest state; whatever happens from then on makes the card outdated again."""
        self._outdated = False
        draw = call_card if self._hushed else table_card
        layout = draw(showing(self._table), self._backstage.text(self._table), self._backstage.dice)
        return _Drawn(layout, self._table.view.rounds, bool(self._hushed))

    def _shown(self, drawn: _Drawn) -> None:
        self._round = drawn.rounds
        if not drawn.hushed and self._table.view.rounds == drawn.rounds:
            self._last = None

    def _needs_new_message(self) -> bool:
        return self._message is None or self._moving or self._is_of_earlier_round() or self._is_old(self._message)

    def _is_of_earlier_round(self) -> bool:
        round_ = self._table.view.round
        return bool(self._round and round_ and round_.number != self._round)

    def _is_old(self, message: int) -> bool:
        return self._backstage.clock.now() - discord.utils.snowflake_time(message).timestamp() > _OLD

    # An edit waits for answers, but an answer waits for nothing. When two of them cross on the way to Discord, nobody
    # knows which came last: then one more edit settles it.

    def _take_off(self) -> None:
        self._crossed = self._crossed or self._flying > 0
        self._flying += 1

    def _land(self) -> None:
        self._flying -= 1
        if self._flying:
            return
        self._outdated = self._outdated or self._crossed
        self._crossed = False

    # Bringing it up to date.

    async def _work(self) -> None:
        try:
            await self._catch_up()
        finally:
            self._working = False
        if self._left:
            await self._table.abandon()
        if self._table.view.ended and not self._hushed:
            self._tell(self._table)

    async def _catch_up(self) -> None:
        """Show the newest state until there is none newer, or Discord does not let us."""
        failures = 0
        while self._outdated and not self._left:
            await self._backstage.answering.done(self._table.record.channel)
            wait = await self._try(failures) if self._outdated else 0  # type: ignore[redundant-expr] # it was awaited
            if wait is None:
                return
            failures = failures + 1 if wait else 0
            if wait:
                self._outdated = True
                await self._backstage.clock.sleep(wait)

    async def _try(self, failures: int) -> float | None:
        """Show the newest state; returns the seconds until it should be tried again, None for not before it changes."""
        game = self._table.record.game
        try:
            await self._show()
        except discord.RateLimited as error:
            return error.retry_after
        except _PASSING as error:
            log.warning("game %s: the card could not be shown: %s", game, type(error).__name__)
        except discord.HTTPException as error:
            if error.status != HTTPStatus.TOO_MANY_REQUESTS:
                log.warning("game %s: Discord does not take the card: %s", game, error.code)
                self._left = error.code == _UNKNOWN_CHANNEL
                return None
        else:
            return 0
        return float(_RETRY * 2 ** min(failures, _MOST_DOUBLINGS))

    async def _show(self) -> None:
        if self._needs_new_message():
            await self._retire()
            await self._post()
        else:
            await self._edit()

    async def _edit(self) -> None:
        self._take_off()
        drawn = self._draw()
        try:
            await self._on(self._message or 0).edit(view=drawn.layout, allowed_mentions=NOBODY)
            self._shown(drawn)
        except discord.NotFound:
            self._message, self._outdated = None, True
        finally:
            self._land()

    async def _retire(self) -> None:
        """Let the old card show how its round ended, or take its buttons away; a reveal on the screen has none."""
        if self._message is None or (self._is_of_earlier_round() and self._last is None):
            return
        last, text = self._last or showing(self._table), self._backstage.text(self._table)
        try:
            await self._on(self._message).edit(
                view=past_card(last, text, self._backstage.dice), allowed_mentions=NOBODY
            )
        except discord.NotFound:
            log.info("game %s: the old card is gone", self._table.record.game)
        self._last = None

    async def _post(self) -> None:
        game = self._table.record.game
        nonce = f"{game}-{self._table.view.rounds}-{self._posts}"
        channel, drawn = self._backstage.channel(self._table), self._draw()
        message = await channel.send(view=drawn.layout, nonce=nonce, allowed_mentions=NOBODY)
        self._message, self._moving, self._posts = message.id, False, self._posts + 1
        self._shown(drawn)
        try:
            await self._backstage.journal.remember_card(game, message.id)
        except NotSaved as error:
            log.warning("game %s: after a restart the card will be posted anew: %s", game, error)

    async def _lift(self, hushed: int) -> None:
        """Lift the cups when the call has sunk in."""
        await self._backstage.clock.sleep(self._table.pause * _SUSPENSE)
        if self._hushed == hushed:
            self._hushed = 0
            self.refresh()

    def _on(self, message: int) -> discord.PartialMessage:
        return self._backstage.channel(self._table).get_partial_message(message)


class Claim:
    """The right to show the newest card in the answer to a press on it.

    Attributes:
        layout: the card.
    """

    def __init__(self, screen: Screen, layout: ui.LayoutView) -> None:
        """Show `layout`, and tell `screen` how that went."""
        self.layout = layout
        self._screen = screen

    def settle(self, *, arrived: bool) -> None:
        """Tell whether the answer arrived; must be told once in any case."""
        self._screen.settle(arrived=arrived)
