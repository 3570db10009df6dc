"""Chance that a process and its twin share: computer players whose moves follow from what they see alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from zlib import crc32

from bot import players
from bot.players import Player
from bot.rules.moves import Play
from bot.rules.view import SeatView


class Steady(Random):
    """Always draws the first."""

    def random(self) -> float:
        return 0.0

    def getrandbits(self, _k: int, /) -> int:
        return 0


class _Resolved:
    """A computer player that does the same whenever it sees the same."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, seen: SeatView, _: Random) -> Play:
        return self._player.choose(seen, _chance(seen))

    def wants_calza(self, seen: SeatView) -> bool:
        return self._player.wants_calza(seen)


def _chance(seen: SeatView) -> Random:
    turn = seen.table.round.since if seen.table.round else 0
    return Random(crc32(f"{turn} {seen.number} {seen.cup}".encode()))


@contextmanager
def resolved_players() -> Iterator[None]:
    """While this is entered, no computer player’s move depends on anything that a restart forgets."""
    usual = dict(players.PLAYERS)
    players.PLAYERS.update({level: _Resolved(player) for level, player in usual.items()})
    try:
        yield
    finally:
        players.PLAYERS.update(usual)
