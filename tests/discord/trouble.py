"""What goes wrong on Discord, as a test makes it go wrong, and what came of it."""

import discord
from simcord import HttpLogEntry
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.discord.people import Person
from tests.discord.reading import Shown
from tests.discord.world import World

PAUSED = "Play is paused: I can’t show the table here right now. Nothing is lost."
CARDS = "/channels/*/messages"
EDITS = "/channels/*/messages/*"


def take_away(here: World, *names: str) -> None:
    """Take permissions away from the bot; none gives all of them back."""
    deny = discord.Permissions(**dict.fromkeys(names, True)).value
    denied = [Overwrite(here.env.backend.bot_user.id, OverwriteType.MEMBER, deny=deny)] if names else []
    here.env.backend.edit_channel(here.channel.id, {}, overwrites=denied)


def sent(here: World, since: int, method: str, path: str = "/channels/") -> list[HttpLogEntry]:
    return [entry for entry in here.env.http_requests[since:] if entry.method == method and path in entry.path]


def cards(here: World) -> list[str]:
    return [message.text for message in here.messages() if message.text.startswith("#")]


def live_cards(here: World) -> int:
    return sum("My dice" in message.buttons for message in here.messages())


def notices(person: Person) -> int:
    return person.sees().count(PAUSED)


async def end_round(here: World, bidder: Person, caller: Person) -> None:
    await bidder.bids("1 five")
    await caller.types("dudo")
    await here.passes(5)


def go_dark(here: World) -> None:
    here.env.backend.emit("GUILD_DELETE", {"id": str(here.guild.id), "unavailable": True})


async def come_back(here: World) -> None:
    with here.env._bot_scope():
        here.client.dispatch("guild_available", here.client.get_guild(here.guild.id))
    await here.passes(0)


def mentions(here: World) -> int:
    bodies = [entry.json for entry in here.env.http_requests if isinstance(entry.json, dict)]
    return sum(bool((body.get("allowed_mentions") or {}).get("users")) for body in bodies)


def lose_the_line(here: World) -> None:
    with here.env._bot_scope():
        here.client.dispatch("disconnect")


async def have_it_again(here: World, told: str) -> None:
    with here.env._bot_scope():
        here.client.dispatch(told)
    await here.passes(0)


def message_of(here: World, wanted: Shown) -> discord.Message:
    return next(message for message in here.channel.history() if message.id == wanted.id)
