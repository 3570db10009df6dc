"""Slash commands, one module a subject. Each reads what was typed and lets the door do the rest."""

from typing import Any

from discord import app_commands

from bot.chat.commands import boards, fairness, moves, people, settings, tables
from bot.chat.commands.tree import Tree
from bot.chat.commands.words import Translator, Words
from bot.chat.door import Door
from bot.store import Database

__all__ = ["Translator", "Tree", "commands"]

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def commands(door: Door, database: Database) -> list[Command]:
    """All commands of the bot."""
    words = Words(door.languages.texts)
    perudo = tables.group(door, words)
    settings.add(perudo, door, words)
    people.add(perudo, door, words)
    fairness.add(perudo, door, words, database)
    return [perudo, *moves.commands(door, words), *boards.commands(door, words)]
