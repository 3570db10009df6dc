"""The finished games of one person in one server, a page at a time."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.scores.tallies import Change
from bot.store import schema
from bot.store.connections import Connections
from bot.store.records import GameId


class PastGame(msgspec.Struct, frozen=True):
    """A finished game as one of its players looks back on it.

    Attributes:
        game: its id.
        ended_at: milliseconds since 1970.
        place: from 1.
        name: what they were called in it.
        others: what the others were called, in the order of their places; empty for who was forgotten.
        change: what it did to their rating; None where it was not rated.
    """

    game: GameId
    ended_at: int
    place: int
    name: str
    others: tuple[str, ...]
    change: Change | None


class History:
    """The games that people finished."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def page(self, person: int, guild: int, *, limit: int, offset: int = 0) -> list[PastGame]:
        """A page of somebody's games in a guild, the newest first.

        Raises:
            NotRead: the database could not do it.
        """
        found = await self._connections.read(games_of(person, guild, limit, offset))
        return sorted(_games(found, person), key=lambda past: (past.ended_at, past.game), reverse=True)


def games_of(person: int, guild: int, limit: int, offset: int) -> sa.Select[Any]:
    """The seats of a page of games, those of one game together: one range of an index, then each game by its key."""
    mine, all_ = schema.seat.alias("mine"), schema.seat.alias("sat")
    page = (
        sa.select(mine.c.game_id)
        .where(mine.c.player_id == person, mine.c.guild_id == guild)
        .order_by(mine.c.ended_at.desc(), mine.c.game_id.desc())
        .limit(limit)
        .offset(offset)
        .subquery("page")
    )
    return sa.select(all_).join_from(page, all_, all_.c.game_id == page.c.game_id)


def _games(seats: Iterable[sa.Row[Any]], person: int) -> Iterator[PastGame]:
    by_game = sorted(seats, key=lambda seat: (seat.game_id, seat.place, seat.number))
    for game, sat in groupby(by_game, key=lambda seat: seat.game_id):
        yield _game(GameId(game), list(sat), person)


def _game(game: GameId, sat: list[sa.Row[Any]], person: int) -> PastGame:
    mine = next(seat for seat in sat if seat.player_id == person)
    others = tuple(seat.name for seat in sat if seat is not mine)
    change = None if mine.moved is None else Change(mine.rating, mine.moved, mine.rated)
    return PastGame(game, mine.ended_at, mine.place, mine.name, others, change)
