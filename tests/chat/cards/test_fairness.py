from random import Random

import pytest

from bot.chat.cards.fairness import band


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        pytest.param(1, (0, 1), id="one die"),
        pytest.param(6, (0, 4), id="six dice"),
        pytest.param(6000, (913, 1087), id="six thousand"),
    ],
)
def test_the_band(dice: int, expected: tuple[int, int]) -> None:
    assert band(dice) == expected


def test_good_dice_keep_to_it_and_loaded_ones_do_not() -> None:
    least, most = band(600)
    rng = Random(1)
    outside = [not least <= sum(rng.random() < 1 / 6 for _ in range(600)) <= most for _ in range(400)]
    assert sum(outside) <= 5
    assert not least <= 600 / 4 <= most
