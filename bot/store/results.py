"""How a game is closed: who came where and did what, and what that adds to tallies and the counts of faces."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.events import Event
from bot.rules.game import Game, Seat
from bot.rules.pieces import COMPUTER, FACES, PlayerId, SeatNo
from bot.scores.cups import Bluff
from bot.scores.facts import FACTS, Facts, Finished, Player, project
from bot.scores.highlights import highlights_of
from bot.scores.outcome import Outcome
from bot.scores.ratings import weight
from bot.scores.seasons import Season
from bot.scores.tallies import Change, Tally, change
from bot.store import schema
from bot.store.achieving import awards, earned, keep_awards
from bot.store.records import GameId, TableRecord, entry
from bot.store.seasons import running
from bot.store.tallying import End, Key, Tallies, after, keep, queue_up, tallies_of
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


def seat_rows(id_: GameId, game: Finished, end: End, before: Tallies, changed: Tallies) -> list[dict[str, Any]]:
    """The seats of a game as they are kept; `before` and `changed` are tallies."""
    moved = changes(end, game, before, changed)
    return [
        {
            "game_id": id_,
            "number": player.seat.number,
            "player_id": player.seat.player if player.is_person else None,
            "level": player.seat.level or None,
            "name": player.seat.name,
            "place": player.seat.place,
            "guild_id": end.guild,
            "ended_at": end.at,
            **msgspec.structs.asdict(player.facts),
            **_bluff(player.bluff),
            **_rated(moved.get(player.seat.number)),
        }
        for player in game.players
    ]


async def as_kept(connection: AsyncConnection, game: GameId) -> Finished:
    """What the seats of a game tell of it, where its log is gone: who came where and did what, and no die."""
    seat = schema.seat
    found = await connection.execute(sa.select(seat).where(seat.c.game_id == game).order_by(seat.c.number))
    return Finished(tuple(map(_player, found)), dict.fromkeys(FACES, 0))


def _player(found: Any) -> Player:  # noqa: ANN401 - a row of `seat`
    player = COMPUTER if found.player_id is None else PlayerId(found.player_id)
    kept = Seat(SeatNo(found.number), found.name, player, level=found.level or "", place=found.place)
    return Player(kept, Facts(**{fact: getattr(found, fact) for fact in FACTS}))


def changes(end: End, game: Finished, before: Tallies, changed: Tallies) -> dict[SeatNo, Change]:
    """What a game did to the ratings of its server, or of the season there, by seat."""
    made: dict[SeatNo, Change] = {}
    for player in game.people:
        key = Key(end.guild, end.rated_in, player.seat.player)
        moved = change(before.get(key, Tally()), changed[key])
        if moved:
            made[player.seat.number] = moved
    return made


def outcome(
    counts: float, season: Season | None, seats: Sequence[Any], awarded: Sequence[Any], log: Iterable[Event]
) -> Outcome:
    """What a finished game tells beyond its result, from its rows of `seat` and `earned_in`, and its log."""
    rated = [found for found in seats if found.rating is not None]
    moved = {SeatNo(found.number): Change(found.rating, found.moved, found.rated) for found in rated}
    return Outcome(counts, moved, highlights_of(log), earned(awarded), season)


def _bluff(bluff: Bluff | None) -> dict[str, float | None]:
    if bluff is None:
        return {"bluff_quantity": None, "bluff_face": None, "bluff_chance": None}
    return {"bluff_quantity": bluff.bid.quantity, "bluff_face": bluff.bid.face, "bluff_chance": bluff.chance}


def _rated(moved: Change | None) -> dict[str, int | None]:
    if moved is None:
        return {"rating": None, "moved": None, "rated": None}
    return msgspec.structs.asdict(moved)


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
