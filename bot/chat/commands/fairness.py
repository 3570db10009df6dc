"""`/perudo verify` and `/perudo fairness`: dice that anyone can check (docs/fair-dice.md)."""

from io import BytesIO

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.chat import cards
from bot.chat.backstage import opening_link
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.finished import ended_game, on_paper
from bot.chat.request import Interaction
from bot.chat.visit import Visit
from bot.store import Database, Faces
from bot.verify import check, read

LONGEST_ID = 32
"""More characters than any game's id has."""


def add(perudo: app_commands.Group, door: Door, words: Words, database: Database) -> None:
    """Add the commands to `/perudo`."""

    @perudo.command(**words.command("verify"))
    @words.options("game")
    async def verify(interaction: Interaction, game: Range[str, 1, LONGEST_ID] | None = None) -> None:
        await door.receive(interaction, lambda visit: _verify(visit, game or ""))

    @perudo.command(**words.command("fairness"))
    async def fairness(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: _fairness(visit, database.faces))


async def _verify(visit: Visit, asked: str) -> None:
    game = await ended_game(visit, asked)
    written = await on_paper(visit, game.record.game)
    proof = read(BytesIO(written))
    link = opening_link(game.record, game.opening)
    card = cards.proof_card(game.record.game, proof.commitment, check(proof), link, visit.text)
    await visit.whisper(card, discord.File(BytesIO(written), cards.paper_name(game.record.game)))


async def _fairness(visit: Visit, faces: Faces) -> None:
    here, everywhere = await faces.fell(visit.place.guild), await faces.fell(None)
    await visit.whisper(cards.fairness_card(here, everywhere, visit.text, visit.stage.dice))
