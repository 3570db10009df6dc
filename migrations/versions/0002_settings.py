"""What was chosen for a channel when a table opened there: the pause after a reveal, reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game", sa.Column("settings", sa.Text))


def downgrade() -> None:
    op.drop_column("game", "settings")
