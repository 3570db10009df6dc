"""Leaderboards, as they are asked for: by a command, or by a button or the menu of a page."""

from collections.abc import Sequence

from bot.chat import cards, ids
from bot.chat.cards import LINES, OFFERED, PERIODS, SCOPES, Page
from bot.chat.visit import Refused, Visit
from bot.scores.seasons import Season, number_of
from bot.scores.tallies import ALWAYS, month, week
from bot.store import BYS, Board

USUALLY = "usual"
"""Asks for the season that runs, and for all time where none does."""


async def show_board(visit: Visit, asked: str) -> None:
    """Show a page of a leaderboard to whoever asks for it as `Page` is written.

    Raises:
        Refused: no season runs, or there is none of all servers; `door-old-button`, for a button of another version.
    """
    page, boards, guild = _page(asked), visit.database.boards, visit.place.guild
    seasons = await _seasons(visit, page)
    page = page._replace(period=_settled(page, seasons))
    board = Board(guild if page.scope == "here" else None, page.by, _period(visit, page))
    standings = await boards.page(board, limit=LINES + 1, offset=page.number * LINES)
    shown = any(standing.person == visit.player for standing in standings[:LINES])
    around = [] if shown else await boards.around(visit.player, board)
    await visit.whisper(cards.board(page, standings, around, visit.player, visit.text, seasons))


async def _seasons(visit: Visit, page: Page) -> list[Season]:
    """The newest seasons, and an older one that is asked for; none for a page of all servers."""
    if page.scope != "here":
        return []
    guild, asked = visit.place.guild, number_of(page.period)
    seasons = await visit.database.seasons.of(guild, limit=OFFERED)
    if asked and asked not in {season.number for season in seasons}:
        seasons += await visit.database.seasons.one(guild, asked)
    return seasons


def _page(asked: str) -> Page:
    written = [*asked.split("."), "", "", ""]
    by = ids.choice(written[0], BYS)
    period = written[1] if written[1] in {*PERIODS, USUALLY} or number_of(written[1]) else None
    scope = ids.choice(written[2], SCOPES)
    number = cards.page_number(written[3])
    if by is None or period is None or scope is None or number is None:
        raise Refused("door-old-button")
    return Page(by, period, scope, number)


def _settled(page: Page, seasons: Sequence[Season]) -> str:
    """The period that is meant, now that it is known which seasons there are."""
    running = next((season.period for season in seasons if season.ended_at is None), None)
    if page.period == USUALLY:
        return running or ALWAYS
    if page.period == "season":
        if running is None:
            raise Refused("board-no-season" if page.scope == "here" else "board-season-here")
        return running
    if page.period not in {*PERIODS, *(season.period for season in seasons)}:
        raise Refused("door-old-button")
    return page.period


def _period(visit: Visit, page: Page) -> str:
    """The period as tallies name it, by Discord's clock; they name a season as pages do."""
    return {"month": month(visit.at), "week": week(visit.at)}.get(page.period, page.period)
