"""What is kept of people: their own settings."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.connections import Connections
from bot.store.upsert import upsert

_CHOSE_LANGUAGE = sa.select(schema.person.c.id, schema.person.c.language).where(schema.person.c.language.is_not(None))


class People:
    """The people who play, by their Discord ids."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def languages(self, most: int) -> dict[int, str] | None:
        """The languages that people chose for themselves, None where more than `most` did."""
        found = await self._connections.read(_CHOSE_LANGUAGE.limit(most + 1))
        return {row.id: row.language for row in found} if len(found) <= most else None

    async def language(self, person: int) -> str | None:
        """The language that a person chose, None where they did not."""
        found = await self._connections.read(_CHOSE_LANGUAGE.where(schema.person.c.id == person))
        return str(found[0].language) if found else None

    async def set_language(self, person: int, language: str | None) -> None:
        """Note a person's own language; None for whatever their Discord speaks.

        Raises:
            NotSaved: nothing was written.
        """

        async def work(connection: AsyncConnection) -> None:
            row = {"id": person, "language": language}
            await upsert(connection, schema.person, [row], replace=("language",))

        await self._connections.write(work)
