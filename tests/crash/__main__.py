"""Kill the bot at every stage of a move, in many random games: `python -m tests.crash --games 1000`."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import get_args

from tests.crash.evening import Fault, Report
from tests.crash.fate import STAGES
from tests.crash.series import played

FEWEST = 50
"""How often each stage must have been the last, for a run to prove anything."""

_CHUNK = 10
_FAULTS: tuple[Fault, ...] = get_args(Fault)
_HEADS: dict[Fault, str] = {
    "differs": "unlike twin",
    "lost": "acknowledged, lost",
    "twice": "done twice",
    "doubled": "posted twice",
}


def main(arguments: list[str]) -> int:
    """Play, tell what came of it, and return 1 if anything was wrong or a stage was hit too seldom."""
    asked = _parse(arguments)
    began = time.perf_counter()
    seeds = [f"{asked.seed}-{number}" for number in range(asked.first, asked.first + asked.games)]
    reports: list[Report] = []
    for report in _in_parallel(seeds, forgetful=asked.without_append, told=asked.told):
        reports.append(report)
        for fault, stage, what in report.faults[:3]:
            print(
                f"\n{_HEADS[fault]} after “{stage}” (--seed {asked.seed} --first {report.seed.split('-')[1]}): {what}"
            )
        if sys.stdout.isatty() or len(reports) % 100 == 0 or len(reports) == len(seeds):
            print(f"\r{len(reports)} of {len(seeds)} evenings, {_summary(reports, began)}", end="", flush=True)
    print("\n\n" + table(reports))
    return 0 if sound(reports, fewest=0 if asked.games < FEWEST * 10 else FEWEST) else 1


def sound(reports: Iterable[Report], *, fewest: int) -> bool:
    """Whether nothing was wrong, and every stage was hit so often."""
    kills: Counter[str] = Counter()
    for report in reports:
        kills.update(report.kills)
        if report.faults:
            return False
    return all(kills[stage] >= fewest for stage in STAGES)


def table(reports: Iterable[Report]) -> str:
    """The stages, how often each was the last, and what was wrong after it."""
    kills: Counter[str] = Counter()
    faults: Counter[tuple[str, str]] = Counter()
    for report in reports:
        kills.update(report.kills)
        faults.update((stage, fault) for fault, stage, _ in report.faults)
    lines = [f"{'died':26}{'times':>7}" + "".join(f"{_HEADS[fault]:>20}" for fault in _FAULTS)]
    lines += (
        f"{stage:26}{kills[stage]:>7}" + "".join(f"{faults[stage, fault]:>20}" for fault in _FAULTS) for stage in STAGES
    )
    totals = (sum(faults[stage, fault] for stage in STAGES) for fault in _FAULTS)
    lines.append(f"{'altogether':26}{kills.total():>7}" + "".join(f"{total:>20}" for total in totals))
    return "\n".join(lines)


def _summary(reports: list[Report], began: float) -> str:
    games, events = sum(report.games for report in reports), sum(report.events for report in reports)
    lives, wrong = sum(report.lives for report in reports), sum(bool(report.faults) for report in reports)
    return f"{games} games, {events} events, {lives} lives, {wrong} gone wrong, {time.perf_counter() - began:.0f} s"


def _in_parallel(seeds: list[str], *, forgetful: bool, told: bool) -> Iterator[Report]:
    if told or len(seeds) <= _CHUNK:
        yield from played(seeds, forgetful=forgetful, told=told)
        return
    chunks = [seeds[start : start + _CHUNK] for start in range(0, len(seeds), _CHUNK)]
    with ProcessPoolExecutor(2 * (cpu_count() or 1)) as pool:  # each waits half its time for its database’s thread
        for reports in pool.map(partial(played, forgetful=forgetful), chunks):
            yield from reports


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many evenings, each of a game or more")
    parser.add_argument("--seed", type=int, default=1, help="the chance in all of it; the same again for the same")
    parser.add_argument("--first", type=int, default=0, help="the number of the first evening, to see one again")
    parser.add_argument("--without-append", action="store_true", help="write no move, to see that this is noticed")
    parser.add_argument("--told", action="store_true", help="tell all that happens")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
