"""The Discord client: starts everything up, and leads every interaction to the door."""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.chat import buttons, emojis, ids
from bot.chat.cards import Dice
from bot.chat.choices import Choices
from bot.chat.commands import Translator, Tree, commands
from bot.chat.door import Door
from bot.chat.languages import Languages
from bot.chat.places import Places
from bot.chat.stage import Stage
from bot.chat.upkeep import DAY, HOUR, Upkeep
from bot.chat.weekly import Weekly
from bot.store import Database, Keep, Settings
from bot.tables.agenda import Pace
from bot.tables.clock import Clock
from bot.tables.gathering import Terms
from bot.tables.manager import Manager
from bot.text import Texts

log = logging.getLogger(__name__)

_AUTHENTICATION_FAILED = 4004
"""With this code Discord closes a connection whose token is not valid, or not any more."""

_TOKEN_REFUSED = "Discord refuses the token: copy it again from the developer portal"  # noqa: S105 - none itself

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
"""The bot never speaks, so nobody needs to hear at each start that it could not."""

_PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Client(discord.Client):
    """The bot on Discord, with the least that it needs to see: the servers that it is in, and who asks it something."""

    def __init__(  # noqa: PLR0913 - all that is handed in
        self,
        database: Database,
        texts: Texts,
        *,
        clock: Clock,
        pace: Pace,
        usual: Terms,
        rng: Random,
        keep: Keep,
        draw: Callable[[int], bytes] = secrets.token_bytes,
        always_sync: bool = False,
    ) -> None:
        """Play the games of `database`.

        Args:
            database: where all is kept.
            texts: every language.
            clock: what time it is.
            pace: how long tables let people look.
            usual: how a table plays unless its opener or the settings of its channel say otherwise.
            rng: the chance in what computer players do.
            keep: for how long things are kept.
            draw: gives random bytes for the dice, as in `Manager`.
            always_sync: tell Discord of the commands at every start, because it forgets them.
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
        )
        self._database = database
        self._texts = texts
        usually = Settings(preset=usual.preset, clock=usual.clock or 0, pause=pace.reveal)
        self._choices = Choices(database.people, database.servers, usually)
        self._stage = Stage(self, texts, clock, database.journal, database.notes)
        self._manager = Manager(database.journal, self._stage, clock, pace, rng, draw)
        self._places = Places(self._manager, self._stage, database.notes)
        languages = Languages(texts, self._choices)
        self._door = Door(self._manager, self._stage, languages, self._choices, database)
        weekly = Weekly(self, database.servers, database.boards, self._choices, languages)
        self._upkeep = (
            Upkeep(lambda at: database.retention.sweep(keep, at, self._is_on), DAY, clock, self._stage.errands),
            Upkeep(weekly.post, HOUR, clock, self._stage.errands),
        )
        self.tree = Tree(self, self._door)
        self._always_sync = always_sync
        self._emojis: dict[str, int] = {}

    async def setup_hook(self) -> None:
        """Get ready before Discord sends anything: settings, commands, pictures of dice, and the tables."""
        await self._choices.load()
        await self._sync_commands()
        self._emojis = await emojis.upload(self)
        self._stage.dice = Dice(self._emojis)
        await self._places.take_up()

    def pictures(self) -> dict[int, bytes]:
        """The PNG of every die that was uploaded, by the id of its emoji."""
        drawn = emojis.pictures()
        return {id_: drawn[name] for name, id_ in self._emojis.items()}

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer buttons, menus and forms; the command tree answers commands."""
        if interaction.type not in _PRESSES:
            return
        data: Any = interaction.data
        press = ids.read(data["custom_id"])
        await self._door.receive(interaction, lambda visit: buttons.answer(visit, press))

    # Places that come and go.

    async def on_ready(self) -> None:
        """Discord has told which servers the bot is in; may come several times."""
        self._places.out_of_reach(*(guild.id for guild in self.guilds if guild.unavailable))
        self._places.back(*(guild.id for guild in self.guilds if not guild.unavailable))
        self._places.heard()
        await self._places.settle(self.application_id, self._has_left)
        for chore in self._upkeep:
            chore.start()

    async def on_disconnect(self) -> None:
        """Let nobody run out of time who can't be heard; told again at each try to connect that fails."""
        self._places.unheard()

    async def on_resumed(self) -> None:
        """The connection is there again, and all that was missed has come."""
        self._places.heard()

    def _is_on(self, server: int) -> bool | None:
        """Whether the bot is on a server; None for those of other shards, of which this process can't tell."""
        if self.get_guild(server):
            return True
        ours = self.shard_id is None or (server >> 22) % (self.shard_count or 1) == self.shard_id
        return False if ours else None

    def _has_left(self, server: int) -> bool:
        return self._is_on(server) is False

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End what was played there."""
        await self._places.gone(channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """End what was played there."""
        await self._places.gone(deleted.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End what was played on a server that the bot was taken from."""
        await self._places.gone(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let a server wait that Discord has trouble with."""
        self._places.out_of_reach(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on where Discord had trouble, or had not told yet."""
        self._places.back(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on where the bot was away."""
        self._places.back(guild.id)

    async def close(self) -> None:
        """Refuse new moves, finish those in hand, show what happened, and leave Discord."""
        await self._manager.close()
        await self._stage.close()
        self._stop_getting_ready()
        await super().close()

    def _stop_getting_ready(self) -> None:
        """Cancel discord.py’s wait for servers: it lasts two seconds after READY, and breaks where it outlives us."""
        waiting = self._connection._ready_task  # noqa: SLF001 - discord.py has no other way to it
        if waiting:
            waiting.cancel()

    async def _sync_commands(self) -> None:
        """Tell Discord which commands there are, if that has changed since it was last told."""
        translator = Translator(self._texts)
        await self.tree.set_translator(translator)
        for command in commands(self._door, self._database):
            self.tree.add_command(command)
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        note = f"commands of {self.application_id}"
        if self._always_sync or await self._database.notes.get(note) != digest:
            try:
                await self.tree.sync()
            except app_commands.CommandSyncFailure as error:
                log.error("Discord does not take the commands, those of before remain: %s", error)  # noqa: TRY400 - its text says all; a traceback would say nothing more
                return
            await self._database.notes.put(note, digest)
            log.info("commands synced: %s", digest[:12])


class LoginRefused(Exception):
    """Discord does not let the bot in, and would not the next time; the message is one line for the host."""


class DiscordAway(Exception):
    """Discord can't be reached, or is too busy to let the bot in now; the message is one line for the host."""


async def run(client: Client, token: str, stop: asyncio.Event) -> None:
    """Stay on Discord until `stop`, and then finish what is in hand.

    Raises:
        LoginRefused: the token is wrong, or something else that stays as it is.
        DiscordAway: it may be right, but Discord did not say.
    """
    staying, asked = asyncio.create_task(_stay(client, token)), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({staying, asked}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            log.info("stopping")
    finally:
        asked.cancel()
        staying.cancel()
        await client.close()
        staying.cancel()  # `asyncio.wait_for`, by which discord.py connects, may have lost the first
        (end,) = await asyncio.gather(staying, return_exceptions=True)
    if isinstance(end, BaseException) and not stop.is_set():
        raise end


async def _stay(client: Client, token: str) -> None:
    """Say in one line why Discord does not let the bot in, or lets it stay no longer; raises as `run`."""
    try:
        await client.start(token)
    except discord.LoginFailure:
        raise LoginRefused(_TOKEN_REFUSED) from None
    except discord.PrivilegedIntentsRequired:
        message = "Discord refuses what the bot asks to see: see its intents in the developer portal"
        raise LoginRefused(message) from None
    except discord.ConnectionClosed as error:
        message = f"Discord sends the bot away for good, with code {error.code}"
        raise LoginRefused(_TOKEN_REFUSED if error.code == _AUTHENTICATION_FAILED else message) from None
    except (OSError, aiohttp.ClientError, discord.HTTPException, discord.RateLimited) as error:
        raise DiscordAway(f"Discord can't be reached now: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    """What an error says, as far as it fits in a line."""
    return next(iter(str(error).splitlines()), "") or type(error).__name__
