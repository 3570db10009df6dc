"""A client as small as one can be: it posts a card with a button, and counts its presses."""

import asyncio
import time

import discord
from discord import ui

from bot.tables.clock import Clock


class Counting(discord.Client):
    """Says how often its button was pressed, and `delay` seconds of its clock later that time has passed.

    A press costs it `work` real seconds.

    Attributes:
        interactions: the ids of what people did.
        places: the ids of the server, the channel and the person of each of them.
    """

    def __init__(self, clock: Clock, delay: float, work: float) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.interactions: list[int] = []
        self.places: list[tuple[int | None, int | None, int]] = []
        self._clock = clock
        self._delay = delay
        self._work = work
        self._tasks: set[asyncio.Task[None]] = set()

    async def on_ready(self) -> None:
        for guild in self.guilds:
            for channel in guild.text_channels:
                await channel.send(view=card(0, "nothing yet"))
                await channel.send(view=card(0, "another card"))

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        self.interactions.append(interaction.id)
        self.places.append((interaction.guild_id, interaction.channel_id, interaction.user.id))
        if interaction.message and interaction.data:
            count = int(str(interaction.data.get("custom_id"))) + 1
            await interaction.response.edit_message(view=card(count, f"{interaction.user.display_name} pressed"))
            await asyncio.to_thread(time.sleep, self._work)
            task = asyncio.create_task(self._later(interaction.message, count))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _later(self, message: discord.Message, count: int) -> None:
        await self._clock.sleep(self._delay)
        await message.edit(view=card(count, "time passed"))


def card(count: int, words: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"{count}: {words}"))
    view.add_item(ui.ActionRow[ui.LayoutView](ui.Button(label="Press", custom_id=str(count))))
    view.stop()
    return view
