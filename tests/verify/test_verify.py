"""`perudo verify`: what holds, what does not and by which name, and that it needs nothing but Python."""

import io
import re
import subprocess
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli import main
from bot.dealing import SECRET_BYTES, Secret, commitment
from bot.rules.options import CHOICES, PRESETS, written
from bot.verify import PaperError, check, read
from bot.verify.__main__ import DOES_NOT_HOLD, FLAWS, HOLDS, NOT_CHECKABLE
from bot.verify.checks import Flaw
from bot.verify.paper import _CLASSIC, _PRESETS, _VALUES
from tests.verify.games import GAME, SECRET, Careless, any_game, played

ROOT = Path(__file__).parents[2]
FAIR = played(7)
"""Four seats, three phrases."""

LINES = FAIR.splitlines()
DEALS = [number for number, line in enumerate(LINES) if line.startswith("deal")]
Change = Callable[[], str]


def verdict(text: str) -> tuple[Flaw | None, dict[str, int]]:
    fault = check(read(io.BytesIO(text.encode()))).fault
    return (fault.flaw, fault.facts) if fault else (None, {})


def cups(round_: int) -> list[str]:
    return LINES[DEALS[round_ - 1]].split()[1:]


def deal(round_: int, cups_: list[str]) -> str:
    """The game with other cups in one round."""
    lines = list(LINES)
    lines[DEALS[round_ - 1]] = " ".join(["deal", *cups_])
    return "\n".join(lines)


def line(start: str, instead: str) -> str:
    """The game with one line of its header changed."""
    return "\n".join(instead if found.startswith(start) else found for found in LINES)


def flipped() -> str:
    changed = cups(3)
    changed[1] = str(7 - int(changed[1][0])) + changed[1][1:]
    return deal(3, changed)


def seats_swapped() -> str:
    first, second, *others = cups(2)
    return deal(2, [second, first, *others])


def rounds_swapped() -> str:
    lines = list(LINES)
    one, other = DEALS[1], DEALS[3]
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def round_left_out() -> str:
    return "\n".join(LINES[: DEALS[2]] + LINES[DEALS[3] :])


def one_die_more(face: str) -> Change:
    def change() -> str:
        first, *others = cups(4)
        return deal(4, [first + face, *others])

    return change


def one_die_fewer(at: slice) -> Change:
    def change() -> str:
        first, *others = cups(2)
        return deal(2, [first[at], *others])

    return change


def several() -> str:
    *others, last = cups(2)
    return deal(2, [*others, "".join(str(7 - int(die)) for die in last[:3]) + last[3:]])


def another_first() -> str:
    (first,) = re.findall(r"^first (\d)", FAIR, re.MULTILINE)
    return line("first", f"first {int(first) % 4 + 1}")


def phrases_of_others() -> str:
    return FAIR.replace("phrase 1 toucan", "phrase 1 ラッキー").replace("phrase 3 ラッキー", "phrase 3 toucan")


def not_normalised() -> str:
    typed = unicodedata.normalize("NFD", "señor Ñandú")
    return played(7, phrases=("toucan", "", "ラッキー", typed), kind=Careless)


OTHER = Secret(bytes(range(1, SECRET_BYTES + 1)))

WRONG: list[tuple[str, Change, Flaw]] = [
    ("one flipped die", flipped, "die"),
    ("swapped seats", seats_swapped, "seats-swapped"),
    ("swapped rounds", rounds_swapped, "rounds-swapped"),
    ("a round left out", round_left_out, "round-left-out"),
    ("another phrase", lambda: line("phrase 1", "phrase 1 tucan"), "phrases"),
    ("a phrase left out", lambda: line("phrase 3", ""), "phrases"),
    ("phrases of each other", phrases_of_others, "phrases"),
    ("a phrase that was mixed in without being normalised", not_normalised, "phrases"),
    ("another id", lambda: line("game", "game k3v9q0x7mb"), "fingerprint"),
    ("another secret", lambda: line("secret", f"secret {OTHER.hex()}"), "fingerprint"),
    ("another fingerprint", lambda: line("commitment", f"commitment {'0' * 64}"), "fingerprint"),
    ("one die too many, whichever it is", one_die_more("1"), "too-many"),
    ("one die too many, perhaps the next", one_die_more("6"), "too-many"),
    ("one die too few, the last", one_die_fewer(slice(-1)), "too-few"),
    ("one die too few, the first", one_die_fewer(slice(1, None)), "too-few"),
    ("several dice of a cup", several, "cup"),
    ("another first", another_first, "first"),
]


