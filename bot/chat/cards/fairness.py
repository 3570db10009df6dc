"""How often each face fell, beside how often it should have."""

from collections.abc import Mapping
from math import ceil, floor, sqrt

from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.dice import COLOURS, Dice
from bot.chat.cards.layout import Box, layout, lines, rule, small
from bot.rules.pieces import FACES, Face
from bot.text import Text

_DEVIATIONS = 3
"""Half the width of the band in standard deviations: good dice leave it for one face in 370."""


def fairness_card(here: Mapping[Face, int], everywhere: Mapping[Face, int], text: Text, dice: Dice) -> ui.LayoutView:
    """The counts of this server and of all, with the band that good dice keep to."""
    parts = (
        f"## {text('fairness-title')}",
        _counts(f"### {text('fairness-here')}", here, text, dice),
        rule(),
        _counts(f"### {text('fairness-everywhere')}", everywhere, text, dice),
        small(text("fairness-foot")),
    )
    return layout(Box(palette.PAPER, parts))


def band(dice: int) -> tuple[int, int]:
    """Between how many and how many of so many good dice show a face, but for one case in 370."""
    most, spread = dice / len(FACES), _DEVIATIONS * sqrt(dice * (len(FACES) - 1)) / len(FACES)
    return max(floor(most - spread), 0), min(ceil(most + spread), dice)


def _counts(title: str, fell: Mapping[Face, int], text: Text, dice: Dice) -> str:
    total = sum(fell.values())
    if not total:
        return lines(title, text("fairness-none"))
    least, most = band(total)
    rows = (
        text(
            "fairness-face" if least <= fell[face] <= most else "fairness-face-outside",
            die=dice.die(COLOURS[0], face),
            face=face,
            count=fell[face],
        )
        for face in FACES
    )
    return lines(title, text("fairness-band", dice=total, least=least, most=most), *rows)
