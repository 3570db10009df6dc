import pytest

from bot.chat.cards import Dice
from bot.rules.pieces import Face, SeatNo

FIVE = Face(5)


@pytest.mark.parametrize(
    ("emojis", "drawn"),
    [
        pytest.param({}, "⚄", id="nothing uploaded"),
        pytest.param({"die_red_5": 1}, "⚄", id="another colour uploaded"),
        pytest.param({"die_yellow_5": 7}, "<:die_yellow_5:7>", id="uploaded"),
    ],
)
def test_a_die_is_drawn(emojis: dict[str, int], drawn: str) -> None:
    assert Dice(emojis).die("yellow", FIVE) == drawn


def test_a_cup_is_drawn_in_the_colour_of_its_seat() -> None:
    dice = Dice({"die_blue_5": 1, "die_red_5": 2})
    assert dice.cup(SeatNo(3), (FIVE, FIVE)) == "<:die_blue_5:1>\u2009<:die_blue_5:1>"


def test_a_unicode_die_is_no_emoji() -> None:
    assert Dice().emoji("yellow", FIVE) is None
