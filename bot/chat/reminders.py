"""Short messages beside the card that mention whoever lets the others wait."""

import logging

import discord
import msgspec

from bot.chat.backstage import NOBODY, Backstage, showing
from bot.chat.cards import nudge, nudged
from bot.rules.pieces import SeatNo
from bot.store import GameId, NotRead, NotSaved
from bot.tables.table import Table

log = logging.getLogger(__name__)


class _Reminder(msgspec.Struct):
    """A reminder in a channel.

    Attributes:
        game: the game that it belongs to.
        message: where it is.
        seat: who was reminded.
        since: the turn that it was about.
        waiting: whether it still says that everyone waits.
    """

    game: GameId
    message: int
    seat: SeatNo
    since: int
    waiting: bool = True


class Reminders:
    """The newest reminder of each table; a newer one takes its place, and nobody is reminded twice of one turn."""

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

    def recall(self, table: Table) -> None:
        """Remember, soon, what an earlier process reminded somebody of, and let it say so once that has passed."""
        self._backstage.errands.run(self._recall(table))

    def forget(self, table: Table) -> None:
        """Forget a table that has ended."""
        self._newest.pop(table.record.game, None)

    async def _remind(self, table: Table, seat: SeatNo, since: int) -> None:
        await self._backstage.answering.done(table.record.channel)
        said = nudge(table.view.seat(seat).player, showing(table).when, self._backstage.text(table))
        last = self._newest.get(table.record.game)
        if last and last.waiting and last.since == since:
            await self._edit(table, last.message, said)
        else:
            await self._send(table, _Reminder(table.record.game, 0, seat, since), said)
        self.changed(table)

    async def _send(self, table: Table, reminder: _Reminder, said: str) -> None:
        """Put a new reminder in place of the last one."""
        last = self._newest.pop(reminder.game, None)
        if last:
            await self._delete(table, last.message)
        player = discord.Object(table.view.seat(reminder.seat).player)
        mention = discord.AllowedMentions(everyone=False, roles=False, users=[player])
        nonce = f"{reminder.game}-{reminder.since}"
        sent = await self._backstage.channel(table).send(said, nonce=nonce, allowed_mentions=mention)
        self._newest[reminder.game] = reminder
        reminder.message = sent.id
        try:
            await self._backstage.notes.put(_note(table), msgspec.json.encode(reminder).decode())
        except NotSaved as error:
            log.info("game %s: after a restart a reminder will stay as it is: %s", reminder.game, error)

    async def _recall(self, table: Table) -> None:
        try:
            noted = await self._backstage.notes.get(_note(table))
            reminder = msgspec.json.decode(noted, type=_Reminder) if noted else None
        except (NotRead, msgspec.MsgspecError) as error:
            log.info("game %s: the last reminder stays as it is: %s", table.record.game, error)
            return
        if reminder and reminder.game == table.record.game:
            self._newest.setdefault(reminder.game, reminder)
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
        await self._edit(table, reminder.message, words)

    async def _edit(self, table: Table, message: int, words: str) -> None:
        reminder = self._backstage.channel(table).get_partial_message(message)
        await reminder.edit(content=words, allowed_mentions=NOBODY)

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._backstage.channel(table).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("game %s: a reminder could not be taken away: %s", table.record.game, error.code)


def _note(table: Table) -> str:
    """Where the newest reminder of a channel is noted."""
    return f"reminder in {table.record.channel}"
