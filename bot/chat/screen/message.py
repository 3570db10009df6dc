"""The message that a table's card is on: edited while it can be, else replaced by a new one."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import NamedTuple

import discord

from bot.chat.backstage import NOBODY, Backstage
from bot.chat.cards import Showing, past_card
from bot.chat.screen.memory import Memory
from bot.chat.screen.rounds import Drawn, Rounds
from bot.chat.troubles import ARCHIVED, NOT_OURS, in_short, is_refusal
from bot.tables.shown import Card
from bot.tables.table import Table

log = logging.getLogger(__name__)

_OLD = 50 * 60.0
"""Seconds after which a card is posted anew: Discord slows down edits of messages older than an hour."""


class _Old(NamedTuple):
    """A card that a new one has replaced, and what it is to show for good."""

    message: int
    farewell: Showing


class CardMessage:
    """Where the card of one table is.

    Attributes:
        rounds: which round it shows.
    """

    def __init__(self, backstage: Backstage, table: Table, card: Card | None) -> None:
        """Begin where an earlier process left the card, if one did."""
        self.rounds = Rounds(table, card)
        self._backstage = backstage
        self._table = table
        self._memory = Memory(backstage.journal, table.record.game, card)
        self._id = card.message if card else None
        self._since = backstage.clock.elapsed() - (_age(card, backstage) if card else 0.0)
        self._old: _Old | None = None
        self._gone = False
        self._moving = bool(card and card.replacing)
        self._unsure = card is not None

    def shows_on(self, message: int) -> bool:
        """Whether the newest card is to be shown on this message."""
        return self._id == message and not self.must_be_new

    @property
    def must_be_new(self) -> bool:
        """Whether the newest card needs a message of its own."""
        return self._id is None or self._gone or self._moving or self.rounds.passed or self._is_old

    @property
    def _is_old(self) -> bool:
        return self._backstage.clock.elapsed() - self._since > _OLD

    def move(self) -> None:
        """Post the card anew the next time."""
        self._moving = True

    def doubt(self) -> None:
        """A post may have been taken without our knowing it, and then the next one will show what that showed."""
        self._unsure = True

    async def edit(self, drawn: Drawn) -> bool:
        """Show a card where the last one is; false if that can't be done any more."""
        try:
            await self._on(self._id or 0).edit(view=drawn.layout, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.status != HTTPStatus.NOT_FOUND and error.code not in {NOT_OURS, ARCHIVED}:
                raise
            self._gone, self._moving = error.code != ARCHIVED, True
            return False
        self.rounds.shown(drawn)
        return True

    async def post(self, draw: Callable[[], Drawn]) -> bool:
        """Post a card in place of the last one; false if it may be an earlier state that stands there.

        The nonce names the one that it replaces: when Discord has taken the same post before, it shows that message
        again, whether the line broke or the bot did, and then it may be of an earlier state. So the next process must
        know which one is being replaced, until it has been: all that lies between may happen twice.
        """
        await self._retire()
        if self._id is not None:
            await self._memory.replacing(self._id)
        old, drawn = self._outgoing(), draw()
        nonce = str(self._id or self._table.record.game)
        sent = await self._backstage.channel(self._table).send(view=drawn.layout, nonce=nonce, allowed_mentions=NOBODY)
        sure, self._unsure = not self._unsure, False
        self._id, self._old, self._gone, self._moving = sent.id, old, False, False
        self._since = self._backstage.clock.elapsed()
        self.rounds.shown(drawn)
        return sure

    async def settle(self) -> None:
        """Finish what comes after a card is on the screen: the one before it, and the note for the next process."""
        await self._retire()
        if self._id is not None:
            await self._memory.stands(self._id)

    def _outgoing(self) -> _Old | None:
        """The card that is about to be replaced, where it needs to change: a reveal on the screen stays as it is."""
        farewell = self.rounds.farewell
        return None if self._id is None or self._gone or farewell is None else _Old(self._id, farewell)

    async def _retire(self) -> None:
        """Let the card that was replaced show how its round ended, or take its buttons away."""
        if self._old is None:
            return
        layout = past_card(self._old.farewell, self._backstage.text(self._table), self._backstage.dice)
        try:
            await self._on(self._old.message).edit(view=layout, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.info("game %s: the old card stays as it is: %s", self._table.record.game, in_short(error))
        self._old = None

    def _on(self, message: int) -> discord.PartialMessage:
        return self._backstage.channel(self._table).get_partial_message(message)


def _age(card: Card, backstage: Backstage) -> float:
    return max(backstage.clock.now() - discord.utils.snowflake_time(card.message).timestamp(), 0.0)
