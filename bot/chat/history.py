"""The games that somebody finished on this server, as they are asked for: by a command or by a button of a page."""

from bot.chat import cards, ids
from bot.chat.cards import GAMES, HistoryPage
from bot.chat.visit import Refused, Visit


async def show_history(visit: Visit, page: HistoryPage) -> None:
    """Show a page of somebody's games to whoever asks.

    Raises:
        Refused: they finished none here.
    """
    found = await visit.database.history.page(
        page.person, visit.place.guild, limit=GAMES + 1, offset=page.number * GAMES
    )
    if not found and page.number:
        await show_history(visit, page._replace(number=0))
        return
    if not found:
        raise Refused("history-empty")
    await visit.whisper(cards.history_card(page, found, visit.text))


async def turn_history(visit: Visit, asked: str) -> None:
    """Show the page that a button asks for.

    Raises:
        Refused: `door-old-button`, or as `show_history`.
    """
    whose, _, written = asked.partition(".")
    number, person = cards.page_number(written), ids.person(whose)
    if number is None or person is None:
        raise Refused("door-old-button")
    await show_history(visit, HistoryPage(person, number))
