"""Shows tables: one card each, edited in place, a new one each round; reminders and private panels beside it."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.chat.cards import Dice, Showing, call_card, nudge, nudged, past_card, table_card
from bot.chat.panels import Panels
from bot.rules.events import CalzaCalled, DudoCalled, OpenEvent
from bot.rules.pieces import SeatNo
from bot.store import GameId, Journal
from bot.tables.clock import Clock
from bot.tables.table import Table
from bot.text import Text, Texts

log = logging.getLogger(__name__)

_OLD = 50 * 60.0
"""Seconds after which a card is posted anew: Discord slows down edits of messages older than an hour."""

_RETRY = 5.0
"""Seconds after which a card that could not be shown is tried again."""

_SUSPENSE = 0.3
"""The part of the pause after a call for which the cups stay down."""


_UNKNOWN = -1
"""The state of a card that may show anything."""

_NOBODY = discord.AllowedMentions.none()


@dataclass(slots=True)
class Card:
    """What is on the screen of one table.

    Attributes:
        message: the card's message, None before it is posted.
        round: the round that it shows, 0 for the gathering.
        seq: the newest state that it shows.
        posts: how many messages the card has been.
        moving: whether it is to be posted anew at the bottom of the channel.
        hushed: whether a call has been made and the cups are not lifted yet.
        ended: how the round that it shows ended, while that is not on the screen.
        reminder: the message that last reminded somebody, and whom.
        work: the task that brings the card up to date.
    """

    message: int | None = None
    round: int = 0
    seq: int = _UNKNOWN
    posts: int = 0
    moving: bool = False
    hushed: bool = False
    ended: Showing | None = None
    reminder: tuple[int, SeatNo] | None = None
    work: asyncio.Task[None] | None = None


def showing(table: Table) -> Showing:
    """What a table's card is made from."""
    return Showing(table.record.game, table.view, table.deadline, table.commitment)


