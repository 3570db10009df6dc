"""A game on paper, as far as its dice are concerned (docs/notation.md).

Whether the moves are legal is for the referee to say; here a line only needs to be one that can be understood.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.dealing import SECRET_BYTES, Secret
from bot.rules.pieces import FEWEST_SEATS, MOST_DICE, MOST_SEATS, NO_SEAT, Cup, Face, SeatNo

_BLANKS = " \t"
_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#.*")
_SEAT_LINE = re.compile(r"[ \t]*seat[ \t]")
_LONGEST_NUMBER = 18
"""A number with more digits is as far above every table as any other."""

_CUP = f"(?:[1-6]{{1,{MOST_DICE + 1}}}|-)"
"""One die more than a seat can hold is read, so that the check can name it."""

_SEAT = f"[1-{MOST_SEATS}]"
_HEX = f"[0-9a-fA-F]{{{2 * SECRET_BYTES}}}"

_FORMS = {
    "perudo": "1",
    "preset": "[a-z]+",
    "option": r"[a-z_]+[ \t]+[a-z0-9-]+",
    "seat": rf"{_SEAT}[ \t]+.+",
    "first": _SEAT,
    "game": r"[^ \t]+",
    "commitment": _HEX,
    "phrase": rf"{_SEAT}[ \t]+.+",
    "deal": rf"{_CUP}(?:[ \t]+{_CUP})*",
    "secret": _HEX,
}
"""What follows each word, in the order in which a file has them."""

_ORDER = list(_FORMS)
_REPEATED = {"option", "seat", "phrase", "deal"}
_MOVE = re.compile(r"([1-9][0-9]*)[ \t]+(?:([1-9][0-9]*)x([1-6])|(dudo|calza|leave))")

_CLASSIC = {"dice": "5", "palifico": "first-time", "palifico_duel": "yes", "loss": "one"}
_PRESETS: dict[str, dict[str, str]] = {
    "classic": {},
    "gamerules": {"palifico": "every-time"},
    "francais": {},
    "quick": {"dice": "3"},
    "sudden": {"palifico": "off", "loss": "all"},
}
_VALUES = {
    "dice": tuple(str(number) for number in range(1, MOST_DICE + 1)),
    "palifico": ("first-time", "every-time", "off"),
    "palifico_duel": ("yes", "no"),
    "loss": ("one", "difference", "all"),
}
"""The options that say how many dice a seat holds; no other matters here."""


class PaperError(Exception):
    """A line that can't be understood, or one that is missing.

    Attributes:
        line: its number, from 1.
        reason: what is wrong, in plain English.
    """

    def __init__(self, line: int, reason: str) -> None:
        """Point at a line."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


_Word = Literal["bid", "dudo", "calza", "leave"]
_CALLS: dict[str, _Word] = {"dudo": "dudo", "calza": "calza", "leave": "leave"}


class Deal(NamedTuple):
    """The cups of one round, by seat."""

    line: int
    cups: tuple[Cup, ...]


class Move(NamedTuple):
    """What a seat did."""

    line: int
    seat: SeatNo
    word: _Word
    quantity: int = 0
    face: int = 0


@dataclass(slots=True)
class Paper:
    """What a file says.

    Attributes:
        options: how many dice seats hold, by the written names of `docs/rules.md`.
        seats: how many there are.
        first: who opens round 1.
        game: the public id, as its dice were made with.
        commitment: the fingerprint that was published.
        phrases: the lucky phrase of each seat that has one.
        secret: what the dice were made from.
        steps: deals and moves, in order.
    """

    options: dict[str, str] = field(default_factory=lambda: dict(_CLASSIC))
    seats: int = 0
    first: SeatNo = NO_SEAT
    game: str = ""
    commitment: str = ""
    phrases: dict[SeatNo, str] = field(default_factory=dict)
    secret: Secret = field(default=Secret(b""), repr=False)
    steps: list[Deal | Move] = field(default_factory=list)


def read(lines: Iterable[bytes]) -> Paper:
    """Read a whole game.

    Raises:
        PaperError: at the first line that can't be understood, or at the end if the dice can't be checked.
    """
    reader = _Reader()
    number = 0
    for number, raw in enumerate(lines, start=1):
        try:
            reader.take(number, _text(raw))
        except ValueError as error:
            raise PaperError(number, str(error)) from None
    for word in ("first", "game", "commitment", "secret"):
        if word not in reader.seen:
            raise PaperError(number + 1, f"there is no line `{word} …`, without which dice can't be checked")
    return reader.paper


