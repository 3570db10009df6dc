"""The seasons of a server, and the two questions about them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.chat.cards import palette
from bot.chat.cards.board import Page, seasons_menu, standing_line
from bot.chat.cards.layout import Box, Item, button, layout, lines, row, rule, small
from bot.chat.cards.named import person_name, season_title
from bot.chat.cards.pen import BETWEEN
from bot.chat.ids import Press
from bot.chat.names import LONGEST
from bot.scores.seasons import Season
from bot.store import GameId, Standing
from bot.text import Text, words

SEASON_NAME = "name"
"""The id of the field in the form of a new season."""

_NO_GAME = GameId("")


class Ranked(NamedTuple):
    """A season, and who stands first in it by wins."""

    season: Season
    first: Sequence[Standing]

    @property
    def champions(self) -> list[Standing]:
        """Who won it: several, where they did equally well."""
        return [standing for standing in self.first if standing.place == 1 and standing.tally.wins]


class Known(NamedTuple):
    """What the card of seasons knows.

    Attributes:
        seasons: all that its menu offers, the newest first …
        ranked: … and the newest of them, whose winners it tells.
        me: whoever looks …
        may_manage: … and whether they may start and end seasons.
    """

    seasons: Sequence[Season]
    ranked: Sequence[Ranked]
    me: int
    may_manage: bool


def season_card(known: Known, text: Text, said: str = "") -> ui.LayoutView:
    """The season that runs with who leads in it, the ones before with who won them, and the ways to their boards."""
    now = [each for each in known.ranked if each.season.ended_at is None]
    over = [each for each in known.ranked if each.season.ended_at is not None]
    parts = (
        lines(f"## {text('season-title')}", said),
        *(lines(*_running(each, known.me, text)) for each in now),
        "" if now else lines(text("season-none"), "" if known.may_manage else small(text("season-who"))),
        *((rule(), lines(*(_past(each, text) for each in over))) if over else ()),
        small(text("season-how")),
        seasons_menu(Page(period=""), known.seasons, text),
        row(*_buttons(known, text)) if known.may_manage else None,
    )
    return layout(Box(palette.PAPER, parts))


def season_modal(newest: Season | None, text: Text) -> ui.Modal:
    """The form for a new season, which says what becomes of one that runs; stopped already, as all forms."""
    ends = newest is not None and newest.ended_at is None
    press = Press("season-form", _NO_GAME, argument=_after(newest))
    modal = ui.Modal(title=text("season-start"), custom_id=str(press))
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=SEASON_NAME, required=False, max_length=LONGEST)
    how = text("season-name-ends" if ends else "season-name-how")
    modal.add_item(ui.Label(text=text("season-name"), description=how, component=field))
    modal.stop()
    return modal


def season_question(season: Season, text: Text) -> ui.LayoutView:
    """Asks once before a season ends."""
    asked = lines(f"## {text('season-end-title', season=season_title(season, text))}", text("season-end-why"))
    press = Press("season-end-surely", _NO_GAME, argument=str(season.number))
    return layout(Box(palette.STOPPED, (asked, row(button(press, text("season-end-surely"), ButtonStyle.danger)))))


def _running(ranked: Ranked, me: int, text: Text) -> Iterator[str]:
    since = text("season-since", when=_day(ranked.season.started_at))
    yield f"**{season_title(ranked.season, text)}**{BETWEEN}{since}"
    for standing in ranked.first:
        yield standing_line(Page(), standing, me, text)
    if not ranked.first:
        yield text("season-nobody")


def _past(ranked: Ranked, text: Text) -> str:
    """One line: when it was, and who won it."""
    season = ranked.season
    won = words.listed(text, (person_name(each.name, text) for each in ranked.champions))
    when = f"{_day(season.started_at)} – {_day(season.ended_at or 0)}"
    return BETWEEN.join(filter(None, (season_title(season, text), f"🏆 {won}" if won else "", when)))


def _day(at: int) -> str:
    return f"<t:{at // 1000}:d>"


def _buttons(known: Known, text: Text) -> Iterator[Item | None]:
    newest = known.seasons[0] if known.seasons else None
    yield button(Press("season-start", _NO_GAME, argument=_after(newest)), text("season-start"), ButtonStyle.primary)
    if newest and newest.ended_at is None:
        yield button(Press("season-end", _NO_GAME, argument=str(newest.number)), text("season-end"), ButtonStyle.danger)


def _after(newest: Season | None) -> str:
    """After which season one is to start, so that it does so once."""
    return str(newest.number if newest else 0)
