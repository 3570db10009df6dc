"""The log of one game, and the game that follows from it: decide, write, take in."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from bot.rules.decide import decide
from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Move
from bot.rules.pieces import PlayerId
from bot.rules.view import TableView, table_view
from bot.scores.outcome import Outcome
from bot.store import AlreadyDone, Conflict, Journal, NotRead, NotSaved, TableRecord
from bot.tables.clock import Clock
from bot.tables.refusals import TableError
from bot.tables.steadfast import steadfast

log = logging.getLogger(__name__)

_NOBODY = PlayerId(-1)
"""Stands for a person who was forgotten until the pseudonym in the log is read."""

Build = Callable[[Game], Move]
"""Makes a move for the game as it is once the lock is held."""

Hear = Callable[[Sequence[Event]], None]
"""Hears what has happened; must return at once, and not fail."""


class Ledger:
    """Takes moves one at a time: decided, written, and only then true.

    Attributes:
        record: what was settled when the game was opened.
        game: what follows from all that is written.
        outcome: what the game tells beyond its result, once it was won and as far as that is known.
    """

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        record: TableRecord,
        game: Game,
        taken_in: Callable[[Sequence[Event]], None],
    ) -> None:
        """Go on where `game` is; `taken_in` hears of all that happens from here on."""
        self.record = record
        self.game = game
        self.outcome: Outcome | None = None
        self._journal = journal
        self._clock = clock
        self._taken_in = taken_in
        self._view: TableView | None = None
        self._lock = asyncio.Lock()
        self._unsure = False
        self._rewritten = False
        self._closed = False

    @property
    def view(self) -> TableView:
        """What anyone may know now."""
        if self._view is None:
            self._view = table_view(self.game)
        return self._view

    async def make(self, *moves: Build, cause: int | None = None) -> TableView:
        """Make moves one after the other: all of them, or none if one is refused or nothing can be written.

        What was begun is carried through even when whoever asked for it goes away: what is written must be taken in.

        Raises:
            RuleError: the rules do not allow one of them.
            TableError: `restarting`, or what a move was refused with as it was built.
            NotSaved: it could not be written, and so was not made.
            NotRead: it can't be known whether an earlier move was written.
        """
        return await steadfast(self._make(moves, cause))

    async def go_on(self, game: Game, move: Move) -> None:
        """Make a move that was thought of in the situation `game`, and in no other.

        Raises:
            TableError: `stale-card`, something has happened since; else as `make`.
        """

        def still(now: Game) -> Move:
            if now is not game:
                raise TableError("stale-card")
            return move

        await self.make(still)

    @property
    def held(self) -> asyncio.Lock:
        """To be entered by whoever changes what is written otherwise; no move is made meanwhile."""
        return self._lock

    async def read_again(self, forgotten: PlayerId) -> None:
        """Go on from the log, out of which a person was taken; only for whoever holds the ledger.

        Where it can't be read now, that person goes from the game at once, and no move is made before it was read.
        """
        try:
            await self._read_whole()
        except NotRead as error:
            log.warning("game %s: it is read again before the next move: %s", self.record.game, error)
            self._rewritten = True
            self._take_in(_without(self.game, forgotten), ())

    async def _read_whole(self) -> None:
        entries = await self._journal.log(self.record.game)
        self._rewritten = False
        self._take_in(replay(entry.event for entry in entries), ())

    async def close(self) -> None:
        """Take no further moves, and let the one in hand finish."""
        self._closed = True
        async with self._lock:
            pass

    async def _make(self, moves: Sequence[Build], cause: int | None) -> TableView:
        async with self._lock:
            if self._closed:
                raise TableError("restarting")
            if self._unsure:
                await self._catch_up()
            if self._rewritten:
                await self._read_whole()
            while True:
                after, events = happen(self.game, moves)
                if not events or await self._write(after, events, cause):
                    return self.view

    async def _write(self, after: Game, events: tuple[Event, ...], cause: int | None) -> bool:
        """Make it so; false when the log has gone on without this process, and all must be decided anew."""
        at = int(self._clock.now() * 1000)
        try:
            self.outcome = await self._journal.append(self.record, after, events, at=at, cause=cause)
        except AlreadyDone:
            await self._catch_up()
        except Conflict:
            if not await self._catch_up():
                raise
            return False
        except NotSaved:
            self._unsure = True
            raise
        else:
            self._take_in(after, events)
        return True

    async def _catch_up(self) -> bool:
        """Take in what the log holds beyond what this process knows; false if there is nothing.

        That happens after a write that the database carried out and yet reported as failed: the connection may break
        between the two. So whatever was not saved is looked up before anything else is decided.
        """
        entries = await self._journal.log(self.record.game)
        self._unsure = False
        missed = tuple(entry.event for entry in entries[self.game.seq :])
        if missed:
            log.warning("game %s seq %d: %d events were missed", self.record.game, self.game.seq, len(missed))
            after = replay(missed, self.game)
            if after.ended:
                await self.recall_outcome()
            self._take_in(after, missed)
        return bool(missed)

    async def recall_outcome(self) -> None:
        """Look up what the game tells beyond its result, which was written before this process knew."""
        self.outcome = await self._journal.outcome(self.record.game)

    def _take_in(self, after: Game, events: Sequence[Event]) -> None:
        self.game, self._view = after, None
        self._taken_in(events)


def happen(game: Game, moves: Iterable[Build]) -> tuple[Game, tuple[Event, ...]]:
    """The game after several moves, and all events that they cause; each move is made for the game before it.

    Raises:
        RuleError: the rules do not allow one of them.
    """
    events: list[Event] = []
    for move in moves:
        caused = decide(game, move(game))
        events += caused
        game = replay(caused, game)
    return game, tuple(events)


def _without(game: Game, player: PlayerId) -> Game:
    seats = (replace(seat, player=_NOBODY, name="") if seat.player == player else seat for seat in game.seats)
    return replace(game, seats=tuple(seats))