class _Reader:
    def __init__(self) -> None:
        self.paper = Paper()
        self.seen: set[str] = set()
        self._reached = 0

    def take(self, number: int, line: str) -> None:
        line = (line if _SEAT_LINE.match(line) else _COMMENT.sub("", line)).strip(_BLANKS)
        if not line:
            return
        word, rest = _split(line)
        if not self.seen and word != "perudo":
            raise ValueError("the first line must be `perudo 1`")
        if "secret" in self.seen:
            raise ValueError("nothing may follow `secret`")
        if word in _FORMS:
            self._require_place(word, rest)
            self._worded(number, word, rest)
        else:
            self.paper.steps.append(self._move(number, line))

    def _require_place(self, word: str, rest: str) -> None:
        place = _ORDER.index(word)
        if place < self._reached or (word in self.seen and word not in _REPEATED):
            raise ValueError(f"a `{word}` line is in the wrong place")
        if place > _ORDER.index("first") and "first" not in self.seen:
            raise ValueError(f"a `{word}` line is in the wrong place")
        if not re.fullmatch(_FORMS[word], rest):
            raise ValueError(f"`{word}` is not followed by what it must be")
        self._reached = place
        self.seen.add(word)

    def _worded(self, number: int, word: str, rest: str) -> None:
        paper = self.paper
        match word:
            case "preset":
                paper.options |= _known(_PRESETS, rest)
            case "option":
                self._option(*_split(rest))
            case "seat":
                self._seat(rest)
            case "first":
                self._first(rest)
            case "game":
                paper.game = rest
            case "commitment":
                paper.commitment = rest.lower()
            case "phrase":
                self._phrase(*_split(rest))
            case "deal":
                self._deal(number, rest.split())
            case "secret":
                paper.secret = Secret(bytes.fromhex(rest))
            case _:
                pass

    def _option(self, name: str, value: str) -> None:
        if name in _VALUES:
            if value not in _VALUES[name]:
                raise ValueError(f"the option {name} can't be {value}")
            self.paper.options[name] = value

    def _seat(self, rest: str) -> None:
        self.paper.seats += 1
        if int(rest[0]) != self.paper.seats:
            raise ValueError(f"seat {self.paper.seats} comes next")

    def _first(self, rest: str) -> None:
        if self.paper.seats < FEWEST_SEATS:
            raise ValueError(f"a game needs {FEWEST_SEATS} seats")
        self.paper.first = self._seated(int(rest))

    def _phrase(self, number: str, phrase: str) -> None:
        seat = self._seated(int(number))
        if seat <= max(self.paper.phrases, default=0):
            raise ValueError("phrases come in the order of the seats")
        self.paper.phrases[seat] = phrase

    def _deal(self, number: int, written: list[str]) -> None:
        if len(written) != self.paper.seats:
            raise ValueError(f"a deal has {self.paper.seats} cups")
        cups = (() if cup == "-" else tuple(Face(int(die)) for die in cup) for cup in written)
        self.paper.steps.append(Deal(number, tuple(cups)))

    def _move(self, number: int, line: str) -> Move:
        written = _MOVE.fullmatch(line)
        if not written or not self.paper.steps:
            raise ValueError("neither a move nor a deal" if not written else "a move comes before the first deal")
        seat, quantity, face, call = written.groups()
        who = self._seated(_number(seat))
        return Move(number, who, _CALLS[call]) if call else Move(number, who, "bid", _number(quantity), int(face))

    def _seated(self, number: int) -> SeatNo:
        if number > self.paper.seats:
            raise ValueError(f"there is no seat {number}")
        return SeatNo(number)


def _text(raw: bytes) -> str:
    try:
        return raw.removesuffix(b"\n").removesuffix(b"\r").decode()
    except UnicodeDecodeError:
        raise ValueError("not UTF-8") from None


def _split(line: str) -> tuple[str, str]:
    """The first word, and the rest."""
    word, *rest = re.split(r"[ \t]+", line, maxsplit=1)
    return word, "".join(rest)


def _known(named: dict[str, dict[str, str]], name: str) -> dict[str, str]:
    if name not in named:
        raise ValueError(f"there is no preset {name}")
    return named[name]


def _number(digits: str) -> int:
    return int(digits) if len(digits) <= _LONGEST_NUMBER else 10**_LONGEST_NUMBER
