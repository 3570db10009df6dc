"""`python -m migrations "what changes"` drafts the migration to what bot/store/schema.py says now."""

import asyncio
import sys
import tempfile
from pathlib import Path

import sqlalchemy as sa
from alembic import command

from bot.store.revisions import alembic, migrate, wanted


def draft(message: str) -> None:
    """Write the next file of migrations/versions; read it before you commit it."""
    following = f"{int(wanted()) + 1:04}"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "draft.sqlite3"
        asyncio.run(migrate(f"sqlite:///{file}"))
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            config = alembic()
            config.attributes["connection"] = connection
            command.revision(config, message, autogenerate=True, rev_id=following)
        engine.dispose()


if __name__ == "__main__":
    draft(" ".join(sys.argv[1:]) or sys.exit(__doc__))
