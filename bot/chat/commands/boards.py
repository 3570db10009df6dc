"""`/leaderboard`."""

from typing import Any

from discord import app_commands

from bot.chat import cards
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.visit import Visit
from bot.store import Board, Boards


def commands(door: Door, words: Words, boards: Boards) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands."""

    @app_commands.command(**words.command("leaderboard"))
    @app_commands.guild_only()
    async def leaderboard(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: _show(visit, boards))

    return [leaderboard]


async def _show(visit: Visit, boards: Boards) -> None:
    standings = await boards.page(Board(visit.place.guild))
    await visit.whisper(cards.board(standings, visit.text))
