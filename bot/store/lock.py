"""One process a database file: a lock that the system frees when its holder dies, however it dies."""

import sys
from pathlib import Path
from typing import IO

from bot.store.errors import AlreadyRunning, Unreachable

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProcessLock:
    """The right to use one database file, held from the moment it is made until `release`.

    The lock file stays where it is afterwards: to delete it would let two processes hold one each.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            AlreadyRunning: another process holds it.
            Unreachable: the lock file can't be written.
        """
        path = database.with_name(database.name + ".lock")
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise Unreachable(f"{path} can't be written: {error.strerror}") from None
        try:
            _seize(self._file)
        except OSError:
            self._file.close()
            raise AlreadyRunning(f"another process is using {database}") from None

    def release(self) -> None:
        """Let others use the database."""
        self._file.close()
