"""`perudo doctor`: what is wrong where the bot runs, and what to do."""

import asyncio
import sys
from argparse import Namespace

from bot.cli.commands import Commands
from bot.cli.ends import ILL, OK


def add(commands: Commands) -> None:
    """Add `doctor`."""
    commands.add_with_settings("doctor", "say what is wrong and what to do, fit for a bug report", _doctor)


def _doctor(asked: Namespace) -> int:
    from bot import doctor

    return OK if asyncio.run(doctor.report(asked.config, sys.stdout)) else ILL
