"""What every part of the stage needs, and what a table's card is made from."""

from dataclasses import dataclass

import discord

from bot.chat.answering import Answering
from bot.chat.cards import Dice, Showing
from bot.chat.errands import Errands
from bot.rules.view import TableView
from bot.store import Journal, Notes, TableRecord
from bot.tables.clock import Clock
from bot.tables.table import Table
from bot.text import Text, Texts

NOBODY = discord.AllowedMentions.none()
"""Mentions no one; edits must say so each time."""


@dataclass(slots=True)
class Backstage:
    """What all tables are shown with.

    Attributes:
        client: speaks to Discord.
        texts: every language.
        clock: what time it is.
        journal: remembers where cards are …
        notes: … and where reminders are.
        dice: draws dice.
        errands: what is done beside answering …
        answering: … and after it.
    """

    client: discord.Client
    texts: Texts
    clock: Clock
    journal: Journal
    notes: Notes
    dice: Dice
    errands: Errands
    answering: Answering

    def text(self, table: Table) -> Text:
        """The language of all that is public at a table."""
        return self.texts.pick(table.record.language)

    def channel(self, table: Table) -> discord.PartialMessageable:
        """Where a table is shown."""
        return self.client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)


def showing(table: Table, before: TableView | None = None) -> Showing:
    """What a table's card is made from: as it is now, or as it was `before`."""
    game, secret = table.record.game, table.opened_secret
    if before:
        return Showing(game, before, None, table.commitment)
    opened = secret.hex() if secret else ""
    link = opening_link(table.record, table.opening)
    return Showing(game, table.view, table.deadline, table.commitment, opened, link, table.outcome)


def opening_link(record: TableRecord, message: int | None) -> str:
    """Where the fingerprint of a game's dice was told before anyone sat down; empty where that is not known."""
    return f"https://discord.com/channels/{record.guild}/{record.channel}/{message}" if message else ""
