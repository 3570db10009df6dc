"""What a game is remembered for."""

from random import Random

import pytest

from bot.rules.bids import Bid
from bot.rules.pieces import Face, SeatNo
from bot.scores.cups import Bluff, Called, Lifted
from bot.scores.facts import project
from bot.scores.highlights import Highlights, highlights, highlights_of
from tests.rules.chance import log_of


def call(chance: float, *, right: bool, seat: int = 1) -> Called:
    return Called(SeatNo(seat), "dudo", Bid(5, Face(5)), right, chance)


def bluff(chance: float, *, called: bool = False) -> Bluff:
    return Bluff(SeatNo(2), Bid(7, Face(5)), called, chance)


@pytest.mark.parametrize(
    ("lifted", "expected"),
    [
        pytest.param(
            [call(0.4, right=True), call(0.2, right=True), call(0.3, right=True)],
            Highlights(best=call(0.2, right=True)),
            id="the right call that was least likely",
        ),
        pytest.param(
            [call(0.4, right=False), call(0.2, right=False), call(0.1, right=True)],
            Highlights(best=call(0.1, right=True), worst=call(0.2, right=False)),
            id="the wrong one that was least likely to be right",
        ),
        pytest.param(
            [call(0.2, right=True, seat=2), call(0.2, right=True, seat=1)],
            Highlights(best=call(0.2, right=True, seat=2)),
            id="of equal ones the first",
        ),
        pytest.param(
            [bluff(0.01, called=True), bluff(0.1), bluff(0.2)],
            Highlights(bluff=bluff(0.1)),
            id="the boldest bluff that nobody doubted",
        ),
        pytest.param(
            [call(0.5, right=True), call(0.9, right=False), bluff(0.7)],
            Highlights(),
            id="nothing that went as the odds said, or was bad luck",
        ),
        pytest.param([], Highlights(), id="a game without a call"),
    ],
)
def test_highlights(lifted: list[Lifted], expected: Highlights) -> None:
    assert highlights(lifted) == expected


@pytest.mark.parametrize("seed", range(10))
def test_a_game_that_is_closed_and_its_replay_have_the_same(seed: int) -> None:
    log = log_of(Random(seed))
    game = project(log)
    assert game.highlights == highlights_of(log)
    bluffs = [player.bluff for player in game.players if player.bluff]
    assert (game.highlights.bluff in bluffs) if bluffs else game.highlights.bluff is None
