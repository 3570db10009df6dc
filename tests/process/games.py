"""Games as a process plays them: how they are begun and played on, and what of them is written."""

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tests.standin.components import Button
from tests.standin.people import Person
from tests.standin.places import Channel, Message

_TURN = re.compile(r"^### .*?\*\*\N{FIRST STRONG ISOLATE}?(\w+)", re.MULTILINE)
"""The line that says whose turn it is, in any language."""


class Event(NamedTuple):
    """A row of the journal."""

    game: str
    seq: int
    kind: str
    body: str
    cause: int | None


def journal(database: Path, channel: Channel | None = None) -> list[Event]:
    """All that is written, game by game; of one channel alone where that is named."""
    asked = (
        "SELECT game_id, seq, kind, game_event.body, cause FROM game_event JOIN game ON game.id = game_id"
        " WHERE ? IN (channel_id, 0) ORDER BY game_id, seq"
    )
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return [Event(*row) for row in connection.execute(asked, (channel.id if channel else 0,))]


def kinds(database: Path, channel: Channel | None = None) -> list[str]:
    return [event.kind for event in journal(database, channel)]


def caused(database: Path) -> set[int | None]:
    """The interactions that something was written for."""
    return {event.cause for event in journal(database)}


async def begin(*people: Person, **options: str | float) -> Message:
    """Let the first open a table, the others join, and the first begin; returns the card of round 1."""
    host, *others = people
    await host.types("/perudo start", **options)
    for person in others:
        await person.presses("Join")
    await host.presses("Begin")
    return await host.reads("## Round 1", within=10)


def on_turn(card: Message, people: Sequence[Person]) -> Person:
    """Whose turn it is by the card."""
    found = _TURN.search(card.text)
    assert found, card.text
    return next(person for person in people if person.user.name == found[1])


async def buttons(person: Person, *labels: str) -> list[Button]:
    """Buttons as they are now, to be pressed later."""
    return await asyncio.gather(*(person.finds(label) for label in labels))


def cup(panel: Message) -> str:
    """A person's dice, in pictures and in words."""
    return "\n".join(panel.text.splitlines()[1:3])
