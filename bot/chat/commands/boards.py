"""`/leaderboard`, `/stats`, `/history` and `/replay`: what is left of games."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.chat import cards
from bot.chat.boards import USUALLY, show_board
from bot.chat.commands.fairness import LONGEST_ID
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.finished import show_replay
from bot.chat.history import show_history
from bot.chat.request import Interaction
from bot.chat.stats import ask_for_stats
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
        interaction: Interaction, by: str = "wins", period: str = USUALLY, scope: str = "here"
    ) -> None:
        await door.receive(interaction, lambda visit: show_board(visit, f"{by}.{period}.{scope}.0"))

    @app_commands.command(**words.command("stats"))
    @app_commands.guild_only()
    @words.options("player", "scope")
    @app_commands.choices(scope=words.choices(cards.SCOPES, "board-scope"))
    async def stats(interaction: Interaction, player: discord.User | None = None, scope: str = "here") -> None:
        await door.receive(interaction, lambda visit: ask_for_stats(visit, player or interaction.user, scope))

    @app_commands.command(**words.command("history"))
    @app_commands.guild_only()
    @words.options("player")
    async def history(interaction: Interaction, player: discord.User | None = None) -> None:
        page = cards.HistoryPage((player or interaction.user).id)
        await door.receive(interaction, lambda visit: show_history(visit, page))

    @app_commands.command(**words.command("replay"))
    @app_commands.guild_only()
    @words.options("game")
    async def replay(interaction: Interaction, game: Range[str, 1, LONGEST_ID] | None = None) -> None:
        await door.receive(interaction, lambda visit: show_replay(visit, game or ""))

    return [leaderboard, stats, history, replay]
