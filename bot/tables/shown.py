"""What is known, after a restart, of how a table was shown before it."""

import msgspec

from bot.rules.events import DiceDealt
from bot.rules.evolve import replay
from bot.rules.view import TableView, table_view
from bot.store import LiveTable


class Card(msgspec.Struct, frozen=True):
    """The message that showed a table before a restart.

    Attributes:
        message: its id.
        dealt: when the last round was dealt, in seconds since 1970.
        replacing: whether another message was about to take its place, and may have done so.
        last: how the round before the running one ended, None where no round is running or it is the first.
    """

    message: int
    dealt: float
    replacing: bool = False
    last: TableView | None = None


def card_of(found: LiveTable) -> Card | None:
    """The card of a stored table, None where none was noted."""
    if not found.card:
        return None
    deals = [entry for entry in found.entries if isinstance(entry.event, DiceDealt)]
    if not deals:
        return Card(found.card, 0, found.replacing)
    before = replay(entry.event for entry in found.entries[: deals[-1].seq - 1])
    last = table_view(before) if len(deals) > 1 else None
    return Card(found.card, deals[-1].at / 1000, found.replacing, last)
