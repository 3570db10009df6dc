"""An offline Discord with the real bot in it, and people who do things there."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import discord
from simcord import ChannelHandle, GuildHandle, HttpLogEntry, MemberActor, UserHandle
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot import text
from bot.chat.client import Client
from bot.playground import LocalDiscord, PlayClock
from bot.rules.view import RoundView
from bot.store import Database, Keep, TableRecord
from bot.tables.agenda import Pace
from bot.tables.gathering import Terms
from bot.tables.table import Table
from tests.discord.answers import Answer, Press
from tests.discord.dice import Draws
from tests.discord.people import Person
from tests.discord.reading import Shown, shown
from tests.discord.store import Watched, watched
from tests.logged import Errors
from tests.standin.spec import Spec

TEXTS = text.load()


class World:
    """A server with two channels.

    Attributes:
        env: the offline Discord.
        channel: where people are unless they go elsewhere.
        elsewhere: another channel.
        draws: what dice come from.
        database: what is kept.
        keep: for how long, from the next restart on.
    """

    def __init__(self, database: Database, store: Watched, seed: int, pace: Pace) -> None:
        self.database = database
        self.store = store
        self.draws = Draws(seed)
        self.clock = PlayClock()
        self.pace = pace
        self.keep = Keep()
        self.log = Errors()
        self.client = self._client(seed)
        self.env = LocalDiscord(self.client)
        self.clock.bind(self.env)
        store.requests = lambda: len(self.env.http_requests)
        self.guild: GuildHandle = self.env.create_guild("Perudo")
        self.channel: ChannelHandle = self.guild.create_text_channel("perudo")
        self.elsewhere: ChannelHandle = self.guild.create_text_channel("elsewhere")

    def _client(self, seed: int) -> Client:
        return Client(
            self.database,
            TEXTS,
            clock=self.clock,
            pace=self.pace,
            usual=Terms(),
            rng=Random(seed),
            keep=self.keep,
            draw=self.draws,
        )

    def person(self, name: str, *, moderator: bool = False, manager: bool = False) -> Person:
        """Somebody new on the server."""
        roles = []
        if moderator or manager:
            may = discord.Permissions(manage_messages=moderator, manage_guild=manager)
            roles = [self.guild.create_role("mod", permissions=may)]
        actor = self.guild.add_member(self.env.create_user(name.lower(), global_name=name), roles=roles)
        return Person(self, actor, self.channel)

    def people(self, names: str) -> list[Person]:
        """Several people, whose names are written with spaces between them."""
        return [self.person(name) for name in names.split()]

    async def passes(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    async def restarts(self) -> None:
        """End the bot as a crash would, and start another one on the same database."""
        self.client = self._client(2)
        await self.env.restart_bot(self.client)

    # What there is.

    def messages(self, channel: ChannelHandle | None = None, viewer: MemberActor | None = None) -> list[Shown]:
        """What is in a channel, oldest first: the public part, and what `viewer` alone sees."""
        return [shown(message) for message in (channel or self.channel).history(viewer=viewer)]

    def card(self, channel: ChannelHandle | None = None) -> Shown:
        """The newest card, which is the newest public message but for reminders and opening lines."""
        cards = [message for message in (channel or self.channel).history() if message.components]
        return shown(cards[-1])

    @property
    def public(self) -> str:
        """All that everyone can read in the channel."""
        return "\n".join(message.text for message in self.messages())

    def table(self, channel: ChannelHandle | None = None) -> Table:
        """The live table; for what no screen shows."""
        return self.client._manager.at((channel or self.channel).id)

    def round(self, channel: ChannelHandle | None = None) -> RoundView:
        """The running round of a channel's table."""
        running = self.table(channel).view.round
        assert running
        return running

    @property
    def tables(self) -> list[TableRecord]:
        return [table.record for table in self.client._manager.tables]

    # Interactions.

    def began(self) -> tuple[int, int]:
        """Note what Discord and the database were asked so far."""
        return len(self.env.http_requests), len(self.store.asked)

    def judge(self, result: InteractionResult, began: tuple[int, int], *, reads: bool = False) -> Answer:
        """See that an interaction was answered by the rules: first of all requests, and after one write at most."""
        requests, asked = self.env.http_requests[began[0] :], self.store.asked[began[1] :]
        assert result.acknowledged, "nobody answered"
        assert _is_answer(requests[0]), f"before the answer came {requests[0]}"
        before = [request.kind for request in asked if request.after == began[0]]
        if not reads:
            assert before in ([], ["insert"], ["write"]), f"before the answer came {before}"
        return Answer(self, result, waited=_asks_to_wait(requests[0]))

    def press(self, person: Person, message: Shown, custom_id: str, values: Iterable[str] = ()) -> Press:
        """Let a press set out for Discord, whether a screen would allow it or not; `arrive` lets it arrive."""
        stored = self.env.backend.get_message(person.channel.id, message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        record, payload = wire.base_payload(
            self.env.backend,
            type=3,
            channel_id=person.channel.id,
            guild_id=self.guild.id,
            user_id=person.actor.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return Press(self, InteractionResult(self.env, record), payload)

    def command(self, person: Person, command: str, **options: int | str) -> Press:
        """Let a command set out for Discord, as `press` does."""
        data = _typed(command, options)
        record, payload = wire.base_payload(
            self.env.backend,
            type=2,
            channel_id=person.channel.id,
            guild_id=self.guild.id,
            user_id=person.id,
            data=data,
        )
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return Press(self, InteractionResult(self.env, record), payload)

    async def direct(self, user: UserHandle, name: str, options: Mapping[str, int | str]) -> Answer:
        """Send a command in a direct message, where Discord offers none of ours."""
        data = _typed(name, options)
        channel = self.env.backend.dm_channels[user.id]
        record, payload = wire.base_payload(
            self.env.backend, type=2, channel_id=channel, guild_id=None, user_id=user.id, data=data
        )
        began = self.began()
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return self.judge(InteractionResult(self.env, record), began)

    async def arrive(self) -> None:
        """Let everything that set out arrive."""
        await self.env.settle()


def _typed(command: str, options: Mapping[str, int | str]) -> dict[str, Any]:
    """What Discord sends of a command."""
    name, *nested = command.split()
    given: list[dict[str, Any]] = [
        {"name": option, "type": 4 if isinstance(value, int) else 3, "value": value}
        for option, value in options.items()
    ]
    for inner in reversed(nested):
        given = [{"name": inner, "type": 1, "options": given}]
    return {"id": "1", "name": name, "type": 1, "options": given}


def _is_answer(request: HttpLogEntry) -> bool:
    return request.path.startswith("/interactions/") and request.path.endswith("/callback")


def _asks_to_wait(request: HttpLogEntry) -> bool:
    return isinstance(request.json, dict) and request.json.get("type") in {5, 6}


@asynccontextmanager
async def world(address: str, *, seed: int = 1, pace: Pace | None = None) -> AsyncIterator[World]:
    """A world with the bot in it; at its end nothing may have gone wrong."""
    database, store = await watched(address)
    place = World(database, store, seed, pace or Pace())
    try:
        with place.log.listening():
            await place.env.start()
            try:
                yield place
            finally:
                await place.env.shutdown()
    finally:
        await database.close()
    assert not place.env.errors
    assert not place.log.records, "\n".join(place.log.records)
    complaints = Spec.of_environment().complaints(place.env.http_requests)
    assert not complaints, complaints
