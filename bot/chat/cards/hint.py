"""A hint in words: what the chances are, as one seat sees them."""

from bisect import bisect

from bot.chat.cards.layout import lines
from bot.players.coach import Hint
from bot.text import Text, words

_STEPS = (0.1, 0.4, 0.6, 0.9)
_WORDS = ("hardly", "unlikely", "even", "likely", "surely")


def hint_words(told: Hint, text: Text) -> str:
    """What is likely, a line a bid."""
    standing = words.bid(text, told.standing) if told.standing else ""
    return lines(
        text("hint-how"),
        text("hint-standing", bid=standing, chance=chance(told.true, text)) if standing else "",
        text("hint-exact", chance=chance(told.exact, text)) if told.exact is not None else "",
        *(text("hint-raise", bid=words.bid(text, low), chance=chance(true, text)) for low, true in told.raises),
    )


def chance(part: float, text: Text) -> str:
    """A chance in words and in hundredths."""
    return text(f"chance-{_WORDS[bisect(_STEPS, part)]}", percent=round(100 * part))
