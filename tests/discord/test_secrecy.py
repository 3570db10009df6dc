"""Whatever lies under somebody's cup, everything that the bot sends to others is the same."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from simcord import HttpLogEntry

from bot.dealing import Dealer, Secret
from bot.rules.pieces import Face
from bot.tables.manager import _id
from tests.discord.dice import secrets
from tests.discord.tables import gather
from tests.discord.world import Person, World, world

DRAWN = b"0123456789"
DICE = [1, 1, 1]
ROLLS = (1, ((6, 3, 2),))


def secret_with(die: int) -> Secret:
    """A secret that gives the second seat this die, and everything else the same."""
    cups = ((Face(4),), (Face(die),), (Face(2),))
    return next(
        secret
        for secret in secrets()
        if (dealer := Dealer(_id(DRAWN), secret, [""] * 3)).roll_off(DICE) == ROLLS and dealer.deal(1, DICE) == cups
    )


@pytest.fixture(scope="module")
def dealt() -> tuple[Secret, Secret]:
    return secret_with(3), secret_with(5)


async def test_fault_42_what_others_are_sent_does_not_depend_on_a_hidden_die(
    empty_database: Path, tmp_path: Path, dealt: tuple[Secret, Secret]
) -> None:
    seen = []
    for number, secret in enumerate(dealt):
        file = shutil.copy(empty_database, tmp_path / f"{number}.sqlite3")
        async with world(f"sqlite:///{file}") as here:
            here.draws.take(DRAWN, secret)
            seen.append(await script(here))
    first, second = seen
    assert len(first) > 40
    assert first == second


async def script(here: World) -> list[str]:
    """A round up to its call: all that was sent to anyone but Bob."""
    ana, bob, cleo = await gather(here, "Ana Bob Cleo", dice=1)
    await ana.presses("Begin")
    for person in (ana, bob, cleo):
        await person.presses("My dice", person.card)
    await ana.bids("1 five", by="tap")
    await here.passes(50)
    await bob.completes("bid", "quantity", "")
    await cleo.completes("bid", "quantity", "")
    await bob.bids("1 six", by="menu")
    await cleo.bids("2 threes", by="form")
    await cleo.types("dudo")
    await here.passes(50)
    await ana.types("perudo table")
    return [_masked(request) for request in here.env.http_requests if not _is_to(here, bob, request)]


def _is_to(here: World, person: Person, request: HttpLogEntry) -> bool:
    """Whether a request answers an interaction of somebody in private."""
    interactions: dict[int, Any] = here.env.backend.interactions
    own = [str(record.token) for record in interactions.values() if record.user_id == person.id]
    return any(token in request.path for token in own)


def _masked(request: HttpLogEntry) -> str:
    return re.sub(
        r'\b[0-9a-f]{64}\b|"nonce": "\d+"', "…", f"{request.method} {request.path} {json.dumps(request.json)}"
    )
