"""One interaction, and the ways to answer it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import ui

from bot.chat.backstage import NOBODY
from bot.chat.cards import notice
from bot.chat.troubles import FAILED, in_short

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class Request:
    """One interaction that waits for an answer. The first goes out as Discord wants it, each further one beside it.

    Attributes:
        interaction: what Discord knows of it.
    """

    __slots__ = ("_answering", "interaction")

    def __init__(self, interaction: Interaction) -> None:
        """Receive `interaction`."""
        self.interaction = interaction
        self._answering = asyncio.Lock()

    async def whisper(self, what: ui.LayoutView | str, file: discord.File = discord.utils.MISSING) -> int | None:
        """Answer in private: in place of the private message that was pressed on, else in a new one; with a `file`.

        Returns the message that shows it, None if the answer came too late.
        """
        layout = notice(what) if isinstance(what, str) else what
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            return message.id if await self.edit(layout, file) else None
        return await self.send(layout, file)

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

    async def edit(self, layout: ui.LayoutView, file: discord.File = discord.utils.MISSING) -> bool:
        """Answer by editing the message that was pressed on; false if Discord takes no answer any more.

        A file that hung on it goes; `file` comes.
        """
        files = [] if file is discord.utils.MISSING else [file]
        async with self._answer():
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=layout, attachments=files, allowed_mentions=NOBODY)
            else:
                await self.interaction.response.edit_message(view=layout, attachments=files, allowed_mentions=NOBODY)
            return True
        return False

    async def send(self, layout: ui.LayoutView, file: discord.File = discord.utils.MISSING) -> int | None:
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
