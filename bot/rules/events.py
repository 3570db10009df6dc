"""What can happen in a game. Events are a public format: fields are only ever added, with defaults."""

from typing import Literal

import msgspec

from bot.rules.bids import Bid
from bot.rules.options import Options, Preset
from bot.rules.pieces import Cup, Face, PlayerId, Rolls, SeatNo

WhyLeft = Literal["left", "removed", "away"]
"""A player got up, was taken out by the host, or had been away for too long."""

WhyStopped = Literal["stopped", "nobody-left", "closed"]
"""The host or a moderator said so, only computers were left, or the table was of no use any more."""


class _Event(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    pass


# The gathering.


class TableOpened(_Event, frozen=True):
    """A gathering began; `clock` is the seconds a turn may take, None for no limit."""

    preset: Preset
    options: Options
    clock: int | None


class SeatTaken(_Event, frozen=True):
    """A person sat down."""

    seat: SeatNo
    player: PlayerId
    name: str


class ComputerSeated(_Event, frozen=True):
    """A computer player sat down."""

    seat: SeatNo
    level: str
    name: str


class SeatFreed(_Event, frozen=True):
    """A seat was given up in the gathering; the seats after it move up by one."""

    seat: SeatNo


class PhraseSet(_Event, frozen=True):
    """A seat chose its lucky phrase."""

    seat: SeatNo
    phrase: str


class OptionsSet(_Event, frozen=True):
    """The table's way to play was changed."""

    preset: Preset
    options: Options
    clock: int | None


class HostPassed(_Event, frozen=True):
    """The host's role went to a seat."""

    seat: SeatNo


class GameBegun(_Event, frozen=True):
    """The gathering ended and the game began; seats keep their numbers from here on."""


# Rounds.


class StarterNamed(_Event, frozen=True):
    """It is settled who opens the next round, and whether it is palifico; `rolls` is the roll-off before round 1."""

    seat: SeatNo
    palifico: bool = False
    rolls: Rolls = ()


class DiceDealt(_Event, frozen=True):
    """A round began with these cups, one a seat in seat order. The only event with hidden dice."""

    cups: tuple[Cup, ...]

    def __repr__(self) -> str:
        """Name the event without showing a die."""
        return "DiceDealt(…)"


class BidMade(_Event, frozen=True):
    """A seat bid; `stand_in` when the clock had run out and the stand-in moved."""

    seat: SeatNo
    quantity: int
    face: Face
    stand_in: bool = False

    @property
    def bid(self) -> Bid:
        """The bid that was made."""
        return Bid(self.quantity, self.face)


class DudoCalled(_Event, frozen=True):
    """A seat doubted the standing bid; `stand_in` as in `BidMade`."""

    seat: SeatNo
    stand_in: bool = False


class CalzaCalled(_Event, frozen=True):
    """A seat said that the standing bid is exactly right; `stand_in` as in `BidMade`."""

    seat: SeatNo
    stand_in: bool = False


class DiceCounted(_Event, frozen=True):
    """All cups were lifted and `count` dice agree with the bid that was called."""

    count: int


class DiceLost(_Event, frozen=True):
    """A seat lost dice."""

    seat: SeatNo
    dice: int = 1


class DieWon(_Event, frozen=True):
    """A seat regained one die."""

    seat: SeatNo


class SeatOut(_Event, frozen=True):
    """A seat lost its last die."""

    seat: SeatNo


class SeatLeft(_Event, frozen=True):
    """A seat got up in play, or was taken out; a running round is void."""

    seat: SeatNo
    why: WhyLeft = "left"


# Absence.


class SeatAway(_Event, frozen=True):
    """The stand-in moved for a seat twice in a row: its player counts as away."""

    seat: SeatNo


class SeatReturned(_Event, frozen=True):
    """The player of a seat is present again."""

    seat: SeatNo


# The end.


class GameWon(_Event, frozen=True):
    """One seat is left with dice."""

    seat: SeatNo


class GameStopped(_Event, frozen=True):
    """The table ended without a result."""

    why: WhyStopped = "stopped"


OpenEvent = (
    TableOpened
    | SeatTaken
    | ComputerSeated
    | SeatFreed
    | PhraseSet
    | OptionsSet
    | HostPassed
    | GameBegun
    | StarterNamed
    | BidMade
    | DudoCalled
    | CalzaCalled
    | DiceCounted
    | DiceLost
    | DieWon
    | SeatOut
    | SeatLeft
    | SeatAway
    | SeatReturned
    | GameWon
    | GameStopped
)
"""What anyone may hear of: everything but the dice."""

Event = OpenEvent | DiceDealt
"""What can happen."""

Events = tuple[Event, ...]
"""What one move causes, in order."""
