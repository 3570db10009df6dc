"""One process a database file: a lock that the system frees when its holder dies, however it dies."""

import sys
import time
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


_TRIES = 3
_PAUSE = 0.05
"""Seconds between tries to take a lock: `is_held` takes it for an instant, which must not keep a bot from starting."""


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
        path = _path(database)
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise Unreachable(f"{path} can't be written: {error.strerror}") from None
        if not any(_seized(self._file, wait=number > 0) for number in range(_TRIES)):
            self._file.close()
            raise AlreadyRunning(f"another process is using {database}")

    def release(self) -> None:
        """Let others use the database."""
        self._file.close()


def is_held(database: Path) -> bool:
    """Whether a process uses a database; asks without making a lock file.

    Raises:
        Unreachable: the lock file can't be read.
    """
    path = _path(database)
    try:
        with path.open("rb") as file:
            return not _seized(file)
    except FileNotFoundError:
        return False
    except OSError as error:
        raise Unreachable(f"{path.name} can't be read: {error.strerror}") from None


def _path(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def _seized(file: IO[bytes], *, wait: bool = False) -> bool:
    if wait:
        time.sleep(_PAUSE)
    try:
        _seize(file)
    except OSError:
        return False
    return True
