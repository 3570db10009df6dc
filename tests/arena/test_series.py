"""`perudo arena`: who may enter, what is counted, and that chance follows from the seed alone."""

import json

import pytest

from bot.arena.series import Series, Tally, interval, play_all
from bot.cli import main
from bot.cli.ends import FOUL, OK, WRONG_SETTING
from bot.rules.options import PRESETS, Options

Said = pytest.CaptureFixture[str]


def _tally(names: str, games: int = 12, jobs: int = 1, options: Options | None = None) -> Tally:
    *_, (_, tally) = play_all(Series(names.split(","), options or Options(), games, seed=3), jobs)
    assert tally
    return tally


def _wins(tally: Tally) -> list[int]:
    return [each.wins for each in tally.standings]


def test_the_same_seed_gives_the_same_games_however_many_processes_play_them() -> None:
    alone = _wins(_tally("normal,easy,prob", games=24))
    assert sum(alone) == 24
    assert alone == _wins(_tally("normal,easy,prob", games=24, jobs=2))


def test_another_seed_gives_other_games() -> None:
    def winners(seed: int) -> list[int]:
        *_, (_, tally) = play_all(Series(["random"] * 6, Options(dice=1), 30, seed))
        assert tally
        return _wins(tally)

    assert winners(1) != winners(2)


def test_seats_are_drawn_for_each_game() -> None:
    """With one die each, the opener of a game of three is far from its fair share: seats drawn make it even."""
    wins = _wins(_tally("prob,prob,prob", games=300, options=Options(dice=1)))
    assert all(70 <= won <= 130 for won in wins)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played(preset: str, capsys: Said) -> None:
    assert main(["arena", "--players", "easy,prob", "--games", "4", "--preset", preset, "--json"]) == OK
    told = json.loads(capsys.readouterr().out)
    assert sum(each["wins"] for each in told["standings"]) == told["games"] == 4
    assert sum(each["luck"] + each["judgement"] for each in told["standings"]) == pytest.approx(0)
    assert all(each["judgement"] <= 0 for each in told["standings"])


def test_the_table_names_every_player(capsys: Said) -> None:
    assert main(["arena", "--players", "normal,tests.arena.odd:timid", "--games", "5"]) == OK
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("normal")
    assert lines[2].startswith("tests.arena.odd:timid")
    assert lines[3].startswith("5 games, seed 1;")


@pytest.mark.parametrize("path", ["tests.arena.odd:timid", "tests.arena.odd.timid", "tests.arena.odd:Timid"])
def test_a_player_is_anything_that_chooses(path: str) -> None:
    assert sum(_wins(_tally(f"{path},mild"))) == 12


@pytest.mark.parametrize(
    ("who", "why"),
    [
        pytest.param("broken", "broke: ZeroDivisionError()", id="it breaks"),
        pytest.param("cheat", "answered with Deal(…), which is no bid or call of that seat", id="a move of the table"),
        pytest.param("meddler", "answered with CallDudo(", id="a move of another seat"),
        pytest.param("boaster", "made an illegal move: MakeBid(", id="a bid that is none"),
    ],
)
def test_a_foul_ends_the_series_and_says_whose_it_was(who: str, why: str, capsys: Said) -> None:
    assert main(["arena", "--players", f"mild,tests.arena.odd:{who}", "--games", "9"]) == FOUL
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("perudo: game ")
    assert f"tests.arena.odd:{who}" in line
    assert why in line


@pytest.mark.parametrize(
    "players",
    [
        pytest.param("hard", id="one player"),
        pytest.param("easy,easy,easy,easy,easy,easy,easy", id="seven players"),
        pytest.param("easy,nobody", id="no such level"),
        pytest.param("easy,tests.arena.odd:nobody", id="no such name"),
        pytest.param("easy,no.such.module:player", id="no such module"),
        pytest.param("easy,tests.arena.odd:NOBODY", id="not a player"),
    ],
)
def test_who_can_t_enter_is_told_in_one_line(players: str, capsys: Said) -> None:
    assert main(["arena", "--players", players]) == WRONG_SETTING
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("perudo: ")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        pytest.param(50, 100, 0.4038, 0.5962, id="half of a hundred"),
        pytest.param(0, 20, 0.0, 0.1611, id="none of twenty"),
        pytest.param(20, 20, 0.8389, 1.0, id="all of twenty"),
    ],
)
def test_the_interval_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)
