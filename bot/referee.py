"""`perudo referee`: a game on paper, played under the rules line by line (docs/notation.md)."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Literal, TextIO, assert_never

import msgspec

from bot.rules.decide import decide
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import (
    CalzaCalled,
    DiceDealt,
    DudoCalled,
    Event,
    GameBegun,
    GameWon,
    SeatLeft,
    SeatTaken,
    StarterNamed,
    TableOpened,
)
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Deal
from bot.rules.notation import (
    Commitment,
    LateHeader,
    NotationError,
    PaperMove,
    Phrase,
    PublicId,
    Secret,
    Setup,
    Statement,
    read,
)
from bot.rules.pieces import Face, PlayerId, SeatNo

LEGAL = 0
"""The exit code of a legal game, finished or not."""

FORBIDDEN = 1
"""The exit code of a game with a move that the rules forbid."""

NOT_IN_THE_FORM = 2
"""The exit code of a file that is no game on paper."""

WHY: dict[Refusal, str] = {
    "game-over": "the game has ended",
    "not-started": "no round is running, or, for a leave, none has been dealt yet",
    "no-such-seat": "the table has no seat of that number",
    "seat-out": "the seat has no dice any more",
    "calza-off": "this table plays without calza",
    "no-bid-yet": "there is no bid to call",
    "own-bid": "nobody calls calza on their own bid",
    "calza-in-palifico": "this table has no calza in a palifico round",
    "calza-two-left": "there is no calza with two seats left",
    "calza-on-turn": "here only seats that are not on turn may call calza",
    "calza-off-turn": "here only the seat on turn may call calza",
    "not-your-turn": "another seat is on turn",
    "opening-on-pacos": "a round does not open on pacos",
    "face-stands": "in this palifico round the seat may not change the face",
    "bid-too-low": "the bid does not rise, or not by a step that the option `raise` allows",
    "bid-too-high": "there are fewer dice in play",
    "already-started": "the game, or a round, is under way",
}
"""Why a line is refused, by its key: docs/notation.md, "Keys of refusals"."""

_FACES = ("pacos", "twos", "threes", "fours", "fives", "sixes")


# What the referee finds. Each is one JSON object; its keys come in the order of the fields.


class Dealt(msgspec.Struct, frozen=True):
    """A round began."""

    round: int
    starter: SeatNo
    palifico: bool
    dice: tuple[int, ...]


class Call(msgspec.Struct, frozen=True):
    """A call, and how many dice agree with the bid that was called."""

    call: Literal["dudo", "calza"]
    caller: SeatNo
    bidder: SeatNo
    quantity: int
    face: Face
    count: int


class Revealed(msgspec.Struct, frozen=True):
    """A call was settled; `dice` and `next` are those after it."""

    reveal: Call
    change: tuple[int, ...]
    out: tuple[SeatNo, ...]
    dice: tuple[int, ...]
    next: SeatNo | None
    palifico_next: bool


class Left(msgspec.Struct, frozen=True):
    """A seat left; `dice` and `next` are those after it."""

    left: SeatNo
    out: tuple[SeatNo, ...]
    dice: tuple[int, ...]
    next: SeatNo | None
    palifico_next: bool


class Won(msgspec.Struct, frozen=True):
    """The game is over; `places` has each seat's place."""

    winner: SeatNo
    places: tuple[int, ...]


class Line(msgspec.Struct, frozen=True):
    """A line that the rules forbid, and why."""

    line: int
    key: Refusal


class Refused(msgspec.Struct, frozen=True):
    """The rules forbid a line; nothing after it is read."""

    refused: Line


Finding = Dealt | Revealed | Left | Won | Refused
"""What the referee says about a game."""


def findings(events: Iterable[Event], game: Game) -> Iterator[Finding]:
    """What there is to say about what one move caused, `game` being the game after it."""
    dice = tuple(seat.dice for seat in game.seats)
    starter = None if game.ended else game.starter
    for event in events:
        match event:
            case DiceDealt():
                yield Dealt(game.rounds, game.starter, game.palifico, dice)
            case DudoCalled() | CalzaCalled() if seen := game.verdict:
                call = Call(seen.call, seen.caller, seen.bidder, seen.bid.quantity, seen.bid.face, seen.count)
                yield Revealed(call, seen.change, seen.out, dice, starter, game.palifico)
            case SeatLeft(seat):
                yield Left(seat, (seat,), dice, starter, game.palifico)
            case GameWon(seat):
                yield Won(seat, tuple(seat.place for seat in game.seats))
            case _:
                pass


def referee(lines: Iterable[bytes]) -> Iterator[tuple[Game, Finding]]:
    """Play a game on paper, in one pass; each finding comes with the game as it then stands.

    Ends at the first line that the rules forbid.

    Raises:
        NotationError: at the first line that is not in the form.
    """
    game = Game()
    for number, statement in read(lines):
        try:
            events = _rule(game, statement, number)
        except RuleError as error:
            yield game, Refused(Line(number, error.key))
            return
        game = replay(events, game)
        for finding in findings(events, game):
            yield game, finding


