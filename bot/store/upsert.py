"""Insert or update, in the words of either database."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(
    connection: AsyncConnection,
    table: sa.Table,
    rows: Sequence[Mapping[str, Any]],
    *,
    replace: Sequence[str] = (),
    add: Sequence[str] = (),
) -> None:
    """Insert each row; where its key exists, `replace` some columns and `add` to others instead."""
    if not rows:
        return
    insert = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    new = insert.excluded
    changes: dict[str, Any] = {name: new[name] for name in replace} | {name: table.c[name] + new[name] for name in add}
    statement = insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=changes)
    await connection.execute(statement, list(rows))
