"""What the games of one person add up to, in one server or everywhere, in one period."""

from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from bot.rules.pieces import PlayerId
from bot.scores import ratings
from bot.scores.facts import FACTS, Facts, Finished, Player
from bot.scores.ratings import Rating

ALWAYS = "always"
"""The period that has neither beginning nor end."""


FEW_GAMES, FEW_DUDOS, FEW_CALZAS = 10, 20, 5
"""So many of each it takes before a rate is told."""


class Tally(Facts, frozen=True):
    """What somebody's finished games add up to; the attributes of `Facts` are their sums.

    Attributes:
        games: the finished games.
        wins: those that were won …
        streak: … the last ones in a row …
        longest_streak: … and the most in a row.
        rated: the games that were rated.
        rating: how good they are; each period begins anew.
    """

    games: int = 0
    wins: int = 0
    streak: int = 0
    longest_streak: int = 0
    rated: int = 0
    rating: Rating = Rating()

    @property
    def provisional(self) -> bool:
        """Whether the rating says little yet."""
        return self.rated < ratings.PROVISIONAL

    @property
    def win_rate(self) -> float | None:
        """The part of the games that was won, None for too few games to say; the others likewise."""
        return _rate(self.wins, self.games, FEW_GAMES)

    @property
    def dudo_rate(self) -> float | None:
        """The part of the dudos that was right."""
        return _rate(self.dudos_right, self.dudos, FEW_DUDOS)

    @property
    def calza_rate(self) -> float | None:
        """The part of the calzas that was right."""
        return _rate(self.calzas_right, self.calzas, FEW_CALZAS)


def _rate(part: int, whole: int, least: int) -> float | None:
    return part / whole if whole >= least else None


class Change(msgspec.Struct, frozen=True):
    """What a rated game did to a rating, as it is shown: the new one, by how much it moved, and the games so far."""

    rating: int
    moved: int
    rated: int

    @property
    def provisional(self) -> bool:
        """Whether the rating says little yet."""
        return self.rated < ratings.PROVISIONAL


def month(at: int) -> str:
    """The month of a moment, as in `2026-11`."""
    return _day(at).strftime("%Y-%m")


def week(at: int) -> str:
    """The week of a moment, from Monday, as in `2026-W48`."""
    year, number, _ = _day(at).isocalendar()
    return f"{year}-W{number:02}"


def periods(at: int) -> tuple[str, ...]:
    """The periods that a moment, in milliseconds since 1970, belongs to."""
    return (ALWAYS, month(at), week(at))


def _day(at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)


def add(game: Finished, before: Mapping[PlayerId, Tally], weight: float) -> dict[PlayerId, Tally]:
    """The tallies of everyone who played a game, after it; `weight` is how much it counts for ratings."""
    people = game.people
    tallies = [before.get(player.seat.player, Tally()) for player in people]
    if weight:
        places = [player.seat.place for player in people]
        after = ratings.rate([tally.rating for tally in tallies], places, weight)
        tallies = [
            replace(tally, rating=rating, rated=tally.rated + 1) for tally, rating in zip(tallies, after, strict=True)
        ]
    return {player.seat.player: _add(player, tally) for player, tally in zip(people, tallies, strict=True)}


def _add(player: Player, tally: Tally) -> Tally:
    won = player.seat.place == 1
    streak = tally.streak + 1 if won else 0
    sums = {fact: getattr(tally, fact) + getattr(player.facts, fact) for fact in FACTS}
    return replace(
        tally,
        **sums,
        games=tally.games + 1,
        wins=tally.wins + won,
        streak=streak,
        longest_streak=max(tally.longest_streak, streak),
    )


def change(before: Tally, after: Tally) -> Change | None:
    """What a game did to a rating; None if it was not rated."""
    if after.rated == before.rated:
        return None
    return Change(after.rating.shown, after.rating.shown - before.rating.shown, after.rated)
