"""What holds for every computer player: `python -m bench.manners [DECISIONS [SEED]]` sees that none ever errs or peeks.

Whole games under any options, by chance or between any players; each decision must be legal, and stay the same when
the dice under all other cups are thrown anew in the game behind the view. Its cost is measured with thirty dice.
"""

import sys
from collections.abc import Iterator
from itertools import accumulate
from random import Random
from statistics import quantiles
from time import thread_time

from bench.measure import Result
from bot.arena.contest import contest
from bot.arena.entrants import entrant
from bot.players import PLAYERS, Player
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.evolve import evolve
from bot.rules.game import Game
from bot.rules.moves import CallCalza, Play
from bot.rules.options import CHOICES, PRESETS, Options, written
from bot.rules.view import SeatView, seat_view
from tests.rules.chance import any_options, reshuffled, steps

_DECISIONS = 3000
_TIMED = 40
_MOST_SEATS = 6
_MOST_DICE = 30
_OUT_OF_TURN = "a calza out of turn"


def run() -> Iterator[Result]:
    """Illegal decisions, decisions that changed, what never came up, and the milliseconds of 99 of 100 with 30 dice."""
    return measured()


def measured(decisions: int = _DECISIONS, seed: int = 1) -> Iterator[Result]:
    """The same for so many decisions, by chance of that seed."""
    yield from watched(decisions, Random(seed))
    yield Result("99 of 100 decisions with 30 dice", thirty_dice(_TIMED, seed) * 1e3, None, 5.0)


def watched(decisions: int, rng: Random) -> Iterator[Result]:
    """Play until so many decisions were made, and count what must not happen."""
    made, illegal, changed, never = 0, 0, 0, _all_there_is()
    for game in _situations(rng):
        name = rng.choice(list(PLAYERS))
        never -= {name, game.preset, *_values(game.options)}
        for seat in game.still_in:
            seen, other = (seat_view(one, seat.number) for one in (game, reshuffled(rng, game, seat.number)))
            chosen = _decided(PLAYERS[name], seen, made)
            illegal += sum(not _legal(game, play) for play in chosen)
            changed += chosen != _decided(PLAYERS[name], other, made)
            made += seen.on_turn or seen.may_calza
            if chosen and not seen.on_turn:
                never.discard(_OUT_OF_TURN)
        if made >= decisions:
            break
    yield Result(f"illegal moves in {made} decisions", illegal, None, 0.0, "")
    yield Result("decisions changed by dice under other cups", changed, None, 0.0, "")
    yield Result("players, presets, options never met", len(never), None, 0.0, "")


def _all_there_is() -> set[str]:
    values = (f"{name}={value}" for name, choices in CHOICES.items() for value in choices)
    return {_OUT_OF_TURN, *PLAYERS, *PRESETS, *values}


def _values(options: Options) -> set[str]:
    return {f"{name}={value}" for name, value in written(options).items()}


def _situations(rng: Random) -> Iterator[Game]:
    """Games by chance, where anything may stand; and games between players, where what stands makes sense."""
    while True:
        yield from (game for game, *_ in steps(rng, restless=rng.random() < 0.5) if game.round)
        seated = rng.choices(list(PLAYERS), k=rng.randint(2, _MOST_SEATS))
        yield from _of_players(seated, any_options(rng)[1], rng)


def _of_players(names: list[str], options: Options, rng: Random) -> Iterator[Game]:
    log = contest([entrant(name) for name in names], options, rng)
    return (game for game in accumulate(log, evolve, initial=Game()) if game.round)


def _decided(player: Player, seen: SeatView, seed: int) -> list[Play]:
    chosen = [player.choose(seen, Random(seed))] if seen.on_turn else []
    return [*chosen, *([CallCalza(seen.number)] if seen.may_calza and player.wants_calza(seen) else [])]


def _legal(game: Game, play: Play) -> bool:
    try:
        decide(game, play)
    except RuleError:
        return False
    return True


def thirty_dice(games: int, seed: int = 1) -> float:
    """The seconds of computing within which hard makes 99 of 100 decisions while all thirty dice are on the table."""
    taken: list[float] = []
    for number in range(games):
        rng = Random(f"{seed} {number}")
        for game in _of_players(["hard"] * _MOST_SEATS, Options(), rng):
            if game.round and game.dice == _MOST_DICE:
                seen = seat_view(game, game.round.turn)
                start = thread_time()
                PLAYERS["hard"].choose(seen, rng)
                taken.append(thread_time() - start)
    return quantiles(taken, n=100, method="inclusive")[98]


if __name__ == "__main__":
    for result in measured(*map(int, sys.argv[1:])):
        print(result, flush=True)
