"""Whole games between people and a process that is killed again and again (the shared list of faults, 12 and 13).

`PERUDO_KILLED_GAMES` is how many are played; `make crash` plays more than `make test`.
"""

import asyncio
import json
import os
import re
from collections.abc import Awaitable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.process.conftest import content_discord, sound_bot
from tests.process.games import Event, begin, caused, cup, journal, on_turn
from tests.standin.commands import CannotDo
from tests.standin.loopback import Loopback
from tests.standin.people import Answer, NotAnswered, Person
from tests.standin.places import Channel, Message
from tests.standin.process import Process

GAMES = int(os.environ.get("PERUDO_KILLED_GAMES", "12"))
PER_PROCESS = 3
KILLING = 0.2
"""How likely a move is to be the last of its process."""

_ROUND = re.compile(r"^## Round (\d+)", re.MULTILINE)


class Killed:
    """A game, the people who play it, and what they know of it."""

    def __init__(self, bot: Process, there: Loopback, channel: Channel, rng: Random) -> None:
        self.bot = bot
        self.there = there
        self.channel = channel
        self.rng = rng
        self.people = [there.person(name, channel) for name in ("Ana", "Ben", "Cleo")[: rng.choice([2, 2, 3])]]
        self.acknowledged: set[int] = set()
        self.kills = 0

    async def play(self) -> None:
        await begin(*self.people, dice=self.rng.choice([1, 2]))
        while not self.over:
            card = await self.card()
            if card:
                await self.move(card)

    @property
    def log(self) -> list[Event]:
        return journal(self.bot.database, self.channel)

    @property
    def over(self) -> bool:
        return self.log[-1].kind in {"GameWon", "GameStopped"}

    @property
    def cards(self) -> list[Message]:
        """What can be pressed on to play."""
        public = (message for message in self.channel.messages.values() if message.only_for is None)
        return [message for message in public if any(button.label == "My dice" for button in message.buttons)]

    async def card(self) -> Message | None:
        """The card, once it shows the newest state; None when the game has ended instead."""

        def there() -> bool:
            newest = self.cards[-1:]
            return self.over or (bool(newest) and f":{self.log[-1].seq}" in str(newest[0].components))

        await self.there.world.until(there, 10, "a card of the newest state")
        return None if self.over else self.cards[-1]

    async def move(self, card: Message) -> None:
        """Let whoever is on turn move, by a command or a press; perhaps the process is killed meanwhile."""
        person = on_turn(card, self.people)
        bid = standing(self.log)
        if bid and (bid[0] >= 3 or self.rng.random() < 0.5):
            asked = person.presses("Dudo!", on=card) if self.rng.random() < 0.5 else person.types("/dudo")
        else:
            asked = person.types("/bid", quantity=(bid[0] if bid else 0) + 1, face="sixes")
        if self.rng.random() < KILLING:
            await self.kill_during(asked, person)
        else:
            self.note(await asked)

    def note(self, answer: Answer) -> None:
        said = answer.text
        if "You bid" in said or "You called" in said or not answer.private:
            self.acknowledged.add(answer.interaction.id)

    async def kill_during(self, asked: Awaitable[Answer], person: Person) -> None:
        """Kill the process at any moment of a move, start another, and see that it is as if nothing had been."""
        before, dice = self.log, await self.dice()
        person.patience = 0.4
        asking = asyncio.ensure_future(asked)
        await asyncio.sleep(self.rng.choice([0, 0.02, 0.08]) * self.rng.random())
        await self.bot.kill()
        try:
            self.note(await asking)
        except (NotAnswered, CannotDo):
            pass
        finally:
            person.patience = 3.0
        self.kills += 1
        await self.bot.start()
        await self.check(before, dice)

    async def check(self, before: list[Event], dice: dict[str, str]) -> None:
        log = self.log
        assert log[: len(before)] == before
        assert self.acknowledged <= caused(self.bot.database)
        if await self.card() is None:
            return
        held = await self.dice()
        if dealt(self.log) == dealt(before):
            assert held == dice
        await self.there.world.until(lambda: len(self.cards) == 1, 5, "one card alone")
        rounds = [round_ for message in self.channel.messages.values() for round_ in shown(message)]
        if len(rounds) != len(set(rounds)):
            pytest.fail("\n".join(message_history(message) for message in self.channel.messages.values()))

    async def dice(self) -> dict[str, str]:
        """Everybody’s dice, as each reads them."""
        card = await self.card()
        answers = await asyncio.gather(*(person.presses("My dice", on=card) for person in self.people)) if card else []
        cups = {answer.interaction.user.name: cup(answer.message) for answer in answers if "Your dice" in answer.text}
        return {name: held for name, held in cups.items() if "no dice" not in held}


def standing(log: list[Event]) -> tuple[int, int] | None:
    """The bid that stands, as number and face."""
    round_ = [event for event in log if event.kind in {"DiceDealt", "BidMade"}][-1]
    made = json.loads(round_.body)
    return (made["quantity"], made["face"]) if round_.kind == "BidMade" else None


def dealt(log: list[Event]) -> int:
    return sum(event.kind == "DiceDealt" for event in log)


def message_history(message: Message) -> str:
    """The first lines of all that a message said, for whoever looks into a failure."""
    first = [version.partition("\n")[0] for version in message.versions]
    return f"{'private' if message.only_for else 'public'}, {len(message.buttons)} buttons: {' → '.join(first)}"


def shown(message: Message) -> Iterator[str]:
    """The rounds that a public message was the card of."""
    if message.only_for is None:
        yield from {found[1] for version in message.versions for found in _ROUND.finditer(version)}


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, PER_PROCESS))
async def test_fault_12_games_go_on_whenever_the_process_is_killed(first: int, tmp_path: Path) -> None:
    async with content_discord() as there, sound_bot(there, tmp_path) as bot:
        guild, kills = there.guild("Home"), 0
        for number in range(first, first + PER_PROCESS):
            game = Killed(bot, there, guild.channel(f"den-{number}"), Random(number))
            await game.play()
            kills += game.kills
        assert kills
