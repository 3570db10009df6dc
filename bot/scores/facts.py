"""What each seat did in a finished game."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from bot.rules.events import (
    BidMade,
    CalzaCalled,
    DiceCounted,
    DiceDealt,
    DiceLost,
    DieWon,
    DudoCalled,
    Event,
)
from bot.rules.evolve import evolve
from bot.rules.game import Game, Seat, Verdict, count
from bot.rules.pieces import COMPUTER, FACES, Face, SeatNo


class Facts(msgspec.Struct, frozen=True):
    """What was done by one player, in one game or in many; the turns that the stand-in took are only counted.

    Attributes:
        bids: the bids.
        bluffs_called: bids that were too high, and doubted …
        bluffs_uncalled: … or not, because the next player raised or called calza.
        dudos: how often they called dudo …
        dudos_right: … and were right.
        calzas: how often they called calza …
        calzas_right: … and were right.
        dice_lost: the dice that went.
        dice_won: the dice that came back.
        palificos: the palifico rounds that they opened.
        stand_ins: the turns that the stand-in took for them.
    """

    bids: int = 0
    bluffs_called: int = 0
    bluffs_uncalled: int = 0
    dudos: int = 0
    dudos_right: int = 0
    calzas: int = 0
    calzas_right: int = 0
    dice_lost: int = 0
    dice_won: int = 0
    palificos: int = 0
    stand_ins: int = 0


FACTS = Facts.__struct_fields__


class Player(msgspec.Struct, frozen=True):
    """A seat of a finished game, and what was done in it."""

    seat: Seat
    facts: Facts

    @property
    def is_person(self) -> bool:
        """Whether it was no computer player."""
        return self.seat.player != COMPUTER


class Finished(msgspec.Struct, frozen=True):
    """What a finished game comes to: its players in seat order, and how often each face was dealt."""

    players: tuple[Player, ...]
    fell: dict[Face, int]

    @property
    def people(self) -> list[Player]:
        """The players who are no computers, always in one order: two games that end together wait for each other."""
        return sorted((player for player in self.players if player.is_person), key=lambda player: player.seat.player)


def project(log: Iterable[Event]) -> Finished:
    """Read a whole log."""
    tally: Counter[tuple[SeatNo, str]] = Counter()
    fell: Counter[Face] = Counter()
    game = Game()
    for event in log:
        game = _note(event, game, tally, fell)
    return Finished(
        tuple(Player(seat, Facts(*(tally[seat.number, fact] for fact in FACTS))) for seat in game.seats),
        {face: fell[face] for face in FACES},
    )


def _note(event: Event, before: Game, tally: Counter[tuple[SeatNo, str]], fell: Counter[Face]) -> Game:
    """Count what an event tells, and give the game after it."""
    after = evolve(before, event)
    match event:
        case DiceDealt(cups):
            fell.update(die for cup in cups for die in cup)
            tally[after.starter, "palificos"] += after.palifico
        case DiceLost(seat, dice):
            tally[seat, "dice_lost"] += dice
        case DieWon(seat):
            tally[seat, "dice_won"] += 1
        case BidMade(seat, stand_in=False):
            tally[seat, "bids"] += 1
        case BidMade() | DudoCalled() | CalzaCalled() if event.stand_in:
            tally[event.seat, "stand_ins"] += 1
        case DiceCounted() if after.verdict:
            tally.update(_judged(after.verdict))
        case _:
            pass
    return after


def _judged(verdict: Verdict) -> Iterator[tuple[SeatNo, str]]:
    """Who was right and who had bluffed in a round, now that the cups are open."""
    if not verdict.stand_in:
        yield verdict.caller, f"{verdict.call}s"
        if is_right(verdict):
            yield verdict.caller, f"{verdict.call}s_right"
    for number, made in enumerate(verdict.bids, start=1):
        doubted = verdict.call == "dudo" and number == len(verdict.bids)
        if not made.stand_in and _count(verdict, made.bid.face) < made.bid.quantity:
            yield made.seat, "bluffs_called" if doubted else "bluffs_uncalled"


def is_right(verdict: Verdict) -> bool:
    """Whether the caller was right (docs/rules.md, "Dudo" and "Calza")."""
    if verdict.call == "dudo":
        return verdict.count < verdict.bid.quantity
    return verdict.count == verdict.bid.quantity


def _count(verdict: Verdict, face: Face) -> int:
    return sum(count(cup, face, wild=not verdict.palifico) for cup in verdict.cups)
