"""Writes of one table in one language: seats, names, bids and dice."""

from typing import NamedTuple

from bot.chat.cards.dice import COLOURS, MARKS, Dice
from bot.chat.names import safe_name
from bot.players import PLAYERS
from bot.rules.bids import Bid
from bot.rules.pieces import COMPUTER, Cup, Face, SeatNo
from bot.rules.view import Seat, TableView
from bot.text import Text, words

BETWEEN = " · "
"""Stands between things that are said beside each other."""


_ROBOT = "🤖"

ICONS = {
    "easy:trusting": "🐣",
    "easy:sceptical": "🐭",
    "easy:bold": "🐒",
    "easy:cautious": "🐢",
    "normal:trusting": "🐶",
    "normal:sceptical": "🐱",
    "normal:bold": "🐺",
    "normal:cautious": "🦔",
    "hard:trusting": "🐬",
    "hard:sceptical": "🦉",
    "hard:bold": "🐯",
    "hard:cautious": "🐍",
}
"""The faces of computer players, by level and temperament."""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def icon(level: str) -> str:
    """The face of a computer player of a level."""
    return ICONS.get(level, _ROBOT)


def medal(place: int) -> str:
    """What stands before a place."""
    return _MEDALS.get(place, "▫️")


class Pen(NamedTuple):
    """What it takes to write of a table."""

    view: TableView
    text: Text
    dice: Dice

    def name(self, number: SeatNo) -> str:
        """The name of a seat's player, safe and bold."""
        neutral = self.text("seat-unnamed", seat=number)
        return f"**{safe_name(self.view.seat(number).name, neutral)}**"

    def seat(self, number: SeatNo) -> str:
        """A seat's mark and name."""
        return f"{MARKS[number - 1]} {self.name(number)}"

    def bid(self, bid: Bid) -> str:
        """A bid in words."""
        return words.bid(self.text, bid)

    def die(self, number: SeatNo, face: Face) -> str:
        """A die of a seat."""
        return self.dice.die(COLOURS[number - 1], face)

    def cup(self, number: SeatNo, cup: Cup) -> str:
        """Dice of a seat."""
        return self.dice.cup(number, cup)

    def line(self, seat: Seat, *more: str) -> str:
        """All there is to say of a seat in one line: mark, name, colour, `more`, and who or where its player is."""
        named = self.text("seat-named", mark=MARKS[seat.number - 1], name=self.name(seat.number), seat=seat.number)
        return BETWEEN.join((named, *(part for part in (*more, *self._badges(seat)) if part)))

    def _badges(self, seat: Seat) -> tuple[str, ...]:
        return (
            self.text("seat-host") if seat.number == self.view.host and not self.view.ended else "",
            self.character(seat.level) if seat.player == COMPUTER else "",
            self.text("seat-away") if seat.away and seat.dice else "",
        )

    def character(self, level: str) -> str:
        """The face, the strength and the temperament of a computer player."""
        strength, _, temperament = level.partition(":")
        if level not in PLAYERS:
            return self.text("seat-computer", icon=_ROBOT, level=safe_name(level, self.text("seat-level-unnamed")))
        known = self.text(f"level-{strength}")
        if not temperament:
            return self.text("seat-computer", icon=_ROBOT, level=known)
        leaning = self.text(f"temperament-{temperament}")
        return self.text("seat-character", icon=icon(level), level=known, temperament=leaning)
