"""Games that have ended: which one is meant, its replay, and the game on paper."""

import asyncio
from io import BytesIO

import discord

from bot.chat import cards
from bot.chat.visit import Refused, Visit
from bot.rules.events import Event
from bot.store import GameId, OpenedGame, UnreadableLog
from bot.tables.papers import paper
from bot.tables.replays import moment


async def ended_game(visit: Visit, asked: str) -> OpenedGame:
    """The game of that id, or the last one that was finished in this channel.

    Raises:
        Refused: nothing is told of a game that is still played, nor of one of another server.
    """
    place, journal = visit.place, visit.database.journal
    game = GameId(asked.strip("` ").lower()) if asked else await journal.last_finished(place.channel)
    if game is None:
        raise Refused("door-nothing-to-check")
    if any(table.record.game == game for table in visit.manager.within(place.guild)):
        raise Refused("door-still-played")
    opened = await journal.opened(game)
    if opened is None or opened.record.guild != place.guild:
        raise Refused("door-no-game-to-check")
    return opened


async def on_paper(visit: Visit, game: GameId) -> bytes:
    """A game in the form of docs/notation.md.

    Raises:
        Refused: it never began, can't be read, or its moves are kept no longer.
    """
    try:
        written = await paper(visit.database.journal, game)
    except UnreadableLog:
        raise Refused("door-no-game-to-check") from None
    if written is None:
        await _moves(visit, game)
        raise Refused("door-no-dice-to-check")
    return written.encode()


async def show_replay(visit: Visit, asked: str, step: int = 0) -> None:
    """Show one step of a game that has ended to whoever asks.

    Raises:
        Refused: as `ended_game`; the game never began, can't be read, or its moves are kept no longer.
    """
    game = (await ended_game(visit, asked)).record.game
    log = await _moves(visit, game)
    shown = await asyncio.to_thread(moment, log, step)  # a whole game takes a while to look back on
    if shown is None:
        raise Refused("door-no-dice-to-check")
    await visit.whisper(cards.replay_card(game, shown, visit.text, visit.stage.dice))


async def send_paper(visit: Visit, asked: str) -> None:
    """Hand out a game that has ended as a file; raises as `show_replay`."""
    game = (await ended_game(visit, asked)).record.game
    file = discord.File(BytesIO(await on_paper(visit, game)), cards.paper_name(game))
    await visit.send(cards.paper_card(game, visit.text), file)


async def _moves(visit: Visit, game: GameId) -> list[Event]:
    """The log of a game that has ended."""
    try:
        log = [entry.event for entry in await visit.database.journal.log(game)]
    except UnreadableLog:
        raise Refused("door-no-game-to-check") from None
    if not log:
        raise Refused("door-moves-gone")
    return log
