"""The tables. Discord's ids and times (milliseconds since 1970, UTC) are 64-bit integers.

A change here needs a migration: `python -m migrations "what changes"` drafts it.
"""

from typing import Any

import msgspec
import sqlalchemy as sa

from bot.scores.facts import Facts

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

EVERYWHERE = 0
"""Stands for all guilds together in `tally` and `faces`, and for a guild as a whole in `settings`.

In `game` and `seat` it stands for a guild that the bot was taken from long ago.
"""


def _key(name: str, *more: sa.ForeignKey) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, *more, primary_key=True, autoincrement=False)


game = sa.Table(
    "game",
    metadata,
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
    sa.Column("settings", sa.Text),
    sa.Column("number", sa.Integer),
    sa.Column("weight", sa.Double),
    sa.Column("season", sa.Integer),
    sa.CheckConstraint("status IN ('live', 'finished', 'stopped', 'set-aside')", name="status"),
)

_LIVE = sa.text("status = 'live'")

live_channel = sa.Index(
    "ix_game_live_channel", game.c.channel_id, unique=True, sqlite_where=_LIVE, postgresql_where=_LIVE
)
"""One live table a channel, and the way to all live tables."""

_FINISHED = sa.text("status = 'finished'")

last_finished = sa.Index(
    "ix_game_finished", game.c.channel_id, game.c.ended_at, sqlite_where=_FINISHED, postgresql_where=_FINISHED
)
"""The way to the last finished game of a channel."""

# `game.settings` are those of the channel when the table opened; NULL for tables of versions that had none.
in_order = sa.Index("ix_game_number", game.c.number, unique=True)

# `game.card` is the message that shows a table; less than 0 while another is posted in its place, and NULL before the
# first and once the end of the game is on the screen. `game.opening` is the message that told the fingerprint.
# `game.number` numbers finished games in the order in which they count, `game.weight` is how much for ratings.
# `game.season` is the number of the season that ran in its guild when it ended; NULL where none did.

sitting = sa.Table(
    "sitting",
    metadata,
    _key("player_id"),
    sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sqlite_with_rowid=False,
)
"""In which logs the id and the name of a person stand, finished or not: the way to forget them."""

game_secret = sa.Table(
    "game_secret",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)
"""Apart from `game`, so that no list of games ever reads one."""

game_event = sa.Table(
    "game_event",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("cause", sa.BigInteger),
    sqlite_with_rowid=False,
)

_CAUSED = sa.text("cause IS NOT NULL")

cause_once = sa.Index(
    "ix_game_event_cause", game_event.c.cause, unique=True, sqlite_where=_CAUSED, postgresql_where=_CAUSED
)
"""What an interaction asks for is done once."""

person = sa.Table(
    "person",
    metadata,
    _key("id"),
    sa.Column("name", sa.Text),
    sa.Column("language", sa.Text),
    sa.Column("updated_at", sa.BigInteger),
    sqlite_with_rowid=False,
)
"""Whom the bot knows. Less than 0 is the id of somebody who was forgotten: their seats keep it, and nothing else."""


def _facts() -> list[sa.Column[Any]]:
    kinds: dict[object, type[sa.types.TypeEngine[Any]]] = {int: sa.Integer, float: sa.Double}
    facts = msgspec.structs.fields(Facts)
    return [sa.Column(fact.name, kinds[fact.type], nullable=False, server_default="0") for fact in facts]


def _counts(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in names]


