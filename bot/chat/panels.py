"""The private panels that people have open: kept up to date while Discord still lets us edit them."""

import logging
from typing import NamedTuple

import discord
from discord import ui

from bot.chat.backstage import NOBODY, Backstage, showing
from bot.chat.cards import notice, panel
from bot.rules.pieces import PlayerId
from bot.store import GameId
from bot.tables.table import Table
from bot.text import Text

log = logging.getLogger(__name__)

_YOUNG = 14 * 60.0
"""Seconds for which the right to edit a private answer is sure to last: Discord grants 15 minutes."""

_Key = tuple[GameId, PlayerId]


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

    def __init__(self, backstage: Backstage) -> None:
        """Edit panels through `backstage`."""
        self._backstage = backstage
        self._open: dict[_Key, Open] = {}
        self._turns: dict[GameId, int] = {}
        self._wanted: set[_Key] = set()
        self._busy: set[_Key] = set()

    def opened(self, table: Table, interaction: discord.Interaction, message: int, text: Text) -> None:
        """Note that a person was just shown their panel, as the answer to `interaction`; an earlier one goes away."""
        key = (table.record.game, PlayerId(interaction.user.id))
        now, last = self._backstage.clock.elapsed(), self._open.get(key)
        if last and last.message != message:
            self._backstage.errands.run(self._take_away(last))
        self._open[key] = Open(interaction.application_id, interaction.token, message, text, now)

    def changed(self, table: Table) -> None:
        """Bring up to date the panels of everyone when a round was dealt, else of the person whose turn it became."""
        game, round_ = table.record.game, table.view.round
        if round_ is None or self._turns.get(game) == round_.since:
            return
        self._turns[game] = round_.since
        for seat in table.view.seats if not round_.bids else [table.view.seat(round_.turn)]:
            self.push(table, seat.player)

    def push(self, table: Table, player: PlayerId) -> None:
        """Bring a person's panel up to date, soon, if they have one that can still be edited.

        A panel is never the only way to see one's dice, so one that is lost is not missed.
        """
        key = (table.record.game, player)
        if key not in self._open or table.view.seat_of(player) is None or table.view.ended:
            return
        self._wanted.add(key)
        if key not in self._busy:
            self._busy.add(key)
            self._backstage.errands.run(self._push(table, key))

    def end(self, table: Table) -> None:
        """Say on all panels of a table that it has ended, and forget them."""
        self._turns.pop(table.record.game, None)
        over = "panel-over" if table.view.phase == "over" else "stopped-title"
        for key in [key for key in self._open if key[0] == table.record.game]:
            held = self._open.pop(key)
            self._backstage.errands.run(self._edit(key, held, notice(held.text(over))))

    async def _push(self, table: Table, key: _Key) -> None:
        """Show the newest state, and again as long as it changes meanwhile."""
        try:
            while key in self._wanted:
                await self._backstage.answering.done(table.record.channel)
                self._wanted.discard(key)
                held, seq = self._open.get(key), table.view.seq
                if held is None or table.view.ended or table.view.seat_of(key[1]) is None:
                    return
                seen = table.seat_view(key[1])
                await self._edit(key, held, panel(showing(table), seen, held.text, self._backstage.dice))
                if table.view.round and (table.view.seq != seq or self._open.get(key) is not held):
                    self._wanted.add(key)
        finally:
            self._busy.discard(key)

    async def _edit(self, key: _Key, held: Open, layout: ui.LayoutView) -> None:
        if self._backstage.clock.elapsed() - held.since > _YOUNG:
            self._lose(key, held)
            return
        hook = discord.Webhook.partial(held.application, held.token, client=self._backstage.client)
        try:
            await hook.edit_message(held.message, view=layout, allowed_mentions=NOBODY)
        except discord.RateLimited:
            log.info("game %s: a panel was not refreshed, for Discord wants us to be slow", key[0])
        except discord.HTTPException as error:
            log.info("game %s: a panel could not be refreshed: %s", key[0], error.status)
            self._lose(key, held)

    async def _take_away(self, held: Open) -> None:
        """Delete a panel that a newer one has replaced, while that is still allowed."""
        if self._backstage.clock.elapsed() - held.since <= _YOUNG:
            hook = discord.Webhook.partial(held.application, held.token, client=self._backstage.client)
            await hook.delete_message(held.message)

    def _lose(self, key: _Key, held: Open) -> None:
        if self._open.get(key) is held:
            del self._open[key]
