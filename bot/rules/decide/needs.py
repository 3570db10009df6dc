"""What a move needs before it can cause anything; where it is not so, each of these raises its `RuleError`."""

from bot.rules.errors import RuleError
from bot.rules.game import Game, Round, Seat, SeatBid
from bot.rules.pieces import PlayerId, SeatNo


def require_gathering(game: Game) -> None:
    """See that the game has not begun."""
    if game.phase != "gathering":
        raise RuleError("already-started")


def require_host(game: Game, player: PlayerId) -> None:
    """See that a person is the host."""
    if not game.is_host(player):
        raise RuleError("not-host", name=game.seat(game.host).name if game.host else "")


def require_turn(game: Game, round_: Round, seat: SeatNo) -> None:
    """See that it is a seat's turn."""
    if round_.turn != seat:
        raise RuleError("not-your-turn", name=game.seat(round_.turn).name)


def require_seat(game: Game, number: SeatNo) -> Seat:
    """The seat of that number, which may not exist."""
    if not 1 <= number <= len(game.seats):
        raise RuleError("no-such-seat", seat=number)
    return game.seat(number)


def require_round(game: Game, seat: SeatNo) -> Round:
    """The running round, in which that seat must still hold dice."""
    if game.round is None:
        raise RuleError("not-started")
    if not require_seat(game, seat).dice:
        raise RuleError("seat-out")
    return game.round


def require_bid(round_: Round) -> SeatBid:
    """The bid to be called, which may not have been made yet."""
    if round_.standing is None:
        raise RuleError("no-bid-yet")
    return round_.standing
