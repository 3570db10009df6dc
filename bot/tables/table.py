"""One live game as everyone else knows it: who may ask it what, and what leaves it."""

import logging
from asyncio import Lock
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Protocol

import msgspec

from bot.dealing import Secret, commitment
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import DiceDealt, Event, OpenEvent
from bot.rules.game import Game
from bot.rules.moves import Close, ComeBack, HostMove, Leave, Move, PassHost, SeatMove, TakeSeat
from bot.rules.pieces import MOST_SEATS, PlayerId, SeatNo
from bot.rules.view import SeatView, TableView, seat_view
from bot.scores.outcome import Outcome
from bot.store import Journal, NotRead, NotSaved, TableRecord
from bot.tables.agenda import Pace, reveal_seconds
from bot.tables.autopilot import Autopilot
from bot.tables.clock import Clock
from bot.tables.croupier import Croupier
from bot.tables.gathering import require_levels, seat_computer
from bot.tables.ledger import Ledger
from bot.tables.refusals import TableError, require_fresh, seat_of

log = logging.getLogger(__name__)

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
        self._pace = house.pace.at(record.settings)
        self._secret = secret
        self._ledger = Ledger(house.journal, house.clock, record, game, self._taken_in)
        croupier = Croupier(record.game, secret, house.rng)
        self._autopilot = Autopilot(self._ledger, croupier, house.clock, self._pace, self._remind)

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
        return self._ledger.view

    @property
    def _game(self) -> Game:
        return self._ledger.game

    @property
    def deadline(self) -> float | None:
        """When the stand-in moves, in seconds since 1970, UTC; None where nobody's time runs out."""
        return self._autopilot.deadline

    @property
    def outcome(self) -> Outcome | None:
        """What the game tells beyond its result, once it was won and as far as that is known."""
        return self._ledger.outcome

    @property
    def pause(self) -> float:
        """The seconds between a call and the next round, as things are."""
        return reveal_seconds(self.view, self._pace)

    def seat_view(self, player: PlayerId) -> SeatView:
        """What a person may know now.

        Raises:
            TableError: `not-seated`.
        """
        return seat_view(self._game, seat_of(self._game, player), self.view)

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

        def move(game: Game) -> SeatMove:
            seat = seat_of(game, player)
            if seen is not None:
                require_fresh(game, seen, seat)
            return build(seat)

        return await self._ledger.make(move, cause=cause)

    async def ask(self, move: Asked, *, cause: int | None = None) -> TableView:
        """Make a move that names its person itself; errors as in `play`, less what is about seats."""
        return await self._ledger.make(lambda _: move, cause=cause)

    def check(self, move: Asked) -> None:
        """Refuse what `ask` would be refused now, before anybody is shown a form for it; changes nothing.

        Raises:
            RuleError: the rules do not allow it.
        """
        decide(self._game, move)

    def check_play(self, player: PlayerId, build: Callable[[SeatNo], SeatMove]) -> None:
        """Refuse what `play` would be refused now, as `check` does; raises `not-seated` as well."""
        decide(self._game, build(seat_of(self._game, player)))

    async def add_computers(self, host: PlayerId, levels: Sequence[str], *, cause: int | None = None) -> int:
        """Seat a computer player for each of `levels`, as far as there are seats, and tell how many sat down.

        Errors as in `ask`, and `no-such-level`.
        """
        require_levels(levels)
        free = max(MOST_SEATS - len(self._game.seats), 1)
        seated = levels[:free]
        seat = partial(partial, seat_computer, host, self._house.rng)
        await self._ledger.make(*map(seat, seated), cause=cause)
        return len(seated)

    async def come_back(self, player: PlayerId, *, cause: int | None = None) -> SeatView:
        """Note that a seat's player is present, where the stand-in had to move for it; errors as in `play`."""
        if self._game.seat(seat_of(self._game, player)).missed and not self._game.ended:
            await self.play(player, ComeBack, cause=cause)
        return self.seat_view(player)

    async def remember_opening(self, message: int) -> None:
        """Note which message told the fingerprint of the dice; it is linked to where the secret is opened."""
        self.opening = message
        try:
            await self._house.journal.remember_opening(self.record.game, message)
        except NotSaved as error:
            log.warning("game %s: its opening line will not be linked to: %s", self.record.game, error)

    async def recall_outcome(self) -> None:
        """Look up what a game tells beyond its result that an earlier process ended."""
        await self._ledger.recall_outcome()

    # Forgetting.

    def knows(self, player: PlayerId) -> bool:
        """Whether a person sits here, or did and got up in play."""
        return any(seat.player == player for seat in self.view.seats)

    async def let_go(self, player: PlayerId) -> None:
        """Let a person get up for good, if they have not already; who is out passes on the host's role.

        Raises:
            RuleError: `not-started`, while the roll-off is made.
            NotSaved: they sit there still.
        """

        def go(game: Game) -> Move:
            seat = seat_of(game, player)
            return Leave(seat) if game.seat(seat).dice or not game.rounds else PassHost(seat)

        try:
            await self._ledger.make(go)
        except TableError as error:
            if error.reason == "restarting":
                raise
        except RuleError as error:
            if error.key == "not-started":
                raise

    @property
    def held(self) -> Lock:
        """To be entered by whoever rewrites the log; no move is made meanwhile."""
        return self._ledger.held

    async def read_again(self, forgotten: PlayerId) -> None:
        """Go on from the log, out of which a person was taken; only for whoever holds the table."""
        await self._ledger.read_again(forgotten)

    async def abandon(self) -> None:
        """End the game without a result, for there is no place left to play it."""
        try:
            await self._ledger.make(lambda _: Close())
        except (RuleError, TableError):
            return  # it has ended, or will be taken up again by the next process
        except (NotSaved, NotRead) as error:
            log.warning("game %s: it has no place any more, but that was not saved: %s", self.record.game, error)

    def wake(self) -> None:
        """Start to do by itself what is due; clocks start anew."""
        self._autopilot.wake()

    def rest(self) -> None:
        """Do nothing by itself before it is woken again; moves are still taken."""
        self._autopilot.rest()

    async def close(self) -> None:
        """Refuse all further moves, let the one in hand finish, and do nothing by itself any more."""
        self._autopilot.stop()
        await self._ledger.close()

    def _taken_in(self, events: Sequence[Event]) -> None:
        """Plan what is due now, and show what happened."""
        self._autopilot.plan()
        if not events and self._game.ended:
            return  # whoever shows the end looks at it by themselves
        try:
            self._house.stage.changed(self, tuple(event for event in events if not isinstance(event, DiceDealt)))
        except Exception:  # a screen that breaks stops no game
            log.exception("game %s seq %d: can't be shown", self.record.game, self._game.seq)
        if self._game.ended:
            self._house.retire(self)

    def _remind(self, seat: SeatNo) -> None:
        self._house.stage.remind(self, seat)
