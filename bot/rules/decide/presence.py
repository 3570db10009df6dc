"""Who is there in play: getting up, being away, and coming back."""

from typing import assert_never

from bot.rules.decide import rounds
from bot.rules.decide.gathering import give_up
from bot.rules.decide.needs import require_host, require_seat
from bot.rules.errors import RuleError
from bot.rules.events import (
    Events,
    GameStopped,
    GameWon,
    HostPassed,
    SeatAway,
    SeatLeft,
    SeatOut,
    SeatReturned,
    StarterNamed,
    WhyLeft,
)
from bot.rules.game import Game
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play, Remove, RunOutOfTime
from bot.rules.pieces import FEWEST_SEATS, NO_SEAT, SeatNo

_MISSED_TURNS = 2
"""The stand-in's turns in a row after which a seat counts as away."""


def leave(game: Game, seat: SeatNo) -> Events:
    """A player gets up: before the game or in it (docs/rules.md, "Leaving")."""
    leaver = require_seat(game, seat)
    if game.phase == "gathering":
        return give_up(game, seat)
    if not game.rounds:
        raise RuleError("not-started")
    if not leaver.dice:
        raise RuleError("seat-out")
    return _get_up(game, seat, "left")


def remove(game: Game, move: Remove) -> Events:
    """The host or a moderator takes a seat out: any in the gathering, one that is away in play."""
    if not move.moderator:
        require_host(game, move.player)
    absent = require_seat(game, move.seat)
    if game.phase == "gathering":
        return give_up(game, move.seat)
    if not absent.dice:
        raise RuleError("seat-out")
    if not absent.away:
        raise RuleError("not-away", name=absent.name)
    return _get_up(game, move.seat, "removed")


def take_out(game: Game, seat: SeatNo) -> Events:
    """The table takes a seat out whose player has been away for too long; nothing if they came back."""
    absent = require_seat(game, seat)
    return _get_up(game, seat, "away") if game.phase == "between" and absent.away and absent.dice else ()


def pass_host(game: Game, seat: SeatNo) -> Events:
    """The next person is host, in play or out of it; nothing where that seat is not host or nobody else is there."""
    heir = game.next_person(seat)
    return (HostPassed(heir),) if game.host == seat and heir not in {seat, NO_SEAT} else ()


def come_back(game: Game, seat: SeatNo) -> Events:
    """A player is present again; nothing if they were never missed."""
    return (SeatReturned(seat),) if require_seat(game, seat).missed else ()


def run_out_of_time(game: Game, move: RunOutOfTime) -> Events:
    """The stand-in moves for the seat on turn; nothing where that turn has passed."""
    round_ = game.round
    if round_ is None or (round_.turn, round_.since) != (move.seat, move.since):
        return ()
    events = _stand_in(game, move.move)
    seat = game.seat(move.seat)
    ends = any(event == SeatOut(move.seat) or isinstance(event, GameWon) for event in events)
    if seat.away or ends or seat.missed + 1 < _MISSED_TURNS:
        return events
    return (*events, SeatAway(move.seat))


def _get_up(game: Game, seat: SeatNo, why: WhyLeft) -> Events:
    """A seat is out in play without a call; a running round is void (docs/rules.md, "Leaving")."""
    left = SeatLeft(seat, why)
    others = [other for other in game.still_in if other.number != seat]
    if len(others) == 1:
        return (left, GameWon(others[0].number))
    heir = game.next_person(seat)
    if heir == NO_SEAT:
        return (left, GameStopped("nobody-left"))
    passed = (HostPassed(heir),) if game.host == seat else ()
    starter = game.next_in(seat) if game.starter == seat else game.starter
    still_due = game.palifico and starter == game.starter and (game.options.palifico_duel or len(others) > FEWEST_SEATS)
    return (left, *passed, StarterNamed(starter, still_due))


def _stand_in(game: Game, move: Play) -> Events:
    match move:
        case MakeBid(seat, bid):
            return rounds.bid(game, seat, bid, stand_in=True)
        case CallDudo(seat):
            return rounds.dudo(game, seat, stand_in=True)
        case CallCalza(seat):
            return rounds.calza(game, seat, stand_in=True)
        case _:
            assert_never(move)
