"""The finished games of one person in one server, a page at a time."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.scores.cups import Bluff
from bot.scores.seasons import Season
from bot.scores.tallies import Change
from bot.store import schema
from bot.store.connections import Connections
from bot.store.records import GameId
from bot.store.seasons import COLUMNS, COUNTED_IN, season_of
from bot.store.seats import bluff_of, change_of


class Other(msgspec.Struct, frozen=True):
    """Somebody else who played a finished game.

    Attributes:
        name: what they were called in it; empty for who was forgotten.
        place: from 1.
        person: their Discord id, less than 0 for who was forgotten; None for a computer player.
        level: that of a computer player.
    """

    name: str
    place: int
    person: int | None = None
    level: str = ""


class PastGame(msgspec.Struct, frozen=True):
    """A finished game as one of its players looks back on it.

    Attributes:
        game: its id.
        ended_at: milliseconds since 1970.
        place: from 1.
        name: what they were called in it.
        others: who else played, in the order of their places.
        change: what it did to their rating; None where it was not rated.
        bluff: their boldest bluff that went through; None where there was none.
        season: the season that it counts in, whose rating that is; None where none ran.
    """

    game: GameId
    ended_at: int
    place: int
    name: str
    others: tuple[Other, ...]
    change: Change | None
    bluff: Bluff | None = None
    season: Season | None = None

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.others) + 1


class History:
    """The games that people finished."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def page(self, person: int, guild: int | None, *, limit: int, offset: int = 0) -> list[PastGame]:
        """A page of somebody's games in a guild, or everywhere, the newest first.

        Raises:
            NotRead: the database could not do it.
        """
        found = await self._connections.read(games_of(person, guild, limit, offset))
        return sorted(_games(found, person), key=lambda past: (past.ended_at, past.game), reverse=True)


_TOLD = (
    *("game_id", "number", "player_id", "level", "name", "place", "ended_at"),
    *("rating", "moved", "rated", "bluff_quantity", "bluff_face", "bluff_chance"),
)


def games_of(person: int, guild: int | None, limit: int, offset: int) -> sa.Select[Any]:
    """The seats of a page of games, with the seasons of these: one range of an index, then each game by its key."""
    mine, all_ = schema.seat.alias("mine"), schema.seat.alias("sat")
    here = () if guild is None else (mine.c.guild_id == guild,)
    page = (
        sa.select(mine.c.game_id)
        .where(mine.c.player_id == person, *here)
        .order_by(mine.c.ended_at.desc(), mine.c.game_id.desc())
        .limit(limit)
        .offset(offset)
        .subquery("page")
    )
    told = (all_.c[name] for name in _TOLD)
    return (
        sa.select(*told, *COLUMNS)
        .join_from(page, all_, all_.c.game_id == page.c.game_id)
        .join(schema.game, schema.game.c.id == page.c.game_id)
        .outerjoin(schema.season, COUNTED_IN)
    )


def _games(seats: Iterable[sa.Row[Any]], person: int) -> Iterator[PastGame]:
    by_game = sorted(seats, key=lambda seat: (seat.game_id, seat.place, seat.number))
    for game, sat in groupby(by_game, key=lambda seat: seat.game_id):
        yield _game(GameId(game), list(sat), person)


def _game(game: GameId, sat: list[sa.Row[Any]], person: int) -> PastGame:
    mine = next(seat for seat in sat if seat.player_id == person)
    others = tuple(Other(seat.name, seat.place, seat.player_id, seat.level or "") for seat in sat if seat is not mine)
    told = change_of(mine), bluff_of(mine), season_of(mine)
    return PastGame(game, mine.ended_at, mine.place, mine.name, others, *told)
