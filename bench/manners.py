"""What holds for every computer player: `python -m bench.manners [DECISIONS]` sees that none ever errs or peeks.

Whole games under any options, between all players; each decision must be legal, and stay the same when the dice under
all other cups are thrown anew in the game behind the view. Its cost is measured with thirty dice on the table.
"""

import sys
from collections.abc import Iterator
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
from bot.rules.options import Options
from bot.rules.view import SeatView, seat_view
from tests.rules.chance import reshuffled, steps

_DECISIONS = 3000


def run() -> Iterator[Result]:
    """Illegal decisions, decisions that changed, and the milliseconds of 99 of 100 with thirty dice."""
    yield from watched(_DECISIONS)
    yield Result("99 of 100 decisions with 30 dice", thirty_dice(12) * 1e3, None, 5.0)


def watched(decisions: int) -> Iterator[Result]:
    """Play until so many decisions were made, and count what must not happen."""
    rng, made, illegal, changed = Random(1), 0, 0, 0
    for game in _situations(rng):
        name = rng.choice(list(PLAYERS))
        for seat in game.still_in:
            seen, other = (seat_view(one, seat.number) for one in (game, reshuffled(rng, game, seat.number)))
            chosen = _decided(PLAYERS[name], seen, made)
            illegal += sum(not _legal(game, play) for play in chosen)
            changed += chosen != _decided(PLAYERS[name], other, made)
            made += seen.on_turn or seen.may_calza
        if made >= decisions:
            break
    yield Result(f"illegal moves in {made} decisions", illegal, None, 0.0, "")
    yield Result("decisions changed by dice under other cups", changed, None, 0.0, "")


def _situations(rng: Random) -> Iterator[Game]:
    while True:
        yield from (game for game, *_ in steps(rng, restless=rng.random() < 0.5) if game.round)


def _decided(player: Player, seen: SeatView, seed: int) -> list[Play]:
    chosen = [player.choose(seen, Random(seed))] if seen.on_turn else []
    return [*chosen, *([CallCalza(seen.number)] if seen.may_calza and player.wants_calza(seen) else [])]


def _legal(game: Game, play: Play) -> bool:
    try:
        decide(game, play)
    except RuleError:
        return False
    return True


def thirty_dice(games: int) -> float:
    """The seconds of computing within which hard makes 99 of 100 decisions while all thirty dice are on the table."""
    taken: list[float] = []
    for seed in range(games):
        game = Game()
        for event in contest([entrant("hard") for _ in range(6)], Options(), Random(seed)):
            game = evolve(game, event)
            if game.round and game.dice == 30:
                seen = seat_view(game, game.round.turn)
                start = thread_time()
                PLAYERS["hard"].choose(seen, Random(seed))
                taken.append(thread_time() - start)
    return quantiles(taken, n=100, method="inclusive")[98]


if __name__ == "__main__":
    for result in watched(int(sys.argv[1]) if len(sys.argv) > 1 else _DECISIONS):
        print(result, flush=True)
