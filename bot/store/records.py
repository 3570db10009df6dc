"""What a stored game is made of, and the form of its events in the database."""

from collections.abc import Sequence
from typing import Any, NewType, TypedDict

import msgspec

from bot.rules.events import Event
from bot.rules.evolve import evolve
from bot.rules.game import Game
from bot.store.errors import UnreadableLog
from bot.store.servers import Settings

GameId = NewType("GameId", str)
"""The random public id of a game."""


class TableRecord(msgspec.Struct, frozen=True):
    """What is settled when a table opens and never changes.

    Attributes:
        game: the game's public id.
        guild: the Discord server.
        channel: the channel or thread.
        language: the language of all that is public at this table.
        opened_at: milliseconds since 1970, UTC.
        settings: those of its channel at that time.
    """

    game: GameId
    guild: int
    channel: int
    language: str
    opened_at: int
    settings: Settings = Settings()


class Entry(msgspec.Struct, frozen=True):
    """One event of a game's log: its number, counted from 1, and when it happened, in milliseconds since 1970, UTC."""

    seq: int
    at: int
    event: Event


class LiveTable(msgspec.Struct, frozen=True):
    """A table that was neither finished nor stopped, or whose end was not shown, as it is found after a restart.

    Attributes:
        record: what was settled when it opened.
        secret: what the dice of the game come from.
        card: the message that shows the table, if one was posted.
        replacing: whether another message was about to take its place, and may have done so.
        entries: its whole log, from event 1 without a gap; it folds into a game.
        opening: the message that told the fingerprint of its dice, if one did.
    """

    record: TableRecord
    secret: bytes
    card: int | None
    entries: tuple[Entry, ...]
    replacing: bool = False
    opening: int | None = None

    def __repr__(self) -> str:
        """Name the table without its secret or its dice."""
        return f"LiveTable({self.record!r}, card={self.card}, entries={len(self.entries)})"


class OpenedGame(msgspec.Struct, frozen=True):
    """A game that has ended, finished or stopped, and whose dice anyone may check.

    Attributes:
        record: what was settled when its table opened.
        secret: what its dice came from.
        opening: the message that told their fingerprint, if one did.
    """

    record: TableRecord
    secret: bytes
    opening: int | None

    def __repr__(self) -> str:
        """Name the game without its secret."""
        return f"OpenedGame({self.record!r})"


class UnreadableTable(msgspec.Struct, frozen=True):
    """A live table whose log can't be read; `reason` is for the host and quotes nothing of it."""

    record: TableRecord
    reason: str


class EventRow(TypedDict):
    """One row of the journal."""

    game_id: str
    seq: int
    at: int
    kind: str
    body: str
    cause: int | None


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Event).decode


def rows(game: GameId, events: Sequence[Event], *, first: int, at: int, cause: int | None) -> list[EventRow]:
    """The rows of events numbered from `first`; the first row carries the cause."""
    return [
        EventRow(
            game_id=game,
            seq=seq,
            at=at,
            kind=str(event.__struct_config__.tag),
            body=_write(event).decode(),
            cause=cause if seq == first else None,
        )
        for seq, event in enumerate(events, start=first)
    ]


def entry(seq: int, at: int, body: str) -> Entry:
    """Read one row of the journal.

    Raises:
        UnreadableLog: this version of the bot has no such event.
    """
    try:
        return Entry(seq, at, _read(body))
    except msgspec.MsgspecError:
        pass
    raise UnreadableLog(seq, "is of no kind that this version knows")


def record_of(row: Any) -> TableRecord:  # noqa: ANN401 - a row of `game`
    """What a row of the table `game` says."""
    settings = Settings.read(row.settings or "{}")
    return TableRecord(GameId(row.id), row.guild_id, row.channel_id, row.language, row.opened_at, settings)


def live_table(row: Any, log: Sequence[Any]) -> LiveTable | UnreadableTable:  # noqa: ANN401 - rows of the database
    """A live table from its row and the rows of its log; one that can't be read says why."""
    record = record_of(row)
    try:
        entries = tuple(entry(found.seq, found.at, found.body) for found in log)
        _fold(entries)
    except UnreadableLog as error:
        return UnreadableTable(record, str(error))
    card = row.card or 0
    return LiveTable(record, row.secret, abs(card) or None, entries, replacing=card < 0, opening=row.opening)


def _fold(entries: Sequence[Entry]) -> None:
    """See that a log adds up to a game.

    Raises:
        UnreadableLog: an event is missing, or can't follow what is before it.
    """
    game = Game()
    for seq, found in enumerate(entries, start=1):
        if found.seq != seq:
            raise UnreadableLog(seq, "is missing")
        try:
            game = evolve(game, found.event)
        except Exception:  # noqa: BLE001 - a damaged log can fail in any way, and its error may quote dice
            break
    if game.seq != len(entries) or not entries:
        raise UnreadableLog(game.seq + 1, "can't follow what is before it" if entries else "is missing")
