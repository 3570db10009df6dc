"""Slash commands, one module a subject. Each reads what was typed and lets the door do the rest."""

from typing import Any

from discord import app_commands

from bot.chat.commands import boards, fairness, moves, people, tables
from bot.chat.commands.words import Translator, Words
from bot.chat.door import Door
from bot.store import Database
from bot.tables.manager import Terms

__all__ = ["Translator", "commands"]

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def commands(door: Door, database: Database, usual: Terms) -> list[Command]:
    """All commands of the bot; `usual` is how a table plays unless its opener says otherwise."""
    words = Words(door.languages.texts)
    perudo = tables.group(door, words, usual)
    people.add(perudo, door, words)
    fairness.add(perudo, door, words, database)
    return [perudo, *moves.commands(door, words), *boards.commands(door, words, database.people)]
