"""What is asked in private: a bid of any number, a lucky phrase, and whether somebody really wants to leave."""

import discord
from discord import ButtonStyle, ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, button, layout, lines, row
from bot.chat.cards.showing import Showing
from bot.rules.pieces import FACES, LONGEST_PHRASE
from bot.text import Text

QUANTITY = "quantity"
"""The id of the field for the number in the form of a bid."""

PHRASE = "phrase"
"""The id of the field in the form of a lucky phrase."""

FACE = "face"
"""The id of the menu for the face in the form of a bid; its values are `1` to `6`."""


def bid_modal(showing: Showing, text: Text) -> ui.Modal:
    """The form for any bid; stopped already, so that discord.py never stores it."""
    modal = ui.Modal(title=text("bid-title"), custom_id=str(showing.press("bid-form")))
    modal.add_item(_quantity(showing, text))
    modal.add_item(_face(text))
    modal.stop()
    return modal


def phrase_modal(showing: Showing, text: Text) -> ui.Modal:
    """The form for a lucky phrase, which may be left empty; stopped already, as `bid_modal`."""
    modal = ui.Modal(title=text("phrase-title"), custom_id=str(showing.press("phrase-form")))
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=PHRASE, required=False, max_length=LONGEST_PHRASE)
    modal.add_item(ui.Label(text=text("phrase-label"), description=text("phrase-how"), component=field))
    modal.stop()
    return modal


def leave_question(showing: Showing, text: Text) -> ui.LayoutView:
    """Asks once before somebody gets up in play."""
    asked = lines(f"## {text('leave-title')}", text("leave-why"))
    surely = button(showing.press("leave-surely"), text("button-leave-surely"), ButtonStyle.danger)
    return layout(Box(palette.STOPPED, (asked, row(surely))))


def _quantity(showing: Showing, text: Text) -> ui.Label[ui.Modal]:
    dice = showing.view.dice
    standing = showing.view.round.standing if showing.view.round else None
    hint = (
        text("bid-over", quantity=standing.bid.quantity, face=standing.bid.face, dice=dice)
        if standing
        else text("bid-first", dice=dice)
    )
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=QUANTITY, min_length=1, max_length=2)
    return ui.Label(text=text("bid-quantity"), description=hint, component=field)


def _face(text: Text) -> ui.Label[ui.Modal]:
    faces = [discord.SelectOption(label=text("face-choice", face=face), value=str(face)) for face in FACES]
    menu: ui.Select[ui.Modal] = ui.Select(custom_id=FACE, placeholder=text("bid-face"), options=faces)
    return ui.Label(text=text("bid-face"), component=menu)