seat = sa.Table(
    "seat",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player_id", sa.BigInteger, sa.ForeignKey("person.id", ondelete="SET NULL")),
    sa.Column("level", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("ended_at", sa.BigInteger, nullable=False, server_default="0"),
    *_facts(),
    sa.Column("bluff_quantity", sa.Integer),
    sa.Column("bluff_face", sa.Integer),
    sa.Column("bluff_chance", sa.Double),
    sa.Column("rating", sa.Integer),
    sa.Column("moved", sa.Integer),
    sa.Column("rated", sa.Integer),
    sqlite_with_rowid=False,
)
"""Who came where in finished games, and what they did: a person, or a computer of a level.

`bluff_…` is their boldest bluff that went through, and the chance that it was true; NULL where there was none.
`rating` is their rating in this server after it, `moved` by how much that changed it, `rated` their rated games there:
in the season that it counts in, where there is one.
"""

history = sa.Index("ix_seat_history", seat.c.player_id, seat.c.guild_id, seat.c.ended_at)
"""The games of a person in one server, in order."""

lately = sa.Index("ix_seat_lately", seat.c.player_id, seat.c.ended_at)
"""The games of a person in the last day, anywhere."""

tally = sa.Table(
    "tally",
    metadata,
    _key("guild_id"),
    sa.Column("period", sa.Text, primary_key=True),
    _key("player_id", sa.ForeignKey("person.id", ondelete="CASCADE")),
    *_counts("games", "wins", "streak", "longest_streak", "rated"),
    *_facts(),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("by_rating", sa.Double),
    sa.Column("by_wins", sa.BigInteger),
    sa.Column("by_win_rate", sa.Double),
    sa.Column("by_dudos", sa.Double),
    sa.Column("by_calzas", sa.Double),
    sqlite_with_rowid=False,
)
"""What the games of a person add up to: a row for each server and one for `EVERYWHERE`, in each period.

They are kept as games end, so no leaderboard is ever summed; they can be counted anew from the logs. Each column
`by_…` is what one leaderboard is ordered by, NULL for who is not on it.
"""

BOARDS = ("by_rating", "by_wins", "by_win_rate", "by_dudos", "by_calzas")

for _by in BOARDS:
    sa.Index(
        f"ix_tally_{_by}",
        tally.c.guild_id,
        tally.c.period,
        tally.c[_by].desc(),
        tally.c.player_id,
        sqlite_where=tally.c[_by].is_not(None),
        postgresql_where=tally.c[_by].is_not(None),
    )

forgetting = sa.Index("ix_tally_player_id", tally.c.player_id)

achievement = sa.Table(
    "achievement",
    metadata,
    _key("player_id", sa.ForeignKey("person.id", ondelete="CASCADE")),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("game_id", sa.Text, sa.ForeignKey("game.id"), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""What people earned, and in which game they did so for the first time; `at` is when that ended.

It can be counted anew from the logs. A name that this version of the bot does not know is a newer one's.
"""

achieved_in = sa.Index("ix_achievement_game_id", achievement.c.game_id)
"""What was earned in one game, told on its last card."""

season = sa.Table(
    "season",
    metadata,
    _key("guild_id"),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("started_at", sa.BigInteger, nullable=False),
    sa.Column("ended_at", sa.BigInteger),
    sqlite_with_rowid=False,
)
"""The seasons of each guild, numbered from 1; `ended_at` is NULL while one runs."""

_RUNNING = sa.text("ended_at IS NULL")

running = sa.Index(
    "ix_season_running", season.c.guild_id, unique=True, sqlite_where=_RUNNING, postgresql_where=_RUNNING
)
"""One season runs in a guild at a time."""

faces = sa.Table(
    "faces",
    metadata,
    _key("guild_id"),
    _key("face"),
    sa.Column("count", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""How often each face was dealt in finished games, a row a guild and face, and those for `EVERYWHERE`; they can be
counted anew from the logs."""

settings = sa.Table(
    "settings",
    metadata,
    _key("guild_id"),
    _key("channel_id"),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""A row for a guild's own settings (channel `EVERYWHERE`) and one for each channel that differs."""

departed = sa.Table(
    "departed",
    metadata,
    _key("guild_id"),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The guilds that the bot was taken from, and when that was seen."""

note = sa.Table(
    "note",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What the bot notes for itself."""
