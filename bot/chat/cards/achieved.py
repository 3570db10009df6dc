"""What people earned in a game, on its last card; and how an achievement is told anywhere."""

from collections.abc import Sequence

from bot.chat.cards.layout import lines
from bot.chat.cards.pen import Pen
from bot.scores.achievements import Earned
from bot.text import Text

_MOST = 4
"""The achievements that one card tells by name."""


def achieved(earned: Sequence[Earned], pen: Pen) -> str:
    """A line for each achievement that was earned for the first time."""
    told = [_line(each, pen) for each in earned[:_MOST]]
    more = len(earned) - len(told)
    return lines(*told, pen.text("achievements-more", count=more) if more else "")


def achievement_words(name: str, text: Text) -> tuple[str, str]:
    """What an achievement is called, and what it is earned by."""
    return text(f"achievement-{name}"), text(f"achievement-{name}.about")


def _line(earned: Earned, pen: Pen) -> str:
    achievement, about = achievement_words(earned.name, pen.text)
    return pen.text("achieved", name=pen.name(earned.seat), achievement=achievement, about=about)
