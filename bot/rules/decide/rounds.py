"""A round: the deal, the bids, and the call that ends it."""

from bot.rules.bids import Bid
from bot.rules.decide.needs import require_bid, require_round, require_turn
from bot.rules.errors import RuleError
from bot.rules.events import (
    BidMade,
    CalzaCalled,
    DiceCounted,
    DiceDealt,
    DiceLost,
    DieWon,
    DudoCalled,
    Events,
    GameWon,
    SeatOut,
    StarterNamed,
)
from bot.rules.game import Game, Round, Seat, SeatBid
from bot.rules.moves import Deal
from bot.rules.pieces import FACES, FEWEST_SEATS, SeatNo


def deal(game: Game, move: Deal) -> Events:
    """Begin a round with the cups of the dealer."""
    if game.phase != "between":
        raise RuleError("already-started" if game.phase == "round" else "not-started")
    held = [seat.dice for seat in game.seats]
    if [len(cup) for cup in move.cups] != held:
        raise ValueError(f"a deal must give the seats {held} dice")
    return (DiceDealt(move.cups),)


def bid(game: Game, seat: SeatNo, said: Bid, *, stand_in: bool = False) -> Events:
    """Bid, or raise the standing bid (docs/rules.md, "Bidding")."""
    round_ = require_round(game, seat)
    require_turn(game, round_, seat)
    if said.face not in FACES:
        raise ValueError(f"no die shows a {said.face}")
    game.auction(seat).check(said)
    return (BidMade(seat, said.quantity, said.face, stand_in),)


def dudo(game: Game, seat: SeatNo, *, stand_in: bool = False) -> Events:
    """Doubt the standing bid (docs/rules.md, "Dudo")."""
    round_ = require_round(game, seat)
    standing = require_bid(round_)
    require_turn(game, round_, seat)
    count = round_.count(standing.bid.face)
    short = standing.bid.quantity - count
    loser, margin = (standing.seat, short) if short > 0 else (seat, 1 - short)
    return (DudoCalled(seat, stand_in), DiceCounted(count), *_lose(game, loser, _dudo_loss(game, loser, margin)))


def calza(game: Game, seat: SeatNo, *, stand_in: bool = False) -> Events:
    """Call the standing bid exactly right (docs/rules.md, "Calza")."""
    round_ = require_round(game, seat)
    if not game.options.calza:
        raise RuleError("calza-off")
    standing = require_bid(round_)
    _require_calza(game, round_, standing, seat)
    count = round_.count(standing.bid.face)
    called = (CalzaCalled(seat, stand_in), DiceCounted(count))
    if count != standing.bid.quantity:
        return (*called, *_lose(game, seat, 1))
    won = (DieWon(seat),) if game.seat(seat).dice < game.options.dice else ()
    return (*called, *won, StarterNamed(seat))


def _dudo_loss(game: Game, loser: SeatNo, margin: int) -> int:
    held = game.seat(loser).dice
    match game.options.loss:
        case "one":
            return 1
        case "difference":
            return min(margin, held)
        case "all":
            return held


def _require_calza(game: Game, round_: Round, standing: SeatBid, seat: SeatNo) -> None:
    options = game.options
    if standing.seat == seat:
        raise RuleError("own-bid")
    if round_.palifico and not options.calza_in_palifico:
        raise RuleError("calza-in-palifico")
    if len(game.still_in) == FEWEST_SEATS:
        raise RuleError("calza-two-left")
    on_turn = round_.turn == seat
    if on_turn and options.calza_by == "off-turn":
        raise RuleError("calza-on-turn")
    if not on_turn and options.calza_by == "on-turn":
        raise RuleError("calza-off-turn")


def _lose(game: Game, loser: SeatNo, dice: int) -> Events:
    """A seat loses dice by a call, and what follows from it: who is out, who won or who starts."""
    lost = DiceLost(loser, dice)
    left = game.seat(loser).dice - dice
    if left:
        return (lost, StarterNamed(loser, left == 1 and _drops_into_palifico(game, game.seat(loser))))
    others = [seat for seat in game.still_in if seat.number != loser]
    if len(others) == 1:
        return (lost, SeatOut(loser), GameWon(others[0].number))
    return (lost, SeatOut(loser), StarterNamed(game.next_in(loser)))


def _drops_into_palifico(game: Game, loser: Seat) -> bool:
    """Whether a seat's drop to one die makes the next round palifico (docs/rules.md, "Palifico")."""
    options = game.options
    if len(game.still_in) == FEWEST_SEATS and not options.palifico_duel:
        return False
    match options.palifico:
        case "off":
            return False
        case "every-time":
            return True
        case "first-time":
            return not loser.dropped
