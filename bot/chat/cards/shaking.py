"""The roll-off: everyone shakes for who opens round 1."""

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, lines, small
from bot.chat.cards.luck import phrases
from bot.chat.cards.pen import BETWEEN, Pen
from bot.rules.pieces import Face, SeatNo


def shaking(pen: Pen) -> tuple[Box, ...]:
    """The card between the gathering and round 1."""
    told = rolls(pen) or pen.text("shaking-now")
    title = lines(f"## {pen.text('shaking-title')}", told, phrases(pen))
    return (Box(palette.SHAKING, (title, lines(*map(pen.line, pen.view.seats)))),)


def rolls(pen: Pen) -> str:
    """Every roll, one a line, and who opens; empty while nobody has rolled."""
    if not pen.view.rolls:
        return ""
    keys = ("shaking-first", *("shaking-again",) * (len(pen.view.rolls) - 1))
    told = (pen.text(key, rolls=_roll(pen, row)) for key, row in zip(keys, pen.view.rolls, strict=True))
    last = pen.view.rolls[-1]
    highest = SeatNo(last.index(max(last)) + 1)
    return small(lines(*told, pen.text("shaking-opens", name=pen.seat(highest))))


def _roll(pen: Pen, row: tuple[int, ...]) -> str:
    seats = ((SeatNo(number), Face(die)) for number, die in enumerate(row, start=1) if die)
    return BETWEEN.join(
        pen.text("shaking-die", name=pen.name(seat), die=pen.die(seat, face), face=face) for seat, face in seats
    )
