"""Games, their events and secrets, people, results, settings and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _games()
    _people()
    _results()
    op.create_table(
        "settings",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "note",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("note", "settings", "faces", "totals", "seat", "person", "game_event", "game_secret", "game"):
        op.drop_table(table)


def _games() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("card", sa.BigInteger),
        sa.Column("opening", sa.BigInteger),
        sa.Column("set_aside_because", sa.Text),
        sa.CheckConstraint("status IN ('live', 'finished', 'stopped', 'set-aside')", name="status"),
    )
    live = sa.text("status = 'live'")
    op.create_index(
        "ix_game_live_channel", "game", ["channel_id"], unique=True, sqlite_where=live, postgresql_where=live
    )
    finished = sa.text("status = 'finished'")
    op.create_index(
        "ix_game_finished", "game", ["channel_id", "ended_at"], sqlite_where=finished, postgresql_where=finished
    )
    op.create_table(
        "game_secret",
        sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "game_event",
        sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("cause", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    caused = sa.text("cause IS NOT NULL")
    op.create_index(
        "ix_game_event_cause", "game_event", ["cause"], unique=True, sqlite_where=caused, postgresql_where=caused
    )


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text),
        sa.Column("language", sa.Text),
        sa.Column("updated_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )


def _results() -> None:
    op.create_table(
        "seat",
        sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.BigInteger, sa.ForeignKey("person.id", ondelete="SET NULL")),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seat_player_id", "seat", ["player_id"])
    op.create_table(
        "totals",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "player_id",
            sa.BigInteger,
            sa.ForeignKey("person.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "faces",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("face", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_totals_player_id", "totals", ["player_id"])
    op.create_index("ix_totals_standings", "totals", ["guild_id", sa.text("wins DESC"), "games", "player_id"])
