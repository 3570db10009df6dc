"""The bot, put together from all its rooms: once a process, here alone."""

from random import SystemRandom

from bot import text
from bot.chat.client import Client
from bot.config import Settings
from bot.rules.options import PRESETS
from bot.store import Database, Keep
from bot.tables.agenda import Pace
from bot.tables.clock import Clock
from bot.tables.gathering import Terms


def client(settings: Settings, database: Database, clock: Clock, *, always_sync: bool = False) -> Client:
    """Build the bot on an open database, as the host's settings want it.

    Args:
        settings: what the host chose.
        database: where games are kept.
        clock: what time it is for every table.
        always_sync: whether Discord is told of the commands at each start, for a Discord that forgets them.
    """
    table = settings.table
    usual = Terms(table.preset, PRESETS[table.preset], table.clock or None)
    pace = Pace(table.reveal, table.thinking)
    return Client(
        database,
        text.load(),
        clock=clock,
        pace=pace,
        usual=usual,
        rng=SystemRandom(),
        keep=Keep(settings.keep.logs_days, settings.keep.removed_servers_days),
        always_sync=always_sync,
    )
