"""All that finished games add up to, counted anew from their logs."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from math import isclose
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.pieces import FACES
from bot.scores.facts import Finished
from bot.scores.ratings import weight
from bot.scores.tallies import Tally
from bot.store import schema
from bot.store.achieving import Award, award_rows, awards, known
from bot.store.errors import UnreadableLog
from bot.store.records import GameId, TableRecord, record_of
from bot.store.results import DAY, read_game
from bot.store.seats import as_kept, seat_rows
from bot.store.tallying import End, Key, after, queue_up, row
from bot.store.upsert import upsert

_NOTE = "scores"
"""The bot's note that all numbers were counted; a migration that makes them stale deletes it."""

_EVERY = 50
"""Games between two words on how far it is."""

Progress = Callable[[int, int], None]
"""Is told how many games of how many are done."""

_Row = Mapping[str, Any]
_Rows = dict[tuple[Any, ...], _Row]


class Recount(msgspec.Struct, frozen=True):
    """What a recount found.

    Attributes:
        games: the finished games.
        unreadable: those whose logs can't be read, which were counted by their seats.
        differences: the rows that were not as the logs say, by table; now they are.
        without_log: those that were counted by their seats, for nothing else is left of them.
    """

    games: int
    unreadable: int
    differences: dict[str, int]
    without_log: int = 0

    def __str__(self) -> str:
        """Say it for the host."""
        wrong = ", ".join(f"{count} in {table}" for table, count in sorted(self.differences.items()) if count)
        unread = f", {self.unreadable} by their seats, for their logs can't be read" if self.unreadable else ""
        gone = f", {self.without_log} of them by their seats, for their logs are gone" if self.without_log else ""
        return f"{self.games} games counted{gone}{unread}: {sum(self.differences.values())} differences" + (
            f" ({wrong}), now mended" if wrong else ""
        )


async def recount(connection: AsyncConnection, progress: Progress = lambda *_: None) -> Recount:
    """Count everything anew, in the transaction of `connection`, and mend what differs."""
    await queue_up(connection)
    counting = _Counting(connection)
    finished = await _finished(connection)
    for done, found in enumerate(finished, start=1):
        end = End(found.guild_id, found.ended_at, found.season)
        await counting.take(record_of(found), end, found.weight)
        if done % _EVERY == 0 or done == len(finished):
            progress(done, len(finished))
    await counting.settle()
    await upsert(connection, schema.note, [{"key": _NOTE, "value": "counted"}], replace=("value",))
    return Recount(len(finished), counting.unreadable, dict(counting.differences), counting.without_log)


async def is_due(connection: AsyncConnection) -> bool:
    """Whether a migration asks for a recount."""
    return await connection.scalar(sa.select(schema.note.c.value).where(schema.note.c.key == _NOTE)) is None


