"""The gathering: sitting down, getting up, the host, the phrases, and how round 1 gets its starter."""

import pytest

from bot.rules.decide import decide
from bot.rules.events import GameStopped, HostPassed, PhraseSet, SeatFreed, SeatTaken, StarterNamed
from bot.rules.game import Game
from bot.rules.moves import (
    AddComputer,
    Begin,
    Close,
    Deal,
    Leave,
    MakeBid,
    Move,
    NameStarter,
    OpenTable,
    Remove,
    SetOptions,
    SetPhrase,
    TakeSeat,
)
from bot.rules.options import Options
from bot.rules.pieces import PlayerId, SeatNo
from tests.rules.table import NAMES, bid, options, play, refusal


def sit(number: int) -> TakeSeat:
    return TakeSeat(PlayerId(number), NAMES[number - 1])


def gathering(people: int, *moves: Move) -> Game:
    opened = OpenTable("classic", Options(), 90)
    return play(Game(), opened, *(sit(number) for number in range(1, people + 1)), *moves)


def host(number: int = 1) -> PlayerId:
    return PlayerId(number)


def robot(name: str = "Nils") -> AddComputer:
    return AddComputer(host(), "shy", name)


@pytest.mark.parametrize(
    ("game", "made", "key"),
    [
        pytest.param(gathering(2), sit(2), "already-seated", id="nobody sits twice"),
        pytest.param(gathering(6), TakeSeat(PlayerId(7), "Gus"), "table-full", id="there are six cups"),
        pytest.param(gathering(6), robot(), "table-full", id="for computers too"),
        pytest.param(gathering(1), Begin(host()), "too-few-seats", id="one seat is too few"),
        pytest.param(gathering(2), Begin(host(2)), "not-host", id="the host begins"),
        pytest.param(
            gathering(2), SetOptions(host(2), "quick", Options(), None), "not-host", id="the host sets options"
        ),
        pytest.param(gathering(2), AddComputer(host(2), "shy", "Nils"), "not-host", id="the host adds computers"),
        pytest.param(gathering(2), Leave(SeatNo(3)), "no-such-seat", id="nobody leaves who is not there"),
        pytest.param(gathering(2), SetPhrase(SeatNo(3), "x"), "no-such-seat", id="nor has a phrase"),
        pytest.param(gathering(2), SetPhrase(SeatNo(2), "x" * 65), "phrase-too-long", id="a phrase has 64 characters"),
        pytest.param(gathering(2), SetPhrase(SeatNo(2), "x" * 64), None, id="64 are not too many"),
        pytest.param(gathering(2), OpenTable("classic", Options(), 90), "already-started", id="a table opens once"),
        pytest.param(gathering(2), MakeBid(SeatNo(1), bid("1x2")), "not-started", id="nobody bids yet"),
        pytest.param(gathering(2), Deal(()), "not-started", id="nothing is dealt yet"),
        pytest.param(gathering(2), NameStarter(SeatNo(1)), "not-started", id="nobody starts yet"),
        pytest.param(gathering(2, Begin(host())), Begin(host()), "already-started", id="a game begins once"),
        pytest.param(gathering(2, Begin(host())), sit(3), "already-started", id="nobody joins a game"),
        pytest.param(gathering(2, Begin(host())), robot(), "already-started", id="no computer either"),
        pytest.param(gathering(2, Begin(host())), SetPhrase(SeatNo(1), "x"), "already-started", id="phrases stand"),
        pytest.param(
            gathering(2, Begin(host())),
            SetOptions(host(), "quick", Options(), None),
            "already-started",
            id="options stand",
        ),
        pytest.param(gathering(2, Begin(host())), Deal(()), "not-started", id="no deal before the roll-off"),
        pytest.param(gathering(2, Close()), sit(3), "game-over", id="a closed table takes nobody"),
    ],
)
def test_what_is_refused(game: Game, made: Move, key: str | None) -> None:
    assert refusal(game, made) == key


def test_the_first_to_sit_is_host() -> None:
    game = gathering(2)
    assert (game.host, [seat.name for seat in game.seats]) == (1, ["Ana", "Bob"])


@pytest.mark.parametrize(
    ("leaver", "names", "host_name"),
    [
        pytest.param(1, ["Bob", "Cleo"], "Bob", id="the host: its role passes to the next seat"),
        pytest.param(2, ["Ana", "Cleo"], "Ana", id="between: the seats after it move up"),
        pytest.param(3, ["Ana", "Bob"], "Ana", id="the last"),
    ],
)
def test_a_seat_given_up_is_free_again(leaver: int, names: list[str], host_name: str) -> None:
    game = gathering(3, Leave(SeatNo(leaver)))
    assert [seat.name for seat in game.seats] == names
    assert [seat.number for seat in game.seats] == [1, 2]
    assert game.seat(game.host).name == host_name
    assert play(game, TakeSeat(PlayerId(leaver), "again")).seats[-1].number == 3


