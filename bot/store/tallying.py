"""Tallies as rows: how they are read, what a game adds to them, and how they are kept."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.pieces import PlayerId
from bot.scores.facts import FACTS, Finished
from bot.scores.ratings import Rating
from bot.scores.tallies import Tally, add, periods
from bot.store import schema
from bot.store.upsert import upsert

SUMS = ("games", "wins", "streak", "longest_streak", "rated", *FACTS)

_MOST_GAMES = 2**24
"""More than anybody plays: among equal wins the fewer games stand first."""


class Key(NamedTuple):
    """Whose tally it is, where (`EVERYWHERE` for all servers) and in which period."""

    guild: int
    period: str
    player: PlayerId


Tallies = Mapping[Key, Tally]


def after(tallies: Tallies, guild: int, game: Finished, at: int, weight: float) -> dict[Key, Tally]:
    """All tallies that a game changes, after it."""
    changed: dict[Key, Tally] = {}
    for where in (schema.EVERYWHERE, guild):
        for period in periods(at):
            people = [player.seat.player for player in game.people]
            before = {player: tallies.get(Key(where, period, player), Tally()) for player in people}
            changed |= {Key(where, period, player): tally for player, tally in add(game, before, weight).items()}
    return changed


async def tallies_of(connection: AsyncConnection, guild: int, game: Finished, at: int) -> dict[Key, Tally]:
    """The tallies that a game will change, as they are."""
    tally = schema.tally
    found = await connection.execute(
        sa.select(tally).where(
            tally.c.guild_id.in_((schema.EVERYWHERE, guild)),
            tally.c.period.in_(periods(at)),
            tally.c.player_id.in_([player.seat.player for player in game.people]),
        )
    )
    return {key_of(row): tally_of(row) for row in found}


async def keep(connection: AsyncConnection, tallies: Tallies) -> None:
    """Keep tallies in place of what they were; of those who were forgotten nothing is kept."""
    kept = [row(key, tally) for key, tally in tallies.items() if key.player > 0]
    await upsert(connection, schema.tally, kept, replace=_values(schema.tally.c.keys()))


def row(key: Key, tally: Tally) -> dict[str, Any]:
    """A tally as it is kept."""
    return {
        "guild_id": key.guild,
        "period": key.period,
        "player_id": key.player,
        **{name: getattr(tally, name) for name in SUMS},
        "mu": tally.rating.mu,
        "sigma": tally.rating.sigma,
        "by_rating": tally.rating.skill if tally.rated else None,
        "by_wins": _wins(tally),
        "by_win_rate": tally.win_rate,
        "by_dudos": tally.dudo_rate,
        "by_calzas": tally.calza_rate,
    }


def key_of(found: Any) -> Key:  # noqa: ANN401 - a row of `tally`
    """Whose tally a row is."""
    return Key(found.guild_id, found.period, PlayerId(found.player_id))


def tally_of(found: Any) -> Tally:  # noqa: ANN401 - a row of `tally`
    """The tally of a row."""
    return Tally(**{name: getattr(found, name) for name in SUMS}, rating=Rating(found.mu, found.sigma))


def _values(columns: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in columns if name not in {"guild_id", "period", "player_id"})


def _wins(tally: Tally) -> int:
    """The order by wins; among equals the higher rate is first, and without a win all are equal."""
    return tally.wins * _MOST_GAMES - tally.games if tally.wins else 0
