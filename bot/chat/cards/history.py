"""A page of the games that somebody finished."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import SelectOption, ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Item, layout, lines, row, select, small
from bot.chat.cards.named import person_name, season_title
from bot.chat.cards.pages import turning
from bot.chat.cards.pen import BETWEEN, icon, medal
from bot.chat.cards.rated import change_words
from bot.chat.ids import Press
from bot.chat.names import isolated
from bot.store import GameId, Other, PastGame
from bot.text import Text, words

GAMES = 5
"""The games of a page."""


class HistoryPage(NamedTuple):
    """Which page of whose games, counted from 0; written `<their Discord id>.0` in a button."""

    person: int
    number: int = 0

    def __str__(self) -> str:
        """The argument of a button."""
        return f"{self.person}.{self.number}"


def history_card(page: HistoryPage, games: Sequence[PastGame], text: Text) -> ui.LayoutView:
    """Two lines a game, the ways to other pages, and a menu that opens a replay.

    `games` holds at least one, and one more than the page where there is a next one.
    """
    shown = games[:GAMES]
    told = [line for past in shown for line in (_result(past, text), small(_company(past, text)))]
    turns = turning(page.number, GAMES, lambda number: _press(page._replace(number=number)), more=len(games) > GAMES)
    title = text("history-title", name=person_name(shown[0].name, text))
    return layout(Box(palette.PAPER, (lines(f"## {title}", *told), _replays(shown, text), row(*turns))))


def _press(page: HistoryPage) -> Press:
    return Press("history", GameId(""), argument=str(page))


def _result(past: PastGame, text: Text) -> str:
    """The place of how many, when that was, and what it did to the rating."""
    rating = change_words(past.change, text) if past.change else text("history-unrated")
    return BETWEEN.join((f"{medal(past.place)} {_place(past, text)}", f"<t:{past.ended_at // 1000}:R>", rating))


def _company(past: PastGame, text: Text) -> str:
    others = words.listed(text, (_other(other, text) for other in past.others))
    season = season_title(past.season, text) if past.season else ""
    return BETWEEN.join(filter(None, (text("history-with", names=others), f"`{past.game}`", season)))


def _place(past: PastGame, text: Text) -> str:
    return text("history-place", place=past.place, players=past.players)


def _other(other: Other, text: Text) -> str:
    """A name, behind its icon where it was a computer player."""
    name = person_name(other.name, text)
    return f"{icon(other.level)} {name}" if other.level else name


def _replays(games: Sequence[PastGame], text: Text) -> Item | None:
    """A menu with the replay of each game."""
    choices = [
        SelectOption(label=BETWEEN.join((_place(past, text), isolated(past.game))), value=past.game) for past in games
    ]
    return select(Press("replay", GameId("")), text("history-replay"), choices)
