"""What the next process is to know about where the card is."""

import logging

from bot.store import GameId, Journal, NotSaved
from bot.tables.shown import Card

log = logging.getLogger(__name__)


class Memory:
    """Writes down which message shows the table, and whether that is being replaced."""

    def __init__(self, journal: Journal, game: GameId, card: Card | None) -> None:
        """Begin with what is written already: `card`."""
        self._journal = journal
        self._game = game
        self._stands = card.message if card and not card.replacing else None

    async def stands(self, message: int) -> None:
        """The card is there."""
        if self._stands != message:
            self._stands = message
            await self._note(message, replacing=False)

    async def replacing(self, message: int) -> None:
        """Another message is about to take the place of the card that stood there."""
        if self._stands == message:
            self._stands = None
            await self._note(message, replacing=True)

    async def _note(self, message: int, *, replacing: bool) -> None:
        try:
            await self._journal.remember_card(self._game, message, replacing=replacing)
        except NotSaved as error:
            log.warning("game %s: after a restart the card will be posted anew: %s", self._game, error)
