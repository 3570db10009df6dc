"""Dice that anyone can check: one secret and one commitment a game (docs/fair-dice.md, `perudo-dice/1`).

All dice of a game follow from its secret, its public id and the lucky phrases of its players. A restart cannot
give other dice, and once the secret is opened anyone can recompute every cup.
"""

import hashlib
import hmac
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NewType

from bot.rules.pieces import Cup, Face, Rolls, SeatNo

Secret = NewType("Secret", bytes)
"""32 random bytes from which all dice of one game follow; kept until the game is over."""

SECRET_BYTES = 32

_VERSION = "perudo-dice/1"
_FAIR_BYTES = 252
"""The largest multiple of six that a byte can stay below, so that every face is equally likely."""


def commitment(game: str, secret: Secret) -> str:
    """The fingerprint of a game's dice, in hexadecimal; it tells nothing about any die."""
    return hashlib.sha256(_encode(_VERSION, "secret", game, secret)).hexdigest()


def phrases_digest(game: str, phrases: Sequence[str]) -> bytes:
    """What the lucky phrases, one a seat in seat order, add to the dice: 32 bytes."""
    numbered = [part for number, phrase in enumerate(phrases, start=1) for part in (str(number), phrase)]
    return hashlib.sha256(_encode(_VERSION, "phrases", game, *numbered)).digest()


class Dealer:
    """Deals the dice of one game; the same arguments give the same dice, always."""

    def __init__(self, game: str, secret: Secret, phrases: Sequence[str]) -> None:
        """Prepare the dice of `game`, with one lucky phrase a seat, in seat order."""
        self._game = game
        self._secret = secret
        self._phrases = phrases_digest(game, phrases)

    def deal(self, number: int, dice: Sequence[int]) -> tuple[Cup, ...]:
        """The cups of deal `number` (from 1, void rounds included) for seats that hold `dice`, in seat order."""
        return tuple(self._cup(str(number), SeatNo(seat), held) for seat, held in enumerate(dice, start=1))

    def roll_off(self, seats: Sequence[int]) -> tuple[SeatNo, Rolls]:
        """Who opens round 1, and every roll until that was clear (docs/rules.md, "Setting up").

        `seats` says of each seat, in seat order, whether it rolls (true) or is out.
        """
        rolling = [SeatNo(number) for number, rolls in enumerate(seats, start=1) if rolls]
        rows: list[tuple[int, ...]] = []
        while len(rolling) > 1 or not rows:
            label = f"0.{len(rows)}" if rows else "0"
            row = [self._cup(label, SeatNo(n), 1)[0] if n in rolling else 0 for n in range(1, len(seats) + 1)]
            rows.append(tuple(row))
            rolling = [number for number in rolling if row[number - 1] == max(row)]
        return rolling[0], tuple(rows)

    def _cup(self, label: str, seat: SeatNo, dice: int) -> Cup:
        faces = self._faces(label, seat)
        return tuple(next(faces) for _ in range(dice))

    def _faces(self, label: str, seat: SeatNo) -> Iterator[Face]:
        block = 0
        while True:
            message = _encode(_VERSION, "roll", self._game, label, str(seat), self._phrases, str(block))
            stream = hmac.digest(self._secret, message, "sha256")
            yield from (Face(1 + byte % 6) for byte in stream if byte < _FAIR_BYTES)
            block += 1


def _encode(*fields: str | bytes) -> bytes:
    """Join fields so that no two different lists give the same bytes: each behind its length."""
    raw = (unicodedata.normalize("NFC", field).encode() if isinstance(field, str) else field for field in fields)
    return b"".join(len(field).to_bytes(4, "big") + field for field in raw)
