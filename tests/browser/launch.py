"""`perudo play`, whose bot's requests are known however it ends: `python -m tests.browser.launch FILE play …`."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

from simcord import HttpLogEntry

from bot import playground


class Noted(list[HttpLogEntry]):
    """Requests that are also written to a file, a line each, as soon as they are made."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file.open("a", encoding="utf-8")

    def append(self, request: HttpLogEntry) -> None:
        super().append(request)
        print(json.dumps([request.method, request.path, request.json]), file=self._file, flush=True)


class Watched(playground.LocalDiscord):
    """The offline Discord of `perudo play`, noting what it is asked."""

    file = Path()

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.backend.http_requests = Noted(self.file)


def noted(file: Path) -> list[HttpLogEntry]:
    """What was asked in all lives that wrote to `file`."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [HttpLogEntry(method, path, {}, body, None) for method, path, body in lines]


if __name__ == "__main__":
    Watched.file = Path(sys.argv.pop(1))
    playground.LocalDiscord = Watched  # type: ignore[assignment, misc]  # planted: the page is watched
    sys.argv[0] = "perudo"
    runpy.run_module("bot", run_name="__main__")
