"""Perfect play with one die each: nobody can win more from it than its due, and the table is what the rules lead to."""

from random import Random

import msgspec
import pytest

from bench.endgames import Duel, written
from bot.arena.entrants import entrant
from bot.arena.exploit import exploit
from bot.players.endgame import FILE, endgame, packed, unpacked
from bot.players.hard import Hard
from bot.rules.bids import Auction
from bot.rules.pieces import SeatNo
from bot.rules.view import seat_view
from tests.rules.table import bid, table

TABLES = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, str]])


@pytest.mark.parametrize("palifico", [False, True])
def test_hard_can_t_be_exploited(palifico: bool) -> None:
    found = exploit(entrant("hard"), palifico=palifico)
    assert found.exact
    assert found.opening == found.answering == 0


def test_the_table_is_worked_out_from_the_rules() -> None:
    """The smallest part of it, anew: the answers in a palifico round."""
    duel = Duel(palifico=True)
    duel.solve()
    answers = {situation: letter for situation, letter in TABLES["palifico"].items() if len(situation) % 2 == 0}
    assert written(duel, mine=1) == answers


def test_every_bid_has_a_letter_of_its_own() -> None:
    bids = [*Auction(None, 2, palifico=True).ladder()]
    assert [unpacked(packed(each)) for each in bids] == bids
    assert packed(bid("1x1")) == "a"


@pytest.mark.parametrize(
    ("cups", "changes", "palifico"),
    [
        pytest.param("2 3 4", "", False, id="three are left"),
        pytest.param("22 3", "", False, id="three dice are left"),
        pytest.param("2 3", "raise=never-lower-face", False, id="other raises"),
        pytest.param("2 3", "palifico_face=locked", True, id="the face is locked"),
    ],
)
def test_nothing_is_known_of_other_situations(cups: str, changes: str, palifico: bool) -> None:
    seen = seat_view(table(cups, changes, palifico=palifico), SeatNo(1))
    assert endgame(seen) is None
    assert Hard().choose(seen, Random(1)).seat == 1


def test_an_opening_that_no_perfect_player_makes_is_answered_all_the_same() -> None:
    assert endgame(seat_view(table("2 3", bids="2x6"), SeatNo(2)))
