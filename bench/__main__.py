"""Measure everything, and exit with 1 when something is too slow or too big: `python -m bench [NAME …]`."""

import sys
from collections.abc import Callable, Iterable

from bench import append, boards, manners, memory, playouts, press, recount, recovery, replay
from bench.measure import Result

MEASURES: dict[str, Callable[[], Iterable[Result]]] = {
    "replay": replay.run,
    "append": append.run,
    "press": press.run,
    "memory": memory.run,
    "manners": manners.run,
    "playouts": playouts.run,
    "recovery": recovery.run,
    "boards": boards.run,
    "recount": recount.run,
}
"""What can be measured, by name."""

LONG = {"boards", "recount"}
"""What takes minutes, and is measured only when it is named."""


def main(names: list[str]) -> int:
    """Print a line for each measurement."""
    unknown = [name for name in names if name not in MEASURES]
    if unknown:
        print(f"no such measure: {', '.join(unknown)}; there are {', '.join(MEASURES)}", file=sys.stderr)
        return 2
    print(f"{'':44} {'ours':>11}  {'yardstick':>11}")
    passed = True
    for name in names or [name for name in MEASURES if name not in LONG]:
        for result in MEASURES[name]():
            print(result, flush=True)
            passed = passed and result.ok
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
