"""What the servers and channels chose."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.options import Preset
from bot.store import schema
from bot.store.connections import Connections
from bot.store.upsert import upsert

Openers = Literal["everyone", "moderators", "nobody"]
"""Who may open a table: anyone, people who may manage messages there, or nobody at all."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server or one channel chose; None is no choice. New settings are new fields, and need no migration.

    A choice that this version of the bot does not have counts as none.

    Attributes:
        language: the language of all that is public.
        clock: seconds for a turn, 0 for no limit.
        pause: seconds between a reveal and the next round.
        preset: how tables play that are opened without a word about it.
        openers: who may open tables.
        nudges: whether people are mentioned who let the others wait.
        weekly: whether the leaderboard of each week is posted here; of a channel alone.
        told: the week in which that was done last, or chosen, as in `bot.scores.tallies.week`; nobody's choice.
    """

    language: str | None = None
    clock: int | None = None
    pause: float | None = None
    preset: Preset | None = None
    openers: Openers | None = None
    nudges: bool | None = None
    weekly: bool | None = None
    told: str | None = None

    @classmethod
    def read(cls, body: str) -> "Settings":
        """Settings as they were written, each by itself: what can't be read is no choice."""
        try:
            found = _read(body)
        except msgspec.MsgspecError:
            return cls()
        return cls(**{name: value for name, value in found.items() if _fits(name, value)})

    def written(self) -> str:
        """The settings as `read` takes them."""
        return _write(self).decode()

    def over(self, wider: "Settings") -> "Settings":
        """These settings, and those of `wider` where these make no choice."""
        own = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}
        return msgspec.structs.replace(wider, **own)


class GuildSettings(msgspec.Struct, frozen=True):
    """The settings of a server and those of its channels that differ."""

    server: Settings = Settings()
    channels: dict[int, Settings] = {}

    def own(self, channel: int) -> Settings:
        """What a channel chose for itself."""
        return self.channels.get(channel, Settings())

    def at(self, channel: int) -> Settings:
        """What holds in a channel: its own settings, and the server's for the rest."""
        return self.own(channel).over(self.server)


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(dict[str, Any]).decode
_FIELDS = frozenset(Settings.__struct_fields__)


def _fits(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError:
        return False
    return name in _FIELDS


_SELECT = sa.select(schema.settings.c.guild_id, schema.settings.c.channel_id, schema.settings.c.body)


class Servers:
    """The settings of the servers that the bot is in; whoever asks may keep the answer."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def settings(self, guild: int) -> GuildSettings:
        """What a server and its channels chose."""
        return _together(await self._connections.read(_SELECT.where(schema.settings.c.guild_id == guild)))

    async def all(self, most: int) -> dict[int, GuildSettings] | None:
        """What every server chose, None where that is more than `most` rows."""
        found = await self._connections.read(_SELECT.order_by(schema.settings.c.guild_id).limit(most + 1))
        if len(found) > most:
            return None
        return {guild: _together(list(rows)) for guild, rows in groupby(found, key=lambda row: int(row.guild_id))}

    async def weekly(self) -> list[tuple[int, int]]:
        """The servers and channels that want the leaderboard of each week.

        Raises:
            NotRead: the database could not do it.
        """
        body = schema.settings.c.body
        found = await self._connections.read(_SELECT.where(body.contains('"weekly":true')))
        return [(row.guild_id, row.channel_id) for row in found if Settings.read(row.body).weekly]

    async def choose(self, guild: int, channel: int | None, settings: Settings) -> None:
        """Keep the settings of one channel, or with None those of the server, in place of what they were.

        Raises:
            NotSaved: nothing was written.
        """
        row: dict[str, Any] = {
            "guild_id": guild,
            "channel_id": schema.EVERYWHERE if channel is None else channel,
            "body": settings.written(),
        }

        async def work(connection: AsyncConnection) -> None:
            await upsert(connection, schema.settings, [row], replace=("body",))

        await self._connections.write(work)


def _together(rows: Sequence[sa.Row[Any]]) -> GuildSettings:
    """The rows of one server."""
    channels = {row.channel_id: Settings.read(row.body) for row in rows}
    return GuildSettings(channels.pop(schema.EVERYWHERE, Settings()), channels)
