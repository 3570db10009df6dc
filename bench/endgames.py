"""Perfect play with one die each, worked out from the rules: `python -m bench.endgames` writes the table.

By counterfactual regret minimization (CFR+, Tammelin 2014; averages weighted by the square of the turn), which comes as
close to perfect play as one likes, in chances. Those are then settled into single moves, an opening of a die at a time,
always solving what is left. `tests/players/test_endgame.py` proves that nothing was lost by it.
"""

import json
from collections.abc import Callable, Sequence

from bot.players.endgame import FILE, key, packed
from bot.rules.bids import Auction, Bid
from bot.rules.game import count
from bot.rules.pieces import FACES

_TURNS = 80
_CLOSE = 1e-3
"""What settling an opening may seem to cost, for the solution is only so close."""

Chances = list[list[float]]
"""For each die, the chance of each move."""

Reach = list[float]
"""For each die, how likely its holder is to come here."""

DUDO = None
Play = Bid | None


class Duel:
    """Two seats with one die each: regrets and averages of every situation, by the bids made."""

    def __init__(self, *, palifico: bool) -> None:
        self.palifico = palifico
        self.settled: dict[int, Bid] = {}
        self._plays: dict[Bid | None, list[Play]] = {}
        self._truth: dict[Bid, list[list[int]]] = {}
        self._regrets: dict[tuple[Bid, ...], Chances] = {}
        self._averages: dict[tuple[Bid, ...], Chances] = {}

    def plays(self, standing: Bid | None) -> list[Play]:
        """Every move over a standing bid, dudo last."""
        if standing not in self._plays:
            auction = Auction(standing, 2, self.palifico, face_free=True)
            self._plays[standing] = [*auction.ladder(), *([DUDO] if standing else [])]
        return self._plays[standing]

    def doubted(self, standing: Bid, own: Reach) -> list[float]:
        """What a doubt of a bid wins for each die, where the other holds its dice by those chances."""
        if standing not in self._truth:
            wild = not self.palifico
            self._truth[standing] = [
                [1 if count((one, other), standing.face, wild=wild) < standing.quantity else -1 for other in FACES]
                for one in FACES
            ]
        return [sum(map(float.__mul__, map(float, row), own)) for row in self._truth[standing]]

    def solve(self) -> None:
        """Start anew and come close to perfect play."""
        self._regrets.clear()
        self._averages.clear()
        for turn in range(1, _TURNS + 1):
            for learner in (0, 1):
                self._learn((), ([1.0] * 6, [1.0] * 6), learner, float(turn * turn))

    def average(self, bids: tuple[Bid, ...], die: int) -> list[float]:
        """How often a perfect player with that die makes each move, about."""
        return _shares(self._averages[bids][die])

    def _learn(self, bids: tuple[Bid, ...], reach: tuple[Reach, Reach], learner: int, weight: float) -> list[float]:
        """What the situation is worth to each die of the learner; regrets and averages are brought up to date."""
        plays, mover = self.plays(bids[-1] if bids else None), len(bids) % 2
        regrets = self._regrets.setdefault(bids, [[0.0] * len(plays) for _ in FACES])
        chances = [self._forced(bids, die, plays) or _shares(regrets[die]) for die in range(6)]
        if mover != learner:
            return self._followed(bids, reach, learner, weight, plays, chances)
        values = [self._after(bids, play, reach, learner, weight) for play in plays]
        worth = [
            sum(chance * value[die] for chance, value in zip(chances[die], values, strict=True)) for die in range(6)
        ]
        for die in range(6):
            regrets[die] = [
                max(old + value[die] - worth[die], 0.0) for old, value in zip(regrets[die], values, strict=True)
            ]
        return worth

    def _followed(  # noqa: PLR0913, PLR0917 - all that a step down the tree needs
        self,
        bids: tuple[Bid, ...],
        reach: tuple[Reach, Reach],
        learner: int,
        weight: float,
        plays: Sequence[Play],
        chances: Chances,
    ) -> list[float]:
        """The other moves: note how it does, and sum what each of its moves is worth to the learner."""
        averages = self._averages.setdefault(bids, [[0.0] * len(plays) for _ in FACES])
        mover, worth = 1 - learner, [0.0] * 6
        for die in range(6):
            share = reach[mover][die] * weight
            averages[die] = [old + share * chance for old, chance in zip(averages[die], chances[die], strict=True)]
        for index, play in enumerate(plays):
            here = [reach[mover][die] * chances[die][index] for die in range(6)]
            if any(here):
                after = (here, reach[1]) if mover == 0 else (reach[0], here)
                worth = list(map(float.__add__, worth, self._after(bids, play, after, learner, weight)))
        return worth

    def _after(
        self, bids: tuple[Bid, ...], play: Play, reach: tuple[Reach, Reach], learner: int, weight: float
    ) -> list[float]:
        if play is not DUDO:
            return self._learn((*bids, play), reach, learner, weight)
        won = self.doubted(bids[-1], reach[1 - learner])
        return won if len(bids) % 2 == learner else [-value for value in won]

    def _forced(self, bids: tuple[Bid, ...], die: int, plays: Sequence[Play]) -> list[float] | None:
        return None if bids or die not in self.settled else [float(play == self.settled[die]) for play in plays]


