from datetime import UTC, datetime

import pytest

from bot.rules.game import Seat
from bot.rules.pieces import COMPUTER, PlayerId, SeatNo
from bot.scores.facts import Facts, Finished, Player
from bot.scores.tallies import Tally, add, change, periods

ANA, BOB = PlayerId(9), PlayerId(7)


def finished(*players: int, **facts: int) -> Finished:
    """A game that these won in this order; the facts are the winner's."""
    seats = [Seat(SeatNo(place), f"P{place}", PlayerId(who), place=place) for place, who in enumerate(players, 1)]
    return Finished(tuple(Player(seat, Facts(**facts) if seat.place == 1 else Facts()) for seat in seats), {})


def after(*games: Finished, weight: float = 1.0) -> dict[PlayerId, Tally]:
    tallies: dict[PlayerId, Tally] = {}
    for game in games:
        tallies |= add(game, tallies, weight)
    return tallies


def test_games_wins_and_streaks_add_up() -> None:
    won, lost = finished(ANA, BOB, dudos=2, dudos_right=1), finished(BOB, ANA)
    ana = after(won, won, won, lost, won)[ANA]
    assert (ana.games, ana.wins, ana.streak, ana.longest_streak) == (5, 4, 1, 3)
    assert (ana.dudos, ana.dudos_right) == (8, 4)


def test_computers_have_no_tally_and_no_part_in_ratings() -> None:
    with_computer = after(finished(ANA, COMPUTER, BOB))
    assert set(with_computer) == {ANA, BOB}
    assert with_computer == after(finished(ANA, BOB)) | {BOB: with_computer[BOB]}
    assert with_computer[BOB].rating == after(finished(ANA, BOB))[BOB].rating


def test_fault_40_an_unrated_game_moves_no_rating_and_counts_all_the_same() -> None:
    ana = after(finished(ANA, COMPUTER), weight=0.0)[ANA]
    assert (ana.games, ana.wins, ana.rated) == (1, 1, 0)
    assert ana.rating == Tally().rating
    assert change(Tally(), ana) is None


def test_a_change_is_told_in_whole_numbers_that_add_up() -> None:
    before = after(finished(ANA, BOB))
    now = after(finished(ANA, BOB), finished(BOB, ANA))
    moved = change(before[ANA], now[ANA])
    assert moved
    assert moved.rating - moved.moved == before[ANA].rating.shown
    assert (moved.rated, moved.provisional) == (2, True)


@pytest.mark.parametrize(("rated", "provisional"), [(9, True), (10, False)])
def test_a_rating_is_provisional_until_ten_games(rated: int, provisional: bool) -> None:
    assert Tally(rated=rated).provisional == provisional


@pytest.mark.parametrize(
    ("tally", "rates"),
    [
        pytest.param(Tally(games=9, wins=9, dudos=19, calzas=4), (None, None, None), id="too few"),
        pytest.param(
            Tally(games=10, wins=4, dudos=20, dudos_right=15, calzas=5, calzas_right=1), (0.4, 0.75, 0.2), id="enough"
        ),
    ],
)
def test_rates_are_told_of_many(tally: Tally, rates: tuple[float | None, ...]) -> None:
    assert (tally.win_rate, tally.dudo_rate, tally.calza_rate) == rates


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        pytest.param("2026-11-30T19:00", ("always", "2026-11", "2026-W49"), id="a Monday"),
        pytest.param("2027-01-01T00:00", ("always", "2027-01", "2026-W53"), id="the week of the old year"),
        pytest.param("2024-12-30T00:00", ("always", "2024-12", "2025-W01"), id="the week of the new year"),
    ],
)
def test_a_moment_belongs_to_a_month_and_a_week_of_utc(moment: str, expected: tuple[str, ...]) -> None:
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    assert periods(int(at.timestamp() * 1000)) == expected
    assert periods(int(at.timestamp() * 1000) - 1) != expected or at.hour
