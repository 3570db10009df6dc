"""What bids tell: beliefs are those of all throws until somebody bids, and then lean the way a bid points."""

from math import fsum

import pytest

from bot.players.belief import agreeing, belief, tails, together, whoever
from bot.players.habits import KINDS, doubts, makes
from bot.players.hands import hands
from bot.players.odds import at_least
from bot.rules.bids import Auction
from bot.rules.game import Game
from bot.rules.pieces import FACES, PACO, Face, SeatNo
from bot.rules.view import seat_view
from tests.rules.table import bid, table

FIVE = Face(5)
DARING = 2


@pytest.mark.parametrize("palifico", [False, True])
@pytest.mark.parametrize("dice", range(6))
def test_the_hands_are_all_there_are(dice: int, palifico: bool) -> None:
    dealt = hands(dice, palifico=palifico)
    assert fsum(dealt.chances) == pytest.approx(1)
    for face in FACES:
        found = tails(agreeing(dealt.chances, face, dice, palifico=palifico))
        sides = 1 if palifico or face == PACO else 2
        assert found == pytest.approx([float(at_least(count, dice, sides)) for count in range(dice + 1)])


def test_with_nothing_told_a_belief_is_the_plain_chance() -> None:
    seen = seat_view(table("22334 44556 2345"), SeatNo(1))
    cups = [
        agreeing(whoever(belief(seen, SeatNo(seat))), FIVE, dice, palifico=False) for seat, dice in ((2, 5), (3, 4))
    ]
    assert tails(together(*cups)) == pytest.approx([float(at_least(count, 9, 2)) for count in range(10)])


def _mean(game: Game, face: Face, trust: float = 1.0) -> float:
    """How many dice of the second cup the first seat believes to agree with a bid."""
    likely = whoever(belief(seat_view(game, SeatNo(1)), SeatNo(2), trust))
    found = agreeing(likely, face, 5, palifico=False)
    return fsum(count * chance for count, chance in enumerate(found))


def test_a_bid_tells_of_its_face_and_a_jump_tells_more() -> None:
    plain, low, high = (_mean(table("22334 44556", bids=bids), FIVE) for bids in ("2x3", "2x3 2x5", "2x3 5x5"))
    assert plain == pytest.approx(5 / 3)
    assert plain + 0.2 < low < high


def test_to_raise_rather_than_to_doubt_tells_that_the_standing_bid_looked_well() -> None:
    assert _mean(table("22334 44556", bids="4x5 5x5"), FIVE) > _mean(table("22334 44556", bids="2x5 3x5"), FIVE)


def test_without_trust_nothing_is_told() -> None:
    assert _mean(table("22334 44556", bids="2x3 4x5"), FIVE, trust=0.0) == pytest.approx(5 / 3)


@pytest.mark.parametrize("who", [pytest.param(0, id="the plain"), pytest.param(1, id="all others")])
def test_the_more_a_hand_agrees_the_less_it_doubts(who: int) -> None:
    dealt, told = hands(5, palifico=False), doubts(Auction(bid("4x5"), dice=10), 5)[who]
    shares = [0.0] * 6
    for chance, matches, doubt in zip(dealt.chances, dealt.matches[FIVE], told, strict=True):
        shares[matches] += chance * doubt
    by_matches = [
        part / all_ for part, all_ in zip(shares, agreeing(dealt.chances, FIVE, 5, palifico=False), strict=True)
    ]
    assert by_matches == sorted(by_matches, reverse=True)
    assert by_matches[0] > 0.9
    assert by_matches[-1] < 0.1


def test_where_nothing_is_left_to_bid_every_hand_doubts() -> None:
    assert min(map(min, doubts(Auction(bid("2x1"), dice=2), 1))) > 0.5


def test_a_hand_makes_the_bid_that_it_fits() -> None:
    for told in makes(Auction(None, dice=2), 1, bid("1x5")):
        fits = dict(zip(hands(1, palifico=False).matches[FIVE], told, strict=True))
        assert fits[1] > fits[0]


def _kinds(bids: str) -> list[float]:
    """How likely the second seat is plain, careful, daring."""
    return [fsum(kind) for kind in belief(seat_view(table("22334 44556 2345", bids=bids), SeatNo(1)), SeatNo(2))]


def test_who_leaps_is_daring_and_who_goes_up_step_by_step_is_not() -> None:
    before, step, leap = (_kinds(bids)[DARING] for bids in ("1x2", "1x2 1x5 1x6 2x5", "1x2 5x5"))
    assert step < before == KINDS[DARING] < leap
