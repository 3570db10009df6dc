"""What the bot notes for itself: small facts by name, such as which commands Discord was last told of."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.connections import Connections
from bot.store.upsert import upsert


class Notes:
    """The bot's own notes; a note that is lost costs nothing but the work of finding it out again."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def get(self, key: str) -> str | None:
        """What was noted under `key`, None if nothing was."""
        note = schema.note
        found = await self._connections.read(sa.select(note.c.value).where(note.c.key == key))
        return found[0].value if found else None

    async def put(self, key: str, value: str) -> None:
        """Note `value` under `key`, in place of what was there.

        Raises:
            NotSaved: nothing was written.
        """

        async def work(connection: AsyncConnection) -> None:
            await upsert(connection, schema.note, [{"key": key, "value": value}], replace=("value",))

        await self._connections.write(work)
