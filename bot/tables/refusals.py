"""Why a table, rather than the rules, turns a request down."""

from typing import Literal

from bot.rules.errors import Fact
from bot.rules.game import Game
from bot.rules.pieces import PlayerId, SeatNo
from bot.tables.agenda import AWAY_ROUNDS

Reason = Literal[
    "no-table",
    "table-open",
    "not-seated",
    "taken-out",
    "removed",
    "no-such-game",
    "no-such-level",
    "stale-bid",
    "stale-card",
    "called-first",
    "between-rounds",
    "restarting",
]
"""There is no table here; there is one already; you do not sit at it, you were away for too
long, you were taken out while away; no such game; no such computer player; the bid that you acted on is not
the standing one; what you acted on has passed; somebody else called first; the round is over; the bot is stopping."""


class TableError(Exception):
    """A request could not be met; the player is told why.

    Attributes:
        reason: which refusal it is; its message is `door-<reason>`.
        facts: what that message may mention, by name.
    """

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        """Turn a request down for `reason`."""
        super().__init__(reason)
        self.reason: Reason = reason
        self.facts = facts


def seat_of(game: Game, player: PlayerId) -> SeatNo:
    """The seat of a person.

    Raises:
        TableError: `not-seated`; `taken-out` or `removed` for somebody who lost it by being away.
    """
    seat = game.seat_of(player)
    if seat is None:
        raise TableError(_why_not_seated(game, player))
    return seat.number


def _why_not_seated(game: Game, player: PlayerId) -> Reason:
    """Whether somebody who has no seat lost it by being away: to the host, or in the end by itself."""
    seat = next((seat for seat in game.seats if seat.player == player and seat.away), None)
    if seat is None:
        return "not-seated"
    return "taken-out" if seat.rounds_away >= AWAY_ROUNDS else "removed"


def require_fresh(game: Game, seen: int, seat: SeatNo) -> None:
    """Refuse what the player of `seat` asked for while looking at an earlier turn, the one that began by `seen`.

    Raises:
        TableError: what has happened since: `stale-bid`, `stale-card`, `called-first` or `between-rounds`.
    """
    if game.ended or seen >= (game.round.since if game.round else game.seq):
        return
    if game.round and game.round.standing:
        standing = game.round.standing
        name = game.seat(standing.seat).name
        raise TableError("stale-bid", name=name, quantity=standing.bid.quantity, face=standing.bid.face)
    if game.round:
        raise TableError("stale-card")
    if game.verdict and game.verdict.caller != seat:
        raise TableError("called-first", name=game.seat(game.verdict.caller).name)
    raise TableError("between-rounds")
