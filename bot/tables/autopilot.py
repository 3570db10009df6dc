"""When a table does something by itself: one task that follows its agenda, and the deadline of the turn."""

import asyncio
import logging
from collections.abc import Callable
from zlib import crc32

from bot.rules.game import Game
from bot.rules.pieces import SeatNo
from bot.store import NotRead, NotSaved
from bot.tables.agenda import Pace, Step, agenda, still_due, turn_seconds
from bot.tables.clock import Clock
from bot.tables.croupier import Croupier
from bot.tables.ledger import Ledger
from bot.tables.refusals import TableError

log = logging.getLogger(__name__)

_RETRY = 5.0
"""Seconds after which the table tries again to do what it could not save."""


class Autopilot:
    """Lets a croupier move when the time for it has come; rests until it is woken."""

    def __init__(
        self, ledger: Ledger, croupier: Croupier, clock: Clock, pace: Pace, remind: Callable[[SeatNo], None]
    ) -> None:
        """Make the moves of `croupier` in `ledger`; `remind` is told of whoever lets the others wait."""
        self._ledger = ledger
        self._croupier = croupier
        self._clock = clock
        self._pace = pace
        self._remind = remind
        self._alarm: asyncio.Task[None] | None = None
        self._turn = 0
        self._turn_began = 0.0
        self._turn_ends: float | None = None
        self._resting = True
        self._stopped = False

    @property
    def deadline(self) -> float | None:
        """When the stand-in moves, in seconds since 1970, UTC; None where nobody's time runs out."""
        clock = self._clock
        return None if self._turn_ends is None else round(clock.now() + self._turn_ends - clock.elapsed(), 3)

    def wake(self) -> None:
        """Start to do what is due; clocks start anew."""
        self._resting = False
        self._turn = 0
        self.plan()

    def rest(self) -> None:
        """Do nothing before it is woken again, and let no clock run."""
        self._resting = True
        self.plan()

    def stop(self) -> None:
        """Do nothing any more, whoever wakes it."""
        self._stopped = True
        self._silence()

    def plan(self) -> None:
        """Plan what is due next; whatever happens within a turn, such as a player's return, does not restart it."""
        self._silence()
        game, view, now = self._ledger.game, self._ledger.view, self._clock.elapsed()
        turn = game.round.since if game.round else game.seq
        if self._turn != turn:
            self._turn, self._turn_began = turn, now
        seconds = None if self._resting else turn_seconds(view)
        self._turn_ends = None if seconds is None else self._turn_began + seconds
        steps = still_due(agenda(view, self._pace, self._mood(turn)), now - self._turn_began)
        if steps and not (self._resting or self._stopped):
            self._alarm = asyncio.create_task(self._follow(steps, game), name=f"table {self._ledger.record.game}")

    def _mood(self, turn: int) -> float:
        """Chance for the waits of a turn, from 0 to 1. It knows no dice, so no wait can tell of them."""
        return crc32(f"{self._ledger.record.game} {turn}".encode()) / 2**32

    def _silence(self) -> None:
        """Cancel what was due; a move that it is making is carried through all the same."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _follow(self, steps: tuple[Step, ...], game: Game) -> None:
        """Do each step when its time has come; as soon as something changes the game, this is cancelled."""
        waited = 0.0
        for step in steps:
            await self._clock.sleep(step.after - waited)
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
                log.warning("game %s seq %d: %s not saved: %s", self._ledger.record.game, game.seq, step.task, error)
            except Exception:
                log.exception("game %s seq %d: %s broke", self._ledger.record.game, game.seq, step.task)
                return None
            await self._clock.sleep(_RETRY)

    async def _do(self, step: Step, game: Game) -> None:
        if step.task == "nudge":
            self._remind(step.seat)
        elif move := self._croupier.move(step, game):
            await self._ledger.go_on(game, move)
