"""`/leaderboard`."""

from typing import Any

from discord import app_commands

from bot.chat import cards
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.visit import Visit
from bot.store import People


def commands(door: Door, words: Words, people: People) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands."""

    @app_commands.command(**words.command("leaderboard"))
    @app_commands.guild_only()
    async def leaderboard(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: _show(visit, people))

    return [leaderboard]


async def _show(visit: Visit, people: People) -> None:
    standings = await people.leaderboard(visit.place.guild)
    await visit.whisper(cards.board(standings, visit.text))
