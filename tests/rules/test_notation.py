"""docs/notation.md: what is in the form, what is not and in which line; and the way back from a log."""

import io
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.bids import Bid
from bot.rules.decide import decide
from bot.rules.events import Event, GameBegun, GameStopped, OptionsSet, PhraseSet, SeatLeft, SeatTaken, StarterNamed
from bot.rules.evolve import replay
from bot.rules.moves import CallCalza, CallDudo, Deal, Leave, MakeBid
from bot.rules.notation import (
    Commitment,
    LateHeader,
    NotationError,
    Phrase,
    PublicId,
    Secret,
    Setup,
    Statement,
    read,
    record,
)
from bot.rules.options import CHOICES, PRESETS, Options, Preset, written
from bot.rules.pieces import Face, PlayerId, SeatNo
from tests.rules.chance import any_options, log_of
from tests.rules.table import begun, cups, move, options

HEX = "1d235550050510b1716f14a5ca363a01c6e02f1dcf785361bb46ab7e6959d133"
HEADER = "perudo 1\nseat 1 Ana\nseat 2 Bob\nfirst 1\n"
DEALT = HEADER + "deal 11111 23456\n"


def statements(text: str) -> list[Statement]:
    return [statement for _, statement in read(text.encode().splitlines(keepends=True))]


def last(text: str) -> Statement:
    return statements(text)[-1]


def fault(text: str | bytes) -> int | None:
    """The line that is not in the form, None when all are."""
    raw = text.encode() if isinstance(text, str) else text
    try:
        list(read(io.BytesIO(raw)))
    except NotationError as error:
        return error.line
    return None


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        pytest.param("1 4x5", MakeBid(SeatNo(1), Bid(4, Face(5))), id="a bid"),
        pytest.param("2  14x1", MakeBid(SeatNo(2), Bid(14, Face(1))), id="more than one blank"),
        pytest.param("2\t1x1", MakeBid(SeatNo(2), Bid(1, Face(1))), id="a tab"),
        pytest.param("1 dudo", CallDudo(SeatNo(1)), id="a dudo"),
        pytest.param("9 calza", CallCalza(SeatNo(9)), id="a calza, by a seat that the rules refuse"),
        pytest.param("2 leave # bye", Leave(SeatNo(2)), id="a leave with a comment"),
        pytest.param("  2 leave  ", Leave(SeatNo(2)), id="blanks around"),
        pytest.param("deal - 345", Deal(cups("- 345")), id="a deal with a seat that is out"),
        pytest.param(f"secret {HEX}", Secret(HEX), id="the secret"),
        pytest.param("seat 3 Cleo", LateHeader("seat"), id="a header line after the first deal"),
        pytest.param("preset quick", LateHeader("preset"), id="a preset after the first deal"),
        pytest.param("perudo 1", LateHeader("perudo"), id="another beginning"),
    ],
)
def test_a_line_after_the_first_deal(line: str, meant: Statement) -> None:
    assert last(DEALT + line) == meant


@pytest.mark.parametrize("digits", [19, 100, 5000])
def test_a_number_may_have_any_length(digits: int) -> None:
    said = last(f"{DEALT}{'9' * digits} {'9' * digits}x4")
    assert isinstance(said, MakeBid)
    assert min(said.seat, said.bid.quantity) > 10**9


