"""Reading a game on paper, in one pass."""

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum

from bot.rules.bids import Bid
from bot.rules.moves import CallCalza, CallDudo, Deal, Leave, MakeBid
from bot.rules.notation.statements import (
    OUT,
    Commitment,
    LateHeader,
    NotationError,
    PaperMove,
    Phrase,
    PublicId,
    Secret,
    Setup,
    Statement,
)
from bot.rules.options import CHOICES, PRESETS, Preset, change, preset_named
from bot.rules.pieces import FEWEST_SEATS, MOST_DICE, MOST_SEATS, Cup, Face, SeatNo

_LONGEST_NUMBER = 18
"""Numbers may have any length; one with more digits is as far above every table as any other."""

_QUOTED = 40
"""The characters of a faulty line that a reason shows."""

_BLANKS = " \t"
_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#.*")
_SEAT_LINE = re.compile(r"[ \t]*seat[ \t]")
_MOVE = re.compile(r"([1-9][0-9]*)[ \t]+(?:([1-9][0-9]*)x([1-6])|(dudo|calza|leave))")
_HEX = "[0-9a-fA-F]{64}"
_CUP = f"(?:[1-6]{{1,{MOST_DICE}}}|{OUT})"
_SEAT = f"[1-{MOST_SEATS}]"
_OPTION = "|".join(rf"{name}[ \t]+(?:{'|'.join(values)})" for name, values in CHOICES.items())


class _Part(IntEnum):
    """The lines that begin with a word, in the order in which a file has them."""

    PERUDO = 1
    PRESET = 2
    OPTION = 3
    SEAT = 4
    FIRST = 5
    GAME = 6
    COMMITMENT = 7
    PHRASE = 8
    DEAL = 9
    SECRET = 10


_FORMS = {
    _Part.PERUDO: re.compile("1"),
    _Part.PRESET: re.compile("|".join(PRESETS)),
    _Part.OPTION: re.compile(_OPTION),
    _Part.SEAT: re.compile(rf"{_SEAT}[ \t]+.+"),
    _Part.FIRST: re.compile(_SEAT),
    _Part.GAME: re.compile(r"[^ \t]+"),
    _Part.COMMITMENT: re.compile(_HEX),
    _Part.PHRASE: re.compile(rf"{_SEAT}[ \t]+.+"),
    _Part.DEAL: re.compile(rf"{_CUP}(?:[ \t]+{_CUP})*"),
    _Part.SECRET: re.compile(_HEX),
}
"""What follows each word."""

_WORDS = {part.name.lower(): part for part in _Part}
_REPEATED = {_Part.OPTION, _Part.SEAT, _Part.PHRASE, _Part.DEAL}


def read(lines: Iterable[bytes]) -> Iterator[tuple[int, Statement]]:
    """Read a game line by line, in one pass; each statement comes with the number of its line.

    The header up to `first` is one statement, at the line of `first`. A move is given as it stands, even before the
    first deal: whether it may be made is for the rules to say.

    Raises:
        NotationError: at the first line that is not in the form.
    """
    reader = _Reader()
    number = 0
    for number, raw in enumerate(lines, start=1):
        try:
            statement = reader.take(_text(raw))
        except ValueError as error:
            raise NotationError(number, str(error)) from error
        if statement is not None:
            yield number, statement
    if not reader.complete:
        raise NotationError(number + 1, "the header is not complete")