def test_a_fair_game_holds() -> None:
    report = check(read(io.BytesIO(FAIR.encode())))
    assert (report.rounds, report.fault) == (len(DEALS), None)
    assert report.dice == sum(len(re.findall(r"\d", LINES[number])) for number in DEALS)
    assert len(DEALS) > 5


@pytest.mark.parametrize(("change", "flaw"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_does_not_hold_is_named(change: Change, flaw: Flaw) -> None:
    found, facts = verdict(change())
    assert found == flaw
    assert FLAWS[flaw].format(**facts)


def test_every_flaw_has_its_game() -> None:
    assert {flaw for _, _, flaw in WRONG} == set(FLAWS)


def test_a_flipped_die_is_pointed_at() -> None:
    die = int(cups(3)[1][0])
    assert verdict(flipped()) == ("die", {"round": 3, "seat": 2, "place": 1, "written": 7 - die, "drawn": die})


def test_another_secret_with_its_own_fingerprint_is_seen_by_the_dice() -> None:
    forged = FAIR.replace(SECRET.hex(), OTHER.hex()).replace(commitment(GAME, SECRET), commitment(GAME, OTHER))
    assert verdict(forged)[0] == "phrases"


def test_phrases_and_digits_may_be_typed_in_other_ways() -> None:
    text = unicodedata.normalize("NFD", FAIR).replace(SECRET.hex(), SECRET.hex().upper())
    assert text != FAIR
    assert verdict(text)[0] is None
    assert verdict(text.replace("\n", "\r\n"))[0] is None


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_any_game_of_ours_holds(seed: int) -> None:
    """Whatever the options, whoever leaves: the checker counts the same dice as the engine."""
    text = any_game(seed)
    assert verdict(text) == (None, {}), text


@settings(deadline=None)
@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_no_die_can_be_changed(seed: int, rng: Random) -> None:
    text = any_game(seed)
    dice = [
        found.start() for found in re.finditer(r"(?<=[\d ])[1-6](?=[\d\s])", text) if _in_a_deal(text, found.start())
    ]
    at = dice[seed % len(dice)]
    changed = text[:at] + str(int(text[at]) % 6 + 1) + text[at + 1 :]
    assert verdict(changed)[0] is not None


def _in_a_deal(text: str, at: int) -> bool:
    return text[text.rfind("\n", 0, at) + 1 :].startswith("deal")


def test_the_page_names_every_flaw() -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    named = {name for line in page.splitlines() if line.startswith("| `") for name in re.findall(r"`([a-z-]+)`", line)}
    assert set(FLAWS) <= named


# What can't be checked.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", "line 1: there is no line `first …`", id="an empty file"),
        pytest.param("seat 1 Ana\n", "line 1: the first line must be `perudo 1`", id="no game on paper"),
        pytest.param(line("game", ""), f"line {len(LINES) + 1}: there is no line `game …`", id="no id"),
        pytest.param(line("commitment", ""), "there is no line `commitment …`", id="no fingerprint"),
        pytest.param("\n".join(LINES[:-1]), f"line {len(LINES)}: there is no line `secret …`", id="not opened yet"),
        pytest.param(FAIR + "1 dudo\n", "nothing may follow `secret`", id="more after the secret"),
        pytest.param(line("secret", "secret 12"), "`secret` is not followed by", id="half a secret"),
        pytest.param(line("first", "first 5"), "there is no seat 5", id="no such seat"),
        pytest.param(line("preset", "preset chess"), "there is no preset chess", id="no such preset"),
        pytest.param(line("preset", "option dice 7"), "the option dice can't be 7", id="no such option"),
        pytest.param(line("seat 2", "seat 3 Bob"), "seat 2 comes next", id="seats out of order"),
        pytest.param(line("seat", ""), "a game needs 2 seats", id="no seats"),
        pytest.param(line("phrase 1", "phrase 4 x"), "phrases come in the order", id="phrases out of order"),
        pytest.param(line("phrase 1", "seat 5 Eve"), "a `seat` line is in the wrong place", id="a late seat"),
        pytest.param(line("preset", "deal 1 1 1 1"), "a `deal` line is in the wrong place", id="an early deal"),
        pytest.param(line("commitment", "1 dudo"), "a move comes before the first deal", id="an early move"),
        pytest.param(deal(1, ["1", "2"]), "a deal has 4 cups", id="a cup missing"),
        pytest.param(deal(1, ["1", "2", "7", "4"]), "`deal` is not followed by", id="no such face"),
        pytest.param(FAIR.replace(" dudo", " dodo"), "neither a move nor a deal", id="no such call"),
        pytest.param(FAIR.replace("\nsecret", "\n1 calza\n1 calza\nsecret"), "see `perudo referee`", id="no bid"),
    ],
)
def test_what_can_not_be_checked_says_where(text: str, told: str) -> None:
    with pytest.raises(PaperError) as wrong:
        check(read(io.BytesIO(text.encode())))
    assert told in str(wrong.value)


