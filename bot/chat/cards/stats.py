"""What the games of one person come to: figures, and a picture of the last games."""

from collections.abc import Iterator
from typing import NamedTuple

import discord
from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.achieved import achievement_words
from bot.chat.cards.board import Scope
from bot.chat.cards.history import HistoryPage
from bot.chat.cards.layout import Box, Item, button, layout, lines, row, small
from bot.chat.cards.named import person_name
from bot.chat.cards.pen import BETWEEN
from bot.chat.ids import Press
from bot.store import Career, GameId, PastGame, Rival
from bot.text import Text, words

PICTURE = "perudo.png"
"""The name of the file that holds the picture."""


class StatsPage(NamedTuple):
    """Whose statistics, and of which games; written `<their Discord id>.here` in a button."""

    person: int
    scope: Scope = "here"

    def __str__(self) -> str:
        """The argument of a button."""
        return f"{self.person}.{self.scope}"


def stats_card(page: StatsPage, career: Career, text: Text) -> ui.LayoutView:
    """The figures, the picture named by `PICTURE`, which goes beside it, and what is told of the last games.

    With whom somebody plays on other servers is told on none.
    """
    title = text("stats-title", name=person_name(career.name, text))
    head = lines(f"## {title}", small(BETWEEN.join((text(f"board-scope-{page.scope}"), text("board-period-always")))))
    figures, looked_back = lines(*_figures(career, text)), lines(*_looked_back(page, career, text))
    return layout(Box(palette.PAPER, (head, figures, _gallery(career, text), looked_back, row(*_ways(page, text)))))


def described(career: Career, text: Text) -> str:
    """What the picture shows, for whoever can't see it."""
    ratings = [rating for curve in career.curves for _, rating in curve]
    rated = ""
    if ratings:
        facts = {"first": ratings[0], "last": ratings[-1], "lowest": min(ratings), "highest": max(ratings)}
        told = {name: str(rating) for name, rating in facts.items()}
        rated = text("stats-alt-rating", games=len(ratings) - len(career.curves), **told)
    places = (text("stats-alt-place", place=place, times=times) for place, times in career.places.items())
    return lines(rated, text("stats-alt-places", places=BETWEEN.join(places)))


def _figures(career: Career, text: Text) -> Iterator[str]:
    tally = career.tally
    if tally.rated:
        rated = "stats-rating-provisional" if tally.provisional else "stats-rating"
        yield text(rated, rating=str(tally.rating.shown))
    yield text("stats-wins", wins=tally.wins, games=tally.games, rate=round(100 * tally.wins / tally.games))
    yield text("stats-streak", streak=tally.streak, longest=tally.longest_streak)
    for key, calls, right, expected in (
        ("stats-dudos", tally.dudos, tally.dudos_right, tally.dudos_expected),
        ("stats-calzas", tally.calzas, tally.calzas_right, tally.calzas_expected),
    ):
        if calls:
            yield text(key, right=right, calls=calls, expected=round(expected, 1))
    if career.earned:
        yield text("stats-earned", names=BETWEEN.join(achievement_words(name, text)[0] for name in career.earned))


def _looked_back(page: StatsPage, career: Career, text: Text) -> Iterator[str]:
    if page.scope == "here":
        if career.rival:
            yield _rival(career.rival, text)
        if career.boldest:
            yield _bluff(career.boldest, text)
    if page.scope == "here" and any(past.season for past in career.games):
        yield small(text("stats-seasons"))
    if career.tally.games > len(career.games):
        yield small(text("stats-lately", games=len(career.games)))


def _rival(rival: Rival, text: Text) -> str:
    return text("stats-rival", name=person_name(rival.name, text), ahead=rival.ahead, games=rival.games)


def _bluff(past: PastGame, text: Text) -> str:
    if past.bluff is None:
        return ""
    chance = text("replay-percent", percent=round(100 * past.bluff.chance))
    return text("stats-bluff", bid=words.bid(text, past.bluff.bid), chance=chance, game=past.game)


def _gallery(career: Career, text: Text) -> Item:
    shown = discord.MediaGalleryItem(f"attachment://{PICTURE}", description=described(career, text))
    return ui.MediaGallery(shown)


def _ways(page: StatsPage, text: Text) -> Iterator[Item | None]:
    """To their games, which are those of this server, and to the other scope."""
    here = page.scope == "here"
    games = Press("history", GameId(""), argument=str(HistoryPage(page.person)))
    other = page._replace(scope="everywhere" if here else "here")
    yield button(games, text("stats-games"), shown=here)
    yield button(Press("stats", GameId(""), argument=str(other)), text(f"stats-{other.scope}"))
