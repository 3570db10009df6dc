"""Who earned which achievement in which game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "achievement",
        sa.Column(
            "player_id",
            sa.BigInteger,
            sa.ForeignKey("person.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_achievement_game_id", "achievement", ["game_id"])
    op.execute("DELETE FROM note WHERE key = 'scores'")  # what was earned before is counted from the logs


def downgrade() -> None:
    raise NotImplementedError("put the backup in its place")
