"""How often each face fell."""

import sqlalchemy as sa

from bot.rules.pieces import FACES, Face
from bot.store import schema
from bot.store.connections import Connections


class Faces:
    """The dice of all finished games, counted as each game ends."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def fell(self, guild: int | None) -> dict[Face, int]:
        """How often each of the six faces was dealt in a guild, or everywhere.

        Raises:
            NotRead: the database could not do it.
        """
        faces = schema.faces
        scope = schema.EVERYWHERE if guild is None else guild
        found = await self._connections.read(
            sa.select(faces.c.face, faces.c["count"].label("number")).where(faces.c.guild_id == scope)
        )
        return dict.fromkeys(FACES, 0) | {Face(row.face): row.number for row in found}
