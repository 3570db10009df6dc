"""`/perudo …`: opening a table, coming and going, looking at it, ending it."""

from collections.abc import Callable, Coroutine
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.chat import cards
from bot.chat.commands.words import Words
from bot.chat.door import Act, Door
from bot.chat.moves import add_computers, get_up, return_to_table, take_seat
from bot.chat.names import plain_name, safe_name
from bot.chat.openings import Asked, open_table, terms
from bot.chat.request import Interaction
from bot.chat.visit import Refused, Visit
from bot.players import LEVELS, TEMPERAMENTS
from bot.rules.moves import Begin, Remove, Stop
from bot.rules.options import PRESETS
from bot.rules.pieces import FEWEST_SEATS, MOST_DICE, MOST_SEATS, SeatNo
from bot.rules.view import TableView
from bot.tables.refusals import TableError
from bot.text import Text

_DEFAULT_LEVEL = "normal"


def group(door: Door, words: Words) -> app_commands.Group:
    """The commands."""
    perudo = app_commands.Group(**words.command("perudo"), guild_only=True)
    _add_start(perudo, door, words)
    _add_plain(perudo, door, words)
    _add_computers(perudo, door, words)
    _add_remove(perudo, door, words)
    return perudo


def _add_start(perudo: app_commands.Group, door: Door, words: Words) -> None:
    @perudo.command(**words.command("start"))
    @words.options("preset", "computers", "level", "temperament", "clock", "dice")
    @app_commands.choices(
        preset=words.choices(PRESETS, "preset"),
        level=words.choices(LEVELS, "level"),
        temperament=words.choices(TEMPERAMENTS, "temperament"),
        clock=words.choices(cards.CLOCKS, "clock-choice"),
    )
    async def start(  # noqa: PLR0913, PLR0917 - what a table can be opened with
        interaction: Interaction,
        preset: str = "",
        computers: Range[int, 0, MOST_SEATS - 1] = 0,
        level: str = _DEFAULT_LEVEL,
        temperament: str = "",
        clock: str = "",
        dice: Range[int, 1, MOST_DICE] | None = None,
    ) -> None:
        asked, characters = Asked(preset, clock, dice), _characters(computers, level, temperament)
        await door.receive(interaction, lambda visit: open_table(visit, asked, characters))


def _add_plain(perudo: app_commands.Group, door: Door, words: Words) -> None:
    """The commands without options."""
    plain: dict[str, Act] = {
        "join": lambda visit: take_seat(visit, visit.table()),
        "leave": lambda visit: get_up(visit, visit.table()),
        "begin": _begin,
        "dice": lambda visit: return_to_table(visit, visit.table()),
        "table": _table,
        "rules": _rules,
        "stop": _stop,
    }
    for key, act in plain.items():
        perudo.command(**words.command(key))(_simply(door, act))


def _simply(door: Door, act: Act) -> Callable[[Interaction], Coroutine[Any, Any, None]]:
    async def command(interaction: Interaction) -> None:
        await door.receive(interaction, act)

    return command


def _add_computers(perudo: app_commands.Group, door: Door, words: Words) -> None:
    @perudo.command(**words.command("computers"))
    @words.options("count", "level", "temperament")
    @app_commands.choices(level=words.choices(LEVELS, "level"), temperament=words.choices(TEMPERAMENTS, "temperament"))
    async def computers(
        interaction: Interaction,
        count: Range[int, 1, MOST_SEATS - 1],
        level: str = _DEFAULT_LEVEL,
        temperament: str = "",
    ) -> None:
        asked = _characters(count, level, temperament)
        await door.receive(interaction, lambda visit: add_computers(visit, visit.table(), asked))


def _characters(count: int, level: str, temperament: str) -> list[str]:
    """So many computer players; each draws its temperament when it sits down unless one was chosen for all."""
    return [f"{level}:{temperament}" if temperament else level] * count


def _add_remove(perudo: app_commands.Group, door: Door, words: Words) -> None:
    @perudo.command(**words.command("remove"))
    @words.options("seat")
    async def remove(interaction: Interaction, seat: int) -> None:
        await door.receive(interaction, lambda visit: _remove(visit, SeatNo(seat)))

    @remove.autocomplete("seat")
    async def seats(interaction: Interaction, _typed: str) -> list[Choice[int]]:
        return _seats(door, interaction)


async def _begin(visit: Visit) -> None:
    table = visit.table()
    await table.ask(Begin(visit.player), cause=visit.cause)
    await visit.whisper(visit.text("done-begun"))


async def _table(visit: Visit) -> None:
    visit.stage.repost(visit.table())
    await visit.whisper(visit.text("done-table"))


async def _rules(visit: Visit) -> None:
    """The rules of the table here, or of one that would be opened here."""
    try:
        view = visit.table().view
    except TableError:
        await visit.whisper(cards.rules_card(terms(visit.place.settings, Asked()).options, None, visit.text))
    else:
        await visit.whisper(cards.rules_card(view.options, max(len(view.seats), FEWEST_SEATS), visit.text))


async def _stop(visit: Visit) -> None:
    table = visit.table()
    _require_lead(visit, table.view)
    await table.ask(Stop(visit.player, visit.moderator), cause=visit.cause)
    await visit.whisper(visit.text("done-stopped"))


async def _remove(visit: Visit, seat: SeatNo) -> None:
    table = visit.table()
    _require_lead(visit, table.view)
    name = _seat_name(table.view, seat, visit.text)
    await table.ask(Remove(visit.player, seat, visit.moderator), cause=visit.cause)
    await visit.whisper(visit.text("done-removed", name=name))


def _require_lead(visit: Visit, view: TableView) -> None:
    """Say who may do what both the host and moderators may; the rules would name the host alone.

    Raises:
        Refused: `door-needs-manage-messages`.
    """
    if not (visit.moderator or view.is_host(visit.player)):
        raise Refused("door-needs-manage-messages")


def _seat_name(view: TableView, number: SeatNo, text: Text) -> str:
    """The name of a seat's player, safe to show; empty where there is no such seat."""
    names = (safe_name(seat.name, text("seat-unnamed", seat=number)) for seat in view.seats if seat.number == number)
    return next(names, "")


def _seats(door: Door, interaction: Interaction) -> list[Choice[int]]:
    """The seats that could be taken out, by name."""
    try:
        view = door.visit(interaction).table().view
    except (TableError, Refused):
        return []
    gone = [seat for seat in view.seats if view.phase == "gathering" or seat.away]
    return [Choice(name=plain_name(seat.name, str(seat.number)), value=seat.number) for seat in gone]
