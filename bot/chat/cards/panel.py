"""*My dice*: what one player sees of their own, and their ways to move. Ephemeral, in that player's language."""

from itertools import islice

import discord
from discord import ButtonStyle, ui

from bot.chat.cards.dice import ACCENTS, COLOURS, Dice
from bot.chat.cards.layout import Box, Item, button, layout, lines, row, rule, select, small
from bot.chat.cards.pen import BETWEEN, Pen
from bot.chat.cards.round import palifico_words, standing_by
from bot.chat.cards.showing import Showing
from bot.rules.bids import Auction, Bid
from bot.rules.pieces import FACES, Face
from bot.rules.view import RoundView, SeatView
from bot.text import Text, words

_MOST_CHOICES = 25
_BUTTONS_A_ROW = 3


def panel(showing: Showing, seen: SeatView, text: Text, dice: Dice, done: str = "") -> ui.LayoutView:
    """The panel of the seat that looks; `done` says what its last move did."""
    pen = Pen(seen.table, text, dice)
    situation = lines(done, *_situation(showing, pen, seen))
    parts = (
        lines(*_cup(pen, seen)),
        rule() if situation else None,
        situation,
        *_ways_to_move(showing, pen, seen),
    )
    return layout(Box(ACCENTS[seen.number - 1], parts))


def _cup(pen: Pen, seen: SeatView) -> tuple[str, ...]:
    """The dice as pictures and in words, and what they are worth for a bid on each face."""
    title = f"## {pen.text('panel-title', seat=seen.number)}"
    if not seen.cup:
        return (title, pen.text("panel-no-dice" if seen.table.seat(seen.number).dice else "panel-out"))
    shown = tuple(sorted(seen.cup))
    held = BETWEEN.join(pen.bid(Bid(number, face)) for face in FACES if (number := seen.holds(face)))
    key = "panel-holds" if seen.table.palifico else "panel-holds-wild"
    return (title, f"# {pen.cup(seen.number, shown)}", words.cup(pen.text, shown), small(pen.text(key, held=held)))


def _situation(showing: Showing, pen: Pen, seen: SeatView) -> tuple[str, ...]:
    """The standing bid and whose turn it is."""
    running = seen.table.round
    if running is None:
        return ()
    return (
        pen.text("panel-palifico", rules=palifico_words(pen)) if running.palifico else "",
        *_standing(pen, running),
        f"**{pen.text('panel-your-turn')}**" if seen.on_turn else pen.text("round-turn", name=pen.seat(running.turn)),
        pen.text("round-only-call") if seen.on_turn and running.exhausted else "",
        small(pen.text("round-until", when=showing.when)) if showing.when and seen.on_turn else "",
    )


def _standing(pen: Pen, running: RoundView) -> tuple[str, ...]:
    standing = running.standing
    if standing is None:
        return (pen.text("round-no-bid", name=pen.seat(running.starter)),)
    bid = f"### {pen.die(standing.seat, standing.bid.face)} {pen.bid(standing.bid)}"
    return (bid, small(standing_by(pen, standing)))


def _ways_to_move(showing: Showing, pen: Pen, seen: SeatView) -> tuple[Item | None, ...]:
    """Only what is this seat's to do now."""
    text = pen.text
    raises = _raises(showing, pen, seen, seen.auction) if seen.on_turn and seen.auction else ()
    calls = row(
        button(showing.press("dudo"), text("button-dudo"), ButtonStyle.danger, shown=seen.may_dudo),
        button(showing.press("calza"), text("button-calza"), ButtonStyle.secondary, shown=seen.may_calza),
        button(showing.press("hint"), text("button-hint"), shown=seen.table.options.hints and bool(seen.cup)),
    )
    return (*raises, calls)


def _raises(showing: Showing, pen: Pen, seen: SeatView, auction: Auction) -> tuple[Item | None, ...]:
    """A menu of the lowest legal bids in order, and a button for the lowest on each face."""
    ladder = islice(auction.ladder(), _MOST_CHOICES)
    placeholder = pen.text("panel-raise" if auction.standing else "panel-open")
    menu = select(showing.press("raise"), placeholder, (_choice(pen, seen, bid) for bid in ladder))
    lowest = [bid for bid in map(auction.lowest, FACES) if bid]
    buttons = [_one_tap(showing, pen, seen, bid) for bid in lowest]
    rows = (buttons[at : at + _BUTTONS_A_ROW] for at in range(0, len(buttons), _BUTTONS_A_ROW))
    return (menu, *(row(*those) for those in rows))


def _choice(pen: Pen, seen: SeatView, bid: Bid) -> discord.SelectOption:
    emoji, label = _drawn(pen, seen, bid)
    held = pen.text("panel-you-hold", count=seen.holds(bid.face))
    return discord.SelectOption(label=label, value=str(bid), description=held, emoji=emoji)


def _one_tap(showing: Showing, pen: Pen, seen: SeatView, bid: Bid) -> Item | None:
    emoji, label = _drawn(pen, seen, bid)
    return button(showing.press("raise", str(bid)), label, emoji=emoji)


def _drawn(pen: Pen, seen: SeatView, bid: Bid) -> tuple[discord.PartialEmoji | None, str]:
    """The die of a bid as an emoji and its words; without that emoji a Unicode die stands in the words."""
    colour, face = COLOURS[seen.number - 1], Face(bid.face)
    emoji = pen.dice.emoji(colour, face)
    return emoji, pen.bid(bid) if emoji else f"{pen.dice.die(colour, face)} {pen.bid(bid)}"
