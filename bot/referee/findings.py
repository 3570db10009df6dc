"""What the referee finds. Each is one JSON object; its keys come in the order of the fields."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from bot.rules.errors import Refusal
from bot.rules.events import CalzaCalled, DiceDealt, DudoCalled, Event, GameWon, SeatLeft
from bot.rules.game import Game
from bot.rules.pieces import Face, SeatNo


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
