"""Each achievement, and what only just earns none."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.rules.bids import Bid
from bot.rules.game import Seat
from bot.rules.moves import CallDudo
from bot.rules.pieces import COMPUTER, Face, PlayerId, SeatNo
from bot.scores.achievements import NAMES, deserved
from bot.scores.cups import Bluff, Called, Lifted
from bot.scores.facts import Facts, Finished, Player
from bot.scores.tallies import Tally
from tests.scores.test_facts import ANA, BOB, CUPS, bid, deal, finished

ME, OTHER = PlayerId(9), PlayerId(7)


def calza(quantity: int, *, right: bool = True, call: Any = "calza") -> Called:
    return Called(SeatNo(1), call, Bid(quantity, Face(5)), right, 0.2)


def bluff(chance: float, *, called: bool = False) -> Bluff:
    return Bluff(SeatNo(1), Bid(9, Face(5)), called, chance)


def game(
    *,
    place: int = 1,
    dice: int = 2,
    outnumbered: int = 0,
    came_out: Sequence[Lifted] = (),
    seats: int = 3,
    hard: int = 0,
    left: int = 0,
    **facts: int,
) -> Finished:
    """A game of mine at seat 1; `hard` of the others are hard computer players, and `left` got up."""
    mine = Seat(SeatNo(1), "Ana", ME, dice=dice, place=place)
    others = [
        Seat(
            SeatNo(number),
            "Bob",
            COMPUTER if number > seats - hard else OTHER,
            level="hard:bold" if number > seats - hard else "",
            place=number if place == 1 else number - 1,
            left=number <= 1 + left,
        )
        for number in range(2, seats + 1)
    ]
    me = Player(mine, Facts(**facts), tuple(came_out), outnumbered)
    return Finished((me, *(Player(seat, Facts()) for seat in others)), {})


WON, PLAYED = Tally(games=1, wins=1, streak=1, rated=1), Tally(games=1, rated=1)


@pytest.mark.parametrize(
    ("played", "tally", "weight", "expected"),
    [
        pytest.param(game(), WON, 1, [], id="a win is none"),
        pytest.param(game(outnumbered=3), WON, 1, ["brink"], id="from one die against three"),
        pytest.param(game(outnumbered=2), WON, 1, [], id="but not against two"),
        pytest.param(game(outnumbered=5, place=2), PLAYED, 1, [], id="nor for the second place"),
        pytest.param(game(dice=5), WON, 1, ["untouched"], id="without losing a die"),
        pytest.param(game(dice=5, dice_lost=1, dice_won=1), WON, 1, [], id="but not if one was won back"),
        pytest.param(game(dice=2), WON, 1, [], id="nor where each had but two"),
        pytest.param(game(dice=5, left=1), WON, 1, [], id="nor when somebody got up"),
        pytest.param(game(came_out=[calza(7)]), WON, 1, ["pinpoint"], id="a right calza on seven"),
        pytest.param(game(came_out=[calza(7)], place=3), PLAYED, 1, ["pinpoint"], id="whoever wins"),
        pytest.param(game(came_out=[calza(6)]), WON, 1, [], id="but not on six"),
        pytest.param(game(came_out=[calza(8, right=False)]), WON, 1, [], id="nor a wrong one"),
        pytest.param(game(came_out=[calza(8, call="dudo")]), WON, 1, [], id="nor a dudo"),
        pytest.param(game(came_out=[bluff(0.099)]), WON, 1, ["poker-face"], id="a bluff below 10 %"),
        pytest.param(game(came_out=[bluff(0.1)]), WON, 1, [], id="but not of 10 %"),
        pytest.param(game(came_out=[bluff(0.01, called=True)]), WON, 1, [], id="nor one that was doubted"),
        pytest.param(game(dudos=3, dudos_right=3), WON, 1, ["hawk-eye"], id="three right dudos"),
        pytest.param(game(dudos=4, dudos_right=3), WON, 1, [], id="but not with a wrong one"),
        pytest.param(game(dudos=2, dudos_right=2), WON, 1, [], id="nor two"),
        pytest.param(game(dice_won=3, place=2), PLAYED, 1, ["phoenix"], id="three dice won back"),
        pytest.param(game(dice_won=2), WON, 1, [], id="but not two"),
        pytest.param(game(seats=6), WON, 1, ["full-table"], id="won against five others"),
        pytest.param(game(seats=5), WON, 1, [], id="but not against four"),
        pytest.param(game(seats=6, place=2), PLAYED, 1, [], id="nor the second place"),
        pytest.param(game(seats=6, left=1), WON, 1, [], id="nor when somebody got up then"),
        pytest.param(game(seats=4, hard=3), WON, 0, ["machine-breaker"], id="against three hard computers, unrated"),
        pytest.param(game(seats=5, hard=3), WON, 1, ["machine-breaker"], id="or among people"),
        pytest.param(game(seats=4, hard=2), WON, 1, [], id="but not against two"),
        pytest.param(game(seats=4, hard=3, place=2), PLAYED, 0, [], id="nor without winning"),
        pytest.param(game(), replace(WON, streak=5), 1, ["five-in-a-row"], id="five wins in a row"),
        pytest.param(game(), replace(WON, streak=4), 1, [], id="but not four"),
        pytest.param(game(place=2), Tally(rated=100), 1, ["hundred"], id="a hundred rated games"),
        pytest.param(game(place=2), Tally(games=200, rated=99), 1, [], id="but not 99, whatever else was played"),
        pytest.param(
            game(
                dice=5,
                outnumbered=9,
                came_out=[calza(9), bluff(0.01)],
                dice_won=3,
                dudos=3,
                dudos_right=3,
                seats=6,
                hard=2,
            ),
            Tally(streak=9, rated=100),
            0,
            [],
            id="an unrated game earns nothing else",
        ),
    ],
)
def test_what_a_game_earns(played: Finished, tally: Tally, weight: float, expected: list[str]) -> None:
    earned = deserved(played, {ME: tally, OTHER: Tally()}, weight)
    assert [each.name for each in earned if each.seat == 1] == expected


def test_computers_and_those_who_were_forgotten_earn_nothing() -> None:
    played = game(seats=6, outnumbered=4)
    mine = played.players[0]
    for player in (COMPUTER, PlayerId(-5)):
        nobody = replace(mine, seat=replace(mine.seat, player=player))
        others = {player: WON, OTHER: Tally()}
        assert not list(deserved(replace(played, players=(nobody, *played.players[1:])), others, 1))


def test_names_are_unlike() -> None:
    assert len(set(NAMES)) == len(NAMES) <= 10


def test_against_how_many_dice_a_single_one_was_held_is_read_from_the_deals() -> None:
    """Seat 1 comes down to one die while seat 2 has five; whoever never did was never outnumbered."""
    losing = [
        move for held in range(5, 1, -1) for move in (deal("66632"[:held], *CUPS[1:]), bid(ANA, 9, 6), CallDudo(BOB))
    ]
    assert [player.outnumbered for player in finished(*losing).players] == [0, 0, 0]
    assert [player.outnumbered for player in finished(*losing, deal("6", *CUPS[1:])).players] == [5, 0, 0]
