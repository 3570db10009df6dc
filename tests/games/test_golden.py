"""Whole games in the notation, with what the referee says of them; logs of releases, with what they add up to.

Written anew on purpose by `python -m tests.games.regenerate`.
"""

from pathlib import Path

import msgspec
import pytest

from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.notation import record
from tests.games.regenerate import EXIT_CODES, LOGS, PAPERS, beside, judged, log


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("paper", PAPERS, ids=name)
def test_the_referee_judges_as_before(paper: Path) -> None:
    complaint = beside(paper, ".stderr")
    assert judged(paper) == (
        EXIT_CODES[paper.parent.name],
        beside(paper, ".jsonl").read_text(encoding="utf-8"),
        complaint.read_text(encoding="utf-8") if complaint.exists() else "",
    )


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_the_log_of_a_release_adds_up_to_the_same_state(path: Path) -> None:
    """The state is compared as one, so what was added since with a default writes no release's state anew."""
    expected = msgspec.json.decode(beside(path, ".state.json").read_bytes(), type=Game)
    assert expected.ended
    assert replay(log(path)) == expected


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_the_log_of_a_release_is_the_same_on_paper(path: Path) -> None:
    assert record(log(path)) == beside(path, ".perudo").read_text(encoding="utf-8")


def test_there_is_a_game_of_each_kind() -> None:
    assert {paper.parent.name for paper in PAPERS} == set(EXIT_CODES)
    assert {"classic", "gamerules", "francais", "quick", "sudden"} <= {paper.stem for paper in PAPERS}
    assert LOGS
