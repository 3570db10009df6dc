"""The commands of `perudo`. Builds everything once and passes it on: the only place that knows all rooms."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot import __version__, called, config, referee
from bot.config import ConfigError, Settings
from bot.discreet import log_to_stderr
from bot.rules.options import PRESETS
from bot.rules.pieces import FEWEST_SEATS, MOST_SEATS
from bot.stopping import told_to_stop
from bot.verify import __main__ as verify

if TYPE_CHECKING:
    from bot.chat.client import Client
    from bot.store import Database
    from bot.tables.clock import Clock

OK = 0
"""The exit code when all went well."""

ILL = 1
"""The exit code when `doctor` finds something to do."""

WRONG_SETTING = 2
"""The exit code when a setting, an argument or the database is not fit for use."""

AWAY = 1
"""The exit code when Discord can't be reached: to be started again later may help."""

FOUL = 1
"""The exit code when a player in the arena broke or made an illegal move."""

REFUSED = 78
"""The exit code when Discord refuses the token: to be started again would not help."""

_BAR = 30
"""The characters of a bar that shows how far a long command is."""


class _GivenUpError(Exception):
    """A command can't go on; the message is one line for the host."""

    def __init__(self, why: Exception, code: int) -> None:
        super().__init__(str(why))
        self.code = code


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.command(asked))
    except ConfigError as error:
        return _complain(error, WRONG_SETTING)
    except _GivenUpError as error:
        return _complain(error, error.code)
    except KeyboardInterrupt:
        return OK


