"""How a game is closed: who came where and did what, and what that adds to tallies and the counts of faces."""

from collections import Counter
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.game import Game
from bot.rules.pieces import PlayerId
from bot.scores.facts import Finished, Player, project
from bot.scores.outcome import Outcome
from bot.scores.ratings import weight
from bot.store import schema
from bot.store.achieving import awards, keep_awards
from bot.store.records import GameId, TableRecord, entry
from bot.store.seasons import running
from bot.store.seats import changes, seat_rows
from bot.store.tallying import End, after, keep, queue_up, tallies_of
from bot.store.upsert import upsert

DAY = 24 * 3600 * 1000
"""Milliseconds for which a game makes the next one of the same people count less."""


async def close_game(connection: AsyncConnection, record: TableRecord, over: Game, at: int) -> Outcome | None:
    """Note that a game has ended, in the transaction of its last events; one that was stopped counts for nobody."""
    finished = over.phase == "over"
    status = "finished" if finished else "stopped"
    await _change(connection, record.game, status=status, ended_at=at, preset=over.preset)
    if not finished:
        return None
    await queue_up(connection)
    season = await running(connection, record.guild)
    end = End(record.guild, at, season.number if season else None)
    game = await read_game(connection, record.game)
    await _add_faces(connection, record.guild, game)
    counts = weight(len(game.people), await _earlier(connection, game, at))
    await _change(connection, record.game, number=await _next_number(connection), weight=counts, season=end.season)
    before = await tallies_of(connection, end, game)
    changed = after(before, end, game, counts)
    await _note_people(connection, game.people, at)
    await connection.execute(sa.insert(schema.seat), seat_rows(record.game, game, end, before, changed))
    await keep(connection, changed)
    new = await keep_awards(connection, awards(game, changed, counts), record.game, at)
    return Outcome(counts, changes(end, game, before, changed), game.highlights, new, season)


async def read_game(connection: AsyncConnection, game: GameId) -> Finished:
    """What a log comes to. It is the log that is read: names in it may have been forgotten while the game was played.

    Raises:
        UnreadableLog: this version of the bot can't read it.
    """
    event = schema.game_event
    log = await connection.execute(
        sa.select(event.c.seq, event.c.at, event.c.body).where(event.c.game_id == game).order_by(event.c.seq)
    )
    return project([entry(*found).event for found in log])


async def _add_faces(connection: AsyncConnection, guild: int, game: Finished) -> None:
    """Count the dice of a game that was finished: all that were dealt, not the roll-off."""
    added = [
        {"guild_id": where, "face": face, "count": game.fell[face]}
        for where in (schema.EVERYWHERE, guild)
        for face in sorted(game.fell)
    ]
    await upsert(connection, schema.faces, added, add=("count",))


async def _earlier(connection: AsyncConnection, game: Finished, at: int) -> int:
    """How many games just these people finished within a day before this one."""
    people = {player.seat.player for player in game.people}
    if not people:
        return 0
    mine, all_ = schema.seat.alias(), schema.seat.alias()
    sat = await connection.execute(
        sa.select(all_.c.game_id, all_.c.player_id)
        .join_from(mine, all_, all_.c.game_id == mine.c.game_id)
        .where(mine.c.player_id == min(people), mine.c.ended_at > at - DAY, all_.c.player_id.is_not(None))
    )
    groups: dict[str, set[PlayerId]] = {}
    for found in sat:
        groups.setdefault(found.game_id, set()).add(found.player_id)
    return Counter(map(frozenset, groups.values()))[frozenset(people)]


async def _next_number(connection: AsyncConnection) -> int:
    return 1 + int(await connection.scalar(sa.select(sa.func.max(schema.game.c.number))) or 0)


async def _change(connection: AsyncConnection, game: GameId, **values: object) -> None:
    await connection.execute(sa.update(schema.game).where(schema.game.c.id == game).values(**values))


async def _note_people(connection: AsyncConnection, people: Sequence[Player], at: int) -> None:
    noted = [{"id": player.seat.player, "name": player.seat.name, "updated_at": at} for player in people]
    await upsert(connection, schema.person, noted, replace=("name", "updated_at"))
