"""Tallies as rows: how they are read, what a game adds to them, and how they are kept."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.pieces import PACO, PlayerId
from bot.scores.facts import FACTS, Finished
from bot.scores.ratings import Rating
from bot.scores.seasons import period_of
from bot.scores.tallies import ALWAYS, Tally, add, periods
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


class End(NamedTuple):
    """Where and when a game ended, and the season that ran there: what it counts in follows from that."""

    guild: int
    at: int
    season: int | None = None

    @property
    def scopes(self) -> tuple[tuple[int, str], ...]:
        """The guilds and periods that it counts in; a season is one guild's."""
        always = ((where, period) for where in (schema.EVERYWHERE, self.guild) for period in periods(self.at))
        return (*always, *(() if self.season is None else ((self.guild, period_of(self.season)),)))

    @property
    def rated_in(self) -> str:
        """The period whose ratings are told of it."""
        return ALWAYS if self.season is None else period_of(self.season)


def after(tallies: Tallies, end: End, game: Finished, weight: float) -> dict[Key, Tally]:
    """All tallies that a game changes, after it."""
    changed: dict[Key, Tally] = {}
    people = [player.seat.player for player in game.people]
    for where, period in end.scopes:
        before = {player: tallies.get(Key(where, period, player), Tally()) for player in people}
        changed |= {Key(where, period, player): tally for player, tally in add(game, before, weight).items()}
    return changed


async def queue_up(connection: AsyncConnection) -> None:
    """Let what ends together count one after the other: only one transaction at a time may change this row."""
    await upsert(connection, schema.faces, [{"guild_id": schema.EVERYWHERE, "face": PACO, "count": 0}], add=("count",))


async def tallies_of(connection: AsyncConnection, end: End, game: Finished) -> dict[Key, Tally]:
    """The tallies that a game will change, as they are."""
    tally = schema.tally
    found = await connection.execute(
        sa.select(tally).where(
            tally.c.guild_id.in_((schema.EVERYWHERE, end.guild)),
            tally.c.period.in_({period for _, period in end.scopes}),
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
