"""docs: bot/scores/ratings.py has all parameters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.scores.ratings import Rating, rate, weight

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(1, 25 / 3))
TABLES = st.lists(RATINGS, min_size=2, max_size=6)


@pytest.mark.parametrize(
    ("rating", "shown"),
    [
        pytest.param(Rating(), 1000, id="a newcomer has 1000"),
        pytest.param(Rating(27.5), 1100, id="one of mu is 40"),
        pytest.param(Rating(2.5), 100, id="the floor"),
        pytest.param(Rating(-9), 100, id="nobody is below it"),
    ],
)
def test_a_rating_is_shown_as_a_whole_number(rating: Rating, shown: int) -> None:
    assert rating.shown == shown


def test_the_order_is_that_of_what_somebody_is_at_least() -> None:
    assert Rating(25, 8).skill == 9
    assert Rating(24, 2).skill > Rating(26, 4).skill


@pytest.mark.parametrize(
    ("people", "earlier", "counts"),
    [
        pytest.param(0, 0, 0, id="computers alone"),
        pytest.param(1, 0, 0, id="a single person"),
        pytest.param(2, 0, 1, id="two people"),
        pytest.param(6, 2, 1, id="the third game of a day counts in full"),
        pytest.param(4, 3, 3 / 4, id="the fourth less"),
        pytest.param(4, 11, 1 / 4, id="the twelfth a quarter"),
    ],
)
def test_fault_40_the_same_people_again_and_again_count_less(people: int, earlier: int, counts: float) -> None:
    assert weight(people, earlier) == counts


@given(TABLES)
def test_the_whole_order_of_finish_counts(before: list[Rating]) -> None:
    """Of equals, each place is worth more than the next one."""
    equal = [Rating()] * len(before)
    after = rate(equal, range(1, len(equal) + 1), 1)
    assert sorted(after, key=lambda rating: -rating.mu) == after
    assert len({rating.mu for rating in after}) == len(after)


@given(TABLES)
def test_who_wins_gains_and_who_is_last_loses(before: list[Rating]) -> None:
    after = rate(before, range(1, len(before) + 1), 1)
    assert after[0].mu > before[0].mu
    assert after[-1].mu < before[-1].mu


@given(TABLES, st.floats(0, 1))
def test_a_game_that_counts_less_moves_less(before: list[Rating], part: float) -> None:
    whole, less = (rate(before, range(1, len(before) + 1), weight) for weight in (1, part))
    for old, full, some in zip(before, whole, less, strict=True):
        assert some.mu - old.mu == pytest.approx(part * (full.mu - old.mu))
        assert some.sigma - old.sigma == pytest.approx(part * (full.sigma - old.sigma))


def test_one_game_of_four_newcomers_moves_ratings_as_openskill_says() -> None:
    """Plackett–Luce by hand (Weng and Lin 2011, algorithm 4) with beta 25/3 and gamma 1."""
    mu, variance, beta = 25.0, (25 / 3) ** 2 + (25 / 300) ** 2, 25 / 3
    c = (4 * (variance + beta**2)) ** 0.5
    gains = [1 - 1 / 4, 1 - 1 / 4 - 1 / 3, 1 - 1 / 4 - 1 / 3 - 1 / 2, -1 / 4 - 1 / 3 - 1 / 2]
    expected = [mu + variance / c * gain for gain in gains]
    assert [rating.mu for rating in rate([Rating()] * 4, [1, 2, 3, 4], 1)] == pytest.approx(expected)
