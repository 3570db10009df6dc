"""The card after a round in which somebody got up: the round is void."""

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, lines, rule
from bot.chat.cards.pen import Pen
from bot.chat.cards.reveal import next_round
from bot.chat.cards.round import seat_line


def void(pen: Pen) -> tuple[Box, ...]:
    """The whole card."""
    title = lines(f"## {pen.text('void-title')}", who_left(pen), pen.text("void-nobody-loses"))
    seats = lines(*(seat_line(pen, seat) for seat in pen.view.seats))
    again = next_round(pen, pen.text("void-again", name=pen.seat(pen.view.starter)))
    return (Box(palette.STOPPED, (title, seats, rule(), again)),)


def who_left(pen: Pen) -> str:
    """Who got up last, empty if nobody did."""
    gone = [seat for seat in pen.view.seats if seat.left]
    return pen.text("void-left", name=pen.seat(min(gone, key=lambda seat: seat.place).number)) if gone else ""