@pytest.mark.parametrize(
    "line",
    [
        "2 3x7",
        "2 3x0",
        "2 0x3",
        "0 3x3",
        "02 3x3",
        "2 03x3",
        "+2 3x3",
        "2 -3x3",
        "2 3 x 3",
        "2 3X3",
        "2 3x3x3",
        "2 3",
        "2",
        "2 3x33",
        "2 3x3 dudo",
        "2 Dudo",
        "2 dudo!",
        "2 pass",
        "2dudo",
        "dudo",
        "2 3x3#comment",
        "٢ 3x3",
        "2 ３x3",
        "2\u00a0dudo",
        "\u00a0",
        "deal",
        "deal 11111",
        "deal 11111 23456 1",
        "deal 11111 23457",
        "deal 11111 2345x",
        "deal 11111 --",
        "deal 11111 111111",
        "Deal 11111 23456",
        "first 9",
        "first 3",
        "seat 7 Gus",
        "seat 3",
        "option speed fast",
        "option dice 6",
        "option calza yes",
        "preset chess",
        "perudo 2",
        "phrase 3 hello",
        "commitment abc",
        "secret 00",
        "game",
        "resign",
    ],
)
def test_a_line_that_is_not_in_the_form(line: str) -> None:
    assert fault(DEALT + line) == 6


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("", 1, id="nothing"),
        pytest.param("# a comment\n\n", 3, id="only a comment"),
        pytest.param("preset classic\n", 1, id="no first line"),
        pytest.param("perudo 1.0\n", 1, id="another version"),
        pytest.param("\ufeffperudo 1\n", 1, id="a byte order mark"),
        pytest.param("perudo 1\nperudo 1\n", 2, id="the first line twice"),
        pytest.param("perudo 1\npreset quick\npreset quick\n", 3, id="two presets"),
        pytest.param("perudo 1\noption dice 3\npreset quick\n", 3, id="a preset after an option"),
        pytest.param("perudo 1\noption dice 3\noption dice 3\n", 3, id="an option twice"),
        pytest.param("perudo 1\noption dice\n", 2, id="an option without a value"),
        pytest.param("perudo 1\nseat 1 Ana\noption dice 3\n", 3, id="an option after a seat"),
        pytest.param("perudo 1\nseat 2 Bob\n", 2, id="seats begin with 1"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 1 Bob\n", 3, id="a seat twice"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 3 Cleo\n", 3, id="a seat left out"),
        pytest.param("perudo 1\nseat 1 \n", 2, id="no name"),
        pytest.param("perudo 1\nseat 1 Ana\nfirst 1\n", 3, id="one seat"),
        pytest.param("perudo 1\n" + "".join(f"seat {n} X\n" for n in range(1, 8)), 8, id="seven seats"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 2 Bob\nfirst 3\n", 4, id="first is nobody"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 2 Bob\nfirst 0\n", 4, id="first is 0"),
        pytest.param(HEADER + "first 1\n", 5, id="first twice"),
        pytest.param(HEADER + "seat 3 Cleo\n", 5, id="a seat after first"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 2 Bob\ndeal 11111 11111\n", 4, id="a deal before first"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 2 Bob\ngame G\n", 4, id="a game id before first"),
        pytest.param("perudo 1\nseat 1 Ana\nseat 2 Bob\n", 4, id="no first"),
        pytest.param(HEADER + f"commitment {HEX}\ngame G\n", 6, id="the game id after the commitment"),
        pytest.param(HEADER + "game G\ngame G\n", 6, id="two game ids"),
        pytest.param(HEADER + "phrase 2 b\nphrase 1 a\n", 6, id="phrases out of order"),
        pytest.param(HEADER + "phrase 1 a\nphrase 1 b\n", 6, id="two phrases of one seat"),
        pytest.param(HEADER + "phrase 1\n", 5, id="an empty phrase"),
        pytest.param(HEADER + "phrase 1 # none\n", 5, id="a phrase that is a comment"),
        pytest.param(DEALT + f"secret {HEX}\n1 dudo\n", 7, id="a move after the secret"),
        pytest.param(DEALT + f"secret {HEX}\nsecret {HEX}\n", 7, id="two secrets"),
        pytest.param(DEALT + f"secret {HEX}\n\n# the end\n", None, id="a comment after the secret"),
        pytest.param(HEADER + f"secret {HEX}\n", None, id="a game without a deal"),
        pytest.param(HEADER, None, id="a header alone"),
        pytest.param(HEADER + f"game G\ncommitment {HEX.upper()}\nphrase 2 b\n", None, id="some of the proof"),
        pytest.param(DEALT.replace("\n", "\r\n"), None, id="lines that end in CRLF"),
        pytest.param(DEALT.replace("\n", "\n\n \t\n"), None, id="blank lines"),
        pytest.param(DEALT.rstrip("\n"), None, id="no end to the last line"),
        pytest.param(DEALT.replace("\n", "\r"), 1, id="lines that end in CR"),
        pytest.param(b"perudo 1\nseat 1 \xff\n", 2, id="not UTF-8"),
    ],
)
def test_the_form_of_a_file(text: str | bytes, line: int | None) -> None:
    assert fault(text) == line


@pytest.mark.parametrize(
    ("line", "name"),
    [
        pytest.param("seat 1 Ana", "Ana", id="a word"),
        pytest.param("seat 1  Ana  B. ", "Ana  B.", id="blanks inside"),
        pytest.param("seat 1 #1 fan # really", "#1 fan # really", id="any number sign"),
        pytest.param("seat 1 ラッキー\u2028x", "ラッキー\u2028x", id="any character"),
        pytest.param("seat 1 2 4x4", "2 4x4", id="what looks like a move"),
    ],
)
def test_a_name_is_the_rest_of_its_line(line: str, name: str) -> None:
    (setup,) = [said for _, said in read(f"perudo 1\n{line}\nseat 2 Bob\nfirst 1\n".encode().split(b"\n"))]
    assert isinstance(setup, Setup)
    assert setup.names == (name, "Bob")


@pytest.mark.parametrize("preset", PRESETS)
def test_options_change_their_preset(preset: Preset) -> None:
    for option, values in CHOICES.items():
        for value in values:
            (said,) = statements(f"perudo 1\npreset {preset}\noption {option} {value}\nseat 1 A\nseat 2 B\nfirst 2\n")
            assert isinstance(said, Setup)
            assert written(said.options) == written(PRESETS[preset]) | {option: value}
            assert (said.preset, said.first) == (preset, 2)


def test_without_a_preset_it_is_classic() -> None:
    assert statements(HEADER) == [Setup("classic", Options(), ("Ana", "Bob"), SeatNo(1))]


