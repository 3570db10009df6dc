"""One interaction: who asks, in which language, at which table; and the ways to answer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import ui

from bot.chat.absence import what_was_missed
from bot.chat.backstage import NOBODY, showing
from bot.chat.cards import notice, opening, panel
from bot.chat.ids import Press
from bot.chat.languages import Languages
from bot.chat.stage import Stage
from bot.chat.troubles import FAILED, in_short
from bot.rules.errors import Fact
from bot.rules.pieces import PlayerId
from bot.store import NotSaved
from bot.tables.manager import Manager, Person, Place
from bot.tables.refusals import TableError
from bot.tables.table import Table

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class Refused(Exception):  # noqa: N818 - it says what happened
    """Discord's side of a request is wrong; the person is told why.

    Attributes:
        key: the message.
        facts: what it mentions.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        """Turn a request down with the message `key`."""
        super().__init__(key)
        self.key = key
        self.facts = facts


class Visit:
    """One interaction: who asks, where, and how to answer.

    Attributes:
        text: the language that this person reads.
        manager: all tables.
        stage: where tables are shown.
        languages: who reads what.
    """

    __slots__ = ("_answering", "_missed", "interaction", "languages", "manager", "stage", "text")

    def __init__(self, interaction: Interaction, manager: Manager, stage: Stage, languages: Languages) -> None:
        """Receive `interaction`."""
        self.interaction = interaction
        self.manager = manager
        self.stage = stage
        self.languages = languages
        self.text = languages.private(interaction)
        self._missed = ""
        self._answering = asyncio.Lock()

    # Who asks, and where.

    @property
    def player(self) -> PlayerId:
        """Who asks."""
        return PlayerId(self.interaction.user.id)

    @property
    def person(self) -> Person:
        """Who asks, with the name that this server knows."""
        return Person(self.player, self.interaction.user.display_name)

    @property
    def cause(self) -> int:
        """What makes a replayed interaction change nothing."""
        return self.interaction.id

    @property
    def moderator(self) -> bool:
        """Whether this person may manage messages here."""
        return self.interaction.permissions.manage_messages

    @property
    def missing(self) -> list[str]:
        """The permissions that the bot lacks here to show a table, as Discord names them in the person's language."""
        allowed, in_thread = self.interaction.app_permissions, isinstance(self.interaction.channel, discord.Thread)
        needed = {"view-channel": allowed.view_channel} | (
            {"send-messages-in-threads": allowed.send_messages_in_threads}
            if in_thread
            else {"send-messages": allowed.send_messages}
        )
        return [self.text(f"permission-{name}") for name, granted in needed.items() if not granted]

    @property
    def place(self) -> Place:
        """Where a table would be opened.

        Raises:
            Refused: this is no channel of a server.
        """
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        if guild is None or channel is None:
            raise Refused("door-servers-only")
        return Place(guild, channel, self.languages.public(self.interaction).language)

    def table(self, press: Press | None = None) -> Table:
        """The live table of this channel; for a press, only if it plays the game that was pressed on.

        Raises:
            Refused: this is no channel of a server.
            TableError: `no-table` or `stale-card`.
        """
        channel = self.place.channel
        return self.manager.playing(channel, press.game) if press else self.manager.at(channel)

    # Answers.

    async def show(self, table: Table, done: str = "") -> None:
        """Answer a move by showing what the table looks like now: where it was asked for, if that can be edited.

        A press on the card edits the card; one on a private panel edits the panel; anything else is told `done`.
        """
        message = self.interaction.message
        claim = self.stage.claim(table, message.id) if message else None
        if claim is None:
            await self.show_panel(table, done)
            return
        arrived = False
        try:
            arrived = await self._edit(claim.layout)
        finally:
            claim.settle(arrived=arrived)
        self.stage.panels.push(table, self.player)

    async def open(self, table: Table) -> None:
        """Answer with the public line that opens a table, and post its card."""
        text = self.languages.public(self.interaction)
        message = None
        try:
            message = await self.announce(opening(self.person.name, table.commitment, text))
        finally:
            self.stage.open(table)
        if message:
            self.stage.remember_opening(table, message)

    async def show_panel(self, table: Table, done: str = "") -> None:
        """Answer with the person's private panel, or with `done` alone where there is none to show."""
        if table.view.seat_of(self.player) is None or table.view.phase not in {"roll-off", "round", "between"}:
            await self.whisper(done or self.text("door-no-dice"))
            return
        missed, self._missed = self._missed, ""
        told = "\n".join(filter(None, (missed, done)))
        layout = panel(showing(table), table.seat_view(self.player), self.text, self.stage.dice, told)
        message = await self.whisper(layout)
        if message:
            self.stage.panels.opened(table, self.interaction, message, self.text)

    async def whisper(self, what: ui.LayoutView | str, file: discord.File = discord.utils.MISSING) -> int | None:
        """Answer in private: in place of the private message that was pressed on, else in a new one, with a `file`.

        Returns the message that shows it, None if the answer came too late.
        """
        layout = notice(what) if isinstance(what, str) else what
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            return message.id if await self._edit(layout) else None
        return await self._send(layout, file)

    async def turn_down(self, why: str) -> None:
        """Answer in private that something was not done; a panel that was pressed on is brought up to date with it."""
        message = self.interaction.message
        if message is None or not message.flags.ephemeral:
            await self._send(notice(why))
            return
        try:
            table = self.table()
        except (TableError, Refused):
            await self.whisper(why)
        else:
            await self.show_panel(table, why)

    async def ask_for(self, modal: ui.Modal) -> None:
        """Answer with a form."""
        async with self._answer():
            await self.interaction.response.send_modal(modal)

    async def announce(self, line: str) -> int | None:
        """Answer for everyone with one plain line.

        What was promised to be a private answer can only become one, so it says the same.

        Returns the message that everyone sees, None if Discord takes no answer any more.
        """
        response = self.interaction.response
        async with self._answer():
            if not response.is_done():
                answered = await response.send_message(line, allowed_mentions=NOBODY)
                return answered.message_id
            if response.type is discord.InteractionResponseType.deferred_channel_message:
                await self.interaction.edit_original_response(content=line, allowed_mentions=NOBODY)
            sent = await self.interaction.followup.send(line, allowed_mentions=NOBODY, wait=True)
            return sent.id
        return None

    async def buy_time(self) -> None:
        """Tell Discord that the answer takes longer; whether it will be for everyone is not known yet."""
        async with self._answer():
            if not self.interaction.response.is_done():
                pressed = self.interaction.type is not discord.InteractionType.application_command
                await self.interaction.response.defer(ephemeral=True, thinking=not pressed)

    async def _edit(self, layout: ui.LayoutView) -> bool:
        """Answer by editing the message that was pressed on; false if Discord takes no answer any more."""
        async with self._answer():
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=layout, allowed_mentions=NOBODY)
            else:
                await self.interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
            return True
        return False

    async def _send(self, layout: ui.LayoutView, file: discord.File = discord.utils.MISSING) -> int | None:
        """Answer with a new private message; None if Discord takes no answer any more."""
        async with self._answer():
            if self.interaction.response.is_done():
                sent = await self.interaction.followup.send(view=layout, file=file, ephemeral=True, wait=True)
                return sent.id
            answered = await self.interaction.response.send_message(view=layout, file=file, ephemeral=True)
            return answered.message_id
        return None

    @asynccontextmanager
    async def _answer(self) -> AsyncIterator[None]:
        """Answer, one answer after the other; one that is lost has changed nothing at the table."""
        async with self._answering:
            try:
                yield
            except FAILED as error:
                log.info("an answer came too late or was not taken: %s", in_short(error))

    # Absence.

    def note_absence(self) -> None:
        """See what the stand-in had to do for this person, before this visit ends their absence."""
        table = self._own_table()
        if table:
            self._missed = what_was_missed(table.seat_view(self.player), self.text)

    async def welcome_back(self) -> None:
        """Whatever this person asked for, they are present; tell them what they missed, unless that was told."""
        table = self._own_table()
        if table:
            try:
                await table.come_back(self.player, cause=None)
            except (TableError, NotSaved) as error:
                log.info("game %s: a return was not noted: %s", table.record.game, error)
        if self._missed:
            await self._send(notice(self._missed))

    async def mind_pause(self) -> None:
        """Where the table can't be shown: see whether it can by now, else let this person know, if nobody does."""
        try:
            table = self.table()
        except (Refused, TableError):
            return
        if not self.missing:
            await self.stage.retry(table)
        if self.stage.pause_to_tell(table):
            await self._send(notice(self.text("door-paused")))

    def _own_table(self) -> Table | None:
        """The table of this channel, if this person sits at it and has missed a turn."""
        try:
            table = self.table()
        except (Refused, TableError):
            return None
        seat = table.view.seat_of(self.player)
        return table if seat and seat.missed else None
