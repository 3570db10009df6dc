"""The card of a table, whatever its phase."""

from typing import assert_never

import msgspec
from discord import ui

from bot.chat.cards.dice import Dice
from bot.chat.cards.end import end, stopped
from bot.chat.cards.gathering import gathering
from bot.chat.cards.layout import Box, layout, small
from bot.chat.cards.pen import Pen
from bot.chat.cards.reveal import called, reveal
from bot.chat.cards.round import round_
from bot.chat.cards.shaking import shaking
from bot.chat.cards.showing import Showing
from bot.chat.cards.void import void
from bot.text import Text


def table_card(showing: Showing, text: Text, dice: Dice) -> ui.LayoutView:
    """The one card of a table, as it stands."""
    return layout(*_boxes(showing, Pen(showing.view, text, dice)))


def past_card(showing: Showing, text: Text, dice: Dice) -> ui.LayoutView:
    """A card that a newer one has replaced: the same to read, with nothing to press and no time running."""
    past = msgspec.structs.replace(showing, deadline=None)
    note = small(text("past-note"))
    return layout(*(box.instead_of_rows(note) for box in _boxes(past, Pen(showing.view, text, dice))))


def call_card(showing: Showing, text: Text, dice: Dice) -> ui.LayoutView:
    """The card of the moment after a call, before the cups are lifted; `table_card` lifts them."""
    pen, verdict = Pen(showing.view, text, dice), showing.view.verdict
    return layout(*called(pen, verdict)) if verdict else table_card(showing, text, dice)


def _boxes(showing: Showing, pen: Pen) -> tuple[Box, ...]:
    view = showing.view
    match view.phase:
        case "gathering":
            return gathering(showing, pen)
        case "roll-off":
            return shaking(pen)
        case "round" | "between":
            return _in_play(showing, pen)
        case "over":
            return end(showing, pen)
        case "stopped":
            return stopped(showing, pen)
        case _:
            assert_never(view.phase)


def _in_play(showing: Showing, pen: Pen) -> tuple[Box, ...]:
    view = showing.view
    if view.round:
        return round_(showing, view.round, pen)
    if view.verdict:
        return reveal(pen, view.verdict)
    return void(pen) if view.void else shaking(pen)
