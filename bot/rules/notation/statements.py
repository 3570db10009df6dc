"""What a line of a game on paper can say."""

import msgspec

from bot.rules.moves import CallCalza, CallDudo, Deal, Leave, MakeBid
from bot.rules.options import Options, Preset
from bot.rules.pieces import SeatNo

OUT = "-"
"""Stands in a deal for the cup of a seat that is out."""


class NotationError(Exception):
    """A line that is not in the form.

    Attributes:
        line: its number, from 1.
        reason: what is wrong with it, in plain English.
    """

    def __init__(self, line: int, reason: str) -> None:
        """Point at a line."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Setup(msgspec.Struct, frozen=True):
    """The header of a game: how it is played, by whom (names in seat order), and who opens round 1."""

    preset: Preset
    options: Options
    names: tuple[str, ...]
    first: SeatNo


class PublicId(msgspec.Struct, frozen=True):
    """The public id that a game's dice were made with."""

    game: str


class Commitment(msgspec.Struct, frozen=True):
    """The fingerprint of a game's dice, in hexadecimal."""

    fingerprint: str


class Phrase(msgspec.Struct, frozen=True):
    """A seat's lucky phrase."""

    seat: SeatNo
    phrase: str


class Secret(msgspec.Struct, frozen=True):
    """What a game's dice were made from, in hexadecimal; the last line of a record."""

    secret: str

    def __repr__(self) -> str:
        """Name the line without opening the secret."""
        return "Secret(…)"


class LateHeader(msgspec.Struct, frozen=True):
    """A line of the header that comes after the first deal: in the form, but refused. `word` is what it begins with."""

    word: str


Proof = PublicId | Commitment | Phrase | Secret
"""The lines that make dice checkable."""

PaperMove = Deal | MakeBid | CallDudo | CallCalza | Leave
"""The moves that have a written form."""

Statement = Setup | Proof | PaperMove | LateHeader
"""What one line, or the whole header, says."""
