"""A press on a button, from the gateway's payload to the answer's request, beside a bare discord.py button.

The bare bot writes the same event through the same journal and edits the same layout; it has no game.
"""

import asyncio
import logging
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Self

import discord
from discord import ui

from bench import offline
from bench.measure import Result, awaited_in_turns
from bench.offline import PRIVATE, Json, Wire
from bot import text
from bot.chat.backstage import showing
from bot.chat.cards import panel
from bot.chat.client import Client
from bot.rules.events import BidMade, SeatTaken, TableOpened
from bot.rules.game import Game
from bot.rules.moves import Begin
from bot.rules.options import Options
from bot.rules.pieces import Face, PlayerId, SeatNo
from bot.store import Database, GameId, Journal, Keep, TableRecord, migrate
from bot.tables.agenda import Pace
from bot.tables.clock import WallClock
from bot.tables.gathering import Party, Person, Place, Terms
from bot.tables.table import Table

PRESSES = 300

_Item = ui.Item[Any]


class Ours:
    """The bot, and a table of six at which everybody raises from their panel."""

    def __init__(self, client: Client, wire: Wire) -> None:
        self.client = client
        self.wire = wire
        self.channels = iter(range(1, 10_000))
        self.place = 0
        self.table: Table | None = None

    @classmethod
    async def connected(cls, database: Database) -> Self:
        """The bot, as it is after it has logged in."""
        client = Client(
            database,
            text.load(),
            clock=WallClock(),
            pace=Pace(),
            usual=Terms(),
            rng=Random(1),
            keep=Keep(),
            always_sync=True,
        )
        wire = Wire()
        await offline.connect(client, wire)
        return cls(client, wire)

    async def open(self) -> Table:
        """A table of six that has begun and is shown."""
        self.place = next(self.channels)
        people = tuple(Person(PlayerId(number), f"Player {number}") for number in range(1, 7))
        place = Place(offline.GUILD, offline.channel(self.place), "en-US")
        client = self.client
        table = await client._manager.open(place, Terms(clock=90), Party(people))
        client._stage.open(table)
        await offline.quiet()
        await table.ask(Begin(PlayerId(1)))
        while table.view.round is None:  # noqa: ASYNC110 - the table tells nobody but the stage
            await asyncio.sleep(0.001)
        await offline.quiet()
        return table

    async def press(self) -> Json:
        """The payload of the next raise: by whoever is on turn, on the panel that they look at."""
        if self.table is None or self.table.view.round is None or self.table.view.round.exhausted or self._long():
            self.table = await self.open()
        table = self.table
        running = table.view.round
        assert running
        player = table.view.seat(running.turn).player
        seen = table.seat_view(player)
        assert seen.auction
        bid = next(iter(seen.auction.ladder()))
        layout = panel(showing(table), seen, self.client._texts["en-US"], self.client._stage.dice)
        message = self.wire.message(0, {"components": _parts(layout)}, PRIVATE)
        custom_id = f"p1:raise:{table.record.game}:{table.view.seq}:{bid}"
        return offline.press(custom_id, player, message, self.place)

    def _long(self) -> bool:
        return bool(self.table and self.table.view.round and len(self.table.view.round.bids) > 30)


class Bare(discord.Client):
    """A button that writes an event and edits its message."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none())
        self.journal = journal
        self.record = TableRecord(GameId("bare"), 1, 1, "en-US", 0)
        self.seq = 0
        self.draw: Callable[[], ui.LayoutView] = lambda: ui.LayoutView(timeout=None)

    async def setup_hook(self) -> None:
        """Open the game that is written to."""
        events = (TableOpened("classic", Options(), 90), SeatTaken(SeatNo(1), PlayerId(1), "Ana"))
        await self.journal.open(self.record, bytes(32), events, at=0, cause=None)
        self.seq = len(events)
        self.add_view(_Persistent(self))

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Write, and edit."""
        self.seq += 1
        event = BidMade(SeatNo(1), 8, Face(5))
        at = int(discord.utils.utcnow().timestamp() * 1000)
        await self.journal.append(self.record, Game(seq=self.seq, phase="round"), (event,), at=at, cause=interaction.id)
        none = discord.AllowedMentions.none()
        await interaction.response.edit_message(view=self.draw(), allowed_mentions=none)


class _Press(ui.Button["_Persistent"]):
    def __init__(self, bot: Bare) -> None:
        super().__init__(custom_id="bare:press", label="Press")
        self._bot = bot

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self._bot.answer(interaction)


class _Persistent(ui.LayoutView):
    def __init__(self, bot: Bare) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.ActionRow(_Press(bot)))


def _parts(layout: ui.LayoutView) -> list[Json]:
    """What a layout is sent as."""
    parts: list[Json] = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py types it not
    return parts


def again(components: list[Json]) -> ui.LayoutView:
    """A fresh layout with the same in it."""
    view = ui.LayoutView(timeout=None)
    for component in components:
        view.add_item(_item(component))
    return view


def _item(part: Json) -> _Item:
    inner = [_item(each) for each in part.get("components", ())]
    match part["type"]:
        case 17:
            return ui.Container(*inner, accent_colour=part["accent_color"])
        case 1:
            return ui.ActionRow(*inner)
        case 2:
            emoji = discord.PartialEmoji.from_dict(part["emoji"]) if part.get("emoji") else None
            style, label = discord.ButtonStyle(part["style"]), part["label"]
            return ui.Button(style=style, label=label, custom_id=part["custom_id"], emoji=emoji)
        case 3:
            options = [discord.SelectOption.from_dict(each) for each in part["options"]]
            return ui.Select(custom_id=part["custom_id"], placeholder=part["placeholder"], options=options)
        case 10:
            return ui.TextDisplay(part["content"])
        case 14:
            return ui.Separator()
        case kind:
            raise ValueError(kind)


def run() -> Iterator[Result]:
    """Measure presses."""
    logging.getLogger("discord").setLevel("ERROR")
    yield from asyncio.run(_run())


async def _run() -> list[Result]:
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        address = f"sqlite:///{folder}/perudo.sqlite3"
        await migrate(address)
        database = await Database.open(address)
        try:
            ours = await Ours.connected(database)
            bare, wire = Bare(database.journal), Wire()
            await offline.connect(bare, wire)
            return await _measure(ours, bare, wire)
        finally:
            await ours.client._manager.close()
            await database.close()


async def _measure(ours: Ours, bare: Bare, wire: Wire) -> list[Result]:
    newest: list[Any] = []

    async def press() -> float:
        payload = await ours.press()
        offline.use(ours.wire)
        taken = await offline.pressed(ours.client, ours.wire, payload)
        assert ours.wire.answer["type"] == 7
        newest[:] = [payload["message"], ours.wire.answer["data"]["components"]]
        return taken

    async def plainly() -> float:
        message, components = newest
        bare.draw = lambda: again(components)
        offline.use(wire)
        taken = await offline.pressed(bare, wire, offline.press("bare:press", 1, message))
        assert wire.answer["data"]["components"] == components
        return taken

    await press()
    for _ in range(20):
        await press()
        await plainly()
    took, plain = await awaited_in_turns(PRESSES, press, plainly)
    return [Result("a press, from payload to answer, with its write", took, plain, 2.0)]
