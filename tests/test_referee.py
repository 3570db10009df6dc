"""docs/notation.md, "The referee": what it prints, what it refuses and how it exits."""

import io
import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.referee import main
from bot.referee.findings import Finding, Left, Won, findings
from bot.referee.judging import referee
from bot.referee.telling import WHY
from bot.rules.errors import Refusal
from bot.rules.notation import record
from tests.rules.chance import steps

NOTATION = Path(__file__).parents[1] / "docs" / "notation.md"

HEADER = "perudo 1\nseat 1 Ana\nseat 2 Bob\nseat 3 Cleo\nfirst 2\n"
DEAL = "deal 23 23 23\n"

PAPER = """\
perudo 1                      # format and version, first line
preset classic                # then options that differ from it
option palifico every-time
seat 1 Ana
seat 2 Bob
seat 3 Cleo
first 2
deal 63242 61243 55263        # a round begins
2 4x4
3 5x4
1 3x1
2 dudo
deal 6324 61243 55263         # seat 1 lost: one paco on the table, three were bid
1 2x3
3 calza                       # out of turn
2 leave
"""

SHORT = "perudo 1\noption dice 1\nseat 1 Ana\nseat 2 Bob\nseat 3 Cleo\nfirst 2\n"


class Judged:
    """What came of a game on paper."""

    def __init__(self, path: Path | str, *, as_json: bool = True) -> None:
        out, err = io.StringIO(), io.StringIO()
        self.exit = main(str(path), json=as_json, out=out, err=err)
        self.out, self.err = out.getvalue(), err.getvalue()

    @property
    def objects(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    return tmp_path / "game.perudo"


def judge(paper: Path, text: str, *, as_json: bool = True) -> Judged:
    paper.write_text(text, encoding="utf-8", newline="")
    return Judged(paper, as_json=as_json)


def test_the_objects_are_written_to_the_letter(paper: Path) -> None:
    judged = judge(paper, PAPER)
    assert judged.out.splitlines() == [
        '{"round":1,"starter":2,"palifico":false,"dice":[5,5,5]}',
        (
            '{"reveal":{"call":"dudo","caller":2,"bidder":1,"quantity":3,"face":1,"count":1},'
            '"change":[-1,0,0],"out":[],"dice":[4,5,5],"next":1,"palifico_next":false}'
        ),
        '{"round":2,"starter":1,"palifico":false,"dice":[4,5,5]}',
        (
            '{"reveal":{"call":"calza","caller":3,"bidder":1,"quantity":2,"face":3,"count":4},'
            '"change":[0,0,-1],"out":[],"dice":[4,5,4],"next":3,"palifico_next":false}'
        ),
        '{"left":2,"out":[2],"dice":[4,0,4],"next":3,"palifico_next":false}',
    ]
    assert (judged.exit, judged.err) == (0, "")


def test_the_end_of_a_game_is_written_to_the_letter(paper: Path) -> None:
    judged = judge(paper, SHORT + "deal 2 3 4\n2 1x2\n3 1x6\n1 dudo\ndeal 2 3 -\n1 1x2\n1 leave\n")
    assert judged.out.splitlines() == [
        '{"round":1,"starter":2,"palifico":false,"dice":[1,1,1]}',
        (
            '{"reveal":{"call":"dudo","caller":1,"bidder":3,"quantity":1,"face":6,"count":0},'
            '"change":[0,0,-1],"out":[3],"dice":[1,1,0],"next":1,"palifico_next":false}'
        ),
        '{"round":2,"starter":1,"palifico":false,"dice":[1,1,0]}',
        '{"left":1,"out":[1],"dice":[0,1,0],"next":null,"palifico_next":false}',
        '{"winner":2,"places":[2,1,3]}',
    ]


def test_a_game_in_plain_english(paper: Path) -> None:
    judged = judge(paper, PAPER, as_json=False)
    assert judged.out.splitlines() == [
        "Round 1: a round with 15 dice. Bob begins.",
        "Bob doubts Ana's 3 × pacos: the count is 1. Ana loses 1 die and holds 4. Ana begins the next round.",
        "Round 2: a round with 14 dice. Ana begins.",
        (
            "Cleo calls calza on Ana's 2 × threes: the count is 4. "
            "Cleo loses 1 die and holds 4. Cleo begins the next round."
        ),
        "Bob leaves the game. Cleo begins the next round.",
    ]


def test_the_end_in_plain_english(paper: Path) -> None:
    text = SHORT + "deal 2 3 4\n2 1x2\n1 calza\ndeal 2 3 4\n1 1x6\n2 dudo\ndeal - 3 4\n2 2x6\n3 dudo\n"
    assert judge(paper, text, as_json=False).out.splitlines()[1:] == [
        "Ana calls calza on Bob's 1 × twos: the count is 1. No dice change. Ana begins the next round.",
        "Round 2: a round with 3 dice. Ana begins.",
        "Bob doubts Ana's 1 × sixes: the count is 0. Ana loses 1 die and is out. Bob begins the next round.",
        "Round 3: a round with 2 dice. Bob begins.",
        "Cleo doubts Bob's 2 × sixes: the count is 0. Bob loses 1 die and is out.",
        "Cleo wins. 1. Cleo, 2. Bob, 3. Ana.",
    ]


def test_a_palifico_in_plain_english(paper: Path) -> None:
    text = SHORT.replace("dice 1", "dice 2") + "deal 22 33 44\n2 3x6\n3 dudo\ndeal 22 3 44\n2 1x1\n"
    told = judge(paper, text, as_json=False).out.splitlines()
    assert told[1].endswith("Bob begins the next round, a palifico.")
    assert told[2] == "Round 2: a palifico round with 5 dice. Bob begins."


def test_a_name_does_nothing_to_a_terminal(paper: Path) -> None:
    judged = judge(paper, HEADER.replace("Bob", "B\x1b[31m\u202eob") + "deal 23456 23456 23456\n", as_json=False)
    assert judged.out == "Round 1: a round with 15 dice. B\ufffd[31m\ufffdob begins.\n"


# Six dice, seat 2 begins. Each case goes on from a dealt round.


@pytest.mark.parametrize(
    ("moves", "line", "key"),
    [
        pytest.param("3 1x2", 1, "not-your-turn", id="a bid off turn"),
        pytest.param("2 1x1", 1, "opening-on-pacos", id="opening on pacos"),
        pytest.param("2 1x2\n3 1x2", 2, "bid-too-low", id="the same bid"),
        pytest.param("2 7x2", 1, "bid-too-high", id="above the dice in play"),
        pytest.param(f"2 {'9' * 5000}x2", 1, "bid-too-high", id="a number of any length"),
        pytest.param("2 1x2\n9 dudo", 2, "no-such-seat", id="seat 9"),
        pytest.param("2 1x2\n9 2x2", 2, "no-such-seat", id="seat 9 bids"),
        pytest.param("9 leave", 1, "no-such-seat", id="seat 9 leaves"),
        pytest.param("2 dudo", 1, "no-bid-yet", id="dudo before a bid"),
        pytest.param("3 calza", 1, "no-bid-yet", id="calza before a bid"),
        pytest.param("2 1x2\n2 calza", 2, "own-bid", id="calza on one's own bid"),
        pytest.param("2 leave\n2 leave", 2, "seat-out", id="a leave twice"),
        pytest.param("2 leave\n3 1x2", 2, "not-started", id="a bid in a void round"),
        pytest.param("2 leave\ndeal 23 - 23\n3 1x2\n1 calza", 4, "calza-two-left", id="calza with two left"),
        pytest.param("deal 23 23 23", 1, "already-started", id="a deal during a round"),
        pytest.param("seat 4 Dan", 1, "already-started", id="a seat during a round"),
        pytest.param("first 1", 1, "already-started", id="first during a round"),
        pytest.param("option dice 3", 1, "already-started", id="an option during a round"),
        pytest.param("perudo 1", 1, "already-started", id="a beginning during a round"),
        pytest.param("phrase 1 x", 1, "already-started", id="a phrase during a round"),
        pytest.param("2 1x2\n3 dudo\nfirst 1", 3, "already-started", id="first between rounds"),
        pytest.param("2 1x2\n3 dudo\n3 1x2", 3, "not-started", id="a bid between rounds"),
        pytest.param("2 1x2\n3 dudo\n9 dudo", 3, "not-started", id="a dudo between rounds, by nobody"),
        pytest.param("2 1x2\n3 dudo\n2 calza", 3, "not-started", id="the second call on one bid"),
        pytest.param("2 leave\n1 leave\n3 leave", 3, "game-over", id="a leave after the end"),
        pytest.param("2 leave\n1 leave\n9 4x4", 3, "game-over", id="a bid after the end"),
        pytest.param("2 leave\n1 leave\nfirst 1", 3, "game-over", id="a header line after the end"),
        pytest.param("2 leave\n1 leave\ndeal - - 23", 3, "game-over", id="a deal after the end"),
    ],
)
def test_what_the_rules_forbid(paper: Path, moves: str, line: int, key: Refusal) -> None:
    text = HEADER.replace("seat 1", "option dice 2\nseat 1") + DEAL
    judged = judge(paper, f"{text}{moves}\n2 3x4\n")
    at = text.count("\n") + line
    assert judged.objects[-1] == {"refused": {"line": at, "key": key}}
    assert (judged.exit, judged.err) == (1, f"line {at}: {key}\n")
    told = judge(paper, f"{text}{moves}\n", as_json=False)
    assert (told.exit, told.err) == (1, f"line {at}: {key}: {WHY[key]}\n")


@pytest.mark.parametrize("text", ["2 1x2", "2 dudo", "2 leave", "9 leave", "9 1x2"])
@pytest.mark.parametrize("header", [HEADER, "perudo 1\n", "perudo 1\nseat 1 Ana\n"], ids=["whole", "bare", "begun"])
def test_before_the_first_deal_nothing_has_started(paper: Path, header: str, text: str) -> None:
    judged = judge(paper, f"{header}{text}\n")
    assert judged.objects == [{"refused": {"line": header.count("\n") + 1, "key": "not-started"}}]


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        pytest.param("2 3x7", 1, id="a face that no die has"),
        pytest.param("first 9", 1, id="a seat that no table has"),
        pytest.param("deal 23 23", 1, id="a cup too few"),
        pytest.param("deal 2 23 23", 1, id="a die too few"),
        pytest.param("deal 234 23 23", 1, id="a die too many, though a round is running"),
        pytest.param("2 1x2\n3 dudo\ndeal 23 23 23", 3, id="the die that was lost"),
        pytest.param("2 1x2\n3 dudo\ndeal 23 - 2", 3, id="no cup for a seat that is in"),
        pytest.param("2 leave\ndeal 23 23 23", 2, id="a cup for a seat that left"),
        pytest.param("2 1x2\nresign", 2, id="no such move"),
    ],
)
def test_what_is_not_in_the_form(paper: Path, moves: str, line: int) -> None:
    text = HEADER.replace("seat 1", "option dice 2\nseat 1") + DEAL
    judged = judge(paper, f"{text}{moves}\n")
    assert judged.exit == 2
    assert judged.err.startswith(f"line {text.count(chr(10)) + line}: ")
    assert judged.err.count("\n") == 1
    assert judged.objects[0] == {"round": 1, "starter": 2, "palifico": False, "dice": [2, 2, 2]}
    assert not any("refused" in found for found in judged.objects)


