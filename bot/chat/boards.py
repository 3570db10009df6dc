"""Leaderboards, as they are asked for: by a command or by a button of a page."""

from itertools import product

from bot.chat import cards
from bot.chat.cards import LINES, PERIODS, SCOPES, Page
from bot.chat.visit import Refused, Visit
from bot.scores.tallies import ALWAYS, month, week
from bot.store import BYS, Board

_BOARDS = {".".join(which): Page(*which) for which in product(BYS, PERIODS, SCOPES)}
"""The first page of each leaderboard that there is."""


async def show_board(visit: Visit, asked: str) -> None:
    """Show a page of a leaderboard to whoever asks for it as `Page` is written.

    Raises:
        Refused: `door-old-button`, for a button of another version of the bot.
    """
    page, boards = _page(asked), visit.database.boards
    board = Board(visit.place.guild if page.scope == "here" else None, page.by, _period(visit, page))
    standings = await boards.page(board, limit=LINES + 1, offset=page.number * LINES)
    around = await boards.around(visit.player, board)
    await visit.whisper(cards.board(page, standings, around, visit.player, visit.text))


def _page(asked: str) -> Page:
    which, _, number = asked.rpartition(".")
    page, turned = _BOARDS.get(which), cards.page_number(number)
    if page is None or turned is None:
        raise Refused("door-old-button")
    return page._replace(number=turned)


def _period(visit: Visit, page: Page) -> str:
    """The period as tallies name it, by Discord's clock."""
    now = int(visit.interaction.created_at.timestamp() * 1000)
    return {"always": ALWAYS, "month": month(now), "week": week(now)}[page.period]
