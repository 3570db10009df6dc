"""What is kept: the events of every game, what people and servers chose, and what games add up to.

`Database.open` is the way in. This is the only room that knows SQL; all that goes in and out is of our own types.
The same schema and code run on SQLite and on PostgreSQL.
"""

from bot.store.achieving import Achieved, Achievements
from bot.store.boards import BYS, Board, Boards, By, Standing
from bot.store.careers import LAST_GAMES, Career, Curve, Rival
from bot.store.checks import Finding, examine, private
from bot.store.copies import back_up
from bot.store.database import Database
from bot.store.errors import (
    AlreadyDone,
    AlreadyRunning,
    BadAddress,
    ChannelTaken,
    Conflict,
    Damaged,
    NotCopied,
    NotRead,
    NotSaved,
    SchemaNewer,
    SchemaOld,
    StoreError,
    Unreachable,
    UnreadableLog,
    Unusable,
    Why,
)
from bot.store.faces import Faces
from bot.store.history import History, Other, PastGame
from bot.store.journal import Journal
from bot.store.notes import Notes
from bot.store.people import People
from bot.store.privacy import Privacy
from bot.store.records import Entry, GameId, LiveTable, OpenedGame, TableRecord, UnreadableTable
from bot.store.recount import Recount
from bot.store.restoring import Restored, restore
from bot.store.retention import Here, Keep, Retention
from bot.store.revisions import Migration, migrate
from bot.store.seasons import Seasons
from bot.store.servers import GuildSettings, Openers, Servers, Settings

__all__ = [
    "BYS",
    "LAST_GAMES",
    "Achieved",
    "Achievements",
    "AlreadyDone",
    "AlreadyRunning",
    "BadAddress",
    "Board",
    "Boards",
    "By",
    "Career",
    "ChannelTaken",
    "Conflict",
    "Curve",
    "Damaged",
    "Database",
    "Entry",
    "Faces",
    "Finding",
    "GameId",
    "GuildSettings",
    "Here",
    "History",
    "Journal",
    "Keep",
    "LiveTable",
    "Migration",
    "NotCopied",
    "NotRead",
    "NotSaved",
    "Notes",
    "OpenedGame",
    "Openers",
    "Other",
    "PastGame",
    "People",
    "Privacy",
    "Recount",
    "Restored",
    "Retention",
    "Rival",
    "SchemaNewer",
    "SchemaOld",
    "Seasons",
    "Servers",
    "Settings",
    "Standing",
    "StoreError",
    "TableRecord",
    "Unreachable",
    "UnreadableLog",
    "UnreadableTable",
    "Unusable",
    "Why",
    "back_up",
    "examine",
    "migrate",
    "private",
    "restore",
]
