"""The leaderboard of the week that is over, posted in the channels that want it."""

import logging

import discord

from bot.chat import cards
from bot.chat.backstage import NOBODY
from bot.chat.cards import LINES, Page
from bot.chat.choices import Choices
from bot.chat.languages import Languages
from bot.chat.troubles import UNANSWERED, in_short, is_refusal
from bot.scores.tallies import week
from bot.store import Board, Boards, Servers

log = logging.getLogger(__name__)

_WEEK = 7 * 24 * 3600 * 1000
"""In milliseconds."""


class Weekly:
    """Posts each week once, and no week without games.

    A post is noted before it is sent, so that none is ever sent twice: what Discord says it did not take is sent at the
    next call, and a bot that dies in between leaves out a week.
    """

    def __init__(
        self, client: discord.Client, servers: Servers, boards: Boards, choices: Choices, languages: Languages
    ) -> None:
        """Post through `client`, which may not be on all of the `servers`."""
        self._client = client
        self._servers = servers
        self._boards = boards
        self._choices = choices
        self._languages = languages
        self._told = ""

    async def post(self, at: int) -> None:
        """Post all that is due at `at`, in milliseconds since 1970: nothing more until the week turns again.

        Raises:
            NotRead: the database could not do it; the next call goes on.
            NotSaved: likewise.
        """
        now = week(at)
        if self._told == now:
            return
        all_told = True
        for server, channel in await self._servers.weekly():
            guild = self._client.get_guild(server)
            if guild:
                all_told &= not guild.unavailable and await self._tell(guild, channel, now, week(at - _WEEK))
        if all_told:
            self._told = now

    async def _tell(self, guild: discord.Guild, channel: int, now: str, over: str) -> bool:
        """Post the board of the week that is over; false where that is to be tried again."""
        await self._choices.learn(None, guild.id)
        chosen = self._choices.of(guild.id)
        before = chosen.own(channel).told
        if not chosen.own(channel).weekly or before == now:
            return True
        await self._choices.choose(guild.id, channel, told=now)
        standings = await self._boards.page(Board(guild.id, "wins", over), limit=LINES)
        if not standings:
            return True
        text = self._languages.posted(guild, chosen.at(channel).language)
        view = cards.board(Page("wins", "last-week"), standings, (), 0, text)
        place = self._client.get_partial_messageable(channel, guild_id=guild.id)
        try:
            await place.send(view=view, nonce=_nonce(channel, now), allowed_mentions=NOBODY)
        except UNANSWERED as error:
            log.warning("a week's leaderboard may not have been posted: %s", in_short(error))
        except (discord.HTTPException, discord.RateLimited) as error:
            log.info("a week's leaderboard could not be posted: %s", in_short(error))
            if not is_refusal(error):
                await self._choices.choose(guild.id, channel, told=before)
                return False
        return True


def _nonce(channel: int, now: str) -> str:
    """By which Discord knows a post that discord.py sends again; at most 25 characters."""
    return f"{channel}{now[-2:]}"
