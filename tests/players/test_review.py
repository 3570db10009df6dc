"""A game looked back on: the chances are those of all throws, and luck and judgement add up."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from bot.arena.contest import contest
from bot.arena.entrants import entrant
from bot.players.odds import chance_right
from bot.players.review import review
from bot.rules.events import Event, SeatLeft
from bot.rules.evolve import replay
from bot.rules.game import count
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.options import Options
from bot.rules.pieces import FACES, Face
from bot.rules.view import seat_view
from tests.rules.chance import log_of
from tests.rules.table import bid, move, table


def _log(names: Sequence[str], seed: int, options: Options | None = None) -> list[Event]:
    return contest([entrant(name) for name in names], options or Options(), Random(seed))


@pytest.mark.parametrize("seed", range(30))
def test_luck_and_judgement_add_up_to_the_result(seed: int) -> None:
    log = log_of(Random(seed))
    game, found = replay(log), review(log)
    for seat, account in zip(game.seats, found.seats, strict=True):
        assert account.judgement <= 0
        if game.phase == "over":
            assert account.luck + account.judgement == pytest.approx((seat.place == 1) - 1 / len(game.seats))
    assert sum(each.luck + each.judgement for each in found.seats) == pytest.approx(0)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("dice", [1, 5])
def test_the_strongest_player_lacks_no_judgement(seed: int, dice: int) -> None:
    """So what luck gives to one it takes from the others."""
    found = review(_log(["hard"] * 2, seed, Options(dice=dice)))
    assert [each.judgement for each in found.seats] == pytest.approx([0] * 2, abs=1e-6)
    assert sum(each.luck for each in found.seats) == pytest.approx(0, abs=1e-6)
    assert not any(decision.judgement < -1e-6 for decision in found.decisions)


def test_judgement_orders_the_levels() -> None:
    lost = [0.0] * 3
    for seed in range(12):
        for seat, account in enumerate(review(_log(["hard", "normal", "easy"], seed)).seats):
            lost[seat] -= account.judgement
    assert lost == sorted(lost)


def test_getting_up_gives_a_position_away() -> None:
    log = next(log for log in map(log_of, map(Random, range(99))) if any(_got_up(event) for event in log))
    leaver = next(event.seat for event in log if _got_up(event) and isinstance(event, SeatLeft))
    assert review(log).seats[leaver - 1].judgement < 0


def _got_up(event: Event) -> bool:
    return isinstance(event, SeatLeft) and event.why == "left"


@pytest.mark.parametrize(
    ("dealt", "bids", "palifico", "said"),
    [
        pytest.param("31 ??", "", False, "1 2x3", id="a bid, own paco wild"),
        pytest.param("31 ??", "", True, "1 2x3", id="a bid in a palifico round"),
        pytest.param("44 2? ??", "2x5", False, "2 dudo", id="a doubt"),
        pytest.param("44 1? ??", "2x1", False, "2 dudo", id="a doubt of pacos"),
        pytest.param("44 55 6?", "2x5", False, "3 calza", id="calza out of turn"),
    ],
)
def test_a_decision_s_chance_is_that_of_all_throws(dealt: str, bids: str, palifico: bool, said: str) -> None:
    """The cup of the one who moves is as it lies; every other die takes each face in turn."""
    cups = dealt.replace("?", "2")
    game = table(cups, bids=bids, palifico=palifico)
    made = move(said)
    assert isinstance(made, MakeBid | CallDudo | CallCalza)
    own = cups.split()[made.seat - 1]
    others = sum(map(len, cups.split())) - len(own)
    right = [_right(made, own, throw, bids, palifico) for throw in product(FACES, repeat=others)]
    assert chance_right(seat_view(game, made.seat), made) == pytest.approx(float(Fraction(sum(right), len(right))))


def _right(made: Play, own: str, throw: tuple[Face, ...], bids: str, palifico: bool) -> bool:
    said = made.bid if isinstance(made, MakeBid) else bid(bids.rsplit(maxsplit=1)[-1])
    found = count((*(Face(int(die)) for die in own), *throw), said.face, wild=not palifico)
    match made:
        case MakeBid():
            return found >= said.quantity
        case CallDudo():
            return found < said.quantity
        case _:
            return found == said.quantity
