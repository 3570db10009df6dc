"""How tables are opened: by whom, and how they play unless somebody says otherwise."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from bot.chat import cards
from bot.chat.visit import Refused, Visit
from bot.rules.options import PRESETS, preset_named
from bot.store import GameId, Settings
from bot.tables.gathering import Party, Terms


class Asked(Struct, frozen=True):
    """What was typed to open a table, as Discord sends it; empty or None is no word about it."""

    preset: str = ""
    clock: str = ""
    dice: int | None = None


def terms(settings: Settings, asked: Asked) -> Terms:
    """How a table is to play: as asked, and as the settings say for the rest."""
    preset = preset_named(asked.preset or settings.preset or Terms().preset)
    options = PRESETS[preset]
    return Terms(
        preset,
        replace(options, dice=asked.dice) if asked.dice else options,
        cards.CLOCKS[asked.clock] if asked.clock else settings.clock or None,
    )


async def open_table(visit: Visit, asked: Asked, computers: list[str]) -> None:
    """Open a table here, with whoever asks as its host."""
    place = visit.place
    _require_welcome(visit, place.settings)
    party = Party((visit.person,), tuple(computers))
    table = await visit.manager.open(place, terms(place.settings, asked), party, cause=visit.cause)
    await visit.open(table)


async def open_rematch(visit: Visit, game: GameId) -> None:
    """Open a table here with the people and the options of a game that has ended."""
    place = visit.place
    _require_welcome(visit, place.settings)
    await visit.open(await visit.manager.rematch(place, game, visit.player, cause=visit.cause))


def _require_welcome(visit: Visit, settings: Settings) -> None:
    """See that the bot may show a table here, and that this person may open one.

    Raises:
        Refused: one of them may not.
    """
    if visit.missing:
        raise Refused("door-cannot-post", permissions=visit.missing)
    match settings.openers:
        case None | "everyone":
            return
        case "moderators":
            if not visit.moderator:
                raise Refused("door-moderators-open")
        case "nobody":
            raise Refused("door-nobody-opens")
        case _:
            assert_never(settings.openers)