@pytest.mark.parametrize("people", [2, 3, 6])
def test_the_hosts_role_goes_round(people: int) -> None:
    game = gathering(people, Leave(SeatNo(1)))
    second = play(game, Leave(SeatNo(2)), TakeSeat(PlayerId(1), "Ana")) if people > 2 else game
    assert second.seat(second.host).name == "Bob"


def test_a_host_in_the_last_seat_passes_the_role_round_to_the_first() -> None:
    game = gathering(3, robot(), Leave(SeatNo(1)))
    assert game.seat(game.host).name == "Bob"
    moved = play(game, TakeSeat(PlayerId(1), "Ana"), Leave(SeatNo(2)), Leave(game.host))
    assert [(seat.name, seat.number == moved.host) for seat in moved.seats] == [("Nils", False), ("Ana", True)]


def test_an_empty_gathering_closes() -> None:
    assert decide(gathering(1), Leave(SeatNo(1))) == (SeatFreed(SeatNo(1)), GameStopped("nobody-left"))


def test_a_gathering_of_computers_closes() -> None:
    assert gathering(1, robot(), Leave(SeatNo(1))).phase == "stopped"


def test_the_host_removes_anyone_from_the_gathering() -> None:
    game = gathering(3, robot())
    assert decide(game, Remove(host(), SeatNo(2))) == (SeatFreed(SeatNo(2)),)
    assert decide(game, Remove(host(), SeatNo(4))) == (SeatFreed(SeatNo(4)),)
    assert decide(game, Remove(host(), SeatNo(1))) == (SeatFreed(SeatNo(1)), HostPassed(SeatNo(1)))
    assert refusal(game, Remove(host(2), SeatNo(3))) == "not-host"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        pytest.param("toucan", "toucan", id="as typed"),
        pytest.param("  two \t\n words ", "two words", id="on one line"),
        pytest.param("", "", id="none"),
        pytest.param("a#b", "a#b", id="a number sign inside a word"),
        pytest.param("#1 is #me", "＃1 is ＃me", id="no comment in a record of the game"),
        pytest.param("x" * 64 + "   ", "x" * 64, id="blanks at the end do not count"),
    ],
)
def test_a_phrase_fits_on_a_line_of_the_notation(typed: str, kept: str) -> None:
    assert decide(gathering(2), SetPhrase(SeatNo(2), typed)) == (PhraseSet(SeatNo(2), kept),)


def test_a_game_begins_with_the_options_it_was_set_to() -> None:
    game = gathering(3, SetOptions(host(), "quick", options("quick"), None), Begin(host()))
    assert (game.phase, game.preset, game.clock, [seat.dice for seat in game.seats]) == (
        "roll-off",
        "quick",
        None,
        [3, 3, 3],
    )


@pytest.mark.parametrize(
    ("starter", "rolls", "clear"),
    [
        pytest.param(2, ((3, 6, 1),), True, id="the highest opens"),
        pytest.param(1, ((6, 6, 3), (4, 2, 0)), True, id="X36 the two sixes roll again"),
        pytest.param(3, ((5, 5, 5), (2, 2, 1), (1, 6, 0)), False, id="X36 who rolled lower rolls no more"),
        pytest.param(2, ((5, 5, 5), (2, 2, 1), (1, 6, 0)), True, id="X36 again until one is highest"),
        pytest.param(1, ((6, 6, 3),), False, id="X36 a tie is not settled"),
        pytest.param(1, ((6, 6, 3), (4, 2, 5)), False, id="X36 the others do not roll again"),
        pytest.param(3, ((3, 6, 1),), False, id="a lower roll does not open"),
        pytest.param(1, ((3, 2),), False, id="every seat rolls"),
        pytest.param(3, (), True, id="no roll-off, as in a record of a game"),
    ],
)
def test_the_roll_off(starter: int, rolls: tuple[tuple[int, ...], ...], clear: bool) -> None:
    game = gathering(3, Begin(host()))
    made = NameStarter(SeatNo(starter), rolls)
    if not clear:
        with pytest.raises(ValueError, match="roll"):
            decide(game, made)
        return
    assert decide(game, made) == (StarterNamed(SeatNo(starter), rolls=rolls),)
    assert play(game, made).rolls == rolls
    assert refusal(play(game, made), made) == "already-started"


def test_a_table_is_opened_and_taken_in_one_log() -> None:
    assert decide(gathering(1), sit(2)) == (SeatTaken(SeatNo(2), PlayerId(2), "Bob"),)