def _complain(error: Exception, code: int) -> int:
    print(f"perudo: {error}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=called("").strip(), description="A Discord bot that runs games of Perudo.")
    parser.add_argument("--version", action="version", version=f"perudo {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    running = commands.add_parser("run", help="run the bot on Discord")
    running.set_defaults(command=_run)
    migrating = commands.add_parser("migrate", help="bring the database up to date, with a backup beside it")
    migrating.set_defaults(command=_migrate)
    examining = commands.add_parser("doctor", help="say what is wrong and what to do, fit for a bug report")
    examining.set_defaults(command=_doctor)
    copying = commands.add_parser("backup", help="copy the database, even while the bot runs")
    copying.set_defaults(command=_backup)
    copying.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a new file, or a folder for it")
    restoring = commands.add_parser("restore", help="put a backup in the place of the database, which is kept")
    restoring.set_defaults(command=_restore)
    restoring.add_argument("file", type=Path, metavar="FILE", help="what 'backup' made")
    recording = commands.add_parser("record", help="write a stored game on paper, even while the bot runs")
    recording.set_defaults(command=_record)
    recording.add_argument("game", metavar="GAME", help="the id of a game, as its last card tells it")
    counting = commands.add_parser("stats", help="count anew from the logs what finished games add up to")
    counting.set_defaults(command=_stats)
    counting.add_argument("what", choices=["rebuild"], help="count, say what was kept otherwise, and mend it")
    playing = commands.add_parser("play", help="play in a browser page, without a Discord account")
    playing.set_defaults(command=_play)
    playing.add_argument("--port", type=int, default=8123, help="the page's port, 0 for any that is free (8123)")
    playing.add_argument("--database", default="perudo-play.sqlite3", metavar="FILE", help="perudo-play.sqlite3")
    for command in (running, migrating, examining, copying, restoring, recording, counting, playing):
        command.add_argument("--config", type=Path, metavar="FILE", help="the settings; config.toml where there is one")

    judging = commands.add_parser("referee", help="check a game on paper, line by line")
    judging.set_defaults(
        command=lambda asked: referee.main(asked.file, json=asked.json, out=sys.stdout, err=sys.stderr)
    )
    judging.add_argument("file", metavar="FILE", help="a .perudo file, or - for standard input")
    judging.add_argument("--json", action="store_true", help="one JSON object a line")
    checking = commands.add_parser("verify", help="check the dice of a game on paper")
    checking.set_defaults(command=lambda asked: verify.main(asked.file, out=sys.stdout, err=sys.stderr))
    checking.add_argument("file", metavar="FILE", help="a .perudo file, or - for standard input")
    translating = commands.add_parser("words", help="show all that is said in a language, beside the English")
    translating.set_defaults(command=_words)
    translating.add_argument("language", nargs="?", metavar="LANGUAGE", help="such as fr; a table of all without it")
    _add_arena(commands.add_parser("arena", help="let computer players play each other, and count"))
    return parser


def _add_arena(contest: argparse.ArgumentParser) -> None:
    contest.set_defaults(command=_arena)
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


def _arena(asked: argparse.Namespace) -> int:
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
        raise _GivenUpError(error, FOUL) from None
    return OK


def _run(asked: argparse.Namespace) -> int:
    from bot.chat.client import DiscordAway, LoginRefused, run
    from bot.store import Database
    from bot.tables.clock import WallClock

    async def serve() -> None:
        database = await Database.open(settings.database_url)
        try:
            with told_to_stop() as stop:
                await run(_client(settings, database, WallClock()), token, stop)
        finally:
            await database.close()

    settings = config.load(asked.config)
    token = config.token(settings)
    _log(settings.log_level.upper())
    try:
        with _usable_database():
            asyncio.run(serve())
    except LoginRefused as error:
        raise _GivenUpError(error, REFUSED) from None
    except DiscordAway as error:
        raise _GivenUpError(error, AWAY) from None
    return OK


def _migrate(asked: argparse.Namespace) -> int:
    from bot.store import migrate

    with _usable_database():
        print(asyncio.run(migrate(config.load(asked.config).database_url)))
    return OK


@contextmanager
def _usable_database() -> Iterator[None]:
    """Give up in one line where the database is not fit for use."""
    from bot.store import Unusable

    try:
        yield
    except Unusable as error:
        raise _GivenUpError(error, WRONG_SETTING) from None


def _log(level: str) -> None:
    """Log to standard error.

    `DEBUG` is for our own rooms alone: discord.py would log tokens, and the database's driver the dice that it writes.
    """
    log_to_stderr("%(asctime)s %(levelname)s %(name)s: %(message)s")
    least = logging.getLevelNamesMapping()[level]
    logging.getLogger("bot").setLevel(least)
    logging.getLogger().setLevel(max(least, logging.INFO))
    for secretive in ("discord.http", "discord.webhook", "aiosqlite"):
        logging.getLogger(secretive).setLevel(max(least, logging.WARNING))


def _doctor(asked: argparse.Namespace) -> int:
    from bot import doctor

    return OK if asyncio.run(doctor.report(asked.config, sys.stdout)) else ILL


def _words(asked: argparse.Namespace) -> int:
    from bot.text import load, sheet

    logging.getLogger("bot.text").setLevel(logging.ERROR)
    if asked.language is None:
        sheet.overview(sys.stdout)
    elif asked.language in (languages := load().languages):
        sheet.write(asked.language, sys.stdout)
    else:
        raise ConfigError(f"no language {asked.language}: there are {', '.join(languages)}")
    return OK


def _backup(asked: argparse.Namespace) -> int:
    from bot.store import back_up

    with _usable_database():
        print(back_up(config.load(asked.config).database_url, asked.file))
    return OK


def _restore(asked: argparse.Namespace) -> int:
    from bot.store import restore

    with _usable_database():
        print(restore(config.load(asked.config).database_url, asked.file))
    return OK


def _record(asked: argparse.Namespace) -> int:
    from bot.store import Database, GameId, NotRead, UnreadableLog
    from bot.tables.papers import paper

    async def read() -> str | None:
        database = await Database.look(config.load(asked.config).database_url)
        try:
            return await paper(database.journal, GameId(asked.game))
        finally:
            await database.close()

    try:
        with _usable_database():
            written = asyncio.run(read())
    except (NotRead, UnreadableLog) as error:
        raise _GivenUpError(error, WRONG_SETTING) from None
    if written is None:
        raise ConfigError(f"no game {asked.game} was ever begun")
    sys.stdout.write(written)
    return OK


def _stats(asked: argparse.Namespace) -> int:
    from bot.store import Database, NotSaved, Recount

    async def count() -> Recount:
        database = await Database.open(config.load(asked.config).database_url)
        try:
            return await database.recount(_progress)
        finally:
            await database.close()

    try:
        with _usable_database():
            print(asyncio.run(count()))
    except NotSaved as error:
        raise _GivenUpError(error, WRONG_SETTING) from None
    return OK


def _progress(done: int, of: int) -> None:
    """Draw a bar that grows in one line of standard error."""
    full = _BAR * done // of
    end = "\n" if done == of else ""
    print(f"\r{'█' * full}{'░' * (_BAR - full)} {done:,} of {of:,} games", end=end, file=sys.stderr, flush=True)


def _play(asked: argparse.Namespace) -> int:
    try:
        from bot.playground import LocalDiscord, PlayClock, PlaygroundError, serve
    except ModuleNotFoundError as error:
        message = f"the page needs {error.name}: see 'Try it' in the README, or simply 'make play'"
        raise ConfigError(message) from None

    from bot.store import Database, migrate

    async def play() -> None:
        await migrate(settings.database_url)
        database, clock = await Database.open(settings.database_url), PlayClock()
        client = _client(settings, database, clock, always_sync=True)
        try:
            with told_to_stop() as stop:
                await serve(
                    LocalDiscord(client),
                    clock,
                    port=asked.port,
                    database=settings.database,
                    pictures=client.pictures,
                    say=lambda line: print(line, flush=True),
                    stop=stop,
                )
        finally:
            await database.close()

    settings = replace(config.load(asked.config), database=asked.database)
    log_to_stderr("%(levelname)s %(name)s: %(message)s")
    try:
        with _usable_database():
            asyncio.run(play())
    except PlaygroundError as error:
        raise ConfigError(str(error)) from None
    return OK


def _client(settings: Settings, database: "Database", clock: "Clock", *, always_sync: bool = False) -> "Client":
    from bot import text
    from bot.chat.client import Client
    from bot.tables.agenda import Pace
    from bot.tables.manager import Terms

    table = settings.table
    usual = Terms(table.preset, PRESETS[table.preset], table.clock or None)
    pace = Pace(table.reveal, table.thinking)
    return Client(
        database, text.load(), clock=clock, pace=pace, usual=usual, rng=SystemRandom(), always_sync=always_sync
    )
