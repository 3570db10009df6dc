"""`/perudo verify` and `/perudo fairness`: dice that anyone can check (docs/fair-dice.md)."""

from io import BytesIO

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.chat import cards
from bot.chat.backstage import opening_link
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.visit import Refused, Visit
from bot.store import Database, Faces, GameId, Journal, OpenedGame, UnreadableLog
from bot.tables.papers import paper
from bot.verify import check, read

_LONGEST_ID = 32


def add(perudo: app_commands.Group, door: Door, words: Words, database: Database) -> None:
    """Add the commands to `/perudo`."""

    @perudo.command(**words.command("verify"))
    @words.options("game")
    async def verify(interaction: Interaction, game: Range[str, 1, _LONGEST_ID] | None = None) -> None:
        await door.receive(interaction, lambda visit: _verify(visit, database.journal, game or ""))

    @perudo.command(**words.command("fairness"))
    async def fairness(interaction: Interaction) -> None:
        await door.receive(interaction, lambda visit: _fairness(visit, database.faces))


async def _verify(visit: Visit, journal: Journal, asked: str) -> None:
    game = await _game_to_check(visit, journal, asked)
    written = (await _paper(journal, game.record.game)).encode()
    proof = read(BytesIO(written))
    link = opening_link(game.record, game.opening)
    card = cards.proof_card(game.record.game, proof.commitment, check(proof), link, visit.text)
    await visit.whisper(card, discord.File(BytesIO(written), cards.paper_name(game.record.game)))


async def _game_to_check(visit: Visit, journal: Journal, asked: str) -> OpenedGame:
    """The game of that id, or the last one that was finished in this channel.

    Raises:
        Refused: nothing is told of a game that is still played, nor of one of another server.
    """
    place = visit.place
    game = GameId(asked.strip("` ").lower()) if asked else await journal.last_finished(place.channel)
    if game is None:
        raise Refused("door-nothing-to-check")
    if any(table.record.game == game for table in visit.manager.within(place.guild)):
        raise Refused("door-still-played")
    opened = await journal.opened(game)
    if opened is None or opened.record.guild != place.guild:
        raise Refused("door-no-game-to-check")
    return opened


async def _paper(journal: Journal, game: GameId) -> str:
    try:
        written = await paper(journal, game)
    except UnreadableLog:
        raise Refused("door-no-game-to-check") from None
    if written is None:
        raise Refused("door-no-dice-to-check")
    return written


async def _fairness(visit: Visit, faces: Faces) -> None:
    here, everywhere = await faces.fell(visit.place.guild), await faces.fell(None)
    await visit.whisper(cards.fairness_card(here, everywhere, visit.text, visit.stage.dice))
