"""What an event changes: the half of the engine that never refuses, so that old logs replay for ever."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

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
)
from bot.rules.game import Game, Round, Seat, SeatBid, Verdict
from bot.rules.pieces import NO_SEAT, Cup, SeatNo


def replay(events: Iterable[Event], game: Game | None = None) -> Game:
    """Fold a log into the state that it adds up to, from `game` on or from nothing."""
    return reduce(evolve, events, game or Game())


def evolve(game: Game, event: Event) -> Game:  # noqa: C901, PLR0911, PLR0912 - one arm for each event
    """The game after `event`. Never refuses: what was written has happened."""
    seq = game.seq + 1
    match event:
        case BidMade():
            return _bid(game, event, seq)
        case DiceDealt(cups):
            return _deal(game, cups, seq)
        case DudoCalled() | CalzaCalled():
            return _call(game, event, seq)
        case DiceCounted(count):
            return replace(game, seq=seq, verdict=replace(_open(game), count=count))
        case DiceLost(seat, dice):
            return _move_dice(game, seat, -dice, seq)
        case DieWon(seat):
            return _move_dice(game, seat, 1, seq)
        case SeatOut(seat):
            verdict = _open(game)
            out = replace(verdict, out=(*verdict.out, seat))
            return replace(_seated(game, seat, place=len(game.still_in) + 1), seq=seq, verdict=out)
        case StarterNamed(seat, palifico, rolls):
            return replace(game, seq=seq, phase="between", starter=seat, palifico=palifico, rolls=rolls or game.rolls)
        case SeatLeft(seat):
            return _get_up(game, seat, seq)
        case SeatAway(seat):
            return replace(_seated(game, seat, away=True), seq=seq)
        case SeatReturned(seat):
            return replace(_seated(game, seat, missed=0, away=False, rounds_away=0), seq=seq)
        case GameWon(seat):
            return replace(_seated(game, seat, place=1), seq=seq, phase="over", palifico=False)
        case GameStopped():
            return replace(game, seq=seq, phase="stopped", round=None)
        case TableOpened(preset, options, clock) | OptionsSet(preset, options, clock):
            return replace(game, seq=seq, preset=preset, options=options, clock=clock)
        case SeatTaken(seat, player, name):
            seats = (*game.seats, Seat(seat, name, player))
            return replace(game, seq=seq, seats=seats, host=game.host or seat)
        case ComputerSeated(seat, level, name):
            return replace(game, seq=seq, seats=(*game.seats, Seat(seat, name, level=level)))
        case SeatFreed(seat):
            return _free(game, seat, seq)
        case PhraseSet(seat, phrase):
            return replace(_seated(game, seat, phrase=phrase), seq=seq)
        case HostPassed(seat):
            return replace(game, seq=seq, host=seat)
        case GameBegun():
            seats = tuple(replace(seat, dice=game.options.dice) for seat in game.seats)
            return replace(game, seq=seq, phase="roll-off", seats=seats)
        case _:
            assert_never(event)


def _seated(game: Game, number: SeatNo, **changes: object) -> Game:
    seats = list(game.seats)
    seats[number - 1] = replace(seats[number - 1], **changes)
    return replace(game, seats=tuple(seats))


def _free(game: Game, number: SeatNo, seq: int) -> Game:
    """Close the gap that a freed seat leaves: the seats after it move up."""
    kept = (seat for seat in game.seats if seat.number != number)
    seats = tuple(replace(seat, number=SeatNo(index)) for index, seat in enumerate(kept, start=1))
    host = NO_SEAT if game.host == number else game.host
    return replace(game, seq=seq, seats=seats, host=SeatNo(host - 1) if host > number else host)


def _deal(game: Game, cups: tuple[Cup, ...], seq: int) -> Game:
    number = game.rounds + 1
    round_ = Round(number=number, starter=game.starter, palifico=game.palifico, cups=cups, turn=game.starter, since=seq)
    seats = tuple(replace(seat, rounds_away=seat.rounds_away + 1) if seat.away else seat for seat in game.seats)
    return replace(game, seq=seq, phase="round", seats=seats, rounds=number, round=round_, verdict=None, void=False)


def _bid(game: Game, event: BidMade, seq: int) -> Game:
    round_ = _running(game)
    bids = (*round_.bids, SeatBid(event.seat, event.bid, event.stand_in))
    after = replace(round_, bids=bids, turn=game.next_in(event.seat), since=seq)
    return replace(_moved(game, event.seat, stand_in=event.stand_in), seq=seq, round=after)


def _call(game: Game, event: DudoCalled | CalzaCalled, seq: int) -> Game:
    """Lift the cups; the events that follow fill in what the call cost."""
    round_ = _running(game)
    standing = round_.bids[-1]
    verdict = Verdict(
        call="dudo" if isinstance(event, DudoCalled) else "calza",
        caller=event.seat,
        bidder=standing.seat,
        bid=standing.bid,
        cups=round_.cups,
        palifico=round_.palifico,
        bids=round_.bids,
        stand_in=event.stand_in,
        change=(0,) * len(game.seats),
    )
    moved = _moved(game, event.seat, stand_in=event.stand_in)
    return replace(moved, seq=seq, phase="between", round=None, verdict=verdict)


def _moved(game: Game, number: SeatNo, *, stand_in: bool) -> Game:
    """Note that a seat's player moved, or that the stand-in had to."""
    missed = game.seat(number).missed
    if stand_in:
        return _seated(game, number, missed=missed + 1)
    return _seated(game, number, missed=0, away=False, rounds_away=0) if missed else game


def _move_dice(game: Game, number: SeatNo, dice: int, seq: int) -> Game:
    seat, verdict = game.seat(number), _open(game)
    change = tuple(moved + dice if index == number else moved for index, moved in enumerate(verdict.change, start=1))
    held = seat.dice + dice
    moved = _seated(game, number, dice=held, dropped=seat.dropped or held == 1)
    return replace(moved, seq=seq, verdict=replace(verdict, change=change))


def _get_up(game: Game, number: SeatNo, seq: int) -> Game:
    after = _seated(game, number, dice=0, left=True, place=len(game.still_in))
    if game.round is None:
        return replace(after, seq=seq)
    return replace(after, seq=seq, phase="between", round=None, verdict=None, void=True)


def _running(game: Game) -> Round:
    """The running round; a log in which there is none is damaged."""
    if game.round is None:
        message = f"event {game.seq + 1} needs a running round"
        raise ValueError(message)
    return game.round


def _open(game: Game) -> Verdict:
    """The verdict being filled in; a log in which there is none is damaged."""
    if game.verdict is None:
        message = f"event {game.seq + 1} needs a call before it"
        raise ValueError(message)
    return game.verdict
