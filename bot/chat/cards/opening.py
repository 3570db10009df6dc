"""What is said beside the card: the public line that opens a table, and nudges. Plain messages, no layouts."""

from bot.chat.cards.layout import lines, small
from bot.chat.cards.named import person_name
from bot.chat.names import safe_name
from bot.rules.pieces import PlayerId
from bot.text import Text


def opening(host_name: str, commitment: str, text: Text) -> str:
    """The line that answers `/perudo start`; never edited, so that all can see that the fingerprint was there first."""
    name = safe_name(host_name, text("seat-host-unnamed"))
    return lines(text("opening-line", name=f"**{name}**"), small(text("opening-proof", commitment=commitment)))


def nudge(player: PlayerId, when: str, text: Text) -> str:
    """A reminder that mentions the player on turn; `when` is the deadline as Discord counts it down, or empty."""
    mention = f"<@{player}>"
    return text("nudge-until", mention=mention, when=when) if when else text("nudge", mention=mention)


def nudged(name: str, text: Text, *, stand_in: bool) -> str:
    """What a nudge is edited to once its player has moved, or the stand-in has."""
    safe = person_name(name, text)
    return text("nudge-stood-in" if stand_in else "nudge-moved", name=safe)