def test_the_lines_that_make_dice_checkable() -> None:
    proof = f"game 01J\ncommitment {HEX}\nphrase 1 two words # not this\nphrase 2 b\ndeal 11111 23456\nsecret {HEX}\n"
    assert statements(HEADER + proof)[1:] == [
        PublicId("01J"),
        Commitment(HEX),
        Phrase(SeatNo(1), "two words"),
        Phrase(SeatNo(2), "b"),
        Deal(cups("11111 23456")),
        Secret(HEX),
    ]


def test_a_secret_is_not_shown_by_accident() -> None:
    assert HEX not in repr(Secret(HEX))


def test_a_fault_is_quoted_safely() -> None:
    with pytest.raises(NotationError) as caught:
        statements(DEALT + "\x1b[31m" + "x" * 10_000)
    assert len(caught.value.reason) < 100
    assert caught.value.reason.isprintable()
    assert str(caught.value) == f"line 6: {caught.value.reason}"


def test_a_file_is_read_line_by_line() -> None:
    def lines() -> Iterator[bytes]:
        yield from HEADER.encode().splitlines(keepends=True)
        pytest.fail("read on before it was asked to")

    assert isinstance(next(read(lines()))[1], Setup)


# Writing.


def played(log: list[Event], *moves: str) -> list[Event]:
    """The log with what more moves cause."""
    for made in moves:
        log = [*log, *decide(replay(log), move(made))]
    return log


def test_a_record_is_what_was_played() -> None:
    moves = ("deal 123 123 123", "2 1x3", "3 2x3", "1 leave", "deal - 123 123", "2 1x2", "3 dudo")
    assert record(played(begun(3, "quick loss=all", starter=2), *moves)) == (
        "perudo 1\npreset classic\noption dice 3\noption loss all\nseat 1 Ana\nseat 2 Bob\nseat 3 Cleo\nfirst 2\n"
        "deal 123 123 123\n2 1x3\n3 2x3\n1 leave\ndeal - 123 123\n2 1x2\n3 dudo\n"
    )


def test_a_record_names_the_proof() -> None:
    log = [*begun(2)[:4], PhraseSet(SeatNo(2), "b c"), *begun(2)[4:]]
    log = [*played(log, "deal 11111 23456"), GameStopped()]
    assert record(log, game_id="G", commitment=HEX, secret=HEX).splitlines()[4:] == [
        "first 1",
        "game G",
        f"commitment {HEX}",
        "phrase 2 b c",
        "deal 11111 23456",
        f"secret {HEX}",
    ]


def test_a_game_that_goes_on_keeps_its_hidden_dice_and_its_secret() -> None:
    settled = played(begun(2), "deal 11111 23456", "1 3x2", "2 dudo")
    running = played(settled, "deal 11111 2345", "2 1x2")
    assert record(running, secret=HEX) == record(settled)
    assert "secret" not in record(settled, secret=HEX)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("Ana\nfirst 2", "Ana first 2", id="on one line"),
        pytest.param(" # ", "#", id="a number sign"),
        pytest.param(" \t", "Seat 1", id="a name of blanks"),
    ],
)
def test_a_name_cannot_break_a_record(name: str, shown: str) -> None:
    log = [SeatTaken(SeatNo(1), PlayerId(1), name), *begun(2)[3:]]
    assert f"\nseat 1 {shown}\n" in record(log)
    assert isinstance(statements(record(log))[0], Setup)


def test_fault_41_a_forgotten_player_has_another_name() -> None:
    assert "\nseat 2 Somebody\n" in record(begun(2), names={SeatNo(2): "Somebody"})


@pytest.mark.parametrize("log", [[], begun(2)[:-1], [GameBegun(), GameStopped()]])
def test_a_game_that_never_began_has_no_record(log: list[Event]) -> None:
    with pytest.raises(ValueError, match="never began"):
        record(log)


@settings(max_examples=60)
@given(st.integers(0, 2**32).map(Random))
def test_every_record_is_in_the_form(rng: Random) -> None:
    log = log_of(rng)
    game = replay(log)
    text = record(log, game_id="G", commitment=HEX, secret=HEX)
    setup, *rest = statements(text)
    assert setup == Setup(game.preset, game.options, tuple(seat.name for seat in game.seats), _first(log))
    assert len([said for said in rest if isinstance(said, Leave)]) == sum(isinstance(e, SeatLeft) for e in log)
    assert rest[-1] == Secret(HEX)


@given(st.binary(max_size=200) | st.text("perudo seatbx123456-#\n", max_size=200).map(str.encode))
def test_nothing_but_a_notation_error_comes_of_any_bytes(raw: bytes) -> None:
    fault(raw)
    fault(DEALT.encode() + raw)


def test_any_options_can_be_written() -> None:
    for seed in range(50):
        preset, chosen = any_options(Random(seed))
        log = [OptionsSet(preset, chosen, None), *begun(2)[2:]]
        (said,) = statements(record(log))
        assert isinstance(said, Setup)
        assert (said.preset, said.options) == (preset, chosen)
    assert options("sudden") == PRESETS["sudden"]


def _first(log: list[Event]) -> SeatNo:
    return next(event.seat for event in log if isinstance(event, StarterNamed))
