"""`perudo play` as a process of its own, and someone who plays in its page by simple rules."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.launch import noted
from tests.browser.page import Page
from tests.standin.spec import Spec

ROOT = Path(__file__).parents[2]

_FAST = """
[table]
clock = 0
reveal = 0.2
thinking = 0.1
"""

_TURN = re.compile(r"It is \W*Ana\W+s turn")
_DICE = re.compile(r"(\d+) (?:dice|die) in play")
_BID = re.compile(r"(\d+) × (\w+)")


@contextmanager
def perudo_play(folder: Path, settings: str = _FAST, *, ends_by: signal.Signals = signal.SIGINT) -> Iterator[str]:
    """The address of the page of a `perudo play` whose database lies in `folder`."""
    (folder / "config.toml").write_text(settings, encoding="utf-8")
    requests = folder / "requests"
    command = [sys.executable, "-m", "tests.browser.launch", str(requests), "play", "--port", "0"]
    place = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=folder, env=place, stdout=subprocess.PIPE, text=True) as child:
        try:
            yield _address(child)
        finally:
            child.send_signal(ends_by)
            assert child.wait(timeout=10) == (-ends_by if ends_by == signal.SIGKILL else 0)
    complaints = Spec.of_environment().complaints(noted(requests))
    assert not complaints, complaints


def _address(child: subprocess.Popen[str]) -> str:
    assert child.stdout
    for line in child.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError("perudo play ended before it said where")


class Situation(NamedTuple):
    """What Ana needs to know of the round: all dice, and the standing bid; 0 for none."""

    dice: int
    quantity: int
    face: str

    @property
    def typed_face(self) -> str:
        """How a choice for the face of the bid begins, or for that of an opening bid."""
        return {"": "twos", "paco": "ones", "pacos": "ones"}.get(self.face, self.face)

    @property
    def doubtful(self) -> bool:
        """Whether the bid is of more than every third die."""
        return 3 * self.quantity > self.dice


def play(page: Page, move: Callable[[Situation], None], seconds: float) -> str:
    """Let Ana move whenever it is her turn, until the game has a winner; the last card."""
    end = time.monotonic() + seconds
    while not (over := page.message("wins!")).count():
        assert time.monotonic() < end, f"nobody has won yet: {page.texts()[-2:]}"
        if situation := _on_turn(page):
            # A computer player may call calza just then, and what Ana was about to press is gone.
            with suppress(NotInTime):
                move(situation)
        page.tab.wait_for_timeout(200)
    return over.inner_text()


def _on_turn(page: Page) -> Situation | None:
    text = "".join(page.message(_DICE).all_inner_texts())  # in one look: the card may be another one in the next
    if not _TURN.search(text):
        return None
    quantity, face = (_BID.findall(text) or [("0", "")])[-1]
    return Situation(int(_DICE.findall(text)[0]), int(quantity), face)
