"""What a database file says, read without a line of the bot’s store."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.pieces import COMPUTER, PlayerId
from bot.store import GameId

_read = msgspec.json.Decoder(Event).decode

Log = list[tuple[Event, int | None]]
"""The events of a game, each with the interaction that caused it."""

Score = dict[tuple[int, PlayerId], tuple[int, int]]
"""Games and wins, by server (0 for all of them) and person."""


class Game(NamedTuple):
    """A game as it is written."""

    id: GameId
    guild: int
    channel: int
    status: str
    secret: bytes
    log: Log


class Written(NamedTuple):
    """All that is written."""

    games: list[Game]
    totals: Score
    seats: Counter[str]


def written(file: Path) -> Written:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        logs: dict[str, Log] = {}
        for game, seq, body, cause in database.execute(
            "SELECT game_id, seq, body, cause FROM game_event ORDER BY game_id, seq"
        ):
            log = logs.setdefault(game, [])
            log.append((_read(body), cause))
            assert len(log) == seq, f"event {len(log)} of {game} is missing"
        rows = database.execute(
            "SELECT id, guild_id, channel_id, status, secret FROM game LEFT JOIN game_secret ON id = game_id"
            " ORDER BY opened_at, id"
        )
        games = [
            Game(id_, guild, channel, status, secret, logs.get(id_, [])) for id_, guild, channel, status, secret in rows
        ]
        totals = {
            (guild, player): (played, wins)
            for guild, player, played, wins in database.execute(
                "SELECT guild_id, player_id, games, wins FROM tally WHERE period = 'always'"
            )
        }
        return Written(games, totals, Counter(game for (game,) in database.execute("SELECT game_id FROM seat")))


def recount(found: Written) -> Written:
    """The same, with all that follows from the events counted anew."""
    totals: Score = {}
    seats: Counter[str] = Counter()
    games = []
    for game in found.games:
        over = replay(event for event, _ in game.log)
        status = {"over": "finished", "stopped": "stopped"}.get(over.phase, "live")
        games.append(game._replace(status=status))
        for seat in over.seats if status == "finished" else ():
            seats[game.id] += 1
            for scope in (0, game.guild) if seat.player != COMPUTER else ():
                played, wins = totals.get((scope, seat.player), (0, 0))
                totals[scope, seat.player] = played + 1, wins + (seat.place == 1)
    return Written(games, totals, seats)
