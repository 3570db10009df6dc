"""`/perudo settings` and `/perudo season`: what whoever manages a server decides for it."""

from discord import app_commands

from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.seasons import show_seasons
from bot.chat.settings import show_settings


def add(perudo: app_commands.Group, door: Door, words: Words) -> None:
    """Add the commands to `/perudo`."""

    @perudo.command(**words.command("settings"))
    async def settings(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: show_settings(visit, "server"))

    @perudo.command(**words.command("season"))
    async def season(interaction: Interaction) -> None:
        await door.receive(interaction, show_seasons)
