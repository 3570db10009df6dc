"""Leaderboards: what is kept in order as games end is only read here, a page at a time."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec
import sqlalchemy as sa

from bot.scores.tallies import ALWAYS, Tally
from bot.store import schema
from bot.store.connections import Connections
from bot.store.tallying import tally_of

By = Literal["rating", "wins", "win-rate", "dudos", "calzas"]
"""What a leaderboard is ordered by."""

BYS: tuple[By, ...] = get_args(By)

LAST_PLACE = 5000
"""The last place that is counted: whoever stands behind it is told no place."""


class Standing(msgspec.Struct, frozen=True):
    """One line of a leaderboard.

    Attributes:
        place: from 1; equals share a place and the next one is skipped (1, 2, 2, 4).
        person: their Discord id.
        name: what they were called in their last finished game.
        tally: what the place was won with.
    """

    place: int
    person: int
    name: str
    tally: Tally


class Board(msgspec.Struct, frozen=True):
    """Which leaderboard: `guild` None is everywhere, `period` as in `bot.scores.tallies.periods`."""

    guild: int | None
    by: By = "wins"
    period: str = ALWAYS


class Boards:
    """What the games of people add up to, one by one and in order."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def tally(self, person: int, guild: int | None, period: str = ALWAYS) -> Tally | None:
        """What somebody did in a guild, or everywhere; None when they finished no game there."""
        tally = schema.tally
        found = await self._connections.read(
            sa.select(tally).where(
                tally.c.guild_id == _scope(guild), tally.c.period == period, tally.c.player_id == person
            )
        )
        return tally_of(found[0]) if found else None

    async def page(self, board: Board, *, limit: int = 10, offset: int = 0) -> list[Standing]:
        """A page of a leaderboard; equals stand in the order of their ids."""
        page = await self._connections.read(lines(board, limit, offset))
        if not page:
            return []
        ahead = counted(board, order_of(board) > page[0].score)
        place = 1 + ((await self._connections.read(ahead))[0][0] if offset else 0)
        return _standings(page, place, offset)

    async def around(self, person: int, board: Board) -> list[Standing]:
        """Somebody's own line between its neighbours; empty for who is not on the board, or too far behind."""
        found = (await self._connections.read(placed(board, person)))[0]
        if found.score is None or found.ahead + found.equals >= LAST_PLACE:
            return []
        return await self.page(board, limit=3, offset=max(found.ahead + found.equals - 1, 0))


def lines(board: Board, limit: int, offset: int) -> sa.Select[Any]:
    """One page of a leaderboard, in the order of the index that it is read from."""
    tally, person, order = schema.tally, schema.person, order_of(board)
    return (
        sa.select(tally, person.c.name, order.label("score"))
        .join_from(tally, person)
        .where(*_on(board))
        .order_by(order.desc(), tally.c.player_id)
        .limit(limit)
        .offset(offset)
    )


def counted(board: Board, which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """How many lines of a board are such, as far as places are counted."""
    there = sa.select(sa.literal(1)).select_from(schema.tally).where(*_on(board), which).limit(LAST_PLACE)
    return sa.select(sa.func.count()).select_from(there.subquery())


def placed(board: Board, person: int) -> sa.Select[Any]:
    """What somebody has on a board, None for nothing, and how many are `ahead` of it, or `equals` and before them."""
    mine, order = schema.tally.alias(), order_of(board)
    score = sa.select(mine.c[order.name]).where(*_on(board, mine), mine.c.player_id == person).scalar_subquery()
    before = sa.and_(order == score, schema.tally.c.player_id < person)
    return sa.select(
        score.label("score"),
        counted(board, order > score).scalar_subquery().label("ahead"),
        counted(board, before).scalar_subquery().label("equals"),
    )


def _on(board: Board, tally: sa.FromClause = schema.tally) -> tuple[sa.ColumnElement[bool], ...]:
    score = tally.c[order_of(board).name]
    return tally.c.guild_id == _scope(board.guild), tally.c.period == board.period, score.is_not(None)


def order_of(board: Board) -> sa.Column[Any]:
    """What a board is ordered by."""
    return schema.tally.c[f"by_{board.by.replace('-', '_')}"]


def _standings(page: Sequence[sa.Row[Any]], place: int, offset: int) -> list[Standing]:
    made: list[Standing] = []
    for line, row in enumerate(page):
        if line and row.score != page[line - 1].score:
            place = offset + line + 1
        made.append(Standing(place, row.player_id, row.name or "", tally_of(row)))
    return made


def _scope(guild: int | None) -> int:
    return schema.EVERYWHERE if guild is None else guild