def _shares(amounts: Sequence[float]) -> list[float]:
    total = sum(amounts)
    return [amount / total for amount in amounts] if total > 0 else [1 / len(amounts)] * len(amounts)


def loses(duel: Duel, policy: Callable[[tuple[Bid, ...], int], list[float]]) -> float:
    """What the opener loses a game on average to the best answer, playing by `policy`."""

    def value(bids: tuple[Bid, ...], held: Reach, die: int) -> float:
        plays = duel.plays(bids[-1] if bids else None)
        if len(bids) % 2:
            return max(value((*bids, play), held, die) if play else duel.doubted(bids[-1], held)[die] for play in plays)
        chances = [policy(bids, other) for other in range(6)]
        worth = 0.0
        for index, play in enumerate(plays):
            here = [share * chance[index] for share, chance in zip(held, chances, strict=True)]
            if any(here):
                worth += value((*bids, play), here, die) if play else -duel.doubted(bids[-1], here)[die]
        return worth

    return sum(value((), [1.0] * 6, die) for die in range(6)) / 36


def perfect(*, palifico: bool) -> dict[str, str]:
    """The bid for every situation that a perfect player comes into and does not doubt in, as the table writes it."""
    duel = Duel(palifico=palifico)
    duel.solve()
    answers = written(duel, mine=1)
    least = loses(duel, duel.average)
    for die in range(6):
        chances, plays = duel.average((), die), duel.plays(None)
        for index in sorted(range(len(plays)), key=lambda at: -chances[at]):
            opening = plays[index]
            assert opening
            duel.settled[die] = opening
            duel.solve()
            if loses(duel, duel.average) < least + _CLOSE:
                break
    return answers | written(duel, mine=0)


def written(duel: Duel, mine: int) -> dict[str, str]:
    """All bids that the likeliest moves of the opener (0) or the other (1) lead to, whatever its opponent does."""
    found: dict[str, str] = {}

    def follow(bids: tuple[Bid, ...], die: int) -> None:
        plays = duel.plays(bids[-1] if bids else None)
        if len(bids) % 2 != mine:
            for play in plays:
                if play:
                    follow((*bids, play), die)
            return
        chances = duel.average(bids, die)
        play = plays[max(range(len(plays)), key=lambda at: round(chances[at], 6))]
        if play:
            found[key(FACES[die], bids)] = packed(play)
            follow((*bids, play), die)

    for die in range(6):
        follow((), die)
    return found


def tables() -> dict[str, dict[str, str]]:
    """Perfect play with one die each, in a normal and in a palifico round."""
    return {"normal": perfect(palifico=False), "palifico": perfect(palifico=True)}


if __name__ == "__main__":
    FILE.write_text(json.dumps(tables(), separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")
