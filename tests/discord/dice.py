"""Dice that a scenario needs, by a secret that gives them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random

from bot.dealing import SECRET_BYTES, Dealer, Secret
from bot.rules.pieces import Cup
from bot.store import GameId
from bot.tables.gathering import game_id

Wanted = Callable[[int, tuple[Cup, ...]], bool]
"""Whether the seat that opens, and the cups of round 1, are what a scenario needs."""


class Draws:
    """Chance that can be chosen: give it to a client as `draw`."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._ids: list[bytes] = []
        self._secrets: list[bytes] = []

    def __call__(self, number: int) -> bytes:
        """The bytes that were chosen, else any."""
        chosen = self._secrets if number == SECRET_BYTES else self._ids
        return chosen.pop(0) if chosen else self._random.randbytes(number)

    def choose(self, dice: Sequence[int], wanted: Wanted) -> None:
        """Let the next table, whose seats hold `dice`, have a first round that is `wanted`."""
        drawn = self._random.randbytes(10)
        secret = next(secret for secret in secrets() if wanted(*_first(game_id(drawn), secret, dice)))
        self._ids.append(drawn)
        self._secrets.append(secret)

    def take(self, drawn: bytes, secret: Secret) -> None:
        """Let the next table have this secret, and the id that is made of `drawn`."""
        self._ids.append(drawn)
        self._secrets.append(secret)


def secrets() -> Iterator[Secret]:
    """One secret after the other."""
    return map(_secret, count())


def _secret(number: int) -> Secret:
    return Secret(number.to_bytes(SECRET_BYTES, "big"))


def _first(game: GameId, secret: Secret, dice: Sequence[int]) -> tuple[int, tuple[Cup, ...]]:
    dealer = Dealer(game, secret, [""] * len(dice))
    return dealer.roll_off(dice)[0], dealer.deal(1, dice)
