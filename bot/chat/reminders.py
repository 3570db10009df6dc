"""Short messages beside the card that mention whoever lets the others wait."""

import logging
from dataclasses import dataclass

import discord

from bot.chat.backstage import NOBODY, Backstage, showing
from bot.chat.cards import nudge, nudged
from bot.rules.pieces import SeatNo
from bot.store import GameId
from bot.tables.table import Table

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Reminder:
    """A reminder in a channel.

    Attributes:
        message: where it is.
        seat: who was reminded.
        since: the turn that it was about.
        waiting: whether it still says that everyone waits.
    """

    message: int
    seat: SeatNo
    since: int
    waiting: bool = True


class Reminders:
    """The newest reminder of each table; a newer one takes its place."""

    def __init__(self, backstage: Backstage) -> None:
        """Remind people through `backstage`."""
        self._backstage = backstage
        self._newest: dict[GameId, _Reminder] = {}

    def remind(self, table: Table, seat: SeatNo) -> None:
        """Mention the person on turn, soon."""
        if table.view.round:
            self._backstage.errands.run(self._remind(table, seat, table.view.round.since))

    def changed(self, table: Table) -> None:
        """Let the reminder say so once its turn has passed."""
        reminder, round_ = self._newest.get(table.record.game), table.view.round
        if reminder is None or not reminder.waiting or (round_ and round_.since == reminder.since):
            return
        reminder.waiting = False
        self._backstage.errands.run(self._settle(table, reminder, self._what_happened(table, reminder.seat)))

    def forget(self, table: Table) -> None:
        """Forget a table that has ended."""
        self._newest.pop(table.record.game, None)

    async def _remind(self, table: Table, seat: SeatNo, since: int) -> None:
        await self._backstage.answering.done(table.record.channel)
        last = self._newest.pop(table.record.game, None)
        if last:
            await self._delete(table, last.message)
        player, when = table.view.seat(seat).player, showing(table).when
        mention = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(player)])
        said = nudge(player, when, self._backstage.text(table))
        message = await self._backstage.channel(table).send(said, allowed_mentions=mention)
        self._newest[table.record.game] = _Reminder(message.id, seat, since)
        self.changed(table)

    def _what_happened(self, table: Table, number: SeatNo) -> str:
        """That the person has moved, or that the stand-in has; empty for a turn that nobody took."""
        view = table.view
        movers = [view.verdict.caller] if view.verdict else [bid.seat for bid in view.round.bids] if view.round else []
        seat = view.seat(number)
        if movers[-1:] != [number]:
            return ""
        return nudged(seat.name, self._backstage.text(table), stand_in=bool(seat.missed))

    async def _settle(self, table: Table, reminder: _Reminder, words: str) -> None:
        await self._backstage.answering.done(table.record.channel)
        if not words:
            await self._delete(table, reminder.message)
            return
        message = self._backstage.channel(table).get_partial_message(reminder.message)
        await message.edit(content=words, allowed_mentions=NOBODY)

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._backstage.channel(table).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("game %s: a reminder could not be taken away: %s", table.record.game, error.code)
