"""The way in to all that is kept."""

from typing import Self

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import copies, postgres, revisions, sqlite
from bot.store.achieving import Achievements
from bot.store.address import file_of, parse
from bot.store.boards import Boards
from bot.store.connections import Connections, Readers
from bot.store.errors import SchemaOld
from bot.store.faces import Faces
from bot.store.faults import reached
from bot.store.history import History
from bot.store.journal import Journal
from bot.store.lock import ProcessLock
from bot.store.notes import Notes
from bot.store.people import People
from bot.store.privacy import Privacy
from bot.store.recount import Progress, Recount, recount
from bot.store.retention import Retention
from bot.store.seasons import Seasons
from bot.store.servers import Servers


class Database:
    """An open database.

    Attributes:
        journal: the events of every game.
        people: what people chose.
        boards: what their games add up to.
        history: the games that they finished.
        servers: what servers and channels chose.
        seasons: the seasons that servers started.
        achievements: what they earned in them.
        faces: how often each face fell.
        notes: what the bot notes for itself.
        privacy: all that is stored of one person.
        retention: what is kept for a while only.
    """

    def __init__(self, connections: Connections, lock: ProcessLock | None) -> None:
        """Keep all things through `connections`; `Database.open` makes them."""
        self._connections = connections
        self._lock = lock
        self.journal = Journal(connections)
        self.people = People(connections)
        self.boards = Boards(connections)
        self.history = History(connections)
        self.achievements = Achievements(connections)
        self.servers = Servers(connections)
        self.seasons = Seasons(connections)
        self.faces = Faces(connections)
        self.notes = Notes(connections)
        self.privacy = Privacy(connections)
        self.retention = Retention(connections)

    @classmethod
    async def open(cls, address: str, *, patience: float = 5.0) -> Self:
        """Open a database that has the schema of this version of the bot.

        Args:
            address: such as `sqlite:///perudo.db` or `postgresql://user:password@host/perudo`.
            patience: how many seconds a write waits while another program holds the database.

        Raises:
            SchemaOld: it is missing, empty or older: `migrate` first.
            Unusable: it can't be used; each kind says why.
        """
        url = parse(address)
        file = file_of(url)
        if file is None:
            await reached(revisions.require_current(postgres.engine(url, patience)), url)
            return cls(postgres.PostgresConnections(url, patience), None)
        if not file.exists():
            raise SchemaOld(None, revisions.wanted())
        lock = ProcessLock(file)
        try:
            await reached(revisions.require_current(sqlite.engine(file, patience, *sqlite.READING)), url)
            return cls(await reached(sqlite.SqliteConnections.open(file, patience), url), lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    async def look(cls, address: str, *, patience: float = 5.0) -> Self:
        """Open a database only to read it, in use or not; raises as `open`, and every write is refused."""
        url = parse(address)
        file = file_of(url)
        if file is not None and not file.exists():
            raise SchemaOld(None, revisions.wanted())

        def engine() -> AsyncEngine:
            if file is None:
                return postgres.engine(url, patience)
            return sqlite.engine(file, patience, *sqlite.READING, **copies.looking(file))

        await reached(revisions.require_current(engine()), url)
        return cls(Readers(engine()), None)

    async def recount(self, progress: Progress = lambda *_: None) -> Recount:
        """Count anew from the logs what all finished games add up to, and mend what differs; nobody may play meanwhile.

        Raises:
            NotSaved: nothing was changed.
        """
        found: list[Recount] = []

        async def work(connection: AsyncConnection) -> None:
            found.append(await recount(connection, progress))

        await self._connections.write(work)
        return found[-1]

    async def close(self) -> None:
        """Finish the write in hand and let go of the database."""
        await self._connections.close()
        if self._lock:
            self._lock.release()
