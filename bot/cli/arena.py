"""`perudo arena`: computer players against each other."""

import sys
from argparse import Namespace

from bot.cli.commands import Commands
from bot.cli.ends import FOUL, OK, GivenUp
from bot.config import ConfigError
from bot.rules.options import PRESETS
from bot.rules.pieces import FEWEST_SEATS, MOST_SEATS


def add(commands: Commands) -> None:
    """Add `arena`."""
    contest = commands.add("arena", "let computer players play each other, and count", _arena)
    asked = contest.add_mutually_exclusive_group(required=True)
    asked.add_argument(
        "--players",
        metavar="NAME,NAME",
        type=lambda names: names.split(","),
        help="two to six of: easy, normal, hard; random, mild, naive, prob, probagg; package.module:name",
    )
    asked.add_argument("--exploit", metavar="NAME", help="how far a player can be exploited with one die each")
    contest.add_argument("--games", type=_positive, default=1000, help="how many games (1000)")
    contest.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    contest.add_argument("--preset", choices=PRESETS, default="classic", help="by which rules (classic)")
    contest.add_argument("--jobs", type=_positive, default=1, help="how many processes (1)")
    contest.add_argument("--json", action="store_true", help="print JSON")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _arena(asked: Namespace) -> int:
    from bot.arena import telling
    from bot.arena.contest import FoulError
    from bot.arena.entrants import UnknownPlayerError
    from bot.arena.series import Series

    try:
        if asked.exploit:
            telling.tell_exploit(asked.exploit, json=asked.json, out=sys.stdout)
            return OK
        if not FEWEST_SEATS <= len(asked.players) <= MOST_SEATS:
            raise ConfigError(f"a game has {FEWEST_SEATS} to {MOST_SEATS} players, not {len(asked.players)}")
        series = Series(asked.players, PRESETS[asked.preset], asked.games, asked.seed)
        telling.tell_series(series, asked.jobs, json=asked.json, out=sys.stdout, err=sys.stderr)
    except UnknownPlayerError as error:
        raise ConfigError(str(error)) from None
    except FoulError as error:
        raise GivenUp(error, FOUL) from None
    return OK
