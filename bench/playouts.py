"""Rounds of two seats with five dice, every move by chance, beside OpenSpiel's `liars_dice` where that is installed."""

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from bench.measure import Result
from bot.rules.decide import decide
from bot.rules.events import DiceDealt, GameBegun, SeatTaken, StarterNamed, TableOpened
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import CallDudo, MakeBid
from bot.rules.options import Options
from bot.rules.pieces import FACES, PlayerId, SeatNo

_ROUNDS = 2000
_LIMIT = 6.0
"""Their rounds are played by C++ and keep no events; ours are played by the rules that run every table."""

_ONE, _TWO = SeatNo(1), SeatNo(2)
_BEGUN = replay(
    (
        TableOpened("classic", Options(), None),
        SeatTaken(_ONE, PlayerId(1), "Ana"),
        SeatTaken(_TWO, PlayerId(2), "Bob"),
        GameBegun(),
        StarterNamed(_ONE),
    )
)


def run() -> Iterator[Result]:
    """The milliseconds of a round, ours and OpenSpiel's; ours alone where OpenSpiel is not installed."""
    theirs = _open_spiel()
    ours = _milliseconds(_round)
    if theirs is None:
        print("open_spiel is not installed: its liars_dice is not measured")
        yield Result("a round by chance, two seats with five dice", ours, None, 50.0)
        return
    yield Result("a round by chance, beside OpenSpiel's", ours, _milliseconds(theirs), _LIMIT)


def _milliseconds(play: Callable[[Random], object]) -> float:
    rng = Random(1)
    start = perf_counter()
    for _ in range(_ROUNDS):
        play(rng)
    return (perf_counter() - start) / _ROUNDS * 1e3


def _round(rng: Random) -> Game:
    """One round to its reveal, each legal move as likely as any other."""
    cups = tuple(tuple(rng.choices(FACES, k=seat.dice)) for seat in _BEGUN.seats)
    game = replay([DiceDealt(cups)], _BEGUN)
    while game.round:
        turn = game.round.turn
        said = rng.choice([*game.auction(turn).ladder(), *([None] if game.round.standing else [])])
        game = replay(decide(game, MakeBid(turn, said) if said else CallDudo(turn)), game)
    return game


def _open_spiel() -> Callable[[Random], object] | None:
    try:
        spiel: Any = import_module("pyspiel")
    except ImportError:
        return None
    rules = spiel.load_game("liars_dice", {"players": 2, "numdice": 5})

    def play(rng: Random) -> object:
        state = rules.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return state

    return play
