"""`/perudo settings`: how tables are opened on a server, for whoever manages it."""

from discord import app_commands

from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.settings import show_settings


def add(perudo: app_commands.Group, door: Door, words: Words) -> None:
    """Add the command to `/perudo`."""

    @perudo.command(**words.command("settings"))
    async def settings(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: show_settings(visit, "server"))
