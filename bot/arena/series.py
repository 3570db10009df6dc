"""Many games between the same players, and what they add up to."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, quantiles
from time import perf_counter
from typing import NamedTuple

import msgspec

from bot.arena.contest import FoulError, contest
from bot.arena.entrants import entrant
from bot.players.review import Account, review
from bot.rules.events import GameWon
from bot.rules.options import Options

_Z = 1.959963984540054
"""How many standard deviations to either side hold 95 % of a normal distribution."""

_REVIEWED = 100
"""The games, from the first on, that are looked back on."""

_CHUNK = 10
"""The games that one process plays before it reports."""


class Series(msgspec.Struct, frozen=True):
    """What is to be played: by whom, how, how often, and the chance that all else follows from."""

    players: Sequence[str]
    options: Options
    games: int
    seed: int


class Outcome(NamedTuple):
    """One game: the index of the entrant that won, and for each how long its moves took and how it fared.

    The accounts are empty where the game was not looked back on, for that takes longer than to play it.
    """

    winner: int
    seconds: list[list[float]]
    accounts: list[Account]


class Standing(msgspec.Struct, frozen=True):
    """How one player did.

    Attributes:
        player: what it was entered as.
        wins: the games it won.
        share: those of all games.
        low: the lower end of the 95 % interval of the share (Wilson's).
        high: the upper end.
        p50_ms: the milliseconds within which half of its moves were made.
        p99_ms: the same for 99 of 100.
        luck: what luck gave it in a game on average, as a chance to win, over the games looked back on.
        judgement: what its own moves gave away.
    """

    player: str
    wins: int
    share: float
    low: float
    high: float
    p50_ms: float
    p99_ms: float
    luck: float
    judgement: float


class Tally(msgspec.Struct, frozen=True):
    """What a series came to; all but the speeds follow from players, options, games and seed."""

    games: int
    seed: int
    standings: tuple[Standing, ...]
    games_per_second: float
    decisions_per_second: float


def play_all(series: Series, jobs: int = 1) -> Iterator[tuple[int, Tally | None]]:
    """Play, and tell after each game how many were played; the last word is the tally as well.

    Each game has dice and seats of its own, by its number and the seed alone: so jobs make no difference.

    Raises:
        UnknownPlayerError: a player can't be found.
        FoulError: a player broke, or made an illegal move.
    """
    for name in series.players:
        entrant(name)
    start = perf_counter()
    outcomes: list[Outcome] = []
    for outcome in _outcomes(series, jobs):
        outcomes.append(outcome)
        yield len(outcomes), None
    yield len(outcomes), _tally(series, outcomes, perf_counter() - start)


def _outcomes(series: Series, jobs: int) -> Iterator[Outcome]:
    play = partial(_play, series)
    if jobs == 1:
        yield from map(play, range(series.games))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, range(series.games), _CHUNK)


def _play(series: Series, number: int) -> Outcome:
    rng = Random(f"{series.seed} {number}")  # noqa: S311 - chance that must be repeatable guards no secret
    players = [entrant(name) for name in series.players]
    seated: list[int] = rng.sample(range(len(players)), len(players))
    try:
        log = contest([players[index] for index in seated], series.options, rng)
    except FoulError as error:
        raise FoulError(f"game {number} of seed {series.seed}: {error}") from error
    (winner,) = (event.seat for event in log if isinstance(event, GameWon))
    accounts = review(log).seats if number < _REVIEWED else ()
    fared = sorted(zip(seated, accounts, strict=False), key=lambda each: each[0])
    return Outcome(seated[winner - 1], [player.seconds for player in players], [account for _, account in fared])


def _tally(series: Series, outcomes: Sequence[Outcome], taken: float) -> Tally:
    games = len(outcomes)
    decisions = sum(len(seconds) for outcome in outcomes for seconds in outcome.seconds)
    standings = tuple(_standing(name, index, outcomes) for index, name in enumerate(series.players))
    return Tally(games, series.seed, standings, games / taken, decisions / taken)


def _standing(name: str, index: int, outcomes: Sequence[Outcome]) -> Standing:
    wins, games = sum(outcome.winner == index for outcome in outcomes), len(outcomes)
    low, high = interval(wins, games)
    half, most = _speeds([second for outcome in outcomes for second in outcome.seconds[index]])
    accounts = [outcome.accounts[index] for outcome in outcomes if outcome.accounts]
    luck, judgement = fmean(each.luck for each in accounts), fmean(each.judgement for each in accounts)
    return Standing(name, wins, wins / games, low, high, half, most, luck, judgement)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, square = wins / games, _Z * _Z / games
    middle = (share + square / 2) / (1 + square)
    reach = _Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - reach, middle + reach


def _speeds(seconds: Sequence[float]) -> tuple[float, float]:
    """The milliseconds within which half of the moves were made, and 99 of 100."""
    hundredths = quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else [0.0] * 99
    return hundredths[49] * 1e3, hundredths[98] * 1e3
