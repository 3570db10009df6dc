"""The state of a game: what the log of its events adds up to."""

from typing import Literal

import msgspec

from bot.rules.bids import Auction, Bid
from bot.rules.options import Options, Preset
from bot.rules.pieces import COMPUTER, NO_SEAT, PACO, Cup, Face, PlayerId, Rolls, SeatNo

Phase = Literal["gathering", "roll-off", "round", "between", "over", "stopped"]
"""Where a game stands: before it, before round 1, in a round, after one, won, or ended without a result."""


class Seat(msgspec.Struct, frozen=True):
    """One seat.

    Attributes:
        number: its place at the table.
        name: what its player is called.
        player: the person in it, or COMPUTER.
        level: how strong its computer player is, empty for a person.
        phrase: its lucky phrase.
        dice: the dice it holds.
        dropped: whether it has come down to its last die before.
        left: whether its player got up in play.
        place: its final place, 0 while it is in.
        missed: the turns in a row that the stand-in took.
        away: whether its player counts as away.
        rounds_away: the deals that it has been away for.
    """

    number: SeatNo
    name: str
    player: PlayerId = COMPUTER
    level: str = ""
    phrase: str = ""
    dice: int = 0
    dropped: bool = False
    left: bool = False
    place: int = 0
    missed: int = 0
    away: bool = False
    rounds_away: int = 0


class SeatBid(msgspec.Struct, frozen=True):
    """A bid and the seat that made it; `stand_in` when it was made for a seat whose clock had run out."""

    seat: SeatNo
    bid: Bid
    stand_in: bool = False


class OpenRound(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in the open of a round, from its deal to the call that ends it.

    Attributes:
        number: counts deals from 1, void rounds included.
        starter: who opened or opens it.
        palifico: whether pacos are plain and the face stands.
        turn: whose turn it is.
        since: the number of events of the game after which the turn began.
        bids: what was bid so far.
    """

    number: int
    starter: SeatNo
    palifico: bool
    turn: SeatNo
    since: int
    bids: tuple[SeatBid, ...] = ()

    @property
    def standing(self) -> SeatBid | None:
        """The bid to be raised or called, None before the first."""
        return self.bids[-1] if self.bids else None


class Round(OpenRound, frozen=True, kw_only=True):
    """A running round.

    Attributes:
        cups: the hidden dice, one cup a seat.
    """

    cups: tuple[Cup, ...]

    def __repr__(self) -> str:
        """Name the round without showing a die."""
        return f"Round({self.number}, turn={self.turn}, bids={len(self.bids)})"

    def count(self, face: Face) -> int:
        """How many dice under all cups agree with a bid on `face` (docs/rules.md, "Dudo")."""
        return sum(count(cup, face, wild=not self.palifico) for cup in self.cups)


class Verdict(msgspec.Struct, frozen=True):
    """How a round ended: the call, what lay under the cups, and what it cost.

    Attributes:
        call: which call it was.
        caller: who called; `stand_in` when the clock had run out.
        bidder: who had made the standing bid.
        bid: the bid that was called.
        cups: all dice, open now, one cup a seat.
        palifico: whether the round was palifico.
        count: how many dice agree with the bid.
        change: dice lost (negative) or won, by seat.
        out: the seats that lost their last die by it.
        bids: all that was bid in the round, in order.
    """

    call: Literal["dudo", "calza"]
    caller: SeatNo
    bidder: SeatNo
    bid: Bid
    cups: tuple[Cup, ...]
    palifico: bool
    bids: tuple[SeatBid, ...]
    stand_in: bool = False
    count: int = 0
    change: tuple[int, ...] = ()
    out: tuple[SeatNo, ...] = ()


class Position(msgspec.Struct, frozen=True):
    """What lies in the open at a table, whatever is known besides.

    Attributes:
        seq: how many events it is made of.
        preset: the preset it was opened with.
        options: how it plays.
        clock: seconds for a turn, or None for no limit.
        seats: all seats in order; a seat's index is its number less one.
        host: who may begin and stop, NO_SEAT while nobody may.
        phase: where the game stands.
        rolls: the roll-off before round 1.
        rounds: the deals so far.
        starter: who opens the running or next round, NO_SEAT before the roll-off.
        palifico: whether the running or next round is palifico.
        verdict: how the last round ended; None in and after a void one.
        void: whether the last round was void.
    """

    seq: int = 0
    preset: Preset = "classic"
    options: Options = Options()
    clock: int | None = None
    seats: tuple[Seat, ...] = ()
    host: SeatNo = NO_SEAT
    phase: Phase = "gathering"
    rolls: Rolls = ()
    rounds: int = 0
    starter: SeatNo = NO_SEAT
    palifico: bool = False
    verdict: Verdict | None = None
    void: bool = False

    def seat(self, number: SeatNo) -> Seat:
        """The seat of that number, which must exist."""
        return self.seats[number - 1]

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where a person sits, None if they do not or got up in play."""
        return next((seat for seat in self.seats if seat.player == player and not seat.left), None)

    def is_host(self, player: PlayerId) -> bool:
        """Whether a person is the host."""
        return self.host != NO_SEAT and self.seat(self.host).player == player

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """The seats that hold dice."""
        return tuple(seat for seat in self.seats if seat.dice)

    @property
    def dice(self) -> int:
        """All dice in play."""
        return sum(seat.dice for seat in self.seats)

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen."""
        return self.phase in {"over", "stopped"}


class Game(Position, frozen=True):
    """The whole state, hidden dice included; nothing outside `tables` ever holds one.

    Attributes:
        round: the running round.
    """

    round: Round | None = None

    def next_in(self, number: SeatNo) -> SeatNo:
        """The nearest seat after `number`, clockwise, that holds dice; `number` itself last of all."""
        after = self.seats[number:] + self.seats[:number]
        return next(seat.number for seat in after if seat.dice)

    def next_person(self, number: SeatNo) -> SeatNo:
        """The nearest other seat, clockwise, whose player is a person who has not got up, NO_SEAT if there is none."""
        after = self.seats[number:] + self.seats[: number - 1]
        return next((seat.number for seat in after if seat.player > COMPUTER and not seat.left), NO_SEAT)

    def auction(self, number: SeatNo) -> Auction:
        """What a seat may bid in the running round, were it its turn (docs/rules.md, "Palifico")."""
        standing = self.round.standing if self.round else None
        return Auction(
            standing=standing.bid if standing else None,
            dice=self.dice,
            palifico=self.palifico,
            raises=self.options.raises,
            face_free=self.options.palifico_face == "one-die-seats" and self.seat(number).dice == 1,
        )


def count(cup: Cup, face: Face, *, wild: bool) -> int:
    """How many dice of one cup agree with a bid on `face`; each paco counts once."""
    own = cup.count(face)
    return own + cup.count(PACO) if wild and face != PACO else own
