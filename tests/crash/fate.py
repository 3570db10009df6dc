"""When a process dies: at which stage of a move, and by what chance."""

import asyncio
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Literal, get_args

Stage = Literal[
    "opening a table",
    "in the gathering",
    "begun, not dealt",
    "somebody’s turn",
    "a computer thinks",
    "decided, not written",
    "written, not known",
    "written, told it was not",
    "applied, not answered",
    "answered, not shown",
    "being shown",
    "shown, not known",
    "posted, not remembered",
    "after a call",
    "ending a game",
    "starting again",
]
"""Where a move, or a table, stands when its process dies; at one of them the process lives on, but was told wrong."""

STAGES: tuple[Stage, ...] = get_args(Stage)

LIED: Stage = "written, told it was not"
"""The database carried out what it then reported as failed; nobody dies of that."""

_CHANCES: dict[Stage, float] = {
    "opening a table": 0.05,
    "in the gathering": 0.05,
    "begun, not dealt": 0.04,
    "somebody’s turn": 0.015,
    "a computer thinks": 0.025,
    "decided, not written": 0.007,
    "written, not known": 0.007,
    "written, told it was not": 0.007,
    "applied, not answered": 0.008,
    "answered, not shown": 0.008,
    "being shown": 0.003,
    "shown, not known": 0.005,
    "posted, not remembered": 0.01,
    "after a call": 0.025,
    "ending a game": 0.04,
    "starting again": 0.008,
}
"""How likely each of them is to be the end, by how often a game comes by."""


class Chance:
    """Says where processes die, and counts it. The same seed says the same, whatever order tasks run in."""

    def __init__(self, seed: str) -> None:
        self.kills: Counter[Stage] = Counter()
        self._seed = seed
        self._passed: Counter[Stage] = Counter()

    def strikes(self, stage: Stage) -> bool:
        """Whether it ends here."""
        self._passed[stage] += 1
        drawn = blake2b(f"{self._seed} {stage} {self._passed[stage]}".encode(), digest_size=4).digest()
        hit = int.from_bytes(drawn, "big") < _CHANCES[stage] * 2**32
        self.kills[stage] += hit
        return hit


class Fate:
    """Whether one process lives. A dead one stands still, whatever it was doing, and reaches nothing any more.

    Attributes:
        starting: whether it still takes up what the last one left.
        died: the stage at which it died, None while it lives.
    """

    def __init__(self, chance: Chance, snapshot: Callable[[], None]) -> None:
        """Live until `chance` strikes; `snapshot` is called in the instant of death."""
        self.starting = True
        self.died: Stage | None = None
        self._chance = chance
        self._snapshot = snapshot
        self._buried = False

    def strikes(self, stage: Stage) -> bool:
        """Whether it is dead, now if not before."""
        here: Stage = "starting again" if self.starting else stage
        if self.died is None and self._chance.strikes(here):
            self.died = here
            self._snapshot()
        return self.died is not None

    async def point(self, stage: Stage) -> None:
        """Pass a point where the process may die; whoever is in a dead one never comes back."""
        if self._buried:
            raise asyncio.CancelledError
        if self.strikes(stage):
            await asyncio.get_running_loop().create_future()

    def lies(self) -> bool:
        """Whether the database reports a failure of what it has just carried out."""
        return self.died is None and not self.starting and self._chance.strikes(LIED)

    def bury(self) -> None:
        """Let what is left of it end."""
        self._buried = True
