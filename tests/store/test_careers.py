"""What the last games of one person come to."""

import pytest
from msgspec.structs import replace

from bot.rules.bids import Bid
from bot.rules.pieces import Face, SeatNo
from bot.scores.cups import Bluff
from bot.scores.seasons import Season
from bot.scores.tallies import Change, Tally
from bot.store import Career, GameId, Other, PastGame, Rival

BOB, CHO, GONE = 2, 3, -4


def past(place: int, *others: Other, change: Change | None = None, game: str = "", name: str = "Ana") -> PastGame:
    return PastGame(GameId(game), 1_000, place, name, others, change)


def bold(game: str, chance: float) -> PastGame:
    return replace(past(1, game=game), bluff=Bluff(SeatNo(1), Bid(8, Face(5)), called=False, chance=chance))


def within(season: int, game: PastGame) -> PastGame:
    return replace(game, season=Season(season, "", 0))


def career(*games: PastGame, guild: int | None = 5) -> Career:
    return Career(Tally(games=len(games)), games, guild)


def bob(place: int, name: str = "Bob") -> Other:
    return Other(name, place, BOB)


def cho(place: int) -> Other:
    return Other("Cho", place, CHO)


def computer(place: int) -> Other:
    return Other("Owl", place, level="hard")


@pytest.mark.parametrize(
    ("games", "rival"),
    [
        pytest.param([past(1, bob(2)), past(2, bob(1)), past(1, cho(2))], Rival("Bob", 2, 1), id="whom they met most"),
        pytest.param([past(1, bob(2)), past(2, cho(1))], Rival("Cho", 1, 0), id="of several, whom they met last"),
        pytest.param([past(2, cho(1), bob(3))], Rival("Bob", 1, 1), id="at one table, the one who came last"),
        pytest.param([past(2, bob(1, "B")), past(1, bob(2))], Rival("Bob", 2, 1), id="by the name they had last"),
        pytest.param([past(1, computer(2)), past(1, computer(2), bob(3))], Rival("Bob", 1, 1), id="never a computer"),
        pytest.param([past(1, Other("", 2, GONE))], None, id="never somebody who was forgotten"),
        pytest.param([past(1, computer(2))], None, id="nobody, of who played computers alone"),
    ],
)
def test_the_favourite_opponent_is(games: list[PastGame], rival: Rival | None) -> None:
    assert career(*games).rival == rival


@pytest.mark.parametrize(
    ("games", "curves"),
    [
        pytest.param([past(1, change=Change(1012, 12, 1))], [[(0, 1000), (1, 1012)]], id="it begins before the game"),
        pytest.param(
            [past(1), past(2, change=Change(990, -10, 1)), past(1)], [[(1, 1000), (2, 990)]], id="rated alone"
        ),
        pytest.param(
            [
                past(1, change=Change(1200, 20, 7)),
                within(1, past(1, change=Change(1020, 20, 1))),
                within(1, past(1)),
                within(1, past(1, change=Change(1035, 15, 2))),
                within(2, past(2, change=Change(985, -15, 1))),
                past(1, change=Change(1180, -5, 12)),
            ],
            [[(0, 1180), (1, 1200)], [(1, 1000), (2, 1020), (4, 1035)], [(4, 1000), (5, 985)], [(5, 1185), (6, 1180)]],
            id="each season has its own, and so has what lies between",
        ),
        pytest.param([past(1), past(1)], [], id="nothing was rated"),
    ],
)
def test_the_curve_is_the_rating_after_each_rated_game(
    games: list[PastGame], curves: list[list[tuple[int, int]]]
) -> None:
    assert career(*games).curves == curves
    assert career(*games, guild=None).curves == []


def test_the_boldest_bluff_is_the_least_likely_and_of_equals_the_last() -> None:
    games = career(bold("a", 0.2), bold("b", 0.1), bold("c", 0.1), bold("d", 0.3), past(1, game="e"))
    assert games.boldest
    assert games.boldest.game == "c"
    assert career(past(1)).boldest is None


def test_places_are_counted_and_the_name_is_the_last_one() -> None:
    games = career(past(2, name="Anna"), past(1), past(2), past(4))
    assert games.places == {1: 1, 2: 2, 4: 1}
    assert list(games.places) == [1, 2, 4]
    assert games.name == "Ana"
