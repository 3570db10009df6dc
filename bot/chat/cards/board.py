"""A page of a leaderboard."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from discord import SelectOption, ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Item, layout, lines, row, rule, select, small
from bot.chat.cards.named import person_name, season_label, season_title
from bot.chat.cards.pages import turning
from bot.chat.cards.pen import BETWEEN, medal
from bot.chat.ids import Press
from bot.scores.seasons import Season
from bot.scores.tallies import ALWAYS
from bot.store import By, GameId, Standing
from bot.text import Text

PERIODS = ("season", ALWAYS, "month", "week")
"""Which games count: those of the season that runs, all, those of this month or of this week."""

Scope = Literal["here", "everywhere"]

SCOPES: tuple[Scope, ...] = get_args(Scope)

LINES = 10
"""The lines of a page."""

OFFERED = 24
"""The seasons that the menu offers, the newest; all time comes before them."""


class Page(NamedTuple):
    """Which page of which leaderboard, counted from 0; written `wins.always.here.0` in a button.

    `period` is one of `PERIODS`, or a season as in `Season.period`.
    """

    by: By = "wins"
    period: str = ALWAYS
    scope: Scope = "here"
    number: int = 0

    def __str__(self) -> str:
        """The argument of a button."""
        return ".".join(map(str, self))


def board(  # noqa: PLR0913, PLR0917 - all that stands on it
    page: Page,
    standings: Sequence[Standing],
    around: Sequence[Standing],
    me: int,
    text: Text,
    seasons: Sequence[Season] = (),
) -> ui.LayoutView:
    """One line a person; below, `around`: the line of whoever looks and their neighbours, where they are not above.

    `standings` holds one line more than the page where there is a next one; a menu leads to the boards of `seasons`.
    """
    title = text("board-title" if page.scope == "here" else "board-title-everywhere")
    season = next((season_title(season, text) for season in seasons if season.period == page.period), "")
    what = BETWEEN.join((text(f"board-by-{page.by}"), season or text(f"board-period-{page.period}")))
    shown = standings[:LINES]
    told = [standing_line(page, standing, me, text) for standing in shown] or [_empty(page, text)]
    below = (rule(), lines(*(standing_line(page, standing, me, text) for standing in around))) if around else ()
    head = lines(f"## {title}", small(what))
    more = len(standings) > LINES
    turns = turning(page.number, LINES, lambda number: _press(page._replace(number=number)), more=more)
    return layout(Box(palette.PAPER, (head, lines(*told), *below, row(*turns), seasons_menu(page, seasons, text))))


def seasons_menu(page: Page, seasons: Sequence[Season], text: Text) -> Item | None:
    """A menu that leads from a page to all time and to seasons; None where there is no season."""
    if not seasons:
        return None
    offered = [(ALWAYS, text("board-period-always"))]
    offered += [(season.period, season_label(season, text)) for season in seasons[:OFFERED]]
    options = (
        SelectOption(label=label, value=str(page._replace(period=period, number=0)), default=period == page.period)
        for period, label in offered
    )
    return select(Press("board", GameId("")), text("board-seasons"), options)


def _press(page: Page) -> Press:
    return Press("board", GameId(""), argument=str(page))


def _empty(page: Page, text: Text) -> str:
    return text("board-empty" if page.by in {"wins", "rating"} else "board-few")


def standing_line(page: Page, standing: Standing, me: int, text: Text) -> str:
    """A place, a name and what it was won with; whoever looks finds themselves by a mark."""
    tally, name = standing.tally, person_name(standing.name, text)
    shared: dict[str, int | str] = {
        "medal": medal(standing.place if page.by != "wins" or tally.wins else 0),
        "place": standing.place,
        "name": f"{name} ◀" if standing.person == me else name,
    }
    match page.by:
        case "rating":
            key = "board-rating-provisional" if tally.provisional else "board-rating"
            return text(key, **shared, rating=str(tally.rating.shown))
        case "dudos":
            return _calls(shared, tally.dudos_right, tally.dudos, text)
        case "calzas":
            return _calls(shared, tally.calzas_right, tally.calzas, text)
        case "wins" | "win-rate":
            rate = round(100 * tally.wins / tally.games) if tally.games else 0
            return text("board-line", **shared, wins=tally.wins, games=tally.games, rate=rate)


def _calls(shared: dict[str, int | str], right: int, calls: int, text: Text) -> str:
    return text("board-calls", **shared, right=right, calls=calls, rate=round(100 * right / max(calls, 1)))
