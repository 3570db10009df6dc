"""What can go wrong with what is kept, without a word of what was in it.

A driver's own error may quote the row it choked on, dice included. So none leaves this room: each becomes one of these,
and none is chained to its cause.
"""

from typing import Literal

from bot import called

Why = Literal["locked", "full", "read-only", "disk", "damaged", "unreachable", "refused", "closed"]
"""Another program holds the database; no space is left; it can't be written; the disk fails; the file is broken; the
server does not answer; the database said no for a reason of its own; the bot has let go of it."""


class StoreError(Exception):
    """Something was not written or not read; the bot goes on."""


class AlreadyDone(StoreError):
    """What this interaction asked for was done before: Discord delivered it twice.

    Attributes:
        cause: the interaction's id.
    """

    def __init__(self, cause: int) -> None:
        super().__init__(f"interaction {cause} was carried out before")
        self.cause = cause


class Conflict(StoreError):
    """An event of that number is there already: somebody else wrote to the same game."""


class ChannelTaken(StoreError):
    """There is a live table in that channel."""


class _Failure(StoreError):
    """The database could not do it.

    Attributes:
        why: in which way.
        code: what the database calls it, such as `SQLITE_BUSY`, for the host's log.
    """

    def __init__(self, why: Why, code: str = "") -> None:
        super().__init__(f"{why} ({code})" if code else why)
        self.why: Why = why
        self.code = code


class NotSaved(_Failure):
    """Nothing was written: what was asked has not happened, and may be tried again."""


class NotRead(_Failure):
    """Nothing could be read now."""


class UnreadableLog(StoreError):
    """The events of a game are not what this version of the bot can read.

    Attributes:
        seq: the first event that can't be read.
    """

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"event {seq} {what}")
        self.seq = seq


class Unusable(Exception):
    """The database can't be used before the host does something; the message is one line for them."""


class BadAddress(Unusable):
    """The address names no database that the bot can use."""


class Unreachable(Unusable):
    """There is no way to the database now."""


class AlreadyRunning(Unusable):
    """Another process uses this database."""


class Damaged(Unusable):
    """The file is no database, or a broken one. It is left as it is."""


class NotCopied(Unusable):
    """No copy was made, or none put in place; nothing has changed."""


class SchemaOld(Unusable):
    """The database has to be migrated first.

    Attributes:
        have: the revision that it has, None for an empty or missing one.
        want: the revision of this version of the bot.
    """

    def __init__(self, have: str | None, want: str) -> None:
        state = f"the database has schema {have} and this version needs {want}" if have else "there is no database yet"
        super().__init__(f"{state}: run '{called('migrate')}'")
        self.have = have
        self.want = want


class SchemaNewer(Unusable):
    """The database is a newer bot's, or not one of ours; the attributes are as in `SchemaOld`."""

    def __init__(self, have: str, want: str) -> None:
        super().__init__(
            f"the database has schema {have}, which this version does not know (it knows up to {want}): update the bot"
        )
        self.have = have
        self.want = want
