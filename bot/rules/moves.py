"""What may be asked of a game, by whom: a union for each kind of maker of moves."""

import msgspec

from bot.rules.bids import Bid
from bot.rules.options import Options, Preset
from bot.rules.pieces import Cup, PlayerId, Rolls, SeatNo


class _Move(msgspec.Struct, frozen=True):
    pass


# By whoever sits, or wants to sit, in a seat.


class TakeSeat(_Move, frozen=True):
    """Sit down at the gathering."""

    player: PlayerId
    name: str


class SetPhrase(_Move, frozen=True):
    """Mix a lucky phrase of at most 64 characters into the dice of the game."""

    seat: SeatNo
    phrase: str


class MakeBid(_Move, frozen=True):
    """Bid, or raise the standing bid."""

    seat: SeatNo
    bid: Bid


class CallDudo(_Move, frozen=True):
    """Doubt the standing bid."""

    seat: SeatNo


class CallCalza(_Move, frozen=True):
    """Say that the standing bid is exactly right."""

    seat: SeatNo


class Leave(_Move, frozen=True):
    """Get up: in the gathering the seat is free again, in play it is out at once."""

    seat: SeatNo


class ComeBack(_Move, frozen=True):
    """Be present again after the stand-in has moved for the seat."""

    seat: SeatNo


SeatMove = TakeSeat | SetPhrase | MakeBid | CallDudo | CallCalza | Leave | ComeBack
"""All that a person or a computer player may ask for a seat."""

Play = MakeBid | CallDudo | CallCalza
"""The seat moves that a turn is about: all that a computer player or a stand-in ever makes."""


# By the host, who is named by `player`; the engine refuses anyone else.


class SetOptions(_Move, frozen=True):
    """Change how the table plays, before it begins."""

    player: PlayerId
    preset: Preset
    options: Options
    clock: int | None


class AddComputer(_Move, frozen=True):
    """Seat a computer player of a level, under a name."""

    player: PlayerId
    level: str
    name: str


class Begin(_Move, frozen=True):
    """End the gathering and start the game."""

    player: PlayerId


class Remove(_Move, frozen=True):
    """Take a seat out: in the gathering any other, in play one whose player is away.

    `moderator` says that Discord lets this person manage messages here, which does as well as being host.
    """

    player: PlayerId
    seat: SeatNo
    moderator: bool = False


class Stop(_Move, frozen=True):
    """End the table without a result; `moderator` as in `Remove`."""

    player: PlayerId
    moderator: bool = False


HostMove = SetOptions | AddComputer | Begin | Remove | Stop
"""All that the host may ask."""


# By the table itself: the dealer and the clock.


class OpenTable(_Move, frozen=True):
    """Open the gathering; the first move of every game.

    `clock` is the seconds a seat has for a turn, or None for no limit.
    """

    preset: Preset
    options: Options
    clock: int | None


class NameStarter(_Move, frozen=True):
    """Say who opens round 1, and the roll-off that decided it where there was one."""

    seat: SeatNo
    rolls: Rolls = ()


class Deal(_Move, frozen=True):
    """Begin a round with these cups, one a seat in seat order."""

    cups: tuple[Cup, ...]

    def __repr__(self) -> str:
        """Name the move without showing a die."""
        return "Deal(…)"


class RunOutOfTime(_Move, frozen=True):
    """Make the stand-in's `move` for a seat whose clock ran out.

    `since` is the number of events after which the turn began: a late alarm of another turn changes nothing.
    """

    seat: SeatNo
    since: int
    move: Play


class TakeOut(_Move, frozen=True):
    """Take a seat out between rounds because its player has been away for too long."""

    seat: SeatNo


class PassHost(_Move, frozen=True):
    """Let the next person be host, if the one in this seat is, who can't ask for anything any more."""

    seat: SeatNo


class Close(_Move, frozen=True):
    """End a table that nobody needs any more."""


TableMove = OpenTable | NameStarter | Deal | RunOutOfTime | TakeOut | PassHost | Close
"""All that only the table itself may do."""

Move = SeatMove | HostMove | TableMove