def test_a_secret_ends_a_game_that_is_over(paper: Path) -> None:
    over = SHORT + "deal 2 3 4\n2 leave\n1 leave\n"
    assert judge(paper, f"{over}secret {'0' * 64}\n# done\n").exit == 0
    assert judge(paper, f"{over}secret {'0' * 64}\n2 leave\n").exit == 2


@pytest.mark.parametrize("path", [pytest.param("missing.perudo", id="no file"), pytest.param(".", id="a folder")])
def test_a_file_that_cannot_be_read(tmp_path: Path, path: str) -> None:
    judged = Judged(tmp_path / path)
    assert (judged.exit, judged.out, judged.err.count("\n")) == (2, "", 1)
    assert judged.err.startswith(f"{tmp_path / path}: ")


def test_why_a_line_is_refused_is_said_as_in_the_documentation() -> None:
    documented = NOTATION.read_text(encoding="utf-8").partition("## Keys of refusals")[2]
    assert dict(re.findall(r"^\| `(\S+)` \| (.*) \|$", documented, re.MULTILINE)) == WHY


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(PAPER.encode())))
    assert len(Judged("-").objects) == 5


def refereed(text: str) -> list[Finding]:
    return [finding for _, finding in referee(io.BytesIO(text.encode()))]


@settings(max_examples=60)
@given(st.integers(0, 2**32).map(Random))
def test_a_record_refereed_again_gives_the_same_results(rng: Random) -> None:
    played = list(steps(rng))
    text = record(event for _, _, events, _ in played for event in events)
    live = [finding for _, _, events, after in played for finding in findings(events, after)]
    game = played[-1][-1]
    if game.phase == "stopped":
        assert isinstance(live[-1], Left)
        assert refereed(text)[:-1] == live[:-1]
    else:
        assert refereed(text) == live
        assert isinstance(live[-1], Won)
