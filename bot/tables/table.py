"""One live game: its lock, its state, and the one task that makes the moves nobody makes by hand."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Protocol
from zlib import crc32

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
    Play,
    RunOutOfTime,
    SeatMove,
    TakeOut,
    TakeSeat,
)
from bot.rules.pieces import COMPUTER, MOST_SEATS, PlayerId, SeatNo
from bot.rules.view import SeatView, TableView, seat_view, table_view
from bot.store import AlreadyDone, Conflict, Journal, NotRead, NotSaved, TableRecord
from bot.tables.agenda import AWAY_ROUNDS, Pace, Step, agenda, reveal_seconds, still_due, turn_seconds
from bot.tables.clock import Clock
from bot.tables.refusals import Reason, TableError
from bot.tables.steadfast import steadfast

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

    Attributes:
        record: what was settled when it opened.
        opening: the message that told the fingerprint of the dice, where it is known.
    """

    def __init__(
        self, house: House, record: TableRecord, secret: Secret, game: Game, opening: int | None = None
    ) -> None:
        """Take up `game` where its log ends; nothing happens by itself before `wake`."""
        self.record = record
        self.opening = opening
        self._house = house
        self._secret = secret
        self._game = game
        self._view: TableView | None = None
        self._lock = asyncio.Lock()
        self._alarm: asyncio.Task[None] | None = None
        self._turn = 0
        self._turn_began = 0.0
        self._turn_ends: float | None = None
        self._resting = True
        self._unsure = False
        self._closing = False

    def __repr__(self) -> str:
        """Name the table without showing a die."""
        return f"Table({self.record.game}, seq={self._game.seq})"

    @property
    def commitment(self) -> str:
        """The fingerprint of the game's dice."""
        return commitment(self.record.game, self._secret)

    @property
    def opened_secret(self) -> Secret | None:
        """What the game's dice came from; None until the game has ended."""
        return self._secret if self._game.ended else None

    @property
    def view(self) -> TableView:
        """What anyone may know now."""
        if self._view is None:
            self._view = table_view(self._game)
        return self._view

    @property
    def deadline(self) -> float | None:
        """When the stand-in moves, in seconds since 1970, UTC; None where nobody's time runs out."""
        clock = self._house.clock
        return None if self._turn_ends is None else round(clock.now() + self._turn_ends - clock.elapsed(), 3)

    @property
    def pause(self) -> float:
        """The seconds between a call and the next round, as things are."""
        return reveal_seconds(self.view, self._house.pace)

    def seat_view(self, player: PlayerId) -> SeatView:
        """What a person may know now.

        Raises:
            TableError: `not-seated`.
        """
        return seat_view(self._game, self._seat_of(player), self.view)

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

        def move(_: Game) -> SeatMove:
            seat = self._seat_of(player)
            if seen is not None:
                self._require_fresh(seen, seat)
            return build(seat)

        return await self._make(move, cause=cause)

    async def ask(self, move: Asked, *, cause: int | None = None) -> TableView:
        """Make a move that names its person itself; errors as in `play`, less what is about seats."""
        return await self._make(lambda _: move, cause=cause)

    def check(self, move: Asked) -> None:
        """Refuse what `ask` would be refused now, before anybody is shown a form for it; changes nothing.

        Raises:
            RuleError: the rules do not allow it.
        """
        decide(self._game, move)

    def check_play(self, player: PlayerId, build: Callable[[SeatNo], SeatMove]) -> None:
        """Refuse what `play` would be refused now, as `check` does; raises `not-seated` as well."""
        decide(self._game, build(self._seat_of(player)))

    async def add_computers(self, host: PlayerId, levels: Sequence[str], *, cause: int | None = None) -> int:
        """Seat a computer player for each of `levels`, as far as there are seats, and tell how many sat down.

        Errors as in `ask`, and `no-such-level`.
        """
        require_levels(levels)
        free = max(MOST_SEATS - len(self._game.seats), 1)
        seated = levels[:free]
        await self._make(*(partial(self._computer, host, level) for level in seated), cause=cause)
        return len(seated)

    async def come_back(self, player: PlayerId, *, cause: int | None = None) -> SeatView:
        """Note that a seat's player is present, where the stand-in had to move for it; errors as in `play`."""
        if self._game.seat(self._seat_of(player)).missed and not self._game.ended:
            await self.play(player, ComeBack, cause=cause)
        return self.seat_view(player)

    async def remember_opening(self, message: int) -> None:
        """Note which message told the fingerprint of the dice; it is linked to where the secret is opened."""
        self.opening = message
        try:
            await self._house.journal.remember_opening(self.record.game, message)
        except NotSaved as error:
            log.warning("game %s: its opening line will not be linked to: %s", self.record.game, error)

    async def abandon(self) -> None:
        """End the game without a result, for there is no place left to play it."""
        try:
            await self._make(lambda _: Close())
        except (RuleError, TableError):
            return  # it has ended, or will be taken up again by the next process
        except (NotSaved, NotRead) as error:
            log.warning("game %s: it has no place any more, but that was not saved: %s", self.record.game, error)

    def wake(self) -> None:
        """Start to do by itself what is due; clocks start anew."""
        self._resting = False
        self._turn = 0
        self._set_alarm()

    def rest(self) -> None:
        """Do nothing by itself before it is woken again; moves are still taken."""
        self._resting = True
        self._set_alarm()

    async def close(self) -> None:
        """Refuse all further moves, let the one in hand finish, and do nothing by itself any more."""
        self._closing = True
        async with self._lock:
            self._silence()

    # One move at a time.

    async def _make(self, *moves: Callable[[Game], Move], cause: int | None = None) -> TableView:
        """Make moves one after the other: all of them, or none if one is refused or nothing can be written.

        What was begun is carried through even when whoever asked for it goes away: what is written must be applied.
        """
        return await steadfast(self._make_in_turn(moves, cause))

    async def _make_in_turn(self, moves: Sequence[Callable[[Game], Move]], cause: int | None) -> TableView:
        async with self._lock:
            if self._closing:
                raise TableError("restarting")
            if self._unsure:
                await self._catch_up()
            while True:
                after, events = happen(self._game, moves)
                if not events or await self._write(after, events, cause):
                    return self.view

    async def _write(self, after: Game, events: tuple[Event, ...], cause: int | None) -> bool:
        """Make it so; false when the log has gone on without this process, and all must be decided anew."""
        at = int(self._house.clock.now() * 1000)
        try:
            await self._house.journal.append(self.record, after, events, at=at, cause=cause)
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
        entries = await self._house.journal.log(self.record.game)
        self._unsure = False
        missed = tuple(entry.event for entry in entries[self._game.seq :])
        if missed:
            log.warning("game %s seq %d: %d events were missed", self.record.game, self._game.seq, len(missed))
            self._take_in(replay(missed, self._game), missed)
        return bool(missed)

    def _take_in(self, after: Game, events: tuple[Event, ...]) -> None:
        """Go on from what has been written, and show it."""
        self._game, self._view = after, None
        self._set_alarm()
        try:
            self._house.stage.changed(self, tuple(event for event in events if not isinstance(event, DiceDealt)))
        except Exception:  # a screen that breaks stops no game
            log.exception("game %s seq %d: can't be shown", self.record.game, after.seq)
        if after.ended:
            self._house.retire(self)

    def _computer(self, host: PlayerId, level: str, game: Game) -> AddComputer:
        return AddComputer(host, level, players.name_for((seat.name for seat in game.seats), self._house.rng))

    def _seat_of(self, player: PlayerId) -> SeatNo:
        seat = self._game.seat_of(player)
        if seat is None:
            raise TableError(_why_not_seated(self._game, player))
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
        """Plan what is due next; whatever happens within a turn, such as a player's return, does not restart it."""
        self._silence()
        house, game, now = self._house, self._game, self._house.clock.elapsed()
        turn = game.round.since if game.round else game.seq
        if self._turn != turn:
            self._turn, self._turn_began = turn, now
        seconds = None if self._resting else turn_seconds(self.view)
        self._turn_ends = None if seconds is None else self._turn_began + seconds
        steps = still_due(agenda(self.view, house.pace, self._mood(turn)), now - self._turn_began)
        if steps and not (self._closing or self._resting):
            self._alarm = asyncio.create_task(self._follow(steps, game), name=f"table {self.record.game}")

    def _mood(self, turn: int) -> float:
        """Chance for the waits of a turn, from 0 to 1. It knows no dice, so no wait can tell of them."""
        return crc32(f"{self.record.game} {turn}".encode()) / 2**32

    def _silence(self) -> None:
        """Cancel what was due; a move that it is making is carried through all the same."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _follow(self, steps: tuple[Step, ...], game: Game) -> None:
        """Do each step when its time has come; as soon as something changes the game, this is cancelled."""
        waited = 0.0
        for step in steps:
            await self._house.clock.sleep(step.after - waited)
            waited = step.after
            await self._do_surely(step, game)

    async def _do_surely(self, step: Step, game: Game) -> None:
        """Do a step, again and again while it cannot be saved."""
        while True:
            try:
                return await self._do(step, game)
            except TableError:
                return None  # something else came first
            except (NotSaved, NotRead) as error:
                log.warning("game %s seq %d: %s not saved: %s", self.record.game, game.seq, step.task, error)
            except Exception:
                log.exception("game %s seq %d: %s broke", self.record.game, game.seq, step.task)
                return None
            await self._house.clock.sleep(_RETRY)

    async def _do(self, step: Step, game: Game) -> None:
        match step.task:
            case "nudge":
                self._house.stage.remind(self, step.seat)
            case "listen":
                await self._listen(game)
            case "think":
                await self._go_on(game, self._choose(seat_view(game, step.seat)))
            case "time-out":
                since = game.round.since if game.round else game.seq
                late = RunOutOfTime(step.seat, since, players.standin(seat_view(game, step.seat)))
                await self._go_on(game, late)
            case "roll-off":
                await self._go_on(game, NameStarter(*self._dealer().roll_off([seat.dice for seat in game.seats])))
            case "deal":
                cups = self._dealer().deal(game.rounds + 1, [seat.dice for seat in game.seats])
                await self._go_on(game, Deal(cups))
            case "take-out":
                await self._go_on(game, TakeOut(step.seat))
            case "close":
                await self._go_on(game, Close())

    async def _go_on(self, game: Game, move: Move) -> None:
        """Make a move that was thought of in the situation `game`, and in no other.

        Raises:
            TableError: `stale-card`, something has happened since.
        """

        def still(now: Game) -> Move:
            if now is not game:
                raise TableError("stale-card")
            return move

        await self._make(still)

    def _choose(self, seen: SeatView) -> Play:
        """What a computer player does; should it break, the stand-in moves for it, so that the game goes on."""
        level = seen.table.seat(seen.number).level
        try:
            return players.LEVELS[level].choose(seen, self._house.rng)
        except Exception:
            log.exception("game %s seq %d: the player %s broke", self.record.game, seen.table.seq, level)
            return players.standin(seen)

    async def _listen(self, game: Game) -> None:
        """Let the first computer player that wants to call calza out of turn do so."""
        running = self.view.round
        for number in running.callers if running else ():
            if self.view.seat(number).player == COMPUTER and running and number != running.turn:
                player = players.LEVELS[game.seat(number).level]
                if player.wants_calza(seat_view(game, number)):
                    await self._go_on(game, CallCalza(number))
                    return

    def _dealer(self) -> Dealer:
        return Dealer(self.record.game, self._secret, [seat.phrase for seat in self._game.seats])


def happen(game: Game, moves: Iterable[Callable[[Game], Move]]) -> tuple[Game, tuple[Event, ...]]:
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


def require_levels(levels: Iterable[str]) -> None:
    """See that there are computer players of these levels.

    Raises:
        TableError: `no-such-level`.
    """
    if not all(level in players.LEVELS for level in levels):
        raise TableError("no-such-level")


def _why_not_seated(game: Game, player: PlayerId) -> Reason:
    """Whether somebody who has no seat lost it by being away: to the host, or in the end by itself."""
    seat = next((seat for seat in game.seats if seat.player == player and seat.away), None)
    if seat is None:
        return "not-seated"
    return "taken-out" if seat.rounds_away >= AWAY_ROUNDS else "removed"
