"""What comes out when the cups are lifted: whether the call was right, and which bids were too high.

Beside each stands how likely it was to be right for whoever made it, by the plain chances of the dice that they could
not see. What the stand-in did is nobody's.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import msgspec

from bot.players.odds import chance_right
from bot.rules.bids import Bid
from bot.rules.events import CalzaCalled, DudoCalled, Event
from bot.rules.evolve import evolve
from bot.rules.game import Game, Round
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.pieces import SeatNo
from bot.rules.view import seat_view, table_view


class Called(msgspec.Struct, frozen=True):
    """A call on a bid, whether it was right, and the chance of that."""

    seat: SeatNo
    call: Literal["dudo", "calza"]
    bid: Bid
    right: bool
    chance: float


class Bluff(msgspec.Struct, frozen=True):
    """A bid that was too high, whether it was doubted, and the chance that it was true."""

    seat: SeatNo
    bid: Bid
    called: bool
    chance: float


Lifted = Called | Bluff

_Chance = Callable[[Play], float]

EVEN = 0.5
"""What is no likelier than this goes against the odds; who bids what is likelier believes it, and does not bluff."""


def lifted(before: Game, event: Event) -> Iterator[Lifted]:
    """What an event brings out, in order; nothing unless it is a call."""
    round_ = before.round
    if not isinstance(event, DudoCalled | CalzaCalled) or round_ is None:
        return
    table = table_view(before)

    def chance(play: Play) -> float:
        return chance_right(seat_view(before, play.seat, table), play)

    yield from _bluffs(round_, chance, doubted=isinstance(event, DudoCalled))
    if not event.stand_in and round_.standing:
        yield _called(event, round_.standing.bid, round_.count(round_.standing.bid.face), chance)


def came_out(log: Iterable[Event]) -> Iterator[Lifted]:
    """All that comes out in a whole log, in order."""
    game = Game()
    for event in log:
        yield from lifted(game, event)
        game = evolve(game, event)


def boldest(came_out: Iterable[Lifted]) -> Bluff | None:
    """The least likely bluff that went through, the first of equal ones; a bid likelier than not is none."""
    bluffs = (each for each in came_out if isinstance(each, Bluff) and not each.called and each.chance < EVEN)
    return min(bluffs, key=lambda bluff: bluff.chance, default=None)


def _called(event: DudoCalled | CalzaCalled, bid: Bid, count: int, chance: _Chance) -> Called:
    """A call on a bid with which `count` dice agree (docs/rules.md, "Dudo" and "Calza")."""
    if isinstance(event, DudoCalled):
        return Called(event.seat, "dudo", bid, count < bid.quantity, chance(CallDudo(event.seat)))
    return Called(event.seat, "calza", bid, count == bid.quantity, chance(CallCalza(event.seat)))


def _bluffs(round_: Round, chance: _Chance, *, doubted: bool) -> Iterator[Bluff]:
    for number, made in enumerate(round_.bids, start=1):
        if not made.stand_in and round_.count(made.bid.face) < made.bid.quantity:
            called = doubted and number == len(round_.bids)
            yield Bluff(made.seat, made.bid, called, chance(MakeBid(made.seat, made.bid)))
