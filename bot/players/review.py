"""A finished game looked back on: what each seat could know when it moved, what was luck and what was judgement.

A seat's fortune is its chance to win: the same for all at the start, 1 for the winner in the end. All that moves it is
either the seat's own doing or not. *Judgement* is what its moves were worth less than the best ones by the strongest
player's lights, so never above 0; *luck* is all the rest: dice, and what the others did. They add up exactly.
"""

from collections.abc import Iterable, Iterator

import msgspec

from bot.players.endgame import endgame
from bot.players.mind import Mind
from bot.players.odds import chance_right
from bot.players.worth import worth
from bot.rules.events import BidMade, CalzaCalled, DudoCalled, Event, SeatLeft
from bot.rules.evolve import evolve
from bot.rules.game import Game
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.pieces import SeatNo
from bot.rules.view import seat_view


class Decision(msgspec.Struct, frozen=True):
    """One bid or call, as it looked to the seat that made it.

    Attributes:
        seq: which event of the log it was, from 1.
        seat: who made it.
        play: the move.
        chance: how likely it was to be right by that seat's own dice: that the bid made was true, that the bid
            doubted was false, or that it was exactly right.
        value: what the move was worth, as the seat's chance to win.
        best: what the best move was worth, never less.
        better: the best move, where it was another.
        stand_in: whether the clock had run out, so that the seat did not choose.
    """

    seq: int
    seat: SeatNo
    play: Play
    chance: float
    value: float
    best: float
    better: Play | None = None
    stand_in: bool = False

    @property
    def judgement(self) -> float:
        """What the seat gave away by it: 0 for the best move, otherwise below."""
        return 0.0 if self.stand_in else self.value - self.best


class Account(msgspec.Struct, frozen=True):
    """What a game did to one seat's chance to win; the sum is its result less its share at the start."""

    luck: float
    judgement: float


class Review(msgspec.Struct, frozen=True):
    """Every decision of a game in order, and an account for each seat."""

    decisions: tuple[Decision, ...]
    seats: tuple[Account, ...]


def review(log: Iterable[Event]) -> Review:
    """Look back on a game that has ended; about a millisecond a decision.

    A game that was stopped is worth to each seat what it was then worth; one that never began, nothing.
    """
    game, decisions, given_up = Game(), list[Decision](), dict[SeatNo, float]()
    for event in log:
        decisions += _decided(game, event)
        if isinstance(event, SeatLeft) and event.why == "left":
            given_up[event.seat] = -_worth(game, event.seat)
        game = evolve(game, event)
    return Review(tuple(decisions), tuple(_account(game, seat.number, decisions, given_up) for seat in game.seats))


def _account(game: Game, seat: SeatNo, decisions: list[Decision], given_up: dict[SeatNo, float]) -> Account:
    """Getting up is a decision too; being taken out is none."""
    if game.phase == "gathering" or not game.rounds:
        return Account(0.0, 0.0)
    judgement = sum(each.judgement for each in decisions if each.seat == seat) + given_up.get(seat, 0.0)
    return Account(_worth(game, seat) - 1 / len(game.seats) - judgement, judgement)


def _worth(game: Game, seat: SeatNo) -> float:
    return worth({each.number: each.dice for each in game.still_in} | {seat: game.seat(seat).dice}, seat, game.starter)


def _decided(game: Game, event: Event) -> Iterator[Decision]:
    match event:
        case BidMade(seat):
            play: Play = MakeBid(seat, event.bid)
        case DudoCalled(seat):
            play = CallDudo(seat)
        case CalzaCalled(seat):
            play = CallCalza(seat)
        case _:
            return
    seen = seat_view(game, seat)
    mind = Mind(seen)
    known = endgame(seen) if seen.on_turn else None
    plays = {known: mind.value(known)} if known else mind.plays() if seen.on_turn else {}
    value = plays[play] if play in plays else mind.value(play)
    best = max([value, *plays.values()] if plays else [value, mind.waiting])
    better = next((each for each, worth_ in plays.items() if worth_ == best > value), None)
    yield Decision(game.seq + 1, seat, play, chance_right(seen, play), value, best, better, event.stand_in)
