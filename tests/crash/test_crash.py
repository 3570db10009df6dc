"""`kill -9` at any point of decide → write → answer → show → next (the shared list of faults, 12, 13, 15 and 38).

`make crash` plays a thousand of these evenings; here are a few of them, and what would make them fail.
"""

from collections import Counter

import pytest

from tests.crash import room
from tests.crash.__main__ import FEWEST, sound, table
from tests.crash.evening import Report
from tests.crash.fate import STAGES
from tests.crash.series import played

EVENINGS = 8


def faults(reports: list[Report]) -> Counter[str]:
    return Counter(fault for report in reports for fault, _, _ in report.faults)


@pytest.mark.parametrize("first", range(0, 40, EVENINGS))
def test_fault_12_and_fault_38_after_a_kill_games_and_totals_are_what_they_are_without_one(first: int) -> None:
    reports = played([f"test-{number}" for number in range(first, first + EVENINGS)])
    assert not [report.faults for report in reports if report.faults]
    assert sum((report.kills for report in reports), Counter()).total() > 2 * EVENINGS
    assert sum(report.games for report in reports) >= EVENINGS


def test_a_bot_that_writes_nothing_is_found_out() -> None:
    found = faults(played([f"test-{number}" for number in range(5)], forgetful=True))
    assert found["lost"]
    assert found["differs"]


def test_a_discord_that_knows_no_nonce_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "NONCE_LIVES", 0.0)
    assert faults(played([f"test-{number}" for number in range(12)]))["doubled"]


def test_a_run_is_sound_when_each_stage_was_hit_and_nothing_was_wrong() -> None:
    enough = Report(kills=Counter(dict.fromkeys(STAGES, FEWEST)))
    too_few = Report(kills=Counter({**enough.kills, "after a call": FEWEST - 1}))
    wrong = Report(kills=enough.kills, faults=[("doubled", "after a call", "two cards")])
    assert [sound([report], fewest=FEWEST) for report in (enough, too_few, wrong)] == [True, False, False]
    assert not sound([enough, wrong], fewest=FEWEST)
    (line,) = [line for line in table([enough, wrong]).splitlines() if line.startswith("after a call")]
    assert line.split()[-5:] == [str(2 * FEWEST), "0", "0", "0", "1"]
