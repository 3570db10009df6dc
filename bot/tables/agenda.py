"""What a table does by itself next, and when: the dealer, the clock and the computer players."""

from typing import Literal

import msgspec

from bot.rules.game import Game, Round
from bot.rules.pieces import COMPUTER, NO_SEAT, SeatNo
from bot.rules.view import table_view

Task = Literal["close", "roll-off", "deal", "take-out", "listen", "think", "nudge", "time-out"]
"""Close an idle gathering; roll for the start; deal; take an absent seat out; ask computer players whether they
call calza out of turn; let one move; remind a person; let the stand-in move."""

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
    """

    reveal: float = 5.0
    thinking: float = 1.5


class Step(msgspec.Struct, frozen=True):
    """One thing to do, `after` seconds from now unless something happens first, for `seat` where it concerns one."""

    after: float
    task: Task
    seat: SeatNo = NO_SEAT


def agenda(game: Game, pace: Pace, mood: float) -> tuple[Step, ...]:
    """What is due while nothing else happens, soonest first; the first step that changes the game ends it.

    `mood`, from 0 to 1, makes computer players seem slower or faster. All waits follow from it and from what lies in
    the open, never from the dice.
    """
    match game.phase:
        case "gathering":
            return (Step(IDLE_GATHERING, "close"),)
        case "roll-off":
            return (Step(0, "roll-off"),)
        case "between":
            return (_next_round(game, pace),)
        case "round" if game.round:
            return _turn(game, game.round, pace.thinking * _speed(game) * (0.6 + 0.8 * mood))
        case _:
            return ()


def still_due(steps: tuple[Step, ...], spent: float) -> tuple[Step, ...]:
    """What is left of an agenda `spent` seconds after it began; the last step is left in any case."""
    left = [step for step in steps[:-1] if step.after > spent]
    return tuple(msgspec.structs.replace(step, after=max(step.after - spent, 0.0)) for step in (*left, *steps[-1:]))


def turn_seconds(game: Game) -> float | None:
    """The seconds that the seat on turn has, None without a limit or when it is nobody's or a computer's turn."""
    if game.round is None or game.clock is None:
        return None
    seat = game.seat(game.round.turn)
    if seat.player == COMPUTER:
        return None
    return min(AWAY_CLOCK, game.clock) if seat.away else float(game.clock)


def reveal_seconds(game: Game, pace: Pace) -> float:
    """The pause between a call and the next round."""
    return pace.reveal * _speed(game)


def _next_round(game: Game, pace: Pace) -> Step:
    pause = reveal_seconds(game, pace) if game.rounds else 0.0
    absent = next((seat for seat in game.still_in if seat.rounds_away >= AWAY_ROUNDS), None)
    return Step(pause, "take-out", absent.number) if absent else Step(pause, "deal")


def _turn(game: Game, round_: Round, thinking: float) -> tuple[Step, ...]:
    return (*_listen(game, round_, thinking), *_move(game, round_, thinking))


def _listen(game: Game, round_: Round, thinking: float) -> tuple[Step, ...]:
    """When computer players may call calza out of turn, give them a moment to."""
    seen = table_view(game).round
    callers = seen.callers if seen else ()
    waiting = any(number != round_.turn and game.seat(number).player == COMPUTER for number in callers)
    return (Step(thinking * 0.8, "listen"),) if waiting else ()


def _move(game: Game, round_: Round, thinking: float) -> tuple[Step, ...]:
    if game.seat(round_.turn).player == COMPUTER:
        return (Step(thinking, "think", round_.turn),)
    seconds = turn_seconds(game)
    if seconds is None:
        return ()
    due = Step(seconds, "time-out", round_.turn)
    return (due,) if game.seat(round_.turn).away else (Step(seconds / 2, "nudge", round_.turn), due)


def _speed(game: Game) -> float:
    return 1.0 if any(seat.player != COMPUTER for seat in game.still_in) else _HURRY
