"""What each seat did in a finished game."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import assert_never

import msgspec

from bot.rules.events import (
    BidMade,
    CalzaCalled,
    DiceDealt,
    DiceLost,
    DieWon,
    DudoCalled,
    Event,
)
from bot.rules.evolve import evolve
from bot.rules.game import Game, Seat
from bot.rules.pieces import COMPUTER, FACES, Cup, Face, SeatNo
from bot.scores.cups import Bluff, Called, Lifted, boldest, lifted
from bot.scores.highlights import Highlights, highlights


class Facts(msgspec.Struct, frozen=True):
    """What was done by one player, in one game or in many; the turns that the stand-in took are only counted.

    Attributes:
        bids: the bids.
        bluffs_called: bids that were too high, and doubted …
        bluffs_uncalled: … or not, because the next player raised or called calza.
        dudos: how often they called dudo …
        dudos_right: … and were right …
        dudos_expected: … as often as that on average, by the chances that each call had for who saw what they saw.
        calzas: how often they called calza …
        calzas_right: … and were right …
        calzas_expected: … as often as that on average.
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
    dudos_expected: float = 0.0
    calzas: int = 0
    calzas_right: int = 0
    calzas_expected: float = 0.0
    dice_lost: int = 0
    dice_won: int = 0
    palificos: int = 0
    stand_ins: int = 0


FACTS = Facts.__struct_fields__


class Player(msgspec.Struct, frozen=True):
    """A seat of a finished game.

    Attributes:
        seat: who sat there, and how they ended.
        facts: what was done in it.
        came_out: its calls, and its bids that were too high.
        outnumbered: the most dice that another seat was dealt when this one was dealt a single one; 0 for never.
    """

    seat: Seat
    facts: Facts
    came_out: tuple[Lifted, ...] = ()
    outnumbered: int = 0

    @property
    def bluff(self) -> Bluff | None:
        """The boldest bluff that went through."""
        return boldest(self.came_out)

    @property
    def is_person(self) -> bool:
        """Whether it was no computer player."""
        return self.seat.player != COMPUTER


class Finished(msgspec.Struct, frozen=True):
    """What a finished game comes to: its players in seat order, how often each face was dealt, and its highlights."""

    players: tuple[Player, ...]
    fell: dict[Face, int]
    highlights: Highlights = Highlights()

    @property
    def people(self) -> list[Player]:
        """The players who are no computers, always in one order: two games that end together wait for each other."""
        return sorted((player for player in self.players if player.is_person), key=lambda player: player.seat.player)


_OUTNUMBERED = "outnumbered"

_Tally = defaultdict[tuple[SeatNo, str], float]


def project(log: Iterable[Event]) -> Finished:
    """Read a whole log."""
    tally: _Tally = defaultdict(int)
    fell: Counter[Face] = Counter()
    came_out: list[Lifted] = []
    game = Game()
    for event in log:
        came_out += lifted(game, event)
        game = _note(event, game, tally, fell)
    for each in came_out:
        _judge(each, tally)
    return Finished(
        tuple(_player(seat, tally, came_out) for seat in game.seats),
        {face: fell[face] for face in FACES},
        highlights(came_out),
    )


def _player(seat: Seat, tally: _Tally, came_out: Iterable[Lifted]) -> Player:
    facts = msgspec.convert({fact: tally[seat.number, fact] for fact in FACTS}, Facts)
    own = tuple(each for each in came_out if each.seat == seat.number)
    return Player(seat, facts, own, int(tally[seat.number, _OUTNUMBERED]))


def _note(event: Event, before: Game, tally: _Tally, fell: Counter[Face]) -> Game:
    """Count what an event tells, and give the game after it."""
    after = evolve(before, event)
    match event:
        case DiceDealt(cups):
            fell.update(die for cup in cups for die in cup)
            tally[after.starter, "palificos"] += after.palifico
            _note_last_dice(cups, tally)
        case DiceLost(seat, dice):
            tally[seat, "dice_lost"] += dice
        case DieWon(seat):
            tally[seat, "dice_won"] += 1
        case BidMade(seat, stand_in=False):
            tally[seat, "bids"] += 1
        case BidMade() | DudoCalled() | CalzaCalled() if event.stand_in:
            tally[event.seat, "stand_ins"] += 1
        case _:
            pass
    return after


def _note_last_dice(cups: Sequence[Cup], tally: _Tally) -> None:
    """Note against how many dice each seat plays that holds a single one."""
    most = max(map(len, cups), default=0)
    for number, cup in enumerate(cups, start=1):
        if len(cup) == 1:
            key = SeatNo(number), _OUTNUMBERED
            tally[key] = max(tally[key], most)


def _judge(out: Lifted, tally: _Tally) -> None:
    """Count a call, or a bluff."""
    match out:
        case Called(seat, call):
            tally[seat, f"{call}s"] += 1
            tally[seat, f"{call}s_right"] += out.right
            tally[seat, f"{call}s_expected"] += out.chance
        case Bluff(seat):
            tally[seat, "bluffs_called" if out.called else "bluffs_uncalled"] += 1
        case _:
            assert_never(out)
