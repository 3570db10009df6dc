"""An offline Discord with the real bot in it, and people who do things there."""

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Literal

import discord
from simcord import ChannelHandle, GuildHandle, HttpLogEntry, MemberActor, UserHandle
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.results import InteractionResult, ResponseMessage

from bot import text
from bot.chat.client import Client
from bot.playground import LocalDiscord, PlayClock
from bot.rules.pieces import PlayerId
from bot.rules.view import RoundView
from bot.store import Database, TableRecord
from bot.tables.agenda import Pace
from bot.tables.gathering import Terms
from bot.tables.table import Table
from tests.discord.dice import Draws
from tests.discord.reading import Shown, plain, shown
from tests.discord.store import Watched, watched
from tests.standin.spec import Spec

FACES = {"paco": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
FACES |= {f"{name}s": face for name, face in FACES.items()} | {"sixes": 6}

TEXTS = text.load()

Way = Literal["slash", "tap", "menu", "form"]


class _Errors(logging.Handler):
    """Keeps what was logged as an error: most bugs are answered politely and are seen only here."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(logging.Formatter().format(record))


class World:
    """A server with two channels.

    Attributes:
        env: the offline Discord.
        channel: where people are unless they go elsewhere.
        elsewhere: another channel.
        draws: what dice come from.
        database: what is kept.
    """

    def __init__(self, database: Database, store: Watched, seed: int, pace: Pace) -> None:
        self.database = database
        self.store = store
        self.draws = Draws(seed)
        self.clock = PlayClock()
        self.pace = pace
        self.log = _Errors()
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
            draw=self.draws,
        )

    def person(self, name: str, *, moderator: bool = False, manager: bool = False) -> "Person":
        """Somebody new on the server."""
        roles = []
        if moderator or manager:
            may = discord.Permissions(manage_messages=moderator, manage_guild=manager)
            roles = [self.guild.create_role("mod", permissions=may)]
        actor = self.guild.add_member(self.env.create_user(name.lower(), global_name=name), roles=roles)
        return Person(self, actor, self.channel)

    def people(self, names: str) -> list["Person"]:
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

    def judge(self, result: InteractionResult, began: tuple[int, int], *, reads: bool = False) -> "Answer":
        """See that an interaction was answered by the rules: first of all requests, and after one write at most."""
        requests, asked = self.env.http_requests[began[0] :], self.store.asked[began[1] :]
        assert result.acknowledged, "nobody answered"
        assert _is_answer(requests[0]), f"before the answer came {requests[0]}"
        before = [request.kind for request in asked if request.after == began[0]]
        if not reads:
            assert before in ([], ["insert"], ["write"]), f"before the answer came {before}"
        return Answer(self, result, waited=_asks_to_wait(requests[0]))

    def press(self, person: "Person", message: Shown, custom_id: str, values: Iterable[str] = ()) -> "Press":
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

    def command(self, person: "Person", command: str, **options: int | str) -> "Press":
        """Let a command set out for Discord, as `press` does."""
        name, *nested = command.split()
        given: list[dict[str, Any]] = [
            {"name": option, "type": 4 if isinstance(value, int) else 3, "value": value}
            for option, value in options.items()
        ]
        for inner in reversed(nested):
            given = [{"name": inner, "type": 1, "options": given}]
        data = {"id": "1", "name": name, "type": 1, "options": given}
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

    async def direct(self, user: UserHandle, name: str, options: Mapping[str, int]) -> "Answer":
        """Send a command in a direct message, where Discord offers none of ours."""
        given = [{"name": option, "type": 4, "value": value} for option, value in options.items()]
        data: dict[str, Any] = {"id": "1", "name": name, "type": 1, "options": given}
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


def _is_answer(request: HttpLogEntry) -> bool:
    return request.path.startswith("/interactions/") and request.path.endswith("/callback")


def _asks_to_wait(request: HttpLogEntry) -> bool:
    return isinstance(request.json, dict) and request.json.get("type") in {5, 6}


class Answer:
    """How an interaction was answered.

    Attributes:
        result: all of it.
        waited: whether Discord was told first that it takes longer.
    """

    def __init__(self, world: World, result: InteractionResult, *, waited: bool = False) -> None:
        self.result = result
        self.waited = waited
        self._world = world

    @property
    def kind(self) -> str:
        """`message`, `update` or `modal`."""
        return str(self.result._interaction.response_kind)

    @property
    def private(self) -> bool:
        return self.result.ephemeral or bool(self.result.response and self.result.response.ephemeral)

    @property
    def text(self) -> str:
        """What it says, and what was added."""
        first = [self.result.response] if self.result.response else []
        return "\n".join(shown(message.message).text for message in [*first, *self.result.followups])

    @property
    def shown(self) -> Shown:
        assert isinstance(self.result.response, ResponseMessage)
        return shown(self.result.response.message)

    def __str__(self) -> str:
        return self.text


class Press(Answer):
    """A press that set out for Discord."""

    def __init__(self, world: World, result: InteractionResult, payload: dict[str, Any]) -> None:
        super().__init__(world, result)
        self._payload = payload

    def again(self) -> None:
        """Let Discord deliver the very same press once more."""
        self._world.env.backend.emit("INTERACTION_CREATE", self._payload)


class Person:
    """Somebody who plays, in one channel."""

    def __init__(self, world: World, actor: MemberActor, channel: ChannelHandle) -> None:
        self.world = world
        self.actor = actor
        self.channel = channel

    def __repr__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        return self.actor.name.title()

    @property
    def id(self) -> PlayerId:
        return PlayerId(self.actor.id)

    def at(self, channel: ChannelHandle) -> "Person":
        """The same person in another channel."""
        return Person(self.world, self.actor, channel)

    # What they see.

    def messages(self) -> list[Shown]:
        return self.world.messages(self.channel, self.actor)

    def sees(self) -> str:
        """All that this person can read: what is public, and what is theirs alone."""
        return "\n".join(message.text for message in self.messages())

    @property
    def private(self) -> list[Shown]:
        """What only this person sees, oldest first."""
        return [message for message in self.messages() if message.private]

    @property
    def card(self) -> Shown:
        return self.world.card(self.channel)

    @property
    def panel(self) -> Shown:
        """Their newest panel."""
        return next(message for message in reversed(self.private) if "Your dice" in message.text)

    @property
    def cup(self) -> tuple[int, ...]:
        """Their own dice, as their panel shows them."""
        return self.panel.dice

    @property
    def on_turn(self) -> bool:
        view = self.world.table(self.channel).view
        return bool(view.round and view.seat(view.round.turn).player == self.id)

    # What they do.

    async def types(self, command: str, *, reads: bool = False, **options: object) -> Answer:
        """Send a slash command."""
        began = self.world.began()
        return self.world.judge(await self.actor.slash(self.channel, command, **options), began, reads=reads)

    async def completes(self, command: str, option: str, typed: str, **filled: object) -> list[str]:
        """Begin to type an option, and read what is offered."""
        requests, asked = self.world.began()
        offered = await self.actor.autocomplete(self.channel, command, option, typed, **filled)
        assert self.world.began() == (requests + 1, asked)
        return [str(choice["name"]) for choice in offered]

    async def presses(self, label: str, on: Shown | None = None, *, reads: bool = False) -> Answer:
        """Press a button: on a certain message, else on the newest one that has it."""
        message = on or next(seen for seen in reversed(self.messages()) if seen.buttons.get(label))
        assert message.buttons.get(label), f"{label} can't be pressed on {message}"
        return await self._press(message.id, message.ids[label], reads=reads)

    async def chooses(self, value: str, on: Shown | None = None) -> Answer:
        """Choose in a menu: of a certain message, else in the newest one that offers it."""
        message = on or next(seen for seen in reversed(self.messages()) if _menu(seen, value))
        began = self.world.began()
        result = await self.actor.select(self._find(message.id), [value], custom_id=_menu(message, value))
        return self.world.judge(result, began)

    async def chooses_in(self, menu: str, value: str, on: Shown) -> Answer:
        """Choose in the menu of a message whose custom id has that end."""
        custom_id = next(id_ for id_ in on.menus if id_.endswith(menu))
        began = self.world.began()
        return self.world.judge(await self.actor.select(self._find(on.id), [value], custom_id=custom_id), began)

    async def fills_in(self, form: Answer, **values: object) -> Answer:
        """Fill in a form and send it."""
        began = self.world.began()
        return self.world.judge(await self.actor.submit_modal(form.result, values), began)

    async def starts(self, **options: object) -> Answer:
        return await self.types("perudo start", reads=False, **options)

    async def bids(self, bid: str, by: Way = "slash") -> Answer:
        """Bid, as in “8 fives”."""
        quantity, face = parsed(bid)
        match by:
            case "slash":
                return await self.types("bid", quantity=quantity, face=face)
            case "tap":
                panel = await self.opens_panel()
                label = next(label for label, id_ in panel.ids.items() if id_.endswith(f":{quantity}x{face}"))
                return await self.presses(label, panel)
            case "menu":
                return await self.chooses(f"{quantity}x{face}", await self.opens_panel())
            case "form":
                form = await self.presses("Bid", self.card)
                return await self.fills_in(form, quantity=str(quantity), face=[str(face)])

    async def opens_panel(self) -> Shown:
        """Look at their own dice, if the panel that they have open is not of this turn."""
        fresh = f":{self.world.table(self.channel).view.seq}"
        for message in reversed(self.private):
            if "Your dice" in message.text and any(fresh in id_ for id_ in message.ids.values()):
                return message
        await self.presses("My dice", self.card)
        return self.panel

    async def _press(self, message: int, custom_id: str, *, reads: bool = False) -> Answer:
        began = self.world.began()
        result = await self.actor.click(self._find(message), custom_id=custom_id)
        return self.world.judge(result, began, reads=reads)

    def _find(self, message: int) -> discord.Message:
        return next(seen for seen in self.channel.history(viewer=self.actor) if seen.id == message)


def _menu(message: Shown, value: str) -> str | None:
    return next((id_ for id_, values in message.menus.items() if value in values), None)


def parsed(bid: str) -> tuple[int, int]:
    quantity, face = bid.split()
    return int(quantity), FACES[face]


@asynccontextmanager
async def world(address: str, *, seed: int = 1, pace: Pace | None = None) -> AsyncIterator[World]:
    """A world with the bot in it; at its end nothing may have gone wrong."""
    database, store = await watched(address)
    place = World(database, store, seed, pace or Pace())
    logging.getLogger().addHandler(place.log)
    try:
        await place.env.start()
        try:
            yield place
        finally:
            await place.env.shutdown()
    finally:
        logging.getLogger().removeHandler(place.log)
        await database.close()
    assert not place.env.errors
    assert not place.log.records, "\n".join(place.log.records)
    complaints = Spec.of_environment().complaints(place.env.http_requests)
    assert not complaints, complaints


__all__ = ["Answer", "Person", "Press", "Shown", "World", "parsed", "plain", "world"]
