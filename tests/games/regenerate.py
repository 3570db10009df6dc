"""Write anew what is expected of the golden games: `python -m tests.games.regenerate`. Review the difference.

Games lie by their exit code: legal ones here, others in `refused` and `malformed`. Beside each `.perudo` lies the
`.jsonl` that the referee prints and, where it has a complaint, the `.stderr`. A log of a release, `.events.jsonl`,
is never written again; beside it lie the `.state.json` that it adds up to and the `.perudo` that it is on paper.
"""

import io
from pathlib import Path

import msgspec

from bot.referee import main
from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.notation import record

HERE = Path(__file__).parent
EXIT_CODES = {"games": 0, "refused": 1, "malformed": 2}

PAPERS = sorted(HERE.rglob("*.perudo"))
LOGS = sorted(HERE.glob("*.events.jsonl"))


def judged(paper: Path) -> tuple[int, str, str]:
    """The referee's exit code, output and complaint."""
    out, err = io.StringIO(), io.StringIO()
    return main(str(paper), json=True, out=out, err=err), out.getvalue(), err.getvalue()


def log(path: Path) -> list[Event]:
    decoder = msgspec.json.Decoder(Event)
    return [decoder.decode(line) for line in path.read_bytes().splitlines()]


def state(path: Path) -> str:
    """The state that a log adds up to, readable in a difference."""
    return msgspec.json.format(msgspec.json.encode(replay(log(path))), indent=1).decode() + "\n"


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name.split(".events")[0].removesuffix(".perudo") + ending)


def regenerate() -> None:
    for path in LOGS:
        beside(path, ".state.json").write_text(state(path), encoding="utf-8")
        beside(path, ".perudo").write_text(record(log(path)), encoding="utf-8")
    for paper in sorted(HERE.rglob("*.perudo")):
        _, out, err = judged(paper)
        beside(paper, ".jsonl").write_text(out, encoding="utf-8")
        beside(paper, ".stderr").unlink(missing_ok=True)
        if err:
            beside(paper, ".stderr").write_text(err, encoding="utf-8")


if __name__ == "__main__":
    regenerate()
