"""A look at, and a hand in, the tables themselves."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Database


async def rows(database: Database, query: str) -> Sequence[sa.Row[Any]]:
    """The rows of a query."""
    return await database._connections.read(sa.text(query))


async def execute(database: Database, statement: str) -> None:
    """Change the tables behind the back of all that is tested."""

    async def work(connection: AsyncConnection) -> None:
        await connection.exec_driver_sql(statement)

    await database._connections.write(work)
