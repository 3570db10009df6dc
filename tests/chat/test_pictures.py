"""The picture of somebody's games, as pixels: which lie higher, and which are of another colour."""

from io import BytesIO

import pytest
from PIL import Image

from bot.chat import pictures
from bot.chat.pictures import WIDTH, grid, picture
from bot.scores.tallies import Change, Tally
from bot.store import LAST_GAMES, Career, GameId, Other, PastGame

MOST_BYTES = 30_000


def drawn(*games: tuple[int, int | None], players: int = 4) -> Image.Image:
    """The picture of games: each a place, and by how much the rating moved from 1000 on, None where it was unrated."""
    rating, past = 1000, []
    for number, (place, moved) in enumerate(games):
        rating += moved or 0
        others = tuple(Other("P", other, other) for other in range(1, players + 1) if other != place)
        change = None if moved is None else Change(rating, moved, number)
        past.append(PastGame(GameId(str(number)), number, place, "Ana", others, change))
    written = picture(Career(Tally(games=len(past)), tuple(past), 5))
    assert len(written) < MOST_BYTES
    return Image.open(BytesIO(written))


def columns(image: Image.Image, colour: tuple[int, int, int]) -> dict[int, int]:
    """Where a colour is: for each column that has it, its highest row."""
    pixels = image.load()
    assert pixels is not None
    found = {}
    for x in range(image.width):
        rows = [y for y in range(image.height) if pixels[x, y] == colour]
        if rows:
            found[x] = rows[0]
    return found


def curve(image: Image.Image) -> dict[int, int]:
    """The curve alone, without the number behind its end."""
    found = columns(image, pictures._CURVE)
    last = next(x for x in found if x + 1 not in found)
    return {x: y for x, y in found.items() if x <= last}


def bars(found: dict[int, int]) -> list[int]:
    """The height of each bar, from left to right."""
    return [y for x, y in found.items() if x - 1 not in found]


@pytest.mark.parametrize(
    "games",
    [
        pytest.param([(1, 12)], id="one game"),
        pytest.param([(1, 12), (4, -30)], id="two games"),
        pytest.param(
            [(1 + number % 4, 19 - 7 * (number % 4)) for number in range(LAST_GAMES)], id="as many as there can be"
        ),
        pytest.param([(3, 0)], id="a rating that did not move"),
        pytest.param([(4, -100)] * 9, id="always downhill"),
    ],
)
def test_games_of_any_number_have_a_curve_and_a_bar_each(games: list[tuple[int, int | None]]) -> None:
    image = drawn(*games)
    assert image.size == (WIDTH, 618)
    assert curve(image)
    won = sum(place == 1 for place, _ in games)
    assert len(bars(columns(image, pictures._WON))) == won
    assert len(bars(columns(image, pictures._LOST))) == len(games) - won


def test_the_highest_rating_stands_above_the_lowest() -> None:
    up, down = curve(drawn((1, 60), (1, 60))), curve(drawn((4, -60), (4, -60)))
    assert up[max(up)] < up[min(up)] - 100
    assert down[max(down)] > down[min(down)] + 100


def test_a_first_place_stands_higher_than_all_others_and_those_by_their_place() -> None:
    image = drawn((1, 10), (2, 5), (3, -5), (4, -10))
    (won,) = bars(columns(image, pictures._WON))
    second, third, last = bars(columns(image, pictures._LOST))
    assert won < second < third < last


def test_without_a_rated_game_there_are_bars_alone() -> None:
    image = drawn((1, None), (2, None))
    assert image.size == (WIDTH, 218)
    assert not columns(image, pictures._CURVE)
    assert columns(image, pictures._WON)


@pytest.mark.parametrize(
    ("ratings", "expected"),
    [
        pytest.param([1000], [1000, 1005], id="one rating, on a line"),
        pytest.param([1003], [1000, 1005], id="one rating, between two"),
        pytest.param([962, 1150], [950, 1000, 1050, 1100, 1150], id="fifties"),
        pytest.param([100, 5100], [0, 1000, 2000, 3000, 4000, 5000, 6000], id="further apart than anybody gets"),
    ],
)
def test_the_lines_behind_the_curve_are_round_and_few(ratings: list[int], expected: list[int]) -> None:
    assert list(grid(ratings)) == expected
