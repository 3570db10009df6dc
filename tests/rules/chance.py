"""Whole games by chance, through the engine alone: any options, any number of seats, people who come and go."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import (
    AddComputer,
    Begin,
    CallCalza,
    CallDudo,
    ComeBack,
    Deal,
    Leave,
    MakeBid,
    Move,
    NameStarter,
    OpenTable,
    Play,
    Remove,
    RunOutOfTime,
    SetPhrase,
    TakeOut,
    TakeSeat,
)
from bot.rules.options import CHOICES, PRESETS, Options, Preset, change
from bot.rules.pieces import FACES, Cup, PlayerId, SeatNo
from tests.rules.table import NAMES

Step = tuple[Game, Move, tuple[Event, ...], Game]
"""The game before, the move, what it caused, the game after."""


def any_options(rng: Random) -> tuple[Preset, Options]:
    """A preset, and its options with some of them changed."""
    preset = rng.choice(list(PRESETS))
    chosen = PRESETS[preset]
    for name in rng.sample(list(CHOICES), rng.choice([0, 0, 1, 3, 9])):
        chosen = change(chosen, name, rng.choice(CHOICES[name]))
    return preset, chosen


def any_cups(rng: Random, held: list[int]) -> tuple[Cup, ...]:
    return tuple(tuple(rng.choices(FACES, k=dice)) for dice in held)


def any_bid(rng: Random, game: Game, seat: SeatNo) -> Play:
    """A legal bid, most often a low one, or dudo where none is left."""
    ladder = list(game.auction(seat).ladder())
    if not ladder:
        return CallDudo(seat)
    return MakeBid(seat, ladder[min(int(rng.expovariate(0.3)), len(ladder) - 1)])


def any_play(rng: Random, game: Game, seat: SeatNo) -> Play:
    dudo = game.round is not None and game.round.standing is not None and rng.random() < 0.35
    return CallDudo(seat) if dudo else any_bid(rng, game, seat)


def any_move(rng: Random, game: Game, *, restless: bool) -> Move:
    """What somebody might do next; out of turn it may be refused."""
    someone = rng.choice(game.still_in).number
    if restless and rng.random() < 0.04:
        about: tuple[Move, ...] = (Leave(someone), ComeBack(someone), TakeOut(someone), Remove(PlayerId(1), someone))
        return rng.choice(about)
    round_ = game.round
    if round_ is None:
        return Deal(any_cups(rng, [seat.dice for seat in game.seats]))
    if round_.standing and rng.random() < 0.2:
        return CallCalza(someone)
    if restless and rng.random() < 0.2:
        return RunOutOfTime(round_.turn, round_.since, any_play(rng, game, round_.turn))
    return any_play(rng, game, round_.turn)


def opening(rng: Random) -> Iterator[Move]:
    """A gathering and its roll-off."""
    preset, options = any_options(rng)
    seats = rng.randint(2, 6)
    yield OpenTable(preset, options, rng.choice([None, 30, 90]))
    for number in range(1, seats + 1):
        if number > 1 and rng.random() < 0.2:
            yield AddComputer(PlayerId(1), "shy", f"{NAMES[number - 1]} (robot)")
        else:
            yield TakeSeat(PlayerId(number), NAMES[number - 1])
    if rng.random() < 0.3:
        yield SetPhrase(SeatNo(1), "toucan #1")
    yield Begin(PlayerId(1))
    yield NameStarter(SeatNo(rng.randint(1, seats)))


def steps(rng: Random, *, restless: bool = True) -> Iterator[Step]:
    """A whole game, move by move; `restless` for one in which people leave and run out of time."""
    game = Game()
    moves = opening(rng)
    while not game.ended:
        move = next(moves, None) or any_move(rng, game, restless=restless)
        try:
            events = decide(game, move)
        except RuleError:
            continue
        after = replay(events, game)
        yield game, move, events, after
        game = after


def log_of(rng: Random, *, restless: bool = True) -> list[Event]:
    return [event for _, _, events, _ in steps(rng, restless=restless) for event in events]


def reshuffled(rng: Random, game: Game, seat: SeatNo) -> Game:
    """The same game with other dice under all cups but one seat's."""
    if game.round is None:
        return game
    cups = any_cups(rng, [len(cup) for cup in game.round.cups])
    cups = tuple(
        own if n == seat else other for n, (own, other) in enumerate(zip(game.round.cups, cups, strict=True), 1)
    )
    return replace(game, round=replace(game.round, cups=cups))
