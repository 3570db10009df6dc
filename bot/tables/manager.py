"""The game manager: all live tables of this process, by channel."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random

from bot.dealing import SECRET_BYTES, Secret
from bot.rules.errors import RuleError
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.pieces import PlayerId
from bot.store import (
    AlreadyDone,
    ChannelTaken,
    GameId,
    Journal,
    LiveTable,
    NotSaved,
    TableRecord,
    UnreadableLog,
    UnreadableTable,
)
from bot.tables.agenda import Pace
from bot.tables.clock import Clock
from bot.tables.gathering import ID_LENGTH, Party, Place, Terms, game_id, gather, party_again, require_levels
from bot.tables.ledger import happen
from bot.tables.refusals import TableError
from bot.tables.shown import Card, card_of
from bot.tables.steadfast import steadfast
from bot.tables.table import House, Stage, Table

log = logging.getLogger(__name__)

_LATELY = 24 * 3600.0
"""Seconds for which an end that was not shown is still of interest after a restart."""


class Manager:
    """Opens, finds, recovers and closes tables; one live table a channel."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that tables are made of
        self,
        journal: Journal,
        stage: Stage,
        clock: Clock,
        pace: Pace,
        rng: Random,
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Manage the tables that are written to `journal` and shown on `stage`.

        `draw` gives that many random bytes, which games get their ids and the secrets of their dice from; whoever can
        guess them knows all dice.
        """
        self._house = House(journal, stage, clock, pace, rng, self._retire)
        self._draw = draw
        self._tables: dict[int, Table] = {}
        self._being_opened: set[int] = set()
        self._closing = False

    @property
    def tables(self) -> tuple[Table, ...]:
        """All live tables."""
        return tuple(self._tables.values())

    def within(self, place: int) -> tuple[Table, ...]:
        """The live tables of a server or of a channel, by its id."""
        return tuple(table for table in self.tables if place in {table.record.guild, table.record.channel})

    def at(self, channel: int) -> Table:
        """The live table of a channel.

        Raises:
            TableError: `no-table`.
        """
        table = self._tables.get(channel)
        if table is None:
            raise TableError("no-table")
        return table

    def playing(self, channel: int, game: GameId) -> Table:
        """The live table of a channel if it plays that game; what a button on an old card must ask for.

        Raises:
            RuleError: `game-over`, where no game is played any more.
            TableError: `stale-card`, where another game is played by now.
        """
        table = self._tables.get(channel)
        if table is None:
            raise RuleError("game-over")
        if table.record.game != game:
            raise TableError("stale-card")
        return table

    async def open(self, place: Place, terms: Terms, party: Party, *, cause: int | None = None) -> Table:
        """Open a gathering of that party.

        Raises:
            RuleError: more seats are asked for than a table has.
            TableError: `table-open`, `no-such-level` or `restarting`.
            NotSaved: it could not be written, and so was not opened.
        """
        self._require_free(place)
        self._being_opened.add(place.channel)
        return await steadfast(self._open_alone(place, terms, party, cause))

    async def _open_alone(self, place: Place, terms: Terms, party: Party, cause: int | None) -> Table:
        """Open a table where no other is being opened, or one that is being written could be taken for a missed one."""
        try:
            return await self._open(place, terms, party, cause)
        finally:
            self._being_opened.discard(place.channel)

    async def _open(self, place: Place, terms: Terms, party: Party, cause: int | None) -> Table:
        require_levels(party.levels)
        game, events = happen(Game(), gather(terms, party, self._house.rng))
        at = int(self._house.clock.now() * 1000)
        id_ = game_id(self._draw(ID_LENGTH))
        record = TableRecord(id_, place.guild, place.channel, place.language, at, place.settings)
        secret = Secret(self._draw(SECRET_BYTES))
        try:
            await self._house.journal.open(record, secret, events, at=at, cause=cause)
        except (ChannelTaken, AlreadyDone):
            await self._find(place.channel)
            raise TableError("table-open") from None
        table = self._seat(Table(self._house, record, secret, game))
        if self._closing:
            await table.close()
        table.wake()
        return table

    async def _find(self, channel: int) -> None:
        """Take up a table that was written, and that the database told us was not."""
        for found in await self._house.journal.live():
            if found.record.channel == channel and isinstance(found, LiveTable) and channel not in self._tables:
                log.warning("game %s was missed", found.record.game)
                table = self._seat(self._table(found))
                table.wake()
                self._house.stage.changed(table, ())

    def _require_free(self, place: Place) -> None:
        if self._closing:
            raise TableError("restarting")
        if place.channel in self._tables or place.channel in self._being_opened:
            raise TableError("table-open")

    async def rematch(self, place: Place, game: GameId, asking: PlayerId, *, cause: int | None = None) -> Table:
        """Open a gathering with the people, computers and options of an ended game; who asks becomes the host.

        Whoever got up in that game has no seat in the new one, unless they ask for it themselves.

        Raises:
            TableError: `no-such-game`, or `not-seated` for someone who did not play it; else as `open`.
        """
        try:
            ended = replay(entry.event for entry in await self._house.journal.log(game))
        except UnreadableLog:
            raise TableError("no-such-game") from None
        if not ended.seats:
            raise TableError("no-such-game")
        terms = Terms(ended.preset, ended.options, ended.clock)
        return await self.open(place, terms, party_again(ended, asking), cause=cause)

    async def recover(self) -> list[tuple[Table, Card | None]]:
        """Take up every live table where its log ends, with its card as far as one is known.

        The tables do nothing by themselves before they are woken. A log that cannot be read is set aside alone. Those
        that are here already stay as they are, however often this is asked.
        """
        recovered = []
        for found in await self._house.journal.live():
            if isinstance(found, UnreadableTable):
                await self._set_aside(found)
            elif found.record.channel not in self._tables:
                recovered.append((self._seat(self._table(found)), card_of(found)))
        return recovered

    async def unshown(self) -> list[tuple[Table, Card | None]]:
        """The tables whose end an earlier process wrote, lately, and perhaps did not live to show."""
        since = int((self._house.clock.now() - _LATELY) * 1000)
        found = await self._house.journal.unshown(since)
        ended = [(self._table(each), card_of(each)) for each in found if isinstance(each, LiveTable)]
        for table, _ in ended:
            await table.recall_outcome()
        return ended

    def _table(self, found: LiveTable) -> Table:
        game = replay(entry.event for entry in found.entries)
        return Table(self._house, found.record, Secret(found.secret), game, found.opening)

    async def _set_aside(self, found: UnreadableTable) -> None:
        log.error("game %s is set aside: %s", found.record.game, found.reason)
        try:
            await self._house.journal.set_aside(found.record.game, found.reason)
        except NotSaved as error:
            log.warning("game %s will be set aside at the next start: %s", found.record.game, error)

    async def forget(self, player: PlayerId, erase: Callable[[], Awaitable[None]]) -> None:
        """Let a person get up wherever they sit, let `erase` take them out of all logs, and go on from those.

        Raises:
            RuleError: `not-started`, while a roll-off is made at a table of theirs; nothing was erased.
            TableError: `restarting`.
            NotSaved: nothing was erased.
        """
        theirs = [table for table in self.tables if table.knows(player)]
        for table in theirs:
            await table.let_go(player)
        await steadfast(self._forget(player, theirs, erase))

    async def _forget(self, player: PlayerId, theirs: list[Table], erase: Callable[[], Awaitable[None]]) -> None:
        async with AsyncExitStack() as held:
            for table in sorted(theirs, key=lambda table: table.record.game):
                await held.enter_async_context(table.held)
            try:
                await erase()
            finally:  # what is told as not saved may be
                for table in theirs:
                    await table.read_again(player)

    async def close(self) -> None:
        """Refuse all further moves and let those in hand finish; the tables stay live in the journal."""
        self._closing = True
        await asyncio.gather(*(table.close() for table in self.tables))

    def _seat(self, table: Table) -> Table:
        self._tables[table.record.channel] = table
        return table

    def _retire(self, table: Table) -> None:
        if self._tables.get(table.record.channel) is table:
            del self._tables[table.record.channel]
