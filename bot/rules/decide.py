"""What a move causes: the half of the engine that may refuse."""

import re
from typing import assert_never

from bot.rules.bids import Bid
from bot.rules.errors import RuleError
from bot.rules.events import (
    BidMade,
    CalzaCalled,
    ComputerSeated,
    DiceCounted,
    DiceDealt,
    DiceLost,
    DieWon,
    DudoCalled,
    Event,
    GameBegun,
    GameStopped,
    GameWon,
    HostPassed,
    OptionsSet,
    PhraseSet,
    SeatAway,
    SeatFreed,
    SeatLeft,
    SeatOut,
    SeatReturned,
    SeatTaken,
    StarterNamed,
    TableOpened,
    WhyLeft,
)
from bot.rules.game import Game, Round, Seat, SeatBid
from bot.rules.moves import (
    AddComputer,
    Begin,
    CallCalza,
    CallDudo,
    Close,
    ComeBack,
    Deal,
    Leave,
    MakeBid,
    Move,
    NameStarter,
    OpenTable,
    Play,
    Remove,
    RunOutOfTime,
    SetOptions,
    SetPhrase,
    Stop,
    TakeOut,
    TakeSeat,
)
from bot.rules.pieces import COMPUTER, FACES, FEWEST_SEATS, LONGEST_PHRASE, MOST_SEATS, NO_SEAT, PlayerId, SeatNo

Events = tuple[Event, ...]

_MISSED_TURNS = 2
"""The stand-in's turns in a row after which a seat counts as away."""

_COMMENT = re.compile(r"(?<!\S)#")
"""What would begin a comment in docs/notation.md, where a phrase must stand on one line."""


def decide(game: Game, move: Move) -> Events:  # noqa: C901, PLR0911, PLR0912 - one arm for each move
    """Say what `move` causes, in order; nothing at all where it would change nothing.

    Raises:
        RuleError: the rules do not allow the move now.
        ValueError: the table itself made a move that cannot be, such as a deal of too many dice.
    """
    if game.ended:
        raise RuleError("game-over")
    match move:
        case MakeBid(seat, bid):
            return _bid(game, seat, bid)
        case CallDudo(seat):
            return _dudo(game, seat)
        case CallCalza(seat):
            return _calza(game, seat)
        case Deal():
            return _deal(game, move)
        case RunOutOfTime():
            return _run_out_of_time(game, move)
        case TakeSeat(player, name):
            return _take_seat(game, player, name)
        case SetPhrase(seat, phrase):
            return _set_phrase(game, seat, phrase)
        case Leave(seat):
            return _leave(game, seat)
        case ComeBack(seat):
            return (SeatReturned(seat),) if _seat(game, seat).missed else ()
        case SetOptions(player, preset, options, clock):
            _require_gathering(game)
            _require_host(game, player)
            return (OptionsSet(preset, options, clock),)
        case AddComputer(player, level, name):
            _require_gathering(game)
            _require_host(game, player)
            return (ComputerSeated(_free_seat(game), level, name),)
        case Begin(player):
            return _begin(game, player)
        case Remove():
            return _remove(game, move)
        case Stop(player, moderator):
            if not moderator:
                _require_host(game, player)
            return (GameStopped("stopped"),)
        case OpenTable(preset, options, clock):
            if game.seq:
                raise RuleError("already-started")
            return (TableOpened(preset, options, clock),)
        case NameStarter(seat, rolls):
            return _name_starter(game, seat, rolls)
        case TakeOut(seat):
            absent = _seat(game, seat)
            return _get_up(game, seat, "away") if game.phase == "between" and absent.away and absent.dice else ()
        case Close():
            return (GameStopped("closed"),)
        case _:
            assert_never(move)


# The gathering.


def _take_seat(game: Game, player: PlayerId, name: str) -> Events:
    _require_gathering(game)
    if game.seat_of(player):
        raise RuleError("already-seated")
    return (SeatTaken(_free_seat(game), player, name),)


def _free_seat(game: Game) -> SeatNo:
    if len(game.seats) == MOST_SEATS:
        raise RuleError("table-full", seats=MOST_SEATS)
    return SeatNo(len(game.seats) + 1)


