"""Statistics of one person, as they are asked for: by a command or by a button of their card."""

import asyncio
from io import BytesIO

import discord

from bot.chat import cards, ids
from bot.chat.cards import SCOPES, StatsPage
from bot.chat.pictures import picture
from bot.chat.visit import Refused, Visit
from bot.store import LAST_GAMES, Career


async def show_stats(visit: Visit, page: StatsPage) -> None:
    """Show the statistics of somebody to whoever asks.

    Raises:
        Refused: they finished no game there.
    """
    guild = visit.place.guild if page.scope == "here" else None
    tally = await visit.database.boards.tally(page.person, guild)
    games = await visit.database.history.page(page.person, guild, limit=LAST_GAMES) if tally else []
    if tally is None or not games:
        raise Refused("stats-none")
    earned = await visit.database.achievements.of(page.person)
    career = Career(tally, tuple(reversed(games)), guild, tuple(each.name for each in earned))
    drawn = await asyncio.to_thread(picture, career)
    await visit.whisper(cards.stats_card(page, career, visit.text), discord.File(BytesIO(drawn), cards.PICTURE))


async def ask_for_stats(visit: Visit, player: discord.User | discord.Member, scope: str) -> None:
    """Show the statistics that a command asks for.

    Raises:
        Refused: as `show_stats`; or there are none of bots.
    """
    if player.bot:
        raise Refused("stats-bot")
    await turn_stats(visit, f"{player.id}.{scope}")


async def turn_stats(visit: Visit, asked: str) -> None:
    """Show the statistics that a button asks for.

    Raises:
        Refused: `door-old-button`, or as `show_stats`.
    """
    written, _, wanted = asked.partition(".")
    person, scope = ids.person(written), ids.choice(wanted, SCOPES)
    if person is None or scope is None:
        raise Refused("door-old-button")
    await show_stats(visit, StatsPage(person, scope))
