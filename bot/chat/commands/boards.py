"""`/leaderboard`."""

from typing import Any

from discord import app_commands

from bot.chat import cards
from bot.chat.boards import show_board
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.store import BYS


def commands(door: Door, words: Words) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands."""

    @app_commands.command(**words.command("leaderboard"))
    @app_commands.guild_only()
    @words.options("by", "period", "scope")
    @app_commands.choices(
        by=words.choices(BYS, "board-by"),
        period=words.choices(cards.PERIODS, "board-period"),
        scope=words.choices(cards.SCOPES, "board-scope"),
    )
    async def leaderboard(
        interaction: Interaction, by: str = "wins", period: str = "always", scope: str = "here"
    ) -> None:
        await door.receive(interaction, lambda visit: show_board(visit, f"{by}.{period}.{scope}.0"))

    return [leaderboard]
