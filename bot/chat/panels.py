"""The private panels that people have open: kept up to date while Discord still lets us edit them."""

import logging
from typing import NamedTuple

import discord

from bot.chat.cards import Dice, Showing, panel
from bot.rules.pieces import PlayerId
from bot.store import GameId
from bot.tables.clock import Clock
from bot.tables.table import Table
from bot.text import Text

log = logging.getLogger(__name__)

_YOUNG = 14 * 60.0
"""Seconds for which the right to edit a private answer is sure to last: Discord grants 15 minutes."""


class Open(NamedTuple):
    """A panel on somebody's screen: where it is, in which language, and the right to edit it."""

    application: int
    token: str
    message: int
    text: Text
    since: float

    def __repr__(self) -> str:
        """Name the panel without the token."""
        return f"Open(message={self.message})"


class Panels:
    """Remembers the newest panel of each person at each table, in memory alone: tokens are secrets."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        """Edit panels through `client`."""
        self._client = client
        self._clock = clock
        self._open: dict[tuple[GameId, PlayerId], Open] = {}

    def opened(self, table: Table, interaction: discord.Interaction, message: int, text: Text) -> None:
        """Note that a person was just shown their panel, as the answer to `interaction`."""
        key = (table.record.game, PlayerId(interaction.user.id))
        self._open[key] = Open(interaction.application_id, interaction.token, message, text, self._clock.now())

    def has(self, game: GameId, player: PlayerId) -> bool:
        """Whether a person has a panel of that table open, as far as is known."""
        return (game, player) in self._open

    def forget(self, game: GameId) -> None:
        """Forget all panels of a table that has ended."""
        for key in [key for key in self._open if key[0] == game]:
            del self._open[key]

    async def push(self, table: Table, showing: Showing, player: PlayerId, dice: Dice) -> None:
        """Bring a person's panel up to date, if they have one that can still be edited.

        A panel is never the only way to see one's dice, so one that is lost is not missed.
        """
        key = (table.record.game, player)
        held = self._open.get(key)
        if held is None:
            return
        if self._clock.now() - held.since > _YOUNG:
            del self._open[key]
            return
        hook = discord.Webhook.partial(held.application, held.token, client=self._client)
        layout = panel(showing, table.seat_view(player), held.text, dice)
        try:
            await hook.edit_message(held.message, view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.info("game %s: a panel could not be refreshed: %s", showing.game, error.status)
            if self._open.get(key) is held:
                del self._open[key]
