"""What the last games of one person come to, beside what all their games add up to."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import msgspec

from bot.scores.tallies import Change, Tally
from bot.store.history import PastGame

LAST_GAMES = 100
"""The last games that are looked back on."""


Curve = list[tuple[int, int]]
"""Ratings, each with how many of the games it came after; the first one is that before the first game."""


class Rival(msgspec.Struct, frozen=True):
    """A person whom somebody met.

    Attributes:
        name: what they were called when the two met last.
        games: how many games the two played …
        ahead: … and in how many of them they came out ahead of the other.
    """

    name: str
    games: int
    ahead: int


class Career(msgspec.Struct, frozen=True):
    """What is told of one person, in one server or everywhere.

    Attributes:
        tally: what all their games there add up to.
        games: the last ones, at most `LAST_GAMES` and one at least, the oldest first.
        guild: the server; None for everywhere.
        earned: their achievements, earned anywhere, by name; the earliest first.
    """

    tally: Tally
    games: tuple[PastGame, ...]
    guild: int | None = None
    earned: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What they were called in their last game."""
        return self.games[-1].name

    @property
    def curves(self) -> list[Curve]:
        """Their ratings: a curve for each season, and for each stretch without one; none where no game was rated.

        Each server rates by itself, so everywhere has none.
        """
        rated = [(after, past.change, past.season) for after, past in enumerate(self.games, 1) if past.change]
        if self.guild is None:
            return []
        stretches = groupby(rated, key=lambda game: game[2] and game[2].number)
        return [_curve([(after, change) for after, change, _ in stretch]) for _, stretch in stretches]

    @property
    def places(self) -> Counter[int]:
        """How often they came in each place."""
        return Counter(sorted(past.place for past in self.games))

    @property
    def rival(self) -> Rival | None:
        """The person whom they met most often, of several the one whom they met last; None who met nobody."""
        met = list(self._met())
        times = Counter(person for person, _, _ in met)
        if not times:
            return None
        most = max(times.values())
        person, name, _ = next(meeting for meeting in reversed(met) if times[meeting[0]] == most)
        return Rival(name, most, sum(ahead for other, _, ahead in met if other == person))

    @property
    def boldest(self) -> PastGame | None:
        """The game with the boldest bluff, the last one of equals; None where there was none."""
        bluffs = [(past.bluff.chance, past) for past in reversed(self.games) if past.bluff]
        return min(bluffs, key=lambda bluff: bluff[0])[1] if bluffs else None

    def _met(self) -> Iterator[tuple[int, str, bool]]:
        """Every person at each game, the oldest first: who, what they were called, and whether they came behind."""
        for past in self.games:
            for other in past.others:
                if other.person is not None and other.person > 0:
                    yield other.person, other.name, past.place < other.place


def _curve(changes: list[tuple[int, Change]]) -> Curve:
    number, first = changes[0]
    return [(number - 1, first.rating - first.moved), *((after, change.rating) for after, change in changes)]
