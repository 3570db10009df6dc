"""What holds for every computer player at every table."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from bot.arena.contest import contest
from bot.arena.entrants import entrant
from bot.arena.series import Series, play_all
from bot.players import LEVELS, PLAYERS, TEMPERAMENTS, Player, name_for, standin, tempered
from bot.players.baselines import BASELINES
from bot.players.names import NAMES
from bot.rules.decide import decide
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import CallCalza, MakeBid, Play
from bot.rules.options import PRESETS, Options
from bot.rules.view import SeatView, seat_view
from tests.rules.chance import reshuffled, steps
from tests.rules.table import table

ALL: dict[str, Player] = PLAYERS | BASELINES


def _situations(seed: int) -> list[Game]:
    """Every situation of a game by chance, with any options, in which a seat is on turn."""
    return [game for game, *_ in steps(Random(seed), restless=seed % 2 == 0) if game.round]


def _turn(game: Game) -> SeatView:
    assert game.round
    return seat_view(game, game.round.turn)


@pytest.mark.parametrize("name", [*ALL, "stand-in"])
@pytest.mark.parametrize("seed", range(6))
def test_no_move_is_ever_illegal(name: str, seed: int) -> None:
    rng = Random(seed)
    for game in _situations(seed):
        seen = _turn(game)
        decide(game, standin(seen) if name == "stand-in" else ALL[name].choose(seen, rng))
        for seat in game.still_in:
            out_of_turn = seat_view(game, seat.number)
            if name in ALL and out_of_turn.may_calza and ALL[name].wants_calza(out_of_turn):
                decide(game, CallCalza(seat.number))


@pytest.mark.parametrize("name", [*PLAYERS, "stand-in"])
@pytest.mark.parametrize("seed", range(6))
def test_fault_43_other_cups_change_no_decision(name: str, seed: int) -> None:
    def decided(seen: SeatView) -> list[Play | bool]:
        if name == "stand-in":
            return [standin(seen)] if seen.on_turn else []
        player = PLAYERS[name]
        chosen = [player.choose(seen, Random(seed))] if seen.on_turn else []
        return [*chosen, *([player.wants_calza(seen)] if seen.may_calza else [])]

    for game in _situations(seed):
        for seat in game.still_in:
            other = reshuffled(Random(seed), game, seat.number)
            assert decided(seat_view(game, seat.number)) == decided(seat_view(other, seat.number))


def _played(names: Sequence[str], options: Options, rng: Random) -> Game:
    return replay(contest([entrant(name) for name in names], options, rng))


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_levels_finish_a_game_together(preset: Options, seats: int) -> None:
    game = _played([*LEVELS, *LEVELS][:seats], preset, Random(seats))
    assert game.phase == "over"
    assert sorted(seat.place for seat in game.seats) == list(range(1, seats + 1))


@pytest.mark.parametrize("dice", range(1, 6))
def test_any_starting_dice_will_do(dice: int) -> None:
    assert _played([*LEVELS], Options(dice=dice, loss="difference"), Random(dice)).phase == "over"


def test_the_same_chance_gives_the_same_game() -> None:
    assert _played([*LEVELS], Options(), Random(8)) == _played([*LEVELS], Options(), Random(8))


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [
        pytest.param("hard", "normal", 60, 0.50, id="hard above normal"),
        pytest.param("normal", "easy", 60, 0.50, id="normal above easy"),
        pytest.param("easy", "random", 60, 0.80, id="easy above random"),
    ],
)
def test_levels_are_in_order(stronger: str, weaker: str, games: int, least: float) -> None:
    """Each level wins more than its share of a duel: loosely, as few games are played here."""
    *_, (_, tally) = play_all(Series([stronger, weaker], Options(), games, seed=5))
    assert tally
    assert tally.standings[0].share >= least


@pytest.mark.parametrize(
    ("cups", "bids", "expected"),
    [
        pytest.param("66 22335", "", "1x6", id="opens with the face that it holds"),
        pytest.param("22335 66", "2x3", "2x6", id="raises what is a little high, with more than that to spare"),
        pytest.param("22335 66", "3x3", "dudo", id="doubts what is further above the average than its raise is below"),
        pytest.param("22335 33", "3x3", "4x3", id="raises a little too high rather than doubt what it holds"),
        pytest.param("2 1", "1x1", "2x1", id="does not doubt what it holds itself"),
        pytest.param("22335 66", "7x1", "dudo", id="doubts where nothing is left"),
    ],
)
def test_easy_does_what_has_more_to_spare_on_average(cups: str, bids: str, expected: str) -> None:
    plays = {PLAYERS["easy"].choose(_turn(table(cups, bids=bids)), Random(seed)) for seed in range(20)}
    assert [str(play.bid) if isinstance(play, MakeBid) else "dudo" for play in plays] == [expected]


@pytest.mark.parametrize(
    ("cups", "bids", "expected"),
    [
        pytest.param("44416 22", "", "1x4", id="opens with the safest face"),
        pytest.param("22335 66", "7x6", "dudo", id="doubts what can hardly be"),
        pytest.param("22335 66", "7x1", "dudo", id="doubts where nothing is left"),
    ],
)
def test_the_stand_in_is_cautious(cups: str, bids: str, expected: str) -> None:
    play = standin(_turn(table(cups, bids=bids)))
    assert (str(play.bid) if isinstance(play, MakeBid) else "dudo") == expected


def test_the_stand_in_never_calls_calza() -> None:
    plays = [standin(_turn(game)) for seed in range(8) for game in _situations(seed)]
    assert not any(isinstance(play, CallCalza) for play in plays)


def test_names_are_short_and_never_taken_twice() -> None:
    rng, taken = Random(3), ["ADA", "somebody"]
    while len(taken) < len(NAMES) + 10:
        taken.append(name_for(taken, rng))
    assert len({name.casefold() for name in taken}) == len(taken)
    assert all(name.isascii() and name.isalpha() and len(name) <= 6 for name in NAMES)


def test_a_view_without_a_round_is_no_reason_to_call() -> None:
    game = replace(table("22 33"), round=None)
    for player in PLAYERS.values():
        assert not player.wants_calza(seat_view(game, game.seats[0].number))


def test_a_temperament_is_drawn_where_none_was_chosen() -> None:
    drawn = {tempered("hard", (), Random(seed)) for seed in range(40)}
    assert drawn == {f"hard:{name}" for name in TEMPERAMENTS}
    assert tempered("easy:bold", ["easy:bold"], Random(1)) == "easy:bold"


def test_those_who_sit_down_differ_from_those_who_sit_as_far_as_they_can() -> None:
    sitting = ["", "easy:bold", "hard:trusting", "hard:cautious"]
    assert {tempered("hard", sitting, Random(seed)) for seed in range(20)} == {"hard:sceptical"}
    assert {tempered("hard", [*sitting, "hard:sceptical"], Random(seed)) for seed in range(40)} == {
        f"hard:{name}" for name in TEMPERAMENTS
    }
