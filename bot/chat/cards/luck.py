"""Lucky phrases, which are shown once the game has begun."""

from bot.chat.cards.dice import MARKS
from bot.chat.cards.layout import small
from bot.chat.cards.pen import BETWEEN, Pen
from bot.chat.names import safe_phrase


def phrases(pen: Pen) -> str:
    """Every phrase behind its seat's mark, in one line of small print; empty where nobody chose one."""
    chosen = [
        pen.text("luck-phrase", mark=MARKS[seat.number - 1], phrase=safe_phrase(seat.phrase))
        for seat in pen.view.seats
        if seat.phrase
    ]
    return small(pen.text("luck", phrases=BETWEEN.join(chosen))) if chosen else ""
