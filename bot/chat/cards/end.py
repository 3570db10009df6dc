"""The last card of a game: who won, or that it ended without a result."""

from discord import ButtonStyle

from bot.chat.cards import palette
from bot.chat.cards.achieved import achieved
from bot.chat.cards.layout import Box, Item, Part, button, lines, row, rule, small
from bot.chat.cards.luck import phrases
from bot.chat.cards.pen import Pen, medal
from bot.chat.cards.rated import rating_of, seasonal, weighed
from bot.chat.cards.remembered import remembered
from bot.chat.cards.reveal import opened
from bot.chat.cards.showing import Showing
from bot.chat.cards.void import who_left
from bot.chat.ids import Press
from bot.rules.view import Seat
from bot.scores.outcome import Outcome


def end(showing: Showing, pen: Pen) -> tuple[Box, ...]:
    """The last reveal where there was one, and below it the result."""
    verdict = pen.view.verdict
    last = (Box(palette.REVEAL, opened(pen, verdict)),) if verdict and not pen.view.void else ()
    return (*last, _result(showing, pen))


def stopped(showing: Showing, pen: Pen) -> tuple[Box, ...]:
    """The table ended without a result."""
    key = "stopped-in-play" if pen.view.rounds else "stopped-before"
    told = lines(f"## {pen.text('stopped-title')}", pen.text(key), pen.text("stopped-next"))
    return (Box(palette.STOPPED, (told, _proof(showing, pen) if pen.view.rolls else "")),)


def _result(showing: Showing, pen: Pen) -> Box:
    ranked = sorted(pen.view.seats, key=lambda seat: seat.place)
    parts = (
        lines(f"# 🏆 {pen.text('end-title', name=pen.name(ranked[0].number))}", who_left(pen) if pen.view.void else ""),
        lines(
            *(_place(showing, pen, seat) for seat in ranked),
            seasonal(showing.outcome, pen.text),
            weighed(showing.outcome, pen.text),
            small(pen.text("round-hints")) if pen.view.options.hints else "",
        ),
        *_told(showing.outcome, pen),
        _proof(showing, pen),
        row(button(showing.press("rematch"), pen.text("button-rematch"), ButtonStyle.primary), _replay(showing, pen)),
    )
    return Box(palette.END, parts)


def _told(outcome: Outcome | None, pen: Pen) -> tuple[Part, ...]:
    """What the game tells beyond its result, between two thin lines; nothing where it tells nothing."""
    told = lines(remembered(outcome.highlights, pen), achieved(outcome.earned, pen)) if outcome else ""
    return (rule(), told, rule()) if told else ()


def _replay(showing: Showing, pen: Pen) -> Item | None:
    """The way to look at the game again; one that ended before its first deal has none."""
    return button(Press("replay", showing.game), pen.text("button-replay"), shown=pen.view.rounds > 0)


def _place(showing: Showing, pen: Pen, seat: Seat) -> str:
    place = pen.text("end-place", medal=medal(seat.place), place=seat.place)
    left = pen.text("seat-left") if seat.left else ""
    return f"{place} {pen.line(seat, left, rating_of(showing.outcome, seat.number, pen))}"


def _proof(showing: Showing, pen: Pen) -> str:
    """By what the dice of the game can be checked, now that nobody plays with them any more."""
    return lines(
        small(pen.text("end-proof", game=showing.game, commitment=showing.commitment, count=pen.view.rounds)),
        small(pen.text("end-secret", secret=showing.secret)) if showing.secret else "",
        phrases(pen),
        small(pen.text("end-check")) if showing.secret else "",
        small(pen.text("end-opening", link=showing.opening)) if showing.opening else "",
    )
