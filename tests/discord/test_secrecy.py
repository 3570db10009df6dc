"""Whatever lies under somebody's cup, everything that leaves the bot for others is the same, up to the reveal.

Two worlds differ in one hidden die. A comparison that could not fail would prove nothing, so each way in which a die
could leak is planted here as well, and has to be noticed.
"""

import json
import logging
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from simcord import HttpLogEntry

from bot.chat.cards import nudge
from bot.chat.commands import moves
from bot.chat.ids import Press
from bot.chat.stage import Stage
from bot.dealing import Dealer, Secret
from bot.rules.pieces import Cup, Face
from bot.tables.agenda import Step, agenda
from bot.tables.gathering import game_id
from bot.text import words
from tests.discord.dice import secrets
from tests.discord.people import Person
from tests.discord.world import World, world

DRAWN = b"0123456789"
DICE = [1] * 4
HIDDEN = 1
"""The place of the cup that differs: Bob's."""
COMPUTER = 2
"""The place of the computer player, who holds a six and so calls no bid of one six."""

Peek = Callable[[], int]
"""The die that nobody else may know; 0 while there is none."""


@pytest.fixture(scope="module")
def dealt() -> tuple[Secret, Secret]:
    """Two secrets that are told apart by the hidden die alone."""
    found: dict[object, tuple[Cup, Secret]] = {}
    for secret in secrets():
        dealer = Dealer(game_id(DRAWN), secret, [""] * len(DICE))
        (starter, rolls), cups = dealer.roll_off(DICE), list(dealer.deal(1, DICE))
        if starter == 1 and cups[COMPUTER] == (Face(6),):
            hidden = cups.pop(HIDDEN)
            other, twin = found.setdefault((rolls, *cups), (hidden, secret))
            if other != hidden:
                return twin, secret
    raise AssertionError


@pytest.fixture
def worlds(empty_database: Path, tmp_path: Path, dealt: tuple[Secret, Secret]) -> Callable[[int], str]:
    """The address of a database for each world."""

    def address(number: int) -> str:
        return f"sqlite:///{shutil.copy(empty_database, tmp_path / f'{number}.sqlite3')}"

    return address


class Ear:
    """Hears all that leaves the bot for anyone but Bob, in both worlds, and may be told how it leaks."""

    def __init__(
        self, addresses: Callable[[int], str], dealt: tuple[Secret, Secret], caplog: pytest.LogCaptureFixture
    ) -> None:
        self.here: World | None = None
        self.asked: list[list[HttpLogEntry]] = []
        self._addresses = addresses
        self._dealt = dealt
        self._caplog = caplog
        caplog.set_level(logging.INFO)
        caplog.set_level(logging.DEBUG, "bot")

    def peek(self) -> int:
        tables = self.here.client._manager.tables if self.here else ()
        running = tables[0]._game.round if tables else None
        return running.cups[HIDDEN][0] if running else 0

    async def hears(self) -> list[list[str]]:
        """What left in each world."""
        heard = []
        for number, secret in enumerate(self._dealt):
            async with world(self._addresses(number)) as self.here:
                self.here.draws.take(DRAWN, secret)
                self._caplog.clear()
                with waits_of(self.here) as waits:
                    bob = await script(self.here)
                assert self.peek()
                self.asked.append(self.here.env.http_requests)
                said = [
                    masked(request) for request in self.here.env.http_requests if not is_to(self.here, bob, request)
                ]
                heard.append([*said, *self._caplog.messages, *waits])
        return heard


@pytest.fixture
def ear(worlds: Callable[[int], str], dealt: tuple[Secret, Secret], caplog: pytest.LogCaptureFixture) -> Ear:
    return Ear(worlds, dealt, caplog)


@contextmanager
def waits_of(here: World) -> Iterator[list[str]]:
    """Every wait of the bot's that begins meanwhile."""
    waits, sleep = [], here.clock.sleep

    async def noted(seconds: float) -> None:
        waits.append(f"waits {seconds}")
        await sleep(seconds)

    here.clock.sleep = noted  # type: ignore[method-assign]  # planted: waits are noted
    yield waits
    del here.clock.sleep