def main(path: str, *, json: bool, out: TextIO, err: TextIO) -> int:
    """Run `perudo referee`: say what happens in the game at `path`, `-` for standard input.

    Returns:
        The exit code: 0 for a legal game, 1 when the rules forbid a move, 2 when the file is not in the form.
    """
    try:
        with _opened(path) as lines:
            return _run(lines, json=json, out=out, err=err)
    except NotationError as error:
        err.write(f"{error}\n")
    except OSError as error:
        err.write(f"{path}: {error.strerror}\n")
    return NOT_IN_THE_FORM


def tell(game: Game, finding: Finding) -> str:
    """A finding in plain English, `game` being the game as it then stands."""
    match finding:
        case Dealt(number, starter, palifico, dice):
            kind = "a palifico round" if palifico else "a round"
            return f"Round {number}: {kind} with {_dice(sum(dice))}. {_name(game, starter)} begins."
        case Revealed():
            return _tell_call(game, finding)
        case Left(seat, _, _, starter, palifico):
            return f"{_name(game, seat)} leaves the game.{_tell_next(game, starter, palifico=palifico)}"
        case Won(winner, places):
            order = sorted(game.seats, key=lambda seat: places[seat.number - 1])
            ranking = ", ".join(f"{seat.place}. {_name(game, seat.number)}" for seat in order)
            return f"{_name(game, winner)} wins. {ranking}."
        case Refused(Line(number, key)):
            return f"line {number}: {key}: {WHY[key]}"
        case _:
            assert_never(finding)


def _opened(path: str) -> IO[bytes] | nullcontext[IO[bytes]]:
    return nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb")


def _run(lines: Iterable[bytes], *, json: bool, out: TextIO, err: TextIO) -> int:
    for game, finding in referee(lines):
        if json:
            out.write(msgspec.json.encode(finding).decode() + "\n")
        elif not isinstance(finding, Refused):
            out.write(tell(game, finding) + "\n")
        if isinstance(finding, Refused):
            line = finding.refused
            err.write(f"line {line.line}: {line.key}\n" if json else f"{tell(game, finding)}\n")
            return FORBIDDEN
    return LEGAL


def _rule(game: Game, statement: Statement, line: int) -> tuple[Event, ...]:
    """What a statement causes.

    Raises:
        NotationError: a deal gives a seat other dice than it holds.
        RuleError: the rules forbid it.
    """
    match statement:
        case Setup():
            return _set_up(statement)
        case PublicId() | Commitment() | Phrase() | Secret():
            return ()
        case LateHeader():
            raise RuleError("game-over" if game.ended else "already-started")
        case Deal(cups):
            if [len(cup) for cup in cups] != [seat.dice for seat in game.seats]:
                raise NotationError(line, "a deal gives each seat exactly the dice it holds")
            return decide(game, statement)
        case _:
            return _make(game, statement)


def _set_up(setup: Setup) -> tuple[Event, ...]:
    taken = (SeatTaken(SeatNo(number), PlayerId(number), name) for number, name in enumerate(setup.names, start=1))
    return (TableOpened(setup.preset, setup.options, None), *taken, GameBegun(), StarterNamed(setup.first))


def _make(game: Game, move: PaperMove) -> tuple[Event, ...]:
    if not game.rounds:
        raise RuleError("not-started")
    return decide(game, move)


# Plain English.


def _tell_call(game: Game, found: Revealed) -> str:
    call = found.reveal
    caller, bidder = _name(game, call.caller), _name(game, call.bidder)
    bid = f"{call.quantity} × {_FACES[call.face - 1]}"
    says = f"{caller} doubts {bidder}'s" if call.call == "dudo" else f"{caller} calls calza on {bidder}'s"
    costs = [_tell_change(game, SeatNo(n), change) for n, change in enumerate(found.change, start=1) if change]
    told = f"{says} {bid}: the count is {call.count}. {' '.join(costs) or 'No dice change.'}"
    return told + _tell_next(game, found.next, palifico=found.palifico_next)


def _tell_change(game: Game, seat: SeatNo, change: int) -> str:
    verb = "loses" if change < 0 else "regains"
    held = game.seat(seat).dice
    return f"{_name(game, seat)} {verb} {_dice(abs(change))} and {f'holds {held}' if held else 'is out'}."


def _tell_next(game: Game, starter: SeatNo | None, *, palifico: bool) -> str:
    if starter is None:
        return ""
    return f" {_name(game, starter)} begins the next round{', a palifico' if palifico else ''}."


def _name(game: Game, seat: SeatNo) -> str:
    """A seat's name, with nothing in it that a terminal would obey."""
    return "".join(char if char.isprintable() else "\ufffd" for char in game.seat(seat).name)


def _dice(number: int) -> str:
    return "1 die" if number == 1 else f"{number} dice"