def test_what_is_not_utf_8() -> None:
    with pytest.raises(PaperError, match="line 2: not UTF-8"):
        read(io.BytesIO(b"perudo 1\nseat 1 \xff\n"))


def test_options_are_known_as_the_rules_know_them() -> None:
    for name, options in PRESETS.items():
        known = _CLASSIC | _PRESETS[name]
        assert known == {option: value for option, value in written(options).items() if option in known}
    assert {name: set(values) for name, values in _VALUES.items()} == {name: set(CHOICES[name]) for name in _VALUES}


def test_a_secret_that_was_read_is_not_shown() -> None:
    assert "secret" not in repr(read(io.BytesIO(FAIR.encode())))


# The commands.


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.perudo"
    path.write_text(FAIR, encoding="utf-8")
    return path


def test_a_game_that_holds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == HOLDS
    out = capsys.readouterr().out
    assert out.startswith("Checked: the fingerprint, the roll-off, and ")
    assert out.endswith(f"\n{commitment(GAME, SECRET)}\n")


def test_a_game_that_does_not(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(flipped(), encoding="utf-8")
    assert main(["verify", str(file)]) == DOES_NOT_HOLD
    assert re.fullmatch(r"die: in round 3 die 1 of seat 2 is a \d, but a \d was drawn\n", capsys.readouterr().err)


@pytest.mark.parametrize(("text", "told"), [("perudo 2", "line 1: `perudo`"), (None, "No such file or directory")])
def test_a_file_that_can_not_be_checked(
    text: str | None, told: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.unlink()
    if text:
        file.write_text(text)
    assert main(["verify", str(file)]) == NOT_CHECKABLE
    assert told in capsys.readouterr().err


PLAIN = [sys.executable, "-S", "-P", "-c"]
"""Python without anything that was installed."""

ALONE = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
try:
    runpy.run_module("bot.verify", run_name="__main__", alter_sys=True)
finally:
    strange = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__", "bot"}
    assert not strange, strange
"""


def test_it_needs_nothing_but_python(file: Path) -> None:
    missing = subprocess.run([*PLAIN, "import msgspec"], check=False, capture_output=True, text=True)
    assert "ModuleNotFoundError" in missing.stderr
    told = subprocess.run([*PLAIN, ALONE, str(ROOT), str(file)], check=False, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (HOLDS, "")
    usage = subprocess.run([*PLAIN, ALONE, str(ROOT)], check=False, capture_output=True, text=True)
    assert (usage.returncode, usage.stderr) == (NOT_CHECKABLE, "usage: python -m bot.verify FILE\n")


def test_it_reads_standard_input() -> None:
    told = subprocess.run([*PLAIN, ALONE, str(ROOT), "-"], input=FAIR.encode(), check=False, capture_output=True)
    assert told.returncode == HOLDS