class _Reader:
    """What has been read so far, as far as the next line depends on it."""

    def __init__(self) -> None:
        self._reached: _Part | None = None
        self._preset: Preset = "classic"
        self._changes: dict[str, str] = {}
        self._names: list[str] = []
        self._last_phrase = 0

    @property
    def complete(self) -> bool:
        """Whether the header has been read."""
        return self._reached is not None and self._reached >= _Part.FIRST

    def take(self, line: str) -> Statement | None:
        """Read one line, which may say nothing.

        Raises:
            ValueError: it is not in the form.
        """
        line = (line if _SEAT_LINE.match(line) else _COMMENT.sub("", line)).strip(_BLANKS)
        if not line:
            return None
        word, rest = _split(line)
        part = _WORDS.get(word)
        if self._reached is None and part != _Part.PERUDO:
            raise ValueError("the first line must be `perudo 1`")
        if self._reached == _Part.SECRET:
            raise ValueError("nothing may follow `secret`")
        return _move(line) if part is None else self._worded(part, rest)

    def _worded(self, part: _Part, rest: str) -> Statement | None:
        """Read a line that begins with a word."""
        if not _FORMS[part].fullmatch(rest):
            raise ValueError(f"`{part.name.lower()}` is not followed by what it must be: {_quoted(rest)}")
        if part in {_Part.FIRST, _Part.PHRASE} and int(rest[0]) > len(self._names):
            raise ValueError(f"there is no seat {rest[0]}")
        if self._reached in {_Part.DEAL, _Part.SECRET} and part < _Part.DEAL:
            return LateHeader(part.name.lower())
        self._require_place(part)
        self._reached = part
        return self._say(part, rest)

    def _require_place(self, part: _Part) -> None:
        reached = self._reached or 0
        if part < reached or (part == reached and part not in _REPEATED) or (part > _Part.FIRST > reached):
            raise ValueError(f"a `{part.name.lower()}` line is in the wrong place")

    def _say(self, part: _Part, rest: str) -> Statement | None:  # noqa: C901 - one arm for each word
        said: Statement | None = None
        match part:
            case _Part.PERUDO:
                pass
            case _Part.PRESET:
                self._preset = preset_named(rest)
            case _Part.OPTION:
                self._option(*_split(rest))
            case _Part.SEAT:
                self._seat(*_split(rest))
            case _Part.FIRST:
                said = self._setup(SeatNo(int(rest)))
            case _Part.GAME:
                said = PublicId(rest)
            case _Part.COMMITMENT:
                said = Commitment(rest)
            case _Part.PHRASE:
                said = self._phrase(*_split(rest))
            case _Part.DEAL:
                said = self._deal(rest.split())
            case _Part.SECRET:
                said = Secret(rest)
        return said

    def _option(self, name: str, value: str) -> None:
        if name in self._changes:
            raise ValueError(f"the option {name} is there already")
        self._changes[name] = value

    def _seat(self, number: str, name: str) -> None:
        if int(number) != len(self._names) + 1:
            raise ValueError(f"seat {len(self._names) + 1} comes next")
        self._names.append(name)

    def _setup(self, first: SeatNo) -> Setup:
        if len(self._names) < FEWEST_SEATS:
            raise ValueError(f"a game needs {FEWEST_SEATS} seats")
        options = PRESETS[self._preset]
        for name, value in self._changes.items():
            options = change(options, name, value)
        return Setup(self._preset, options, tuple(self._names), first)

    def _phrase(self, number: str, phrase: str) -> Phrase:
        if int(number) <= self._last_phrase:
            raise ValueError("phrases come in the order of the seats")
        self._last_phrase = int(number)
        return Phrase(SeatNo(int(number)), phrase)

    def _deal(self, written: list[str]) -> Deal:
        if len(written) != len(self._names):
            raise ValueError(f"a deal has {len(self._names)} cups")
        return Deal(tuple(_cup(cup) for cup in written))


def _text(raw: bytes) -> str:
    """A line without its end."""
    try:
        return raw.removesuffix(b"\n").removesuffix(b"\r").decode()
    except UnicodeDecodeError as error:
        raise ValueError("not UTF-8") from error


def _split(line: str) -> tuple[str, str]:
    """The first word of a line, and the rest."""
    word, *rest = re.split(r"[ \t]+", line, maxsplit=1)
    return word, "".join(rest)


def _move(line: str) -> PaperMove:
    written = _MOVE.fullmatch(line)
    if not written:
        raise ValueError(f"neither a move nor a deal: {_quoted(line)}")
    number, quantity, face, call = written.groups()
    seat = SeatNo(_number(number))
    match call:
        case "dudo":
            return CallDudo(seat)
        case "calza":
            return CallCalza(seat)
        case "leave":
            return Leave(seat)
        case _:
            return MakeBid(seat, Bid(_number(quantity), Face(int(face))))


def _number(digits: str) -> int:
    return int(digits) if len(digits) <= _LONGEST_NUMBER else 10**_LONGEST_NUMBER


def _cup(written: str) -> Cup:
    return () if written == OUT else tuple(Face(int(die)) for die in written)


def _quoted(text: str) -> str:
    """Text of a file, safe for a terminal and not too long."""
    return ascii(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}...")
