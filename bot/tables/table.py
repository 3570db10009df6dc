"""One live game: its lock, its state, and the one task that makes the moves nobody makes by hand."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Protocol

import msgspec

from bot import players
from bot.dealing import Dealer, Secret, commitment
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import DiceDealt, Event, OpenEvent
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import (
    AddComputer,
    CallCalza,
    Close,
    ComeBack,
    Deal,
    HostMove,
    Move,
    NameStarter,
    RunOutOfTime,
    SeatMove,
    TakeOut,
    TakeSeat,
)
from bot.rules.pieces import COMPUTER, MOST_SEATS, PlayerId, SeatNo
from bot.rules.view import SeatView, TableView, seat_view, table_view
from bot.store import AlreadyDone, Conflict, Journal, NotSaved, TableRecord
from bot.tables.agenda import Pace, Step, agenda, turn_seconds
from bot.tables.clock import Clock
from bot.tables.refusals import TableError

log = logging.getLogger(__name__)

_RETRY = 5.0
"""Seconds after which the table tries again to do what it could not save."""

Asked = TakeSeat | HostMove
"""The moves that name a person rather than a seat."""


class Stage(Protocol):
    """Where a table is shown; `bot.chat.stage.Stage` in the product."""

    def changed(self, table: "Table", events: tuple[OpenEvent, ...]) -> None:
        """Show what happened, soon; must return at once."""
        ...

    def remind(self, table: "Table", seat: SeatNo) -> None:
        """Tell a person that half of the time for the turn has gone; must return at once."""
        ...


class House(msgspec.Struct, frozen=True):
    """What all tables of a process share; `retire` is called once for each table that has ended."""

    journal: Journal
    stage: Stage
    clock: Clock
    pace: Pace
    rng: Random
    retire: Callable[["Table"], None]


class Table:
    """A game that is being played in one channel.

    Moves are taken one at a time: decided, written, applied, and only then shown. What leaves a table are views;
    the game itself, with its hidden dice, never does.
    """

    def __init__(self, house: House, record: TableRecord, secret: Secret, game: Game) -> None:
        """Take up `game` where its log ends; nothing happens by itself before `wake`."""
        self.record = record
        self.deadline: float | None = None
        self._house = house
        self._secret = secret
        self._game = game
        self._lock = asyncio.Lock()
        self._alarm: asyncio.Task[None] | None = None
        self._closing = False

    def __repr__(self) -> str:
        """Name the table without showing a die."""
        return f"Table({self.record.game}, seq={self._game.seq})"

    @property
    def commitment(self) -> str:
        """The fingerprint of the game's dice."""
        return commitment(self.record.game, self._secret)

    @property
    def view(self) -> TableView:
        """What anyone may know now."""
        return table_view(self._game)

    def seat_view(self, player: PlayerId) -> SeatView:
        """What a person may know now.

        Raises:
            TableError: `not-seated`.
        """
        return seat_view(self._game, self._seat_of(player))

    async def play(
        self,
        player: PlayerId,
        build: Callable[[SeatNo], SeatMove],
        *,
        cause: int | None = None,
        seen: int | None = None,
    ) -> TableView:
        """Make a move for the seat of a person, and tell what the table looks like after it.

        Args:
            player: who moves.
            build: makes the move for a seat number; called under the lock, so that it is the seat of that moment.
            cause: what asked for it; a second move of the same cause changes nothing.
            seen: the `seq` of the view that the player acted on, None when they typed without looking at one.

        Raises:
            RuleError: the rules do not allow it.
            TableError: `not-seated`, `restarting`, or what has happened since the player looked.
            NotSaved: it could not be written, and so was not made.
        """

        def move() -> SeatMove:
            seat = self._seat_of(player)
            if seen is not None:
                self._require_fresh(seen, seat)
            return build(seat)

        return await self._make(move, cause)

    async def ask(self, move: Asked, *, cause: int | None = None) -> TableView:
        """Make a move that names its person itself; errors as in `play`, less what is about seats."""
        return await self._make(lambda: move, cause)

    async def add_computers(self, host: PlayerId, levels: Sequence[str], *, cause: int | None = None) -> None:
        """Seat a computer player for each of `levels`, as far as there are seats; errors as in `ask`."""
        for number, level in enumerate(levels):
            if number and len(self._game.seats) == MOST_SEATS:
                return
            await self._make(partial(self._computer, host, level), cause if number == 0 else None)

    async def come_back(self, player: PlayerId, *, cause: int | None = None) -> SeatView:
        """Note that a seat's player is present, where the stand-in had to move for it; errors as in `play`."""
        if self._game.seat(self._seat_of(player)).missed and not self._game.ended:
            await self.play(player, ComeBack, cause=cause)
        return self.seat_view(player)

    def wake(self) -> None:
        """Start to do by itself what is due; clocks start anew."""
        self._set_alarm()

    async def close(self) -> None:
        """Refuse all further moves, let the one in hand finish, and do nothing by itself any more."""
        self._closing = True
        async with self._lock:
            self._silence()

    # One move at a time.

    async def _make(self, move: Callable[[], Move], cause: int | None = None) -> TableView:
        async with self._lock:
            if self._closing:
                raise TableError("restarting")
            events = decide(self._game, move())
            if events and await self._write(events, cause):
                self._show(events)
            return self.view

    async def _write(self, events: tuple[Event, ...], cause: int | None) -> bool:
        """Make it so; false when the same cause has done it before."""
        after = replay(events, self._game)
        at = int(self._house.clock.now() * 1000)
        try:
            await self._house.journal.append(self.record, after, events, at=at, cause=cause)
        except AlreadyDone:
            return False
        except Conflict:
            await self._catch_up()
            raise
        self._game = after
        return True

    def _show(self, events: tuple[Event, ...]) -> None:
        self._set_alarm()
        self._house.stage.changed(self, tuple(event for event in events if not isinstance(event, DiceDealt)))
        if self._game.ended:
            self._house.retire(self)

    async def _catch_up(self) -> None:
        """Take up what the log says, where it holds more than this process knows."""
        entries = await self._house.journal.log(self.record.game)
        self._game = replay(entry.event for entry in entries)
        self._set_alarm()

    def _computer(self, host: PlayerId, level: str) -> AddComputer:
        name = players.name_for((seat.name for seat in self._game.seats), self._house.rng)
        return AddComputer(host, level, name)

    def _seat_of(self, player: PlayerId) -> SeatNo:
        seat = self._game.seat_of(player)
        if seat is None:
            raise TableError("not-seated")
        return seat.number

    def _require_fresh(self, seen: int, seat: SeatNo) -> None:
        """Refuse what a player asked for while looking at an earlier turn, and say what has happened since."""
        game = self._game
        if game.ended or seen >= (game.round.since if game.round else game.seq):
            return
        if game.round and game.round.standing:
            standing = game.round.standing
            name = game.seat(standing.seat).name
            raise TableError("stale-bid", name=name, quantity=standing.bid.quantity, face=standing.bid.face)
        if game.round:
            raise TableError("stale-card")
        if game.verdict and game.verdict.caller != seat:
            raise TableError("called-first", name=game.seat(game.verdict.caller).name)
        raise TableError("between-rounds")

    # What nobody does by hand.

    def _set_alarm(self) -> None:
        self._silence()
        house, game = self._house, self._game
        seconds = turn_seconds(game)
        self.deadline = None if seconds is None else house.clock.now() + seconds
        steps = agenda(game, house.pace, house.rng)
        if steps and not self._closing:
            self._alarm = asyncio.create_task(self._follow(steps, game.seq), name=f"table {self.record.game}")
            self._alarm.add_done_callback(_report)

    def _silence(self) -> None:
        """Cancel what was due, unless it is itself what changed the game."""
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._alarm = None

    async def _follow(self, steps: tuple[Step, ...], seq: int) -> None:
        """Do each step when its time has come, until one of them, or something else, changes the game."""
        waited = 0.0
        for step in steps:
            await self._house.clock.sleep(step.after - waited)
            waited = step.after
            await self._do_surely(step)
            if self._game.seq != seq:
                return

    async def _do_surely(self, step: Step) -> None:
        """Do a step, again and again while it cannot be saved."""
        while True:
            try:
                return await self._do(step)
            except (RuleError, TableError):
                return None
            except NotSaved as error:
                log.warning("game %s seq %d: %s not saved: %s", self.record.game, self._game.seq, step.task, error)
            await self._house.clock.sleep(_RETRY)

    async def _do(self, step: Step) -> None:
        game = self._game
        match step.task:
            case "nudge":
                self._house.stage.remind(self, step.seat)
            case "listen":
                await self._listen(game)
            case "think":
                seen = seat_view(game, step.seat)
                choice = players.LEVELS[game.seat(step.seat).level].choose(seen, self._house.rng)
                await self._make(lambda: choice)
            case "time-out":
                seen = seat_view(game, step.seat)
                since = game.round.since if game.round else game.seq
                late = RunOutOfTime(step.seat, since, players.standin(seen))
                await self._make(lambda: late)
            case "roll-off":
                seat, rolls = self._dealer().roll_off([seat.dice for seat in game.seats])
                await self._make(lambda: NameStarter(seat, rolls))
            case "deal":
                cups = self._dealer().deal(game.rounds + 1, [seat.dice for seat in game.seats])
                await self._make(lambda: Deal(cups))
            case "take-out":
                await self._make(lambda: TakeOut(step.seat))
            case "close":
                await self._make(Close)

    async def _listen(self, game: Game) -> None:
        """Let the first computer player that wants to call calza out of turn do so."""
        for number in _waiting_computers(game):
            player = players.LEVELS[game.seat(number).level]
            if player.wants_calza(seat_view(game, number), self._house.rng):
                await self._make(partial(CallCalza, number))
                return

    def _dealer(self) -> Dealer:
        return Dealer(self.record.game, self._secret, [seat.phrase for seat in self._game.seats])


def _waiting_computers(game: Game) -> Iterator[SeatNo]:
    """The computer seats that may call calza now, the one on turn aside."""
    seen = table_view(game).round
    for number in seen.callers if seen else ():
        if game.seat(number).player == COMPUTER and seen and number != seen.turn:
            yield number


def _report(task: asyncio.Task[None]) -> None:
    """Log what went wrong in a task that nobody awaits."""
    if not task.cancelled() and (error := task.exception()):
        log.error("%s stopped by a bug", task.get_name(), exc_info=error)
