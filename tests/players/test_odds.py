"""The chances are exact: against all throws there are, and against fractions worked out elsewhere."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from bot.players.odds import at_least, exactly, helpful
from bot.rules.pieces import FACES, PACO, Face


@pytest.mark.parametrize("palifico", [False, True])
@pytest.mark.parametrize("face", [PACO, Face(5)])
@pytest.mark.parametrize("dice", range(6))
def test_chances_are_those_of_all_throws(dice: int, face: Face, palifico: bool) -> None:
    good = {face} if palifico else {face, PACO}
    throws = Counter(sum(die in good for die in throw) for throw in itertools.product(FACES, repeat=dice))
    for count in range(-1, dice + 2):
        sides = helpful(face, palifico=palifico)
        assert exactly(count, dice, sides) == Fraction(throws[count], 6**dice)
        assert at_least(count, dice, sides) == Fraction(sum(n for k, n in throws.items() if k >= count), 6**dice)


@pytest.mark.parametrize(
    ("found", "chance"),
    [
        pytest.param(at_least(10, 30, 2), Fraction(38999599316371, 68630377364883), id="ten of thirty, wild"),
        pytest.param(exactly(10, 30, 2), Fraction(3500497960960, 22876792454961), id="just ten of thirty, wild"),
        pytest.param(at_least(1, 5, 2), Fraction(211, 243), id="one of five, wild"),
        pytest.param(at_least(2, 5, 2), Fraction(131, 243), id="two of five, wild"),
        pytest.param(at_least(3, 5, 2), Fraction(17, 81), id="three of five, wild"),
        pytest.param(at_least(5, 5, 2), Fraction(1, 243), id="five of five, wild"),
        pytest.param(at_least(1, 5, 1), Fraction(4651, 7776), id="one of five, plain"),
        pytest.param(at_least(2, 5, 1), Fraction(763, 3888), id="two of five, plain"),
        pytest.param(at_least(3, 5, 1), Fraction(23, 648), id="three of five, plain"),
        pytest.param(at_least(5, 5, 1), Fraction(1, 7776), id="five of five, plain"),
    ],
)
def test_exact_fixtures(found: Fraction, chance: Fraction) -> None:
    assert found == chance


@pytest.mark.parametrize(
    ("found", "chance"),
    [
        (at_least(10, 30, 1), 0.019706283769),
        (exactly(10, 30, 1), 0.012960895242),
        (at_least(7, 25, 2), 0.778460745465),
    ],
)
def test_fixtures_in_decimals(found: Fraction, chance: float) -> None:
    assert float(found) == pytest.approx(chance, abs=1e-12)
