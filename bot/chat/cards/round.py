"""The card of a running round: edited in place for each move."""

from discord import ButtonStyle

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Item, button, lines, row, rule, small
from bot.chat.cards.luck import phrases
from bot.chat.cards.pen import BETWEEN, Pen
from bot.chat.cards.shaking import rolls
from bot.chat.cards.showing import Showing
from bot.rules.pieces import PACO
from bot.rules.view import RoundView, Seat, SeatBid

_MOST_BIDS = 8
"""The bids that are listed before the standing one; of older ones only the number is told."""


def round_(showing: Showing, running: RoundView, pen: Pen) -> tuple[Box, ...]:
    """The whole card."""
    accent = palette.PALIFICO if running.palifico else palette.ROUND
    parts = (
        lines(_title(pen, running), *((rolls(pen), phrases(pen)) if running.number == 1 else ())),
        lines(*(seat_line(pen, seat) for seat in pen.view.seats)),
        rule(),
        _auction(pen, running),
        rule(),
        _turn(showing, running, pen),
        _buttons(showing, running, pen),
    )
    return (Box(accent, parts),)


def seat_line(pen: Pen, seat: Seat) -> str:
    """A seat in play: dice left, whose turn it is, who is out."""
    running = pen.view.round
    if seat.left:
        return small(pen.line(seat, pen.text("seat-left")))
    if not seat.dice:
        return small(pen.line(seat, pen.text("seat-out")))
    turn = pen.text("seat-on-turn") if running and running.turn == seat.number else ""
    return pen.line(seat, pen.text("dice", count=seat.dice), turn)


def _auction(pen: Pen, running: RoundView) -> str:
    """What was bid so far, the standing bid large."""
    standing = running.standing
    if standing is None:
        return pen.text("round-no-bid", name=pen.seat(running.starter))
    return lines(*_history(pen, running.bids[:-1]), _standing(pen, running, standing))


def bid_line(pen: Pen, made: SeatBid) -> str:
    """A bid and who made it, in one line."""
    """Who bid what, and whether it was the stand-in."""
    key = "round-bid-stand-in" if made.stand_in else "round-bid"
    return pen.text(key, name=pen.seat(made.seat), quantity=made.bid.quantity, face=made.bid.face)


def standing_by(pen: Pen, standing: SeatBid) -> str:
    """Whose the standing bid is."""
    return pen.text("round-by-stand-in" if standing.stand_in else "round-by", name=pen.seat(standing.seat))


def palifico_words(pen: Pen) -> str:
    """What is special about a palifico round at this table."""
    return pen.text(f"palifico-{pen.view.options.palifico_face}")


def _title(pen: Pen, running: RoundView) -> str:
    key = "round-title-palifico" if running.palifico else "round-title"
    hints = pen.text("round-hints") if pen.view.options.hints else ""
    in_play = small(BETWEEN.join(filter(None, (pen.text("round-dice", count=pen.view.dice), hints))))
    return lines(f"## {pen.text(key, number=running.number)}", palifico_words(pen) if running.palifico else "", in_play)


def _history(pen: Pen, older: tuple[SeatBid, ...]) -> list[str]:
    hidden = len(older) - _MOST_BIDS
    first = [small(pen.text("round-earlier", count=hidden))] if hidden > 0 else []
    return first + [small(bid_line(pen, made)) for made in older[-_MOST_BIDS:]]


def _standing(pen: Pen, running: RoundView, standing: SeatBid) -> str:
    bid = standing.bid
    claim = "round-claim" if running.palifico or bid.face == PACO else "round-claim-wild"
    told = pen.text(claim, quantity=bid.quantity, face=bid.face, dice=pen.view.dice)
    return lines(
        f"# {pen.die(standing.seat, bid.face)} {pen.bid(bid)}",
        standing_by(pen, standing),
        small(told),
    )


def _turn(showing: Showing, running: RoundView, pen: Pen) -> str:
    until = small(pen.text("round-until", when=showing.when)) if showing.when else ""
    only_call = pen.text("round-only-call") if running.exhausted else ""
    return lines(f"### {pen.text('round-turn', name=pen.seat(running.turn))}", only_call, until)


def _buttons(showing: Showing, running: RoundView, pen: Pen) -> Item | None:
    text, opened = pen.text, running.standing is not None
    return row(
        button(showing.press("dice"), text("button-dice"), ButtonStyle.primary),
        button(showing.press("bid"), text("button-bid"), ButtonStyle.success, disabled=running.exhausted),
        button(showing.press("dudo"), text("button-dudo"), ButtonStyle.danger, disabled=not opened),
        button(showing.press("calza"), text("button-calza"), disabled=not opened, shown=running.calza),
    )