class Stage:
    """Shows all tables of a process. Edits of one card follow each other; the newest state wins."""

    def __init__(self, client: discord.Client, texts: Texts, clock: Clock, journal: Journal, reveal: float) -> None:
        """Show tables through `client`; `reveal` is the pause after a call, in seconds."""
        self.dice = Dice()
        self.panels = Panels(client, clock)
        self._client = client
        self._texts = texts
        self._clock = clock
        self._journal = journal
        self._suspense = reveal * _SUSPENSE
        self._cards: dict[GameId, Card] = {}
        self._errands: set[asyncio.Task[None]] = set()

    # What tables tell.

    def changed(self, table: Table, events: tuple[OpenEvent, ...]) -> None:
        """Show what happened, soon."""
        card = self._card(table)
        if any(isinstance(event, DudoCalled | CalzaCalled) for event in events):
            card.hushed = True
        if table.view.phase == "between" and card.round:
            card.ended = showing(table)
        self._work(table, card)
        self._push_panels(table)
        self._settle_reminder(table, card)

    def remind(self, table: Table, seat: SeatNo) -> None:
        """Mention the person on turn in a short message."""
        self._errand(self._remind(table, self._card(table), seat))

    # What people ask.

    def open(self, table: Table) -> None:
        """Post the first card of a table."""
        self._work(table, self._card(table))

    def restore(self, table: Table, message: int | None) -> None:
        """Take up a table that an earlier process showed, and bring its card up to date."""
        card = Card(message, table.view.rounds)
        self._cards[table.record.game] = card
        self._work(table, card)

    def repost(self, table: Table) -> None:
        """Post the card again at the bottom of the channel; the old one loses its buttons."""
        card = self._card(table)
        card.moving, card.seq = True, _UNKNOWN
        self._work(table, card)

    def claim(self, table: Table, message: int) -> ui.LayoutView | None:
        """The newest card, for whoever answers a press on `message` by editing it; None if that is not the card.

        From then on that answer counts as shown; `lost` must be told if it does not arrive.
        """
        card = self._card(table)
        if card.message != message or self._needs_new_message(table, card):
            return None
        card.seq = table.view.seq
        return self._layout(table, card)

    def lost(self, table: Table) -> None:
        """The answer that was to show the card did not arrive."""
        card = self._card(table)
        card.seq = _UNKNOWN
        self._work(table, card)

    async def close(self) -> None:
        """Finish what is being shown."""
        await asyncio.gather(*self._errands, return_exceptions=True)

    # The card.

    def _card(self, table: Table) -> Card:
        return self._cards.setdefault(table.record.game, Card())

    def _text(self, table: Table) -> Text:
        return self._texts.pick(table.record.language)

    def _layout(self, table: Table, card: Card) -> ui.LayoutView:
        draw = call_card if card.hushed else table_card
        return draw(showing(table), self._text(table), self.dice)

    def _needs_new_message(self, table: Table, card: Card) -> bool:
        """Whether the card belongs to an earlier round, or is too old to be edited at leisure."""
        round_ = table.view.round
        outdated = bool(card.round and round_ and round_.number != card.round)
        return card.message is None or card.moving or outdated or self._age(card.message) > _OLD

    def _age(self, message: int) -> float:
        return self._clock.now() - discord.utils.snowflake_time(message).timestamp()

    def _work(self, table: Table, card: Card) -> None:
        if card.work is None or card.work.done():
            card.work = self._run(self._catch_up(table, card))

    async def _catch_up(self, table: Table, card: Card) -> None:
        """Show the newest state until there is none newer; lift the cups when a call has sunk in."""
        while card.seq < table.view.seq or card.hushed:
            try:
                await self._show(table, card)
            except discord.Forbidden as error:
                log.warning("game %s: the card may not be shown: %s", table.record.game, error.text)
                return
            except discord.HTTPException as error:
                log.warning("game %s: the card could not be shown: %s", table.record.game, error.status)
                await self._clock.sleep(_RETRY)
                continue
            if card.hushed and card.seq == table.view.seq:
                await self._clock.sleep(self._suspense)
                card.hushed = False
                card.seq = _UNKNOWN
        if table.view.ended:
            self.panels.forget(table.record.game)
            self._cards.pop(table.record.game, None)

    async def _show(self, table: Table, card: Card) -> None:
        if not self._needs_new_message(table, card):
            if card.seq < table.view.seq:
                await self._edit(table, card)
            return
        await self._retire(table, card)
        await self._post(table, card)

    async def _edit(self, table: Table, card: Card) -> None:
        seq, round_ = table.view.seq, table.view.round
        try:
            await self._message(table, card).edit(view=self._layout(table, card), allowed_mentions=_NOBODY)
        except discord.NotFound:
            card.message = None
            return
        card.seq = max(card.seq, seq)
        card.round = round_.number if round_ else card.round
        card.ended = None

    async def _retire(self, table: Table, card: Card) -> None:
        """Show how the round of the old card ended, or take its buttons away."""
        if card.message is None:
            return
        last, card.ended = card.ended or showing(table), None
        try:
            view = past_card(last, self._text(table), self.dice)
            await self._message(table, card).edit(view=view, allowed_mentions=_NOBODY)
        except discord.NotFound:
            log.info("game %s: the old card is gone", table.record.game)

    async def _post(self, table: Table, card: Card) -> None:
        view, channel = table.view, self._channel(table)
        nonce = f"{table.record.game}-{view.rounds}-{card.posts}"
        message = await channel.send(view=self._layout(table, card), nonce=nonce, allowed_mentions=_NOBODY)
        card.message, card.seq, card.posts, card.moving = message.id, max(card.seq, view.seq), card.posts + 1, False
        card.round = view.round.number if view.round else card.round
        await self._journal.remember_card(table.record.game, message.id)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)

    def _message(self, table: Table, card: Card) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(card.message or 0)

    # Beside the card.

    def _push_panels(self, table: Table) -> None:
        """Refresh the open panels of everyone when a round was dealt, else of the person whose turn it has become."""
        view, round_ = table.view, table.view.round
        if round_ is None or round_.since != view.seq:
            return
        players = [seat.player for seat in view.seats] if not round_.bids else [view.seat(round_.turn).player]
        for player in players:
            if self.panels.has(table.record.game, player):
                self._errand(self.panels.push(table, showing(table), player, self.dice))

    async def _remind(self, table: Table, card: Card, seat: SeatNo) -> None:
        player, when = table.view.seat(seat).player, showing(table).when
        mention = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(player)])
        channel, last = self._channel(table), card.reminder
        card.reminder = None
        if last:
            await channel.get_partial_message(last[0]).delete()
        message = await channel.send(nudge(player, when, self._text(table)), allowed_mentions=mention)
        card.reminder = (message.id, seat)
        self._settle_reminder(table, card)

    def _settle_reminder(self, table: Table, card: Card) -> None:
        """Once the person has moved, or the stand-in has, let the reminder say so."""
        if card.reminder is None:
            return
        message, seat = card.reminder
        view = table.view
        if view.round and view.round.turn == seat:
            return
        card.reminder = None
        words = nudged(view.seat(seat).name, self._text(table), stand_in=bool(view.seat(seat).missed))
        edit = self._channel(table).get_partial_message(message).edit
        self._errand(edit(content=words, allowed_mentions=_NOBODY))

    def _errand(self, errand: Coroutine[Any, Any, Any]) -> None:
        self._errands.add(self._run(errand))

    def _run(self, errand: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, discord.HTTPException):
            log.info("a message beside a card could not be shown: %s", error.status)
        else:
            log.error("showing a table failed", exc_info=error)
