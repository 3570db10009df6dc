"""What the referee finds, in plain English."""

from typing import assert_never

from bot.referee.findings import Dealt, Finding, Left, Line, Refused, Revealed, Won
from bot.rules.errors import Refusal
from bot.rules.game import Game
from bot.rules.pieces import SeatNo

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
