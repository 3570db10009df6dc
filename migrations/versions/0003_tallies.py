"""What each seat did and what it adds up to, by period, with ratings; where names stand in logs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_FACTS = (
    "bids",
    "bluffs_called",
    "bluffs_uncalled",
    "dudos",
    "dudos_right",
    "calzas",
    "calzas_right",
    "dice_lost",
    "dice_won",
    "palificos",
    "stand_ins",
)

_NUMBERS = """
UPDATE game SET number = counted.number
FROM (SELECT id, row_number() OVER (ORDER BY ended_at, id) AS number FROM game WHERE status = 'finished') AS counted
WHERE counted.id = game.id
"""

_WHEN = "UPDATE seat SET guild_id = game.guild_id, ended_at = game.ended_at FROM game WHERE game.id = seat.game_id"

_TALLIES = """
INSERT INTO tally (guild_id, period, player_id, games, wins, mu, sigma)
SELECT guild_id, 'always', player_id, games, wins, 0, 0 FROM totals
"""

_PLAYER = {"sqlite": "json_extract(body, '$.player')", "postgresql": "(body::json ->> 'player')::bigint"}


def upgrade() -> None:
    op.add_column("game", sa.Column("number", sa.Integer))
    op.add_column("game", sa.Column("weight", sa.Double))
    op.execute(_NUMBERS)
    op.create_index("ix_game_number", "game", ["number"], unique=True)
    _seats()
    _tallies()
    _sittings()
    op.execute("DELETE FROM note WHERE key = 'scores'")  # the numbers are counted anew from the logs


def downgrade() -> None:
    raise NotImplementedError("put the backup in its place")


def _seats() -> None:
    for column in ("guild_id", "ended_at"):
        op.add_column("seat", sa.Column(column, sa.BigInteger, nullable=False, server_default="0"))
    for column in _counts(*_FACTS):
        op.add_column("seat", column)
    for name in ("rating", "moved", "rated"):
        op.add_column("seat", sa.Column(name, sa.Integer))
    op.execute(_WHEN)
    op.drop_index("ix_seat_player_id", "seat")
    op.create_index("ix_seat_history", "seat", ["player_id", "guild_id", "ended_at"])
    op.create_index("ix_seat_lately", "seat", ["player_id", "ended_at"])


def _tallies() -> None:
    orders = ("by_rating", "by_wins", "by_win_rate", "by_dudos", "by_calzas")
    op.create_table(
        "tally",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("period", sa.Text, primary_key=True),
        sa.Column(
            "player_id",
            sa.BigInteger,
            sa.ForeignKey("person.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        *_counts("games", "wins", "streak", "longest_streak", "rated", *_FACTS),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        *(sa.Column(name, sa.BigInteger if name == "by_wins" else sa.Double) for name in orders),
        sqlite_with_rowid=False,
    )
    for name in orders:
        there = sa.text(f"{name} IS NOT NULL")
        columns = ["guild_id", "period", sa.text(f"{name} DESC"), "player_id"]
        op.create_index(f"ix_tally_{name}", "tally", columns, sqlite_where=there, postgresql_where=there)
    op.create_index("ix_tally_player_id", "tally", ["player_id"])
    op.execute(_TALLIES)
    op.drop_table("totals")


def _sittings() -> None:
    op.create_table(
        "sitting",
        sa.Column("player_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    player = _PLAYER[op.get_bind().dialect.name]
    op.execute(
        f"INSERT INTO sitting (player_id, game_id) SELECT DISTINCT {player}, game_id FROM game_event"  # noqa: S608 - ours
        " WHERE kind = 'SeatTaken'"
    )


def _counts(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in names]