async def script(here: World) -> Person:
    """A round up to its call, with all that can be asked in it; returns Bob."""
    ana, bob, cleo = here.people("Ana Bob Cleo")
    await ana.starts(dice=1)
    await bob.types("perudo join")
    await ana.types("perudo computers", count=1)
    await cleo.types("perudo join")
    await ana.presses("Begin")
    for person in (ana, bob, cleo):
        await person.presses("My dice", person.card)
    await ana.bids("1 five", by="tap")
    await here.passes(50)
    for person in (ana, bob, cleo):
        await person.completes("bid", "quantity", "")
    await bob.bids("1 six", by="menu")
    await here.passes(5)
    await cleo.completes("bid", "quantity", "")
    await cleo.bids("4 sixes", by="form")
    await cleo.types("dudo")
    await here.passes(50)
    await ana.types("perudo table")
    return bob


def is_to(here: World, person: Person, request: HttpLogEntry) -> bool:
    """Whether a request answers an interaction of somebody in private."""
    interactions: dict[int, Any] = here.env.backend.interactions
    own = [str(record.token) for record in interactions.values() if record.user_id == person.id]
    return any(token in request.path for token in own)


def masked(request: HttpLogEntry) -> str:
    return re.sub(r"\b[0-9a-f]{64}\b", "…", f"{request.method} {request.path} {json.dumps(request.json)}")


def travels(request: HttpLogEntry) -> list[str]:
    """All of a request, whoever it is for, that is no text to read: ids, values, choices, defaults, files."""
    return [
        f"{name} {part[name]}"
        for part in parts(request.json)
        for name in ("custom_id", "value", "default_values", "attachments", "choices", "filename", "nonce")
        if part.get(name)
    ]


def parts(body: Any) -> Iterator[dict[str, Any]]:
    inner = body if isinstance(body, list) else list(body.values()) if isinstance(body, dict) else []
    if isinstance(body, dict):
        yield body
    for each in inner:
        yield from parts(each)


async def test_fault_44_what_travels_unread_tells_nobody_of_a_die_not_even_its_owner(ear: Ear) -> None:
    await ear.hears()
    first, second = ([line for request in asked for line in travels(request)] for asked in ear.asked)
    assert {line.split()[0] for line in first} == {"custom_id", "value", "choices", "nonce"}
    assert first == second
    assert not [request.path for request in ear.asked[0] if request.path.startswith("/users/@me/channels")]


async def test_fault_42_what_others_are_sent_does_not_depend_on_a_hidden_die(ear: Ear) -> None:
    first, second = await ear.hears()
    for kind in ("POST /interactions", "PATCH /channels", "PATCH /webhooks", '"choices"', "waits 45", "game "):
        assert any(kind in line for line in first), kind
    assert first == second


# The leaks that must be noticed.


def in_a_custom_id(planted: pytest.MonkeyPatch, peek: Peek) -> None:
    plain = Press.__str__
    planted.setattr(
        Press, "__str__", lambda press: f"{plain(press)}:{peek()}" if press.action == "dice" else plain(press)
    )


def in_a_log_line(planted: pytest.MonkeyPatch, peek: Peek) -> None:
    plain = Stage.changed

    def changed(*told: Any) -> None:
        logging.getLogger("bot.chat.stage").debug("Bob holds a %s", peek())
        plain(*told)

    planted.setattr(Stage, "changed", changed)


def in_a_waiting_time(planted: pytest.MonkeyPatch, peek: Peek) -> None:
    def slower(*seen: Any) -> tuple[Step, ...]:
        steps = agenda(*seen)
        return tuple(replace(step, after=step.after + peek() / 100) if step.task == "think" else step for step in steps)

    planted.setattr("bot.tables.autopilot.agenda", slower)


def in_an_autocompletion(planted: pytest.MonkeyPatch, peek: Peek) -> None:
    plain = moves._offer
    planted.setattr(moves, "_offer", lambda *facts: f"{plain(*facts)} {peek()}")


def in_a_private_panel_of_others(planted: pytest.MonkeyPatch, peek: Peek) -> None:
    plain = words.cup
    planted.setattr(words, "cup", lambda *facts: f"{plain(*facts)} {peek()}")


def in_a_reminder(planted: pytest.MonkeyPatch, peek: Peek) -> None:
    planted.setattr("bot.chat.reminders.nudge", lambda *facts: f"{nudge(*facts)} {peek()}")


@pytest.mark.parametrize(
    "leak",
    [
        in_a_custom_id,
        in_a_log_line,
        in_a_waiting_time,
        in_an_autocompletion,
        in_a_private_panel_of_others,
        in_a_reminder,
    ],
)
async def test_fault_42_a_die_that_leaks_is_noticed(
    ear: Ear, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch, Peek], None]
) -> None:
    leak(monkeypatch, ear.peek)
    first, second = await ear.hears()
    assert first != second