def _set_phrase(game: Game, seat: SeatNo, phrase: str) -> Events:
    _require_gathering(game)
    _seat(game, seat)
    line = _COMMENT.sub("＃", " ".join(phrase.split()))
    if len(line) > LONGEST_PHRASE:
        raise RuleError("phrase-too-long", most=LONGEST_PHRASE)
    return (PhraseSet(seat, line),)


def _begin(game: Game, player: PlayerId) -> Events:
    _require_gathering(game)
    _require_host(game, player)
    if len(game.seats) < FEWEST_SEATS:
        raise RuleError("too-few-seats", seats=FEWEST_SEATS)
    return (GameBegun(),)


def _free(game: Game, seat: SeatNo) -> Events:
    """Give a seat up before the start (docs/rules.md, "Leaving")."""
    heir = _next_person(game, seat)
    if heir == NO_SEAT:
        return (SeatFreed(seat), GameStopped("nobody-left"))
    if game.host != seat:
        return (SeatFreed(seat),)
    return (SeatFreed(seat), HostPassed(heir if heir < seat else SeatNo(heir - 1)))


def _name_starter(game: Game, seat: SeatNo, rolls: tuple[tuple[int, ...], ...]) -> Events:
    """Let the highest roll open round 1 (docs/rules.md, "Setting up")."""
    if game.phase != "roll-off":
        raise RuleError("already-started" if game.phase != "gathering" else "not-started")
    _seat(game, seat)
    rolling = {other.number for other in game.seats}
    for row in rolls:
        if {number for number, die in enumerate(row, start=1) if die} != rolling:
            raise ValueError(f"the roll {row} is not one of the seats {sorted(rolling)}")
        rolling = {number for number in rolling if row[number - 1] == max(row)}
    if rolls and rolling != {seat}:
        raise ValueError(f"the roll-off leaves the seats {sorted(rolling)}, not {seat}")
    return (StarterNamed(seat, rolls=rolls),)


# Who is there.


def _leave(game: Game, seat: SeatNo) -> Events:
    leaver = _seat(game, seat)
    if game.phase == "gathering":
        return _free(game, seat)
    if not game.rounds:
        raise RuleError("not-started")
    if not leaver.dice:
        raise RuleError("seat-out")
    return _get_up(game, seat, "left")


def _remove(game: Game, move: Remove) -> Events:
    if not move.moderator:
        _require_host(game, move.player)
    absent = _seat(game, move.seat)
    if game.phase == "gathering":
        return _free(game, move.seat)
    if not absent.dice:
        raise RuleError("seat-out")
    if not absent.away:
        raise RuleError("not-away", name=absent.name)
    return _get_up(game, move.seat, "removed")


def _get_up(game: Game, seat: SeatNo, why: WhyLeft) -> Events:
    """A seat is out in play without a call; a running round is void (docs/rules.md, "Leaving")."""
    left = SeatLeft(seat, why)
    others = [other for other in game.still_in if other.number != seat]
    if len(others) == 1:
        return (left, GameWon(others[0].number))
    heir = _next_person(game, seat)
    if heir == NO_SEAT:
        return (left, GameStopped("nobody-left"))
    passed = (HostPassed(heir),) if game.host == seat else ()
    starter = game.next_in(seat) if game.starter == seat else game.starter
    still_due = game.palifico and starter == game.starter and (game.options.palifico_duel or len(others) > FEWEST_SEATS)
    return (left, *passed, StarterNamed(starter, still_due))


def _next_person(game: Game, number: SeatNo) -> SeatNo:
    """The nearest other seat, clockwise, whose player is a person who has not got up, NO_SEAT if there is none."""
    after = game.seats[number:] + game.seats[: number - 1]
    return next((seat.number for seat in after if seat.player != COMPUTER and not seat.left), NO_SEAT)


