"""Folding a log into its game, beside the same rules on raw tuples; and writing one event as JSON."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bench.measure import Result, in_turns
from bot.rules.decide import decide
from bot.rules.events import (
    BidMade,
    CalzaCalled,
    DiceCounted,
    DiceDealt,
    DiceLost,
    DieWon,
    DudoCalled,
    Event,
    GameBegun,
    GameWon,
    SeatOut,
    SeatTaken,
    StarterNamed,
    TableOpened,
)
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Begin, CallCalza, CallDudo, Deal, MakeBid, Move, NameStarter, OpenTable, TakeSeat
from bot.rules.options import Options
from bot.rules.pieces import FACES, PlayerId, SeatNo
from bot.store import GameId
from bot.store.records import rows

GAMES = 40


def game_of_six(rng: Random) -> list[Event]:
    """A legal game of six seats to its end."""
    game, log = Game(), list[Event]()
    opening: list[Move] = [OpenTable("classic", Options(), 90)]
    opening += [TakeSeat(PlayerId(number), f"Player {number}") for number in range(1, 7)]
    moves = iter([*opening, Begin(PlayerId(1)), NameStarter(SeatNo(rng.randint(1, 6)))])
    while not game.ended:
        events = decide(game, next(moves, None) or _move(game, rng))
        log += events
        game = replay(events, game)
    return log


def _move(game: Game, rng: Random) -> Move:
    round_ = game.round
    if round_ is None:
        return Deal(tuple(tuple(rng.choices(FACES, k=seat.dice)) for seat in game.seats))
    if round_.standing and rng.random() < 0.15:
        return CallDudo(round_.turn)
    if round_.standing and len(game.still_in) > 2 and not round_.palifico and rng.random() < 0.02:
        return CallCalza(round_.turn)
    ladder = iter(game.auction(round_.turn).ladder())
    bid = next(ladder, None)
    return MakeBid(round_.turn, bid) if bid else CallDudo(round_.turn)


# The yardstick: a game is a tuple, an event is a tuple, and the same facts are kept.

Plain = tuple[Any, ...]


def flat(event: Event) -> Plain:
    """An event as its kind and its facts."""
    return (type(event).__name__, msgspec.structs.astuple(event))


def _at(items: Plain, index: int, item: object) -> Plain:
    return (*items[:index], item, *items[index + 1 :])


def _bid(game: Plain, fact: Plain) -> Plain:
    seq, seats, rounds, starter, palifico, round_, verdict = game
    number, start, wild, cups, _, bids, _ = round_
    seat, quantity, face, stand_in = fact
    if seats[seat - 1][8]:
        seats = _at(seats, seat - 1, (*seats[seat - 1][:8], 0, False, 0))
    after = (number, start, wild, cups, _next(seats, seat), (*bids, (seat, quantity, face, stand_in)), seq + 1)
    return (seq + 1, seats, rounds, starter, palifico, after, verdict)


def _next(seats: Plain, seat: int) -> int:
    number: int = next(each[0] for each in (*seats[seat:], *seats[:seat]) if each[4])
    return number


def _deal(game: Plain, fact: Plain) -> Plain:
    seq, seats, rounds, starter, palifico, _, _ = game
    seats = tuple((*seat[:10], seat[10] + 1) if seat[9] else seat for seat in seats)
    return (
        seq + 1,
        seats,
        rounds + 1,
        starter,
        palifico,
        (rounds + 1, starter, palifico, fact[0], starter, (), seq + 1),
        None,
    )


def _call(game: Plain, fact: Plain) -> Plain:
    seq, seats, rounds, starter, palifico, round_, _ = game
    standing = round_[5][-1]
    verdict = (fact[0], standing[0], standing[1:3], round_[3], round_[2], round_[5], 0, (0,) * len(seats), ())
    return (seq + 1, seats, rounds, starter, palifico, None, verdict)


def _count(game: Plain, fact: Plain) -> Plain:
    return (game[0] + 1, *game[1:6], _at(game[6], 6, fact[0]))


def _dice(game: Plain, seat: int, dice: int) -> Plain:
    seq, seats, *kept, verdict = game
    old = seats[seat - 1]
    held = old[4] + dice
    seats = _at(seats, seat - 1, (*old[:4], held, old[5] or held == 1, *old[6:]))
    change = _at(verdict[7], seat - 1, verdict[7][seat - 1] + dice)
    return (seq + 1, seats, *kept, _at(verdict, 7, change))


def _out(game: Plain, fact: Plain) -> Plain:
    seq, seats, *kept, verdict = game
    place = sum(1 for seat in seats if seat[4]) + 1
    seats = _at(seats, fact[0] - 1, _at(seats[fact[0] - 1], 7, place))
    return (seq + 1, seats, *kept, _at(verdict, 8, (*verdict[8], fact[0])))


def _starter(game: Plain, fact: Plain) -> Plain:
    return (game[0] + 1, game[1], game[2], fact[0], fact[1], *game[5:])


def _take(game: Plain, fact: Plain) -> Plain:
    return (game[0] + 1, (*game[1], (fact[0], fact[2], fact[1], "", 0, False, False, 0, 0, False, 0)), *game[2:])


def _begin(game: Plain, _: Plain) -> Plain:
    return (game[0] + 1, tuple(_at(seat, 4, 5) for seat in game[1]), *game[2:])


def _same(game: Plain, _: Plain) -> Plain:
    return (game[0] + 1, *game[1:])


_PLAIN: dict[str, Callable[[Plain, Plain], Plain]] = {
    TableOpened.__name__: _same,
    SeatTaken.__name__: _take,
    GameBegun.__name__: _begin,
    StarterNamed.__name__: _starter,
    DiceDealt.__name__: _deal,
    BidMade.__name__: _bid,
    DudoCalled.__name__: _call,
    CalzaCalled.__name__: _call,
    DiceCounted.__name__: _count,
    DiceLost.__name__: lambda game, fact: _dice(game, fact[0], -fact[1]),
    DieWon.__name__: lambda game, fact: _dice(game, fact[0], 1),
    SeatOut.__name__: _out,
    GameWon.__name__: _same,
}


def plain_replay(log: Sequence[Plain]) -> Plain:
    """The game that a log adds up to."""
    game: Plain = (0, (), 0, 0, False, None, None)
    for event in log:
        game = _PLAIN[event[0]](game, event[1])
    return game


def run() -> Iterator[Result]:
    """Measure whole games, steps and the text of an event."""
    rng = Random(1)
    logs = [game_of_six(rng) for _ in range(GAMES)]
    plain = [[flat(event) for event in log] for log in logs]
    for log, tuples in zip(logs, plain, strict=True):
        ours, theirs = replay(log), plain_replay(tuples)
        assert [seat.dice for seat in ours.seats] == [seat[4] for seat in theirs[1]]
        assert ours.seq == theirs[0]
    longest = max(logs, key=len)
    flat_longest = plain[logs.index(longest)]
    took, plainly = in_turns(100, lambda: replay(longest), lambda: plain_replay(flat_longest))
    each = 1e3 / len(longest)
    yield Result(f"replay, the longest of {GAMES} games, {len(longest)} events", took, None, 5.0)
    yield Result(f"replay, one event ({1e6 / (took * each):,.0f} a second)", took * each, plainly * each, 3.0, "µs")
    yield from _encoding(longest)


def _encoding(log: Sequence[Event]) -> Iterator[Result]:
    """The JSON of an event, beside the standard library's of the same facts."""
    some = log[8:108]
    facts = [msgspec.to_builtins(event) for event in some]
    write = msgspec.json.Encoder().encode
    each = 1e3 / len(some)
    took, plainly = in_turns(
        200, lambda: [write(event) for event in some], lambda: [json.dumps(fact) for fact in facts]
    )
    yield Result("encode one event", took * each, None, 2.0, "µs")
    yield Result("encode one event, beside json.dumps", took * each, plainly * each, 1.0, "µs")
    took, _ = in_turns(200, lambda: rows(GameId("g"), some, first=1, at=1, cause=1), lambda: None)
    yield Result("a row of the journal", took * each, None, 4.0, "µs")
