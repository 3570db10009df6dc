"""What a table does by itself next, and when: the dealer, the clock and the computer players."""

from typing import Literal

import msgspec

from bot.rules.pieces import COMPUTER, NO_SEAT, SeatNo
from bot.rules.view import RoundView, TableView
from bot.store import Settings

Task = Literal["close", "roll-off", "deal", "take-out", "listen", "think", "nudge", "time-out"]
"""Close an idle gathering; roll for the start; deal; take an absent seat out; ask a computer player whether it calls
calza out of turn; let one move; remind a person; let the stand-in move."""

IDLE_GATHERING = 30 * 60.0
"""Seconds after which a gathering closes by itself when nothing happens in it."""

AWAY_CLOCK = 10.0
"""The most seconds that a seat has for a turn while its player is away."""

AWAY_ROUNDS = 3
"""The rounds after which an absent seat is taken out."""

_HURRY = 0.25
"""What is left of the usual waits when no person is in the game any more."""


class Pace(msgspec.Struct, frozen=True):
    """How long a table lets people look.

    Attributes:
        reveal: seconds for which the open cups are shown before the next round.
        thinking: seconds that a computer player seems to think, on average.
        nudges: whether a person is reminded when half of their time has gone.
    """

    reveal: float = 5.0
    thinking: float = 1.5
    nudges: bool = True

    def at(self, settings: Settings) -> "Pace":
        """This pace, as far as a channel did not choose another."""
        reveal = self.reveal if settings.pause is None else settings.pause
        return Pace(reveal, self.thinking, self.nudges if settings.nudges is None else settings.nudges)


class Step(msgspec.Struct, frozen=True):
    """One thing to do, `after` seconds from now unless something happens first, for `seat` where it concerns one."""

    after: float
    task: Task
    seat: SeatNo = NO_SEAT


def agenda(view: TableView, pace: Pace, mood: float) -> tuple[Step, ...]:
    """What is due while nothing else happens, soonest first; the first step that changes the game ends it.

    `mood`, from 0 to 1, makes computer players seem slower or faster. All waits follow from it and from what lies in
    the open: the dice are not even here.
    """
    match view.phase:
        case "gathering":
            return (Step(IDLE_GATHERING, "close"),)
        case "roll-off":
            return (Step(0, "roll-off"),)
        case "between":
            return (_next_round(view, pace),)
        case "round" if view.round:
            return _turn(view, view.round, pace, pace.thinking * _speed(view) * (0.6 + 0.8 * mood))
        case _:
            return ()


def still_due(steps: tuple[Step, ...], spent: float) -> tuple[Step, ...]:
    """What is left of an agenda `spent` seconds after it began; the last step is left in any case."""
    left = [step for step in steps[:-1] if step.after > spent]
    return tuple(msgspec.structs.replace(step, after=max(step.after - spent, 0.0)) for step in (*left, *steps[-1:]))


def turn_seconds(view: TableView) -> float | None:
    """The seconds that the seat on turn has, None without a limit or when it is nobody's or a computer's turn."""
    if view.round is None or view.clock is None:
        return None
    seat = view.seat(view.round.turn)
    if seat.player == COMPUTER:
        return None
    return min(AWAY_CLOCK, view.clock) if seat.away else float(view.clock)


def reveal_seconds(view: TableView, pace: Pace) -> float:
    """The pause between a call and the next round."""
    return pace.reveal * _speed(view)


def _next_round(view: TableView, pace: Pace) -> Step:
    pause = reveal_seconds(view, pace) if view.rounds else 0.0
    absent = next((seat for seat in view.still_in if seat.rounds_away >= AWAY_ROUNDS), None)
    return Step(pause, "take-out", absent.number) if absent else Step(pause, "deal")


def _turn(view: TableView, round_: RoundView, pace: Pace, thinking: float) -> tuple[Step, ...]:
    return (*_listen(view, round_, thinking), *_move(view, round_, pace, thinking))


def _listen(view: TableView, round_: RoundView, thinking: float) -> tuple[Step, ...]:
    """When computer players may call calza out of turn, give them a moment to."""
    computers = [number for number in round_.callers if view.seat(number).player == COMPUTER]
    return tuple(Step(thinking * 0.8, "listen", number) for number in computers if number != round_.turn)


def _move(view: TableView, round_: RoundView, pace: Pace, thinking: float) -> tuple[Step, ...]:
    if view.seat(round_.turn).player == COMPUTER:
        return (Step(thinking, "think", round_.turn),)
    seconds = turn_seconds(view)
    if seconds is None:
        return ()
    due = Step(seconds, "time-out", round_.turn)
    return (due,) if view.seat(round_.turn).away or not pace.nudges else (Step(seconds / 2, "nudge", round_.turn), due)


def _speed(view: TableView) -> float:
    return 1.0 if any(seat.player != COMPUTER for seat in view.still_in) else _HURRY
