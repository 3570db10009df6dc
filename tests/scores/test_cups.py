"""What comes out when cups are lifted; the chances beside it are those of all throws."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from bot.arena.contest import contest
from bot.arena.entrants import entrant
from bot.rules.bids import Bid
from bot.rules.decide import decide
from bot.rules.events import BidMade, CalzaCalled, DudoCalled, Event
from bot.rules.evolve import evolve
from bot.rules.game import Game, count
from bot.rules.options import Options
from bot.rules.pieces import FACES, Cup, Face, SeatNo
from bot.rules.view import seat_view
from bot.scores.cups import Bluff, Called, Lifted, boldest, lifted
from bot.scores.facts import project
from tests.rules.chance import log_of
from tests.rules.table import move, table

ENOUGH = 4
"""The unknown dice whose throws are tried one by one."""


@pytest.mark.parametrize(
    ("bids", "call", "expected"),
    [
        pytest.param("3x5", "2 dudo", ["2 dudo wrong"], id="a bid that holds is no bluff"),
        pytest.param("4x5", "2 dudo", ["1 4x5 called", "2 dudo right"], id="a bluff is called by dudo"),
        pytest.param(
            "4x5 5x5", "3 dudo", ["1 4x5", "2 5x5 called", "3 dudo right"], id="a bluff that is raised is not"
        ),
        pytest.param("4x5", "3 calza", ["1 4x5", "3 calza wrong"], id="nor one that is taken for exact"),
        pytest.param("3x5", "2 calza", ["2 calza right"], id="a calza that is right"),
        pytest.param("2x5", "2 calza", ["2 calza wrong"], id="a calza on too few"),
        pytest.param("", "1 4x5", [], id="a bid brings nothing out"),
        pytest.param("4x5", "2 leave", [], id="nor does who gets up"),
    ],
)
def test_what_comes_out(bids: str, call: str, expected: list[str]) -> None:
    game = table("66 53 15", bids=bids)
    assert [said(each) for each in lifted(game, decide(game, move(call))[0])] == expected


def said(out: Lifted) -> str:
    if isinstance(out, Called):
        return f"{out.seat} {out.call} {'right' if out.right else 'wrong'}"
    return f"{out.seat} {out.bid.quantity}x{out.bid.face}{' called' if out.called else ''}"


def test_what_the_stand_in_says_is_nobody_s() -> None:
    game = table("66 53 15", bids="4x5")
    assert [said(each) for each in lifted(game, DudoCalled(SeatNo(2), stand_in=True))] == ["1 4x5 called"]
    late = evolve(table("66 53 15"), BidMade(SeatNo(1), 4, Face(5), stand_in=True))
    assert [said(each) for each in lifted(late, DudoCalled(SeatNo(2)))] == ["2 dudo right"]


@pytest.mark.parametrize(
    ("bluffs", "expected"),
    [
        pytest.param([0.2, 0.1, 0.3], 1, id="the least likely one"),
        pytest.param([0.2, 0.1, 0.1], 1, id="the first of equal ones"),
        pytest.param([0.5], None, id="who bids what may well be true does not bluff"),
        pytest.param([], None, id="none"),
    ],
)
def test_the_boldest_bluff(bluffs: list[float], expected: int | None) -> None:
    made = [Bluff(SeatNo(1), Bid(number, Face(5)), False, chance) for number, chance in enumerate(bluffs, 1)]
    doubted = Bluff(SeatNo(1), Bid(9, Face(5)), True, 0.01)
    assert boldest([doubted, *made]) == (None if expected is None else made[expected])


def judged(log: Iterable[Event]) -> Iterator[tuple[Game, Lifted]]:
    """All that comes out in a game, and how the game stood then."""
    game = Game()
    for event in log:
        for out in lifted(game, event):
            yield game, out
        game = evolve(game, event)


def enumerated(game: Game, out: Lifted) -> Fraction:
    """The part of all throws of the other cups in which a call or a bid would be right."""
    assert game.round
    own = game.round.cups[out.seat - 1]
    throws = [(*own, *others) for others in product(FACES, repeat=game.dice - len(own))]
    return Fraction(sum(holds(out, throw, wild=not game.palifico) for throw in throws), len(throws))


def holds(out: Lifted, dice: Cup, *, wild: bool) -> bool:
    found = count(dice, out.bid.face, wild=wild)
    if isinstance(out, Bluff):
        return found >= out.bid.quantity
    return found < out.bid.quantity if out.call == "dudo" else found == out.bid.quantity


@pytest.mark.parametrize("seed", range(20))
def test_chances_are_those_of_all_throws(seed: int) -> None:
    """In whatever way a table plays, palificos and calzas out of turn included."""
    small = [
        (game, out)
        for game, out in judged(log_of(Random(seed)))
        if game.dice - len(seat_view(game, out.seat).cup) <= ENOUGH
    ]
    assert [out.chance for _, out in small] == pytest.approx([float(enumerated(*each)) for each in small], rel=1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_what_calls_should_have_won_is_the_sum_of_all_throws(seed: int) -> None:
    log = contest([entrant("easy"), entrant("hard"), entrant("normal")], Options(dice=2), Random(seed))
    sums = {(number, call): Fraction(0) for number in (1, 2, 3) for call in ("dudo", "calza")}
    for game, out in judged(log):
        if isinstance(out, Called):
            sums[out.seat, out.call] += enumerated(game, out)
    for player in project(log).players:
        for call in ("dudo", "calza"):
            expected = float(sums[player.seat.number, call])
            assert getattr(player.facts, f"{call}s_expected") == pytest.approx(expected, rel=1e-12)


def test_small_tables_have_calls_of_both_kinds() -> None:
    """So that what is held above is held of something."""
    calls = {type(event) for seed in range(20) for event in log_of(Random(seed))}
    assert {DudoCalled, CalzaCalled} <= calls
