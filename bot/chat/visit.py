"""One interaction from the table's side: who asks, in which language, at which table; and what they see of it."""

import discord

from bot.chat.backstage import showing
from bot.chat.cards import notice, opening, panel
from bot.chat.choices import Choices
from bot.chat.ids import Press
from bot.chat.languages import Languages
from bot.chat.request import Interaction, Request
from bot.chat.stage import Stage
from bot.rules.errors import Fact
from bot.rules.pieces import PlayerId
from bot.store import Database
from bot.tables.gathering import Person, Place
from bot.tables.manager import Manager
from bot.tables.refusals import TableError
from bot.tables.table import Table
from bot.text import Text


class Refused(Exception):
    """Discord's side of a request is wrong; the person is told why.

    Attributes:
        key: the message.
        facts: what it mentions; a list is one of messages, by their keys.
    """

    def __init__(self, key: str, **facts: Fact | list[str]) -> None:
        """Turn a request down with the message `key`."""
        super().__init__(key)
        self.key = key
        self.facts = facts


class Visit(Request):
    """One interaction: who asks, where, and how they are shown a table.

    Attributes:
        manager: all tables.
        stage: where tables are shown.
        languages: who reads what.
        choices: what people and servers chose.
        database: what is kept of games that were played.
        missed: what this person is still to hear of what the stand-in did for them; empty for nothing.
    """

    __slots__ = ("choices", "database", "languages", "manager", "missed", "stage")

    def __init__(  # noqa: PLR0913, PLR0917 - all that it leads to
        self,
        interaction: Interaction,
        manager: Manager,
        stage: Stage,
        languages: Languages,
        choices: Choices,
        database: Database,
    ) -> None:
        """Receive `interaction`."""
        super().__init__(interaction)
        self.manager = manager
        self.stage = stage
        self.languages = languages
        self.choices = choices
        self.database = database
        self.missed = ""

    # Who asks, and where.

    @property
    def text(self) -> Text:
        """The language that this person reads."""
        return self.languages.private(self.interaction)

    @property
    def player(self) -> PlayerId:
        """Who asks."""
        return PlayerId(self.interaction.user.id)

    @property
    def person(self) -> Person:
        """Who asks, with the name that this server knows."""
        return Person(self.player, self.interaction.user.display_name)

    @property
    def at(self) -> int:
        """When this was asked, in milliseconds since 1970, by Discord's clock."""
        return int(self.interaction.created_at.timestamp() * 1000)

    @property
    def cause(self) -> int:
        """What makes a replayed interaction change nothing."""
        return self.interaction.id

    @property
    def moderator(self) -> bool:
        """Whether this person may manage messages here."""
        return self.interaction.permissions.manage_messages

    @property
    def may_configure(self) -> bool:
        """Whether this person may manage the server."""
        return self.interaction.permissions.manage_guild

    @property
    def missing(self) -> list[str]:
        """The permissions that the bot lacks here to show a table, by the keys of their names."""
        allowed, in_thread = self.interaction.app_permissions, isinstance(self.interaction.channel, discord.Thread)
        needed = {"view-channel": allowed.view_channel} | (
            {"send-messages-in-threads": allowed.send_messages_in_threads}
            if in_thread
            else {"send-messages": allowed.send_messages}
        )
        return [f"permission-{name}" for name, granted in needed.items() if not granted]

    @property
    def place(self) -> Place:
        """Where a table would be opened.

        Raises:
            Refused: this is no channel of a server.
        """
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        if guild is None or channel is None:
            raise Refused("door-servers-only")
        settings = self.choices.at(guild, self.lasting_channel)
        return Place(guild, channel, self.languages.public(self.interaction, settings.language).language, settings)

    @property
    def lasting_channel(self) -> int:
        """The channel whose settings hold here: for a thread, the one that it belongs to."""
        channel = self.interaction.channel
        return channel.parent_id if isinstance(channel, discord.Thread) else self.interaction.channel_id or 0

    def table(self, press: Press | None = None) -> Table:
        """The live table of this channel; for a press, only if it plays the game that was pressed on.

        Raises:
            Refused: this is no channel of a server.
            TableError: `no-table` or `stale-card`.
        """
        channel = self.place.channel
        return self.manager.playing(channel, press.game) if press else self.manager.at(channel)

    @property
    def table_here(self) -> Table | None:
        """The live table of this channel, where there is one."""
        try:
            return self.table()
        except (Refused, TableError):
            return None

    # What they see of it.

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
            arrived = await self.edit(claim.layout)
        finally:
            claim.settle(arrived=arrived)
        self.stage.panels.push(table, self.player)

    async def open(self, table: Table) -> None:
        """Answer with the public line that opens a table, and post its card."""
        text = self.languages.texts.pick(table.record.language)
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
        missed, self.missed = self.missed, ""
        told = "\n".join(filter(None, (missed, done)))
        layout = panel(showing(table), table.seat_view(self.player), self.text, self.stage.dice, told)
        message = await self.whisper(layout)
        if message:
            self.stage.panels.opened(table, self.interaction, message, self.text)

    async def turn_down(self, why: str) -> None:
        """Answer in private that something was not done; a panel that was pressed on is brought up to date with it."""
        message = self.interaction.message
        if message is None or not message.flags.ephemeral:
            await self.send(notice(why))
            return
        table = self.table_here
        await (self.show_panel(table, why) if table else self.whisper(why))
