"""The picture of somebody's games: numbers in, a PNG out. It holds no word, so it is the same in every language.

It has a background of its own, so that it looks the same on every theme, and is twice as large as it is shown.
"""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from bot.store import Career, Curve

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

Colour = tuple[int, int, int]

_BACK: Colour = (0x1E, 0x21, 0x29)
_GRID: Colour = (0x40, 0x46, 0x54)
_INK: Colour = (0xC8, 0xCE, 0xDA)
_CURVE: Colour = (0x5C, 0xD0, 0xC6)
_WON: Colour = (0xF0, 0xC4, 0x46)
_LOST: Colour = (0x78, 0x82, 0x98)

WIDTH = 1200
_TOP, _CURVE_HEIGHT, _BARS_HEIGHT, _GAP = 44, 330, 130, 70
_LEFT, _RIGHT = 130, 150
_NUMERALS = 44
_FINER = 2
"""Lines are drawn so many times larger and then made smaller: that makes them smooth."""

_STEPS = (5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_STEPS = 4


def picture(career: Career) -> bytes:
    """The ratings after each game, where there are any, and below them the place in each, the oldest at the left.

    Each season has a line of its own. A first place is a full bar with a disc on it; the other bars are as high as the
    share of players left behind.
    """
    from PIL import Image, ImageDraw  # noqa: PLC0415 - 14 MB of memory, which a bot that is never asked keeps

    floor = _TOP + (_CURVE_HEIGHT + _GAP if career.curves else 0) + _BARS_HEIGHT
    image = Image.new("RGB", (WIDTH * _FINER, (floor + _TOP) * _FINER), _BACK)
    pen = _Pen(ImageDraw.Draw(image), len(career.games) + 1)
    if career.curves:
        _draw_curves(pen, career.curves)
    _draw_places(pen, floor, [(past.place, past.players) for past in career.games])
    file = BytesIO()
    image.reduce(_FINER).save(file, "PNG")
    return file.getvalue()


class _Pen(NamedTuple):
    """Draws in the picture's own measure, which is divided into slots from left to right."""

    draw: "ImageDraw"
    slots: int

    @property
    def slot(self) -> float:
        return (WIDTH - _LEFT - _RIGHT) / self.slots

    def middle(self, slot: int) -> float:
        """Where the middle of a slot is, from 0."""
        return _LEFT + (slot + 0.5) * self.slot

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, width: float) -> None:
        self.draw.line([_finer(*point) for point in points], colour, round(width * _FINER), joint="curve")

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        self.draw.ellipse([_finer(x - radius, y - radius), _finer(x + radius, y + radius)], colour)

    def bar(self, x: float, top: float, floor: float, colour: Colour) -> None:
        half = min(self.slot * 0.36, 22)
        self.draw.rectangle([_finer(x - half, top), _finer(x + half, floor)], colour)

    def number(self, x: float, y: float, number: int, anchor: str, colour: Colour) -> None:
        from PIL import ImageFont  # noqa: PLC0415 - as above

        font = ImageFont.load_default(_NUMERALS * _FINER)
        self.draw.text(_finer(x, y), str(number), colour, font, anchor)


def _finer(x: float, y: float) -> tuple[float, float]:
    return x * _FINER, y * _FINER


def _draw_curves(pen: _Pen, curves: Sequence[Curve]) -> None:
    marks = list(grid([rating for curve in curves for _, rating in curve]))
    lowest, highest = marks[0], marks[-1]

    def height(rating: int) -> float:
        return _TOP + _CURVE_HEIGHT * (highest - rating) / (highest - lowest)

    for mark in marks:
        pen.line([(_LEFT, height(mark)), (WIDTH - _RIGHT, height(mark))], _GRID, 2)
        pen.number(_LEFT - 20, height(mark), mark, "rm", _INK)
    for curve in curves:
        points = [(pen.middle(after), height(rating)) for after, rating in curve]
        pen.line(points, _CURVE, 5)
        pen.disc(*points[-1], 10, _CURVE)
    after, rating = curves[-1][-1]
    pen.number(pen.middle(after) + 22, height(rating), rating, "lm", _CURVE)


def grid(ratings: Sequence[int]) -> Iterator[int]:
    """Round numbers in equal steps, two at least, between which all ratings lie."""
    lowest, highest = min(ratings), max(ratings)
    step = next((step for step in _STEPS if highest - lowest <= step * _MOST_STEPS), _STEPS[-1])
    first, last = lowest // step, -(-highest // step)
    return (mark * step for mark in range(first, max(last, first + 1) + 1))


def _draw_places(pen: _Pen, floor: float, places: Sequence[tuple[int, int]]) -> None:
    pen.line([(_LEFT, floor + 3), (WIDTH - _RIGHT, floor + 3)], _GRID, 2)
    for slot, (place, players) in enumerate(places, 1):
        share = (players - place) / max(players - 1, 1)
        top = floor - 8 - (_BARS_HEIGHT - 8) * share
        won = place == 1
        pen.bar(pen.middle(slot), top, floor, _WON if won else _LOST)
        if won:
            pen.disc(pen.middle(slot), top - 12, min(pen.slot * 0.5, 12), _WON)
