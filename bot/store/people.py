"""What is kept of people: their own settings and how often they won."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.connections import Connections
from bot.store.upsert import upsert


class Totals(msgspec.Struct, frozen=True):
    """The finished games that a person played, and how many of them they won."""

    games: int
    wins: int


class Standing(msgspec.Struct, frozen=True):
    """One line of the leaderboard.

    Attributes:
        place: from 1; equal scores share a place and the next one is skipped (1, 2, 2, 4).
        person: their Discord id.
        name: what they were called in their last finished game.
        totals: what the place was won with.
    """

    place: int
    person: int
    name: str
    totals: Totals


_CHOSE_LANGUAGE = sa.select(schema.person.c.id, schema.person.c.language).where(schema.person.c.language.is_not(None))


class People:
    """The people who play, by their Discord ids."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def languages(self, most: int) -> dict[int, str] | None:
        """The languages that people chose for themselves, None where more than `most` did."""
        found = await self._connections.read(_CHOSE_LANGUAGE.limit(most + 1))
        return {row.id: row.language for row in found} if len(found) <= most else None

    async def language(self, person: int) -> str | None:
        """The language that a person chose, None where they did not."""
        found = await self._connections.read(_CHOSE_LANGUAGE.where(schema.person.c.id == person))
        return str(found[0].language) if found else None

    async def set_language(self, person: int, language: str | None) -> None:
        """Note a person's own language; None for whatever their Discord speaks.

        Raises:
            NotSaved: nothing was written.
        """

        async def work(connection: AsyncConnection) -> None:
            row = {"id": person, "language": language}
            await upsert(connection, schema.person, [row], replace=("language",))

        await self._connections.write(work)

    async def totals(self, person: int, guild: int | None) -> Totals | None:
        """What a person did in a guild, or everywhere; None when they finished no game there."""
        totals = schema.totals
        found = await self._connections.read(
            sa.select(totals.c.games, totals.c.wins).where(
                totals.c.guild_id == _scope(guild), totals.c.player_id == person
            )
        )
        return Totals(found[0].games, found[0].wins) if found else None

    async def leaderboard(self, guild: int | None, *, limit: int = 10, offset: int = 0) -> list[Standing]:
        """A page of the people of a guild, or of everywhere: by wins, then by the rate of games won.

        Equals stand in the order of their ids.
        """
        page = await self._connections.read(standings(guild, limit, offset))
        if not page:
            return []
        first = Totals(page[0].games, page[0].wins)
        place = 1 + (await self._connections.read(_ahead_of(guild, first)))[0][0]
        board: list[Standing] = []
        for line, row in enumerate(page):
            own = Totals(row.games, row.wins)
            if line and not _equal(own, board[-1].totals):
                place = offset + line + 1
            board.append(Standing(place, row.player_id, row.name or "", own))
        return board


def standings(guild: int | None, limit: int, offset: int) -> sa.Select[Any]:
    """One page of a leaderboard, in the order of the index that it is read from."""
    totals, person = schema.totals, schema.person
    return (
        sa.select(totals.c.player_id, person.c.name, totals.c.games, totals.c.wins)
        .join_from(totals, person)
        .where(totals.c.guild_id == _scope(guild))
        .order_by(totals.c.wins.desc(), totals.c.games, totals.c.player_id)
        .limit(limit)
        .offset(offset)
    )


def _ahead_of(guild: int | None, own: Totals) -> sa.Select[Any]:
    """How many people stand before one with these totals."""
    totals = schema.totals
    more_wins = totals.c.wins > own.wins
    same_wins_in_fewer = sa.and_(totals.c.wins == own.wins, totals.c.games < own.games)
    ahead = sa.or_(more_wins, same_wins_in_fewer) if own.wins else more_wins
    return sa.select(sa.func.count()).select_from(totals).where(totals.c.guild_id == _scope(guild), ahead)


def _equal(one: Totals, other: Totals) -> bool:
    """Whether two people share a place; without a win every rate is nought."""
    return one.wins == other.wins and (not one.wins or one.games == other.games)


def _scope(guild: int | None) -> int:
    return schema.EVERYWHERE if guild is None else guild
