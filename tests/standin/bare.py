"""A bot of nothing but discord.py, to see that the loopback Discord is one for it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import discord

from tests.standin.loopback import Loopback
from tests.standin.refusals import Json

COMMANDS: list[Json] = [
    {
        "name": "say",
        "description": "Say something",
        "options": [
            {"name": "words", "description": "What", "type": 3, "required": True},
            {"name": "times", "description": "How often", "type": 4, "min_value": 1, "max_value": 9},
            {"name": "mood", "description": "How", "type": 3, "choices": [{"name": "Glad", "value": "g"}]},
            {"name": "guess", "description": "Which", "type": 3, "autocomplete": True},
        ],
    },
    {
        "name": "table",
        "description": "Tables",
        "options": [{"name": "open", "description": "Open one", "type": 1}],
        "contexts": [0],
    },
    {"name": "rule", "description": "Rule", "default_member_permissions": 1 << 5},
]

Interaction = discord.Interaction[Any]


class Bare(discord.Client):
    """Does with each interaction what a test says, and keeps what Discord said to that.

    Attributes:
        does: answers an interaction.
        codes: the numbers of the errors that it got.
        heard: the names of events, in order.
    """

    def __init__(self, there: Loopback) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=30,
            guild_ready_timeout=0.1,
        )
        self.does: Callable[[Interaction], Awaitable[object]] = say("hello")
        self.codes: list[int] = []
        self.heard: list[str] = []
        self._there = there
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self._task = asyncio.create_task(self.start(self._there.token))
        await self._there.world.until(lambda: self.is_ready() or (self._task and self._task.done()), 10)
        if self._task.done():
            await self.close()
            self._task.result()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await super().__aexit__(kind, error, trace)
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def setup_hook(self) -> None:
        await self.http.bulk_upsert_global_commands(self.application_id or 0, COMMANDS)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once, where discord.py would wait five seconds."""

    async def on_interaction(self, interaction: Interaction) -> None:
        self.heard.append("interaction")
        try:
            await self.does(interaction)
        except discord.HTTPException as error:
            self.codes.append(error.code)

    async def on_socket_event_type(self, name: str) -> None:
        self.heard.append(name)
        self._there.world.touch()

    async def on_ready(self) -> None:
        self._there.world.touch()

    async def hears(self, name: str, times: int = 1) -> None:
        """Wait until it has heard of something that often."""
        await self._there.world.until(lambda: self.heard.count(name) >= times, what=name)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.heard.append(f"dark {guild.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append(f"removed from {guild.name}")


def say(words: str, *, private: bool = False, view: Any = discord.utils.MISSING) -> Callable[[Interaction], Any]:
    async def does(interaction: Interaction) -> None:
        if isinstance(view, discord.ui.LayoutView):
            await interaction.response.send_message(view=view, ephemeral=private)
        else:
            await interaction.response.send_message(words, ephemeral=private, view=view)

    return does


def buttons(*labels: str) -> discord.ui.View:
    """Buttons whose custom ids are their labels."""
    view = discord.ui.View(timeout=None)
    for label in labels:
        view.add_item(discord.ui.Button(label=label, custom_id=label))
    view.stop()
    return view
