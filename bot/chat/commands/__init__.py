"""Slash commands, one module a subject. Each reads what was typed and lets the door do the rest."""

from typing import Any

from discord import app_commands

from bot.chat.commands import boards, moves, people, tables
from bot.chat.commands.words import Translator, Words
from bot.chat.door import Door
from bot.store import People
from bot.tables.manager import Terms

__all__ = ["Translator", "commands"]

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def commands(door: Door, records: People, usual: Terms) -> list[Command]:
    """All commands of the bot; `usual` is how a table plays unless its opener says otherwise."""
    words = Words(door.languages.texts)
    perudo = tables.group(door, words, usual)
    people.add(perudo, door, words)
    return [perudo, *moves.commands(door, words), *boards.commands(door, words, records)]
