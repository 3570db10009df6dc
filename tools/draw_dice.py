"""Draw the dice of the six cups, once for each colour and face, as the bot uploads them to Discord.

Run it with the development environment: `.venv/bin/python tools/draw_dice.py [folder]`. It writes `bot/chat/dice/`
unless another folder is named. The one of a Perudo die shows no pip but a bird, the paco.
"""  # noqa: INP001 - a script, no package

import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

SIZE = 128
"""Pixels a side, what Discord keeps of an emoji."""

_FINER = 8
"""How much larger everything is drawn before it is made small, so that edges are smooth."""

_FOLDER = Path(__file__).parents[1] / "bot" / "chat" / "dice"

Point = tuple[float, float]
Colour = tuple[int, int, int]


class Paint(NamedTuple):
    """The colours of one cup's dice: the body from top to bottom, its rim, the pips, and the bird's bib and bill."""

    top: Colour
    bottom: Colour
    rim: Colour
    pip: Colour
    bib: Colour
    bill: Colour
    tip: Colour


_INK = (38, 28, 16)
_IVORY = (255, 252, 244)
_SHADE = (228, 220, 200)
_GOLD = (255, 166, 30)

PAINTS = {
    "yellow": Paint((255, 221, 84), (240, 184, 28), (176, 122, 8), _INK, _IVORY, (222, 62, 30), (120, 20, 12)),
    "red": Paint((236, 74, 78), (196, 32, 46), (128, 14, 30), _IVORY, _SHADE, _GOLD, (92, 8, 20)),
    "blue": Paint((78, 140, 240), (32, 88, 204), (16, 50, 134), _IVORY, _SHADE, _GOLD, (12, 34, 96)),
    "green": Paint((64, 182, 98), (24, 134, 66), (10, 84, 40), _IVORY, _SHADE, _GOLD, (6, 62, 28)),
    "orange": Paint((255, 158, 66), (236, 108, 20), (160, 62, 4), _INK, _IVORY, (255, 236, 120), (112, 36, 4)),
    "black": Paint((72, 76, 84), (32, 34, 40), (142, 146, 154), _IVORY, _SHADE, _GOLD, (24, 24, 28)),
}

_LOW, _MID, _HIGH = 35.0, 64.0, 93.0
_PIP = 12.5
PIPS: dict[int, tuple[Point, ...]] = {
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
"""Where the pips of each face lie."""

# The bird, looking right: outlines of cubic curves, each `(control, control, end)` after a first point.
_BIRD_FROM: Point = (64, 27)
_BIRD = (
    ((52, 19), (31, 22), (26, 42)),
    ((23, 56), (29, 68), (25, 86)),
    ((23, 97), (19, 106), (16, 114)),
    ((26, 115), (36, 112), (42, 106)),
    ((60, 114), (84, 103), (85, 82)),
    ((86, 70), (79, 62), (70, 58)),
)
_BIB_FROM: Point = (58, 57)
_BIB = (
    ((68, 56), (76, 62), (77, 70)),
    ((74, 80), (62, 82), (56, 74)),
    ((53, 68), (53, 62), (58, 57)),
)
_BILL_FROM: Point = (60, 27)
_BILL = (
    ((80, 16), (119, 22), (115, 68)),
    ((107, 57), (88, 58), (64, 61)),
    ((55, 53), (54, 37), (60, 27)),
)
_TIP_FROM: Point = (110.5, 42)
_TIP = (
    ((114.5, 49), (116, 58), (115, 68)),
    ((111, 62.5), (105, 60), (97, 58.8)),
    ((104, 55), (109, 49), (110.5, 42)),
)
_EYE: Point = (45, 41)
_EYE_SIZE = 6.5


def die(paint: Paint, face: int) -> Image.Image:
    """One die as a picture."""
    image = _body(paint)
    draw = ImageDraw.Draw(image)
    if face == 1:
        _bird(draw, paint)
    for spot in PIPS.get(face, ()):
        _dot(draw, spot, _PIP, paint.pip)
    return image.resize((SIZE, SIZE), Image.Resampling.BOX)


def _body(paint: Paint) -> Image.Image:
    """The die without its face: a rim all around, and inside a body that grows darker towards the bottom."""
    side = SIZE * _FINER
    image = Image.new("RGBA", (side, side), (*paint.rim, 0))
    image.paste((*paint.rim, 255), mask=_rounded(3, 28))
    shade = Image.linear_gradient("L").resize((side, side))
    inside = Image.composite(
        Image.new("RGB", (side, side), paint.bottom), Image.new("RGB", (side, side), paint.top), shade
    )
    image.paste(inside, mask=_rounded(9, 23))
    return image


def _rounded(margin: float, radius: float) -> Image.Image:
    mask = Image.new("L", (SIZE * _FINER, SIZE * _FINER), 0)
    far = SIZE - margin
    ImageDraw.Draw(mask).rounded_rectangle(_finer((margin, margin), (far, far)), radius * _FINER, fill=255)
    return mask


def _bird(draw: ImageDraw.ImageDraw, paint: Paint) -> None:
    draw.polygon(_outline(_BIRD_FROM, _BIRD), fill=paint.pip)
    draw.polygon(_outline(_BIB_FROM, _BIB), fill=paint.bib)
    draw.polygon(_outline(_BILL_FROM, _BILL), fill=paint.bill)
    draw.polygon(_outline(_TIP_FROM, _TIP), fill=paint.tip)
    _dot(draw, _EYE, _EYE_SIZE, paint.tip if paint.pip == _IVORY else _IVORY)


def _dot(draw: ImageDraw.ImageDraw, centre: Point, radius: float, colour: Colour) -> None:
    x, y = centre
    draw.ellipse(_finer((x - radius, y - radius), (x + radius, y + radius)), fill=colour)


def _outline(start: Point, curves: Iterable[tuple[Point, Point, Point]]) -> list[Point]:
    points = [start]
    ends = [start, *(curve[-1] for curve in curves)]
    for (begin, _), (one, two, end) in zip(pairwise(ends), curves, strict=True):
        points += [_on_curve(begin, one, two, end, step / 40) for step in range(1, 41)]
    return _finer(*points)


def _on_curve(begin: Point, one: Point, two: Point, end: Point, at: float) -> Point:
    """The point of a cubic Bézier curve at 0 (its begin) to 1 (its end)."""
    back = 1 - at
    weights = (back**3, 3 * back**2 * at, 3 * back * at**2, at**3)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, (begin, one, two, end), strict=True))
        for axis in (0, 1)
    )
    return x, y


def _finer(*points: Point) -> list[Point]:
    return [(x * _FINER, y * _FINER) for x, y in points]


def main(folder: Path) -> None:
    """Write all dice into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for colour, paint in PAINTS.items():
        for face in range(1, 7):
            die(paint, face).save(folder / f"{colour}{face}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _FOLDER)
