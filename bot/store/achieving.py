"""Who earned which achievement first in which game: how that is kept and read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.pieces import PlayerId
from bot.scores.achievements import NAMES, Earned, deserved
from bot.scores.facts import Finished
from bot.scores.tallies import ALWAYS
from bot.store import schema
from bot.store.connections import Connections
from bot.store.records import GameId
from bot.store.tallying import Key, Tallies

Award = tuple[PlayerId, str]
"""Who earned what."""


class Achieved(msgspec.Struct, frozen=True):
    """An achievement of a person, the game in which they earned it, and when that ended, in milliseconds since 1970."""

    name: str
    game: GameId
    at: int


class Achievements:
    """What people earned."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def of(self, person: int) -> list[Achieved]:
        """What somebody earned, anywhere, the earliest first; what this version does not know is left out.

        Raises:
            NotRead: the database could not do it.
        """
        found = await self._connections.read(earned_by(person))
        kept = [Achieved(row.name, GameId(row.game_id), row.at) for row in found]
        return sorted(kept, key=lambda each: (each.at, NAMES.index(each.name)))


def known() -> sa.ColumnElement[bool]:
    """The achievements that this version has; those of a newer one are left as they are."""
    return schema.achievement.c.name.in_(NAMES)


def awards(game: Finished, changed: Tallies, weight: float) -> dict[Award, Earned]:
    """What deserves an achievement in a game, by who earned what; `changed` are tallies after it."""
    tallies = {
        player.seat.player: changed[Key(schema.EVERYWHERE, ALWAYS, player.seat.player)] for player in game.people
    }
    seats = {player.seat.number: player.seat.player for player in game.players}
    return {(seats[earned.seat], earned.name): earned for earned in deserved(game, tallies, weight)}


def award_rows(made: Iterable[Award], game: GameId, at: int) -> list[dict[str, Any]]:
    """Achievements as they are kept."""
    return [{"player_id": person, "name": name, "game_id": game, "at": at} for person, name in made]


async def keep_awards(
    connection: AsyncConnection, made: Mapping[Award, Earned], game: GameId, at: int
) -> tuple[Earned, ...]:
    """Keep what was earned for the first time, and tell it."""
    if not made:
        return ()
    achievement = schema.achievement
    found = await connection.execute(
        sa.select(achievement.c.player_id, achievement.c.name).where(
            achievement.c.player_id.in_({person for person, _ in made})
        )
    )
    had = {(row.player_id, row.name) for row in found}
    new = {award: earned for award, earned in made.items() if award not in had}
    if new:
        await connection.execute(sa.insert(achievement), award_rows(new, game, at))
    return tuple(new.values())


def earned_by(person: int) -> sa.Select[Any]:
    """What somebody earned, in no order."""
    achievement = schema.achievement
    return sa.select(achievement).where(achievement.c.player_id == person, known())


def earned_in(game: GameId) -> sa.Select[Any]:
    """What was earned in a game, with the seat of who earned it."""
    achievement, seat = schema.achievement, schema.seat
    return (
        sa.select(seat.c.number, achievement.c.name)
        .join_from(
            achievement,
            seat,
            sa.and_(seat.c.game_id == achievement.c.game_id, seat.c.player_id == achievement.c.player_id),
        )
        .where(achievement.c.game_id == game, known())
    )


def earned(found: Sequence[Any]) -> tuple[Earned, ...]:
    """The rows of `earned_in` in the order in which they are told."""
    return tuple(
        Earned(row.number, row.name) for row in sorted(found, key=lambda row: (row.number, NAMES.index(row.name)))
    )
