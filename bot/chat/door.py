"""The one way in: who is asking, in which language, at which table; and the one way to be turned down."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.chat.cards import notice, opening, panel
from bot.chat.ids import Press
from bot.chat.languages import Languages
from bot.chat.names import safe_name
from bot.chat.stage import Stage, showing
from bot.rules.errors import Fact, RuleError
from bot.rules.pieces import PlayerId
from bot.store import NotRead, NotSaved
from bot.tables.manager import Manager, Person, Place
from bot.tables.refusals import TableError
from bot.tables.table import Table
from bot.text import Text

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

_PATIENCE = 1.5
"""Seconds after which Discord, which waits for three, is told that an answer takes longer."""

_NOBODY = discord.AllowedMentions.none()


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

    __slots__ = ("_answering", "_public", "interaction", "languages", "manager", "stage", "text")

    def __init__(self, door: "Door", interaction: Interaction, *, public: bool = False) -> None:
        """Receive `interaction`; `public` says that its answer is for everyone."""
        self.interaction = interaction
        self.manager = door.manager
        self.stage = door.stage
        self.languages = door.languages
        self.text = door.languages.private(interaction)
        self._public = public
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
        public = message is not None and not message.flags.ephemeral
        card = self.stage.claim(table, message.id) if message is not None and public else None
        if card is None:
            await self.show_panel(table, done)
        elif not await self._edit(card):
            self.stage.lost(table)

    async def open(self, table: Table) -> None:
        """Answer with the public line that opens a table, and post its card."""
        text = self.languages.public(self.interaction)
        await self.announce(opening(self.person.name, table.commitment, text))
        self.stage.open(table)

    async def show_panel(self, table: Table, done: str = "") -> None:
        """Answer with the person's private panel, or with `done` alone where there is none to show."""
        if table.view.seat_of(self.player) is None or table.view.phase in {"gathering", "stopped"}:
            await self.whisper(done)
            return
        seen = table.seat_view(self.player)
        layout = panel(showing(table), seen, self.text, self.stage.dice, done)
        message = await self.whisper(layout)
        if message:
            self.stage.panels.opened(table, self.interaction, message, self.text)

    async def whisper(self, what: ui.LayoutView | str) -> int | None:
        """Answer in private: in place of the private message that was pressed on, else in a new one.

        Returns the message that shows it, None if the answer came too late.
        """
        layout = notice(what) if isinstance(what, str) else what
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            return message.id if await self._edit(layout) else None
        return await self._send(layout)

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
        async with self._answering:
            await self.interaction.response.send_modal(modal)

    async def announce(self, line: str) -> None:
        """Answer for everyone with one plain line."""
        async with self._answering:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(content=line, allowed_mentions=_NOBODY)
            else:
                await self.interaction.response.send_message(line, allowed_mentions=_NOBODY)

    async def buy_time(self) -> None:
        """Tell Discord that the answer takes longer."""
        async with self._answering:
            if not self.interaction.response.is_done():
                pressed = self.interaction.type is not discord.InteractionType.application_command
                await self.interaction.response.defer(ephemeral=not self._public, thinking=not pressed)

    async def _edit(self, layout: ui.LayoutView) -> bool:
        """Answer by editing the message that was pressed on; false if Discord takes no answer any more."""
        try:
            async with self._answering:
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(view=layout, allowed_mentions=_NOBODY)
                else:
                    await self.interaction.response.edit_message(view=layout, allowed_mentions=_NOBODY)
        except discord.HTTPException as error:
            log.info("an answer came too late or was not taken: %s", error.code)
            return False
        return True

    async def _send(self, layout: ui.LayoutView) -> int | None:
        """Answer with a new private message; None if Discord takes no answer any more."""
        try:
            async with self._answering:
                if self.interaction.response.is_done():
                    sent = await self.interaction.followup.send(view=layout, ephemeral=True, wait=True)
                    return sent.id
                answered = await self.interaction.response.send_message(view=layout, ephemeral=True)
                return answered.message_id
        except discord.HTTPException as error:
            log.info("an answer came too late or was not taken: %s", error.code)
            return None


class Door:
    """Receives every interaction, and turns down those that cannot be met."""

    def __init__(self, manager: Manager, stage: Stage, languages: Languages) -> None:
        """Lead to the tables of `manager`."""
        self.manager = manager
        self.stage = stage
        self.languages = languages

    async def receive(
        self, interaction: Interaction, act: Callable[[Visit], Awaitable[None]], *, public: bool = False
    ) -> None:
        """Let `act` answer; tell the person in private when it cannot be done, and apologise when it breaks."""
        visit = Visit(self, interaction, public=public)
        patience = asyncio.get_running_loop().call_later(_PATIENCE, _buy_time, visit)
        try:
            await act(visit)
        except (RuleError, TableError, Refused, NotSaved, NotRead) as refusal:
            await visit.turn_down(explain(refusal, visit.text))
        except discord.HTTPException as error:
            log.warning("an interaction could not be answered: %s", error.code)
        except Exception:
            log.exception("an interaction broke")
            await visit.turn_down(visit.text("door-broken"))
        finally:
            patience.cancel()


def explain(refusal: Exception, text: Text) -> str:
    """Why a request was turned down, in one line, and what would work."""
    match refusal:
        case RuleError(key=key, facts=facts):
            return text(f"refusal-{key}", **_safe(facts, text))
        case TableError(reason=reason, facts=facts):
            return text(f"door-{reason}", **_safe(facts, text))
        case Refused(key=key, facts=facts):
            return text(key, **facts)
        case NotSaved():
            return text("door-not-saved")
        case _:
            return text("door-busy")


def _safe(facts: dict[str, Fact], text: Text) -> dict[str, Fact]:
    """The same facts with names made safe to show."""
    return {
        name: safe_name(fact, text("seat-somebody")) if isinstance(fact, str) else fact for name, fact in facts.items()
    }


def _buy_time(visit: Visit) -> None:
    task = asyncio.ensure_future(visit.buy_time())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