def _run_out_of_time(game: Game, move: RunOutOfTime) -> Events:
    round_ = game.round
    if round_ is None or (round_.turn, round_.since) != (move.seat, move.since):
        return ()
    events = _stand_in(game, move.move)
    seat = game.seat(move.seat)
    ends = any(event == SeatOut(move.seat) or isinstance(event, GameWon) for event in events)
    if seat.away or ends or seat.missed + 1 < _MISSED_TURNS:
        return events
    return (*events, SeatAway(move.seat))


def _stand_in(game: Game, move: Play) -> Events:
    match move:
        case MakeBid(seat, bid):
            return _bid(game, seat, bid, stand_in=True)
        case CallDudo(seat):
            return _dudo(game, seat, stand_in=True)
        case CallCalza(seat):
            return _calza(game, seat, stand_in=True)
        case _:
            assert_never(move)


# Rounds.


def _deal(game: Game, move: Deal) -> Events:
    if game.phase != "between":
        raise RuleError("already-started" if game.phase == "round" else "not-started")
    held = [seat.dice for seat in game.seats]
    if [len(cup) for cup in move.cups] != held:
        raise ValueError(f"a deal must give the seats {held} dice")
    return (DiceDealt(move.cups),)


def _bid(game: Game, seat: SeatNo, bid: Bid, *, stand_in: bool = False) -> Events:
    round_ = _running_round(game, seat)
    _require_turn(game, round_, seat)
    if bid.face not in FACES:
        raise ValueError(f"no die shows a {bid.face}")
    game.auction(seat).check(bid)
    return (BidMade(seat, bid.quantity, bid.face, stand_in),)


def _dudo(game: Game, seat: SeatNo, *, stand_in: bool = False) -> Events:
    """Doubt the standing bid (docs/rules.md, "Dudo")."""
    round_ = _running_round(game, seat)
    standing = _standing_bid(round_)
    _require_turn(game, round_, seat)
    count = round_.count(standing.bid.face)
    short = standing.bid.quantity - count
    loser, margin = (standing.seat, short) if short > 0 else (seat, 1 - short)
    return (DudoCalled(seat, stand_in), DiceCounted(count), *_lose(game, loser, _dudo_loss(game, loser, margin)))


def _dudo_loss(game: Game, loser: SeatNo, margin: int) -> int:
    held = game.seat(loser).dice
    match game.options.loss:
        case "one":
            return 1
        case "difference":
            return min(margin, held)
        case "all":
            return held


def _calza(game: Game, seat: SeatNo, *, stand_in: bool = False) -> Events:
    """Call the standing bid exactly right (docs/rules.md, "Calza")."""
    round_ = _running_round(game, seat)
    if not game.options.calza:
        raise RuleError("calza-off")
    standing = _standing_bid(round_)
    _require_calza(game, round_, standing, seat)
    count = round_.count(standing.bid.face)
    called = (CalzaCalled(seat, stand_in), DiceCounted(count))
    if count != standing.bid.quantity:
        return (*called, *_lose(game, seat, 1))
    won = (DieWon(seat),) if game.seat(seat).dice < game.options.dice else ()
    return (*called, *won, StarterNamed(seat))


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


# What a move needs.


def _require_gathering(game: Game) -> None:
    if game.phase != "gathering":
        raise RuleError("already-started")


def _require_host(game: Game, player: PlayerId) -> None:
    if game.host == NO_SEAT or game.seat(game.host).player != player:
        raise RuleError("not-host", name=game.seat(game.host).name if game.host else "")


def _require_turn(game: Game, round_: Round, seat: SeatNo) -> None:
    if round_.turn != seat:
        raise RuleError("not-your-turn", name=game.seat(round_.turn).name)


def _seat(game: Game, number: SeatNo) -> Seat:
    if not 1 <= number <= len(game.seats):
        raise RuleError("no-such-seat", seat=number)
    return game.seat(number)


def _running_round(game: Game, seat: SeatNo) -> Round:
    """The running round, in which that seat must still hold dice."""
    if game.round is None:
        raise RuleError("not-started")
    if not _seat(game, seat).dice:
        raise RuleError("seat-out")
    return game.round


def _standing_bid(round_: Round) -> SeatBid:
    if round_.standing is None:
        raise RuleError("no-bid-yet")
    return round_.standing
