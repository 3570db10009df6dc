"""Seasons, as they are looked at by anyone, and started and ended by whoever manages the server."""

from bot.chat import cards, ids
from bot.chat.cards import OFFERED, Known, Ranked
from bot.chat.names import plain_name
from bot.chat.visit import Refused, Visit
from bot.scores.seasons import MOST, Season
from bot.store import Board, Standing

_TOLD, _FIRST = 6, 3
"""So many seasons are told with who won them, and so many leaders of one."""


async def show_seasons(visit: Visit, said: str = "") -> None:
    """Show the seasons of this server, and say what was done about them."""
    seasons = await visit.database.seasons.of(visit.place.guild, limit=OFFERED)
    ranked = [Ranked(season, await _first(visit, season)) for season in seasons[:_TOLD]]
    known = Known(seasons, ranked, visit.player, visit.may_configure)
    await visit.whisper(cards.season_card(known, visit.text, said))


async def ask_for_name(visit: Visit, asked: str) -> None:
    """Ask for the name of a new season, with what becomes of the one that runs.

    Raises:
        Refused: `season-needs-manage-server`.
    """
    _require_manager(visit)
    newest = await _newest(visit)
    if (newest.number if newest else 0) == _number(asked):
        await visit.ask_for(cards.season_modal(newest, visit.text))
    else:
        await show_seasons(visit, visit.text("season-meanwhile"))


async def start_season(visit: Visit, asked: str, name: str) -> None:
    """Start a season after the one that was seen as the newest; raises as `ask_for_name`."""
    _require_manager(visit)
    seasons, after = visit.database.seasons, _number(asked)
    started = await seasons.start(visit.place.guild, plain_name(name, ""), visit.at, after=after)
    await show_seasons(visit, visit.text("season-started" if started else "season-meanwhile"))


async def ask_to_end(visit: Visit, asked: str) -> None:
    """Ask whether the season that runs shall really end; raises as `ask_for_name`."""
    _require_manager(visit)
    newest = await _newest(visit)
    if newest and newest.number == _number(asked) and newest.ended_at is None:
        await visit.whisper(cards.season_question(newest, visit.text))
    else:
        await show_seasons(visit, visit.text("season-meanwhile"))


async def end_season(visit: Visit, asked: str) -> None:
    """End the season that was asked about; raises as `ask_for_name`."""
    _require_manager(visit)
    ended = await visit.database.seasons.end(visit.place.guild, _number(asked), visit.at)
    await show_seasons(visit, visit.text("season-ended" if ended else "season-meanwhile"))


async def _first(visit: Visit, season: Season) -> list[Standing]:
    return await visit.database.boards.page(Board(visit.place.guild, period=season.period), limit=_FIRST)


async def _newest(visit: Visit) -> Season | None:
    return next(iter(await visit.database.seasons.of(visit.place.guild, limit=1)), None)


def _require_manager(visit: Visit) -> None:
    """See that this person may manage the server.

    Raises:
        Refused: they may not.
    """
    if not visit.may_configure:
        raise Refused("season-needs-manage-server")


def _number(written: str) -> int:
    """Raises Refused: another version of the bot made that button."""
    number = ids.number(written, MOST)
    if number is None:
        raise Refused("door-old-button")
    return number