class _Counting:
    """What the games so far add up to, and what was kept otherwise."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.differences: Counter[str] = Counter(dict.fromkeys(("game", "seat", "tally", "faces", "achievement"), 0))
        self.unreadable = 0
        self.without_log = 0
        self._connection = connection
        self._tallies: dict[Key, Tally] = {}
        self._fell: Counter[tuple[int, int]] = Counter({(schema.EVERYWHERE, face): 0 for face in FACES})
        self._uncertain: set[int] = set()
        self._earned: dict[Award, _Row] = {}
        self._lately: defaultdict[frozenset[int], list[int]] = defaultdict(list)

    async def take(self, record: TableRecord, end: End, counted: float | None) -> None:
        """Count one more game, which ended there and then and `counted` so much, and mend its own rows."""
        logged = await self._logged(record.game)
        game = logged or await as_kept(self._connection, record.game)
        counts = weight(len(game.people), self._earlier(game, end.at))
        changed = after(self._tallies, end, game, counts)
        await self._weigh(record, counted, counts)
        if logged:
            await self._mend(schema.seat, seat_rows(record.game, game, end, self._tallies, changed), _of(record))
            new = [award for award in awards(game, changed, counts) if award not in self._earned]
            self._earned |= dict(zip(new, award_rows(new, record.game, end.at), strict=True))
            for where in (schema.EVERYWHERE, record.guild):
                self._fell.update({(where, face): game.fell[face] for face in FACES})
        else:
            await self._believe(record)
        self._tallies |= changed

    async def settle(self) -> None:
        """Mend what all games together add up to."""
        tallies = [row(key, tally) for key, tally in self._tallies.items() if key.player > 0]
        faces = [
            {"guild_id": guild, "face": face, "count": number}
            for (guild, face), number in self._fell.items()
            if guild not in self._uncertain
        ]
        await self._mend(schema.tally, tallies)
        await self._mend(schema.faces, faces, schema.faces.c.guild_id.not_in(self._uncertain))
        await self._mend(schema.achievement, self._earned.values(), known())

    async def _believe(self, record: TableRecord) -> None:
        """Leave as it is what only the log could tell: the seats, what was earned, and how the dice fell."""
        self._uncertain |= {schema.EVERYWHERE, record.guild}
        achievement = schema.achievement
        found = await self._connection.execute(
            sa.select(achievement).where(achievement.c.game_id == record.game, known())
        )
        for earned in found.mappings():
            self._earned.setdefault((earned["player_id"], earned["name"]), dict(earned))

    async def _logged(self, game: GameId) -> Finished | None:
        """What the log of a game comes to; None where it can't be read, or is gone."""
        try:
            found = await read_game(self._connection, game)
        except UnreadableLog:
            self.unreadable += 1
            return None
        if found.players:
            return found
        self.without_log += 1
        return None

    def _earlier(self, game: Finished, at: int) -> int:
        ended = self._lately[frozenset(player.seat.player for player in game.people)]
        earlier = sum(moment > at - DAY for moment in ended)
        ended.append(at)
        return earlier

    async def _weigh(self, record: TableRecord, counted: float | None, counts: float) -> None:
        if counted is None or not isclose(counted, counts):
            self.differences["game"] += 1
            game = schema.game
            await self._connection.execute(sa.update(game).where(game.c.id == record.game).values(weight=counts))

    async def _mend(self, table: sa.Table, rows: Iterable[_Row], *which: sa.ColumnElement[bool]) -> None:
        """Put the rows that should be there in place of those that differ."""
        there = (await self._connection.execute(sa.select(table).where(*which))).mappings().all()
        old, new = _by_key(table, there), _by_key(table, rows)
        wrong = [new[key] for key in new if key not in old or not _same(old[key], new[key])]
        left_over = [key for key in old if key not in new]
        values = [column.name for column in table.columns if not column.primary_key]
        await upsert(self._connection, table, wrong, replace=values)
        for key in left_over:
            named = [column == value for column, value in zip(table.primary_key, key, strict=True)]
            await self._connection.execute(sa.delete(table).where(*named))
        self.differences[table.name] += len(wrong) + len(left_over)


async def _finished(connection: AsyncConnection) -> list[Any]:
    game = schema.game
    found = await connection.execute(sa.select(game).where(game.c.number.is_not(None)).order_by(game.c.number))
    return list(found)


def _of(record: TableRecord) -> sa.ColumnElement[bool]:
    return schema.seat.c.game_id == record.game


def _by_key(table: sa.Table, rows: Iterable[Any]) -> _Rows:
    return {tuple(found[column.name] for column in table.primary_key): found for found in rows}


def _same(kept: _Row, counted: _Row) -> bool:
    return all(_equal(kept[name], value) for name, value in counted.items())


def _equal(kept: object, counted: object) -> bool:
    """Whether two values are one; numbers that were computed elsewhere may differ in their last digits."""
    if isinstance(kept, float) and isinstance(counted, float):
        return isclose(kept, counted, rel_tol=1e-9)
    return kept == counted
