"""What a game is remembered for, on its last card and at the end of its replay."""

from collections.abc import Iterator

from bot.chat.cards.layout import lines
from bot.chat.cards.pen import Pen
from bot.scores.cups import Lifted
from bot.scores.highlights import Highlights


def remembered(highlights: Highlights, pen: Pen) -> str:
    """A line for each highlight there is."""
    return lines(*_lines(highlights, pen))


def _lines(highlights: Highlights, pen: Pen) -> Iterator[str]:
    if highlights.best:
        yield _line(f"highlight-best-{highlights.best.call}", highlights.best, pen)
    if highlights.worst:
        yield _line(f"highlight-worst-{highlights.worst.call}", highlights.worst, pen)
    if highlights.bluff:
        yield _line("highlight-bluff", highlights.bluff, pen)


def _line(key: str, made: Lifted, pen: Pen) -> str:
    percent = round(100 * made.chance)
    return pen.text(key, name=pen.name(made.seat), quantity=made.bid.quantity, face=made.bid.face, percent=percent)
