"""What the servers and channels chose."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.options import Preset
from bot.store import schema
from bot.store.connections import Connections
from bot.store.upsert import upsert


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server or one channel chose; None is no choice. New settings are new fields, and need no migration.

    Attributes:
        language: the language of all that is public.
        clock: seconds for a turn, 0 for no limit.
        pause: seconds between a reveal and the next round.
        preset: how tables play that are opened without a word about it.
    """

    language: str | None = None
    clock: int | None = None
    pause: int | None = None
    preset: Preset | None = None

    def over(self, wider: "Settings") -> "Settings":
        """These settings, and those of `wider` where these make no choice."""
        own = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}
        return msgspec.structs.replace(wider, **own)


class GuildSettings(msgspec.Struct, frozen=True):
    """The settings of a server and those of its channels that differ."""

    server: Settings = Settings()
    channels: dict[int, Settings] = {}

    def at(self, channel: int) -> Settings:
        """What holds in a channel: its own settings, and the server's for the rest."""
        return self.channels.get(channel, Settings()).over(self.server)


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Settings).decode


class Servers:
    """The settings of the servers that the bot is in; whoever asks keeps the answer."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def settings(self, guild: int) -> GuildSettings:
        """What a server and its channels chose."""
        table = schema.settings
        found = await self._connections.read(
            sa.select(table.c.channel_id, table.c.body).where(table.c.guild_id == guild)
        )
        channels = {row.channel_id: _decoded(row.body) for row in found}
        return GuildSettings(channels.pop(schema.EVERYWHERE, Settings()), channels)

    async def choose(self, guild: int, channel: int | None, settings: Settings) -> None:
        """Keep the settings of one channel, or with None those of the server, in place of what they were.

        Raises:
            NotSaved: nothing was written.
        """
        row: dict[str, Any] = {
            "guild_id": guild,
            "channel_id": schema.EVERYWHERE if channel is None else channel,
            "body": _write(settings).decode(),
        }

        async def work(connection: AsyncConnection) -> None:
            await upsert(connection, schema.settings, [row], replace=("body",))

        await self._connections.write(work)


def _decoded(body: str) -> Settings:
    """Settings as they were kept; a choice that this version of the bot no longer has counts as none."""
    try:
        return _read(body)
    except msgspec.MsgspecError:
        return Settings()
