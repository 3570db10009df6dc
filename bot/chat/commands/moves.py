"""`/bid`, `/dudo` and `/calza`."""

from collections import defaultdict
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.moves import call, make_bid, written_face
from bot.chat.request import Interaction
from bot.chat.visit import Refused, Visit
from bot.rules.bids import Auction, Bid
from bot.rules.moves import CallCalza, CallDudo
from bot.rules.pieces import FACES, Face
from bot.tables.refusals import TableError
from bot.text import Text
from bot.text import words as said

_MOST_CHOICES = 25
_LONGEST_CHOICE = 100


def commands(door: Door, words: Words) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands."""

    @app_commands.command(**words.command("bid"))
    @app_commands.guild_only()
    @words.options("quantity", "face")
    @app_commands.choices(face=words.faces())
    async def bid(interaction: Interaction, quantity: int, face: int) -> None:
        await door.receive(
            interaction, lambda visit: make_bid(visit, visit.table(), Bid(quantity, written_face(str(face))))
        )

    @bid.autocomplete("quantity")
    async def quantities(interaction: Interaction, current: str) -> list[Choice[int]]:
        return _legal_quantities(door.visit(interaction), str(current).strip())

    @app_commands.command(**words.command("dudo"))
    @app_commands.guild_only()
    async def dudo(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: call(visit, visit.table(), CallDudo))

    @app_commands.command(**words.command("calza"))
    @app_commands.guild_only()
    async def calza(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: call(visit, visit.table(), CallCalza))

    return [bid, dudo, calza]


def _legal_quantities(visit: Visit, typed: str) -> list[Choice[int]]:
    """The numbers that this person may bid now and that begin as `typed`, each with the faces that it allows."""
    try:
        auction = visit.table().seat_view(visit.player).auction
    except (TableError, Refused):
        return []
    if auction is None:
        return []
    offered = [(number, faces) for number, faces in _by_quantity(auction).items() if str(number).startswith(typed)]
    return [
        Choice(name=_offer(visit.text, number, faces)[:_LONGEST_CHOICE], value=number)
        for number, faces in offered[:_MOST_CHOICES]
    ]


def _by_quantity(auction: Auction) -> dict[int, list[Face]]:
    faces: defaultdict[int, list[Face]] = defaultdict(list)
    for bid in sorted(auction.ladder(), key=lambda bid: (bid.quantity, FACES.index(bid.face))):
        faces[bid.quantity].append(bid.face)
    return faces


def _offer(text: Text, quantity: int, faces: list[Face]) -> str:
    """A number and what it allows, as in “8 – fives, sixes”."""
    return text("bid-offer", quantity=quantity, faces=said.listed(text, (text("faces", face=face) for face in faces)))
