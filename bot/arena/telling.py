"""What `perudo arena` prints: a bar while it plays, then a table or JSON."""

from typing import TextIO

import msgspec

from bot.arena.entrants import entrant
from bot.arena.exploit import exploit
from bot.arena.series import Series, Tally, play_all

_WIDTH = 30


def tell_series(series: Series, jobs: int, *, json: bool, out: TextIO, err: TextIO) -> None:
    """Play a series and print what came of it; errors as in `play_all`."""
    for played, tally in play_all(series, jobs):
        if tally:
            print(_json(tally) if json else _table(tally), file=out)
        elif err.isatty():
            done = _WIDTH * played // series.games
            end = "\n" if played == series.games else ""
            print(f"\r[{'#' * done:{_WIDTH}}] {played}/{series.games}", end=end, file=err, flush=True)


def tell_exploit(name: str, *, json: bool, out: TextIO) -> None:
    """Print how far a player can be exploited with one die each."""
    found = {round_: exploit(entrant(name), palifico=round_ == "palifico") for round_ in ("normal", "palifico")}
    if json:
        rows = {
            round_: msgspec.to_builtins(each) | {"exploitability": each.exploitability}
            for round_, each in found.items()
        }
        print(_json({"player": name, **rows}), file=out)
        return
    print(f"{name}, one die each: what the best answer to it wins more than its due, of a stake of 1", file=out)
    print(f"{'round':10} {'it opens':>9} {'it answers':>11} {'exploitability':>15}", file=out)
    for round_, each in found.items():
        note = "" if each.exact else "  (its chances were drawn, not followed)"
        print(f"{round_:10} {each.opening:9.4f} {each.answering:11.4f} {each.exploitability:15.4f}{note}", file=out)


def _json(fact: object) -> str:
    return msgspec.json.encode(fact).decode()


def _table(tally: Tally) -> str:
    wide = max(len(each.player) for each in tally.standings)
    columns = (
        f"{'wins':>6}  {'share':>6}  {'95 % interval':>15}  {'p50 ms':>7}  {'p99 ms':>7}  {'luck':>7}  {'judgement':>9}"
    )
    head = f"{'player':{wide}}  {columns}"
    rows = (
        f"{each.player:{wide}}  {each.wins:6}  {each.share:6.1%}  {each.low:6.1%} – {each.high:6.1%}"
        f"  {each.p50_ms:7.3f}  {each.p99_ms:7.3f}  {each.luck:+7.3f}  {each.judgement:+9.3f}"
        for each in tally.standings
    )
    speeds = f"{tally.games_per_second:.1f} games/s, {tally.decisions_per_second:.0f} decisions/s"
    return "\n".join((head, *rows, f"{tally.games} games, seed {tally.seed}; {speeds}"))
