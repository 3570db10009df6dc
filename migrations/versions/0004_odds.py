"""How often calls should have been right by the odds, and the boldest bluff of each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table in ("seat", "tally"):
        for name in ("dudos_expected", "calzas_expected"):
            op.add_column(table, sa.Column(name, sa.Double, nullable=False, server_default="0"))
    for name in ("bluff_quantity", "bluff_face"):
        op.add_column("seat", sa.Column(name, sa.Integer))
    op.add_column("seat", sa.Column("bluff_chance", sa.Double))
    op.execute("DELETE FROM note WHERE key = 'scores'")  # the numbers are counted anew from the logs


def downgrade() -> None:
    raise NotImplementedError("put the backup in its place")
