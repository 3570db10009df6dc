"""Seasons of servers, and the season that a game counts in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "season",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    running = sa.text("ended_at IS NULL")
    op.create_index(
        "ix_season_running", "season", ["guild_id"], unique=True, sqlite_where=running, postgresql_where=running
    )
    op.add_column("game", sa.Column("season", sa.Integer))


def downgrade() -> None:
    raise NotImplementedError("put the backup in its place")
