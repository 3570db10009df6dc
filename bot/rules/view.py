"""What one seat, or anyone, may know of a game. All that leaves `tables` is made of these."""

import msgspec

from bot.rules.bids import Auction
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.game import Game, OpenRound, Phase, Position, Round, Seat, SeatBid, Verdict, count
from bot.rules.moves import CallCalza, CallDudo, Move
from bot.rules.pieces import FEWEST_SEATS, Cup, Face, SeatNo

__all__ = [
    "Phase",
    "RoundView",
    "Seat",
    "SeatBid",
    "SeatView",
    "TableView",
    "Verdict",
    "count",
    "seat_view",
    "table_view",
]


class RoundView(OpenRound, frozen=True, kw_only=True):
    """A running round, less what lies under the cups.

    Attributes:
        callers: the seats that may call calza now.
        exhausted: whether no higher bid is left, so that only a call remains.
        calza: whether calza may be called in this round at all, now or after a bid (docs/rules.md, "Calza").
    """

    callers: tuple[SeatNo, ...]
    exhausted: bool
    calza: bool


class TableView(Position, frozen=True):
    """What anyone may know.

    Attributes:
        round: the running round.
    """

    round: RoundView | None = None


class SeatView(msgspec.Struct, frozen=True):
    """What one seat may know: all that lies in the open, and its own cup.

    Attributes:
        table: what anyone may know.
        number: the seat that looks.
        cup: its own dice; empty when it holds none or no round is running.
        auction: what it may bid on its turn, None when no round is running.
        may_dudo: whether it may doubt now.
        may_calza: whether it may call calza now.
    """

    table: TableView
    number: SeatNo
    cup: Cup
    auction: Auction | None
    may_dudo: bool
    may_calza: bool

    def __repr__(self) -> str:
        """Name the view without showing a die."""
        return f"SeatView(seat={self.number}, seq={self.table.seq})"

    @property
    def on_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.table.round is not None and self.table.round.turn == self.number

    def holds(self, face: Face) -> int:
        """How many of its own dice agree with a bid on `face` in this round."""
        return count(self.cup, face, wild=not self.table.palifico)


def table_view(game: Game) -> TableView:
    """What anyone may know of `game`. Lucky phrases are hidden until it begins."""
    seats = game.seats
    if game.phase == "gathering":
        seats = tuple(msgspec.structs.replace(seat, phrase="") for seat in seats)
    return TableView(
        seq=game.seq,
        preset=game.preset,
        options=game.options,
        clock=game.clock,
        seats=seats,
        host=game.host,
        phase=game.phase,
        rolls=game.rolls,
        rounds=game.rounds,
        starter=game.starter,
        palifico=game.palifico,
        round=_round_view(game),
        verdict=game.verdict,
        void=game.void,
    )


def seat_view(game: Game, number: SeatNo, table: TableView | None = None) -> SeatView:
    """What the seat `number` may know of `game`; `table` is what anyone may know, where that was asked for before."""
    round_ = game.round
    return SeatView(
        table=table or table_view(game),
        number=number,
        cup=round_.cups[number - 1] if round_ else (),
        auction=game.auction(number) if round_ else None,
        may_dudo=_accepts(game, CallDudo(number)),
        may_calza=_accepts(game, CallCalza(number)),
    )


def _round_view(game: Game) -> RoundView | None:
    round_ = game.round
    if round_ is None:
        return None
    auction = game.auction(round_.turn)
    return RoundView(
        number=round_.number,
        starter=round_.starter,
        palifico=round_.palifico,
        turn=round_.turn,
        since=round_.since,
        bids=round_.bids,
        callers=tuple(seat.number for seat in game.still_in if _accepts(game, CallCalza(seat.number))),
        exhausted=round_.standing is not None and auction.exhausted,
        calza=_has_calza(game, round_),
    )


def _has_calza(game: Game, round_: Round) -> bool:
    in_round = game.options.calza_in_palifico or not round_.palifico
    return game.options.calza and in_round and len(game.still_in) > FEWEST_SEATS


def _accepts(game: Game, move: Move) -> bool:
    try:
        decide(game, move)
    except RuleError:
        return False
    return True
