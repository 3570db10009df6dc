"""What a finished game did to ratings, on its last card; or why it did nothing."""

from bot.chat.cards.layout import small
from bot.chat.cards.named import season_title
from bot.chat.cards.pen import BETWEEN, Pen
from bot.rules.pieces import SeatNo
from bot.scores.outcome import Outcome
from bot.scores.tallies import Change
from bot.text import Text


def rating_of(outcome: Outcome | None, number: SeatNo, pen: Pen) -> str:
    """The new rating of a seat's player, and by how much it moved; empty for who has none."""
    change = outcome.changes.get(number) if outcome else None
    return change_words(change, pen.text) if change else ""


def change_words(change: Change, text: Text) -> str:
    """A rating after a game, and by how much that moved it."""
    key = "end-rating-provisional" if change.provisional else "end-rating"
    return text(key, rating=str(change.rating), moved=signed(change.moved))


def weighed(outcome: Outcome | None, text: Text) -> str:
    """Why a game counts for less than a whole one, in small print; empty where it counts in full."""
    if outcome is None or outcome.weight == 1:
        return ""
    if not outcome.weight:
        return small(text("end-unrated"))
    return small(text("end-rated-less", percent=round(100 * outcome.weight)))


def seasonal(outcome: Outcome | None, text: Text) -> str:
    """Of which season the ratings are, in small print; empty where they are of all time, or there are none."""
    if outcome is None or outcome.season is None or not outcome.changes:
        return ""
    return small(BETWEEN.join((season_title(outcome.season, text), text("end-season"))))


def signed(number: int) -> str:
    """A number with its sign, a real minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"
