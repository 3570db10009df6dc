"""What a Discord knows: people, servers, channels, and what was said there. Nothing here speaks HTTP."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntFlag
from typing import NamedTuple

from tests.standin import limits, refusals
from tests.standin.components import Button, Menu, buttons, menus, numbered, texts
from tests.standin.refusals import Json

EPOCH = 1_420_070_400_000
"""The milliseconds at which Discord's ids begin to count."""

OLD = 3600.0
"""Seconds after which a message may only be edited now and then …"""

MOST_OLD_EDITS = 3
"""… this often an hour, which is a guess: Discord does not tell."""


class May(IntFlag):
    """What a bot or a person may do in a channel, by Discord's own numbers."""

    MANAGE_SERVER = 1 << 5
    VIEW = 1 << 10
    SEND = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED = 1 << 14
    ATTACH = 1 << 15
    READ_HISTORY = 1 << 16
    USE_EMOJIS = 1 << 18
    USE_COMMANDS = 1 << 31
    SEND_IN_THREADS = 1 << 38


USUAL = (
    May.VIEW
    | May.SEND
    | May.EMBED
    | May.ATTACH
    | May.READ_HISTORY
    | May.USE_EMOJIS
    | May.USE_COMMANDS
    | May.SEND_IN_THREADS
)
"""What everyone may do in a new channel."""


NOTHING = May(0)


class Clock:
    """The present, which tests may move on."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds


class Ids:
    """Ids that say when they were made, each higher than the last."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        self._last = max(int(self._clock.now() * 1000) - EPOCH << 22, self._last + 1)
        return self._last


def made_at(id_: int) -> float:
    """The seconds since 1970 at which something got its id."""
    return ((id_ >> 22) + EPOCH) / 1000


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


@dataclass(eq=False, repr=False)
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False

    def __repr__(self) -> str:
        return f"User({self.name})"

    def payload(self) -> Json:
        return {
            "id": str(self.id),
            "username": self.name.lower()[:32],
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
            "public_flags": 0,
        }


@dataclass(eq=False, repr=False)
class Message:
    """What was said.

    Attributes:
        only_for: whoever alone can see it; None is everyone.
        loading: whether it still says that the bot is thinking.
        pinged: the people whom it notified, and `everyone`; an edit notifies nobody.
        token: of the interaction that it answers.
        versions: what could be read in it, the newest last.
    """

    id: int
    channel: "Channel"
    author: User
    only_for: User | None = None
    loading: bool = False
    token: str = ""
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    allowed_mentions: Json | None = None
    pinged: frozenset[str] = frozenset()
    edited_at: float | None = None
    old_edits: list[float] = field(default_factory=list)
    versions: list[str] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"Message({self.id}, {self.text[:60]!r})"

    @property
    def text(self) -> str:
        """All that can be read in it, less what buttons and menus say."""
        return "\n".join((*filter(None, [self.content]), *texts(self.components)))

    @property
    def buttons(self) -> list[Button]:
        return buttons(self.id, self.components)

    @property
    def menus(self) -> list[Menu]:
        return menus(self.id, self.components)

    def fill(self, body: Json) -> None:
        """Take what a request says; what it does not name stays."""
        if "content" in body:
            self.content = body["content"] or ""
        if "components" in body:
            self.components = numbered(body["components"])
        if "embeds" in body:
            self.embeds = body["embeds"] or []
        self.allowed_mentions = body.get("allowed_mentions")
        self.flags |= (body.get("flags") or 0) & limits.IS_V2
        self.loading = False
        self.versions.append(self.text)

    def payload(self) -> Json:
        private = limits.EPHEMERAL if self.only_for else 0
        whole: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": 20 if self.token else 0,
            "author": self.author.payload(),
            "content": self.content,
            "components": self.components,
            "embeds": self.embeds,
            "attachments": self.attachments,
            "flags": self.flags | private | (1 << 7 if self.loading else 0),
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": "everyone" in self.pinged,
            "pinned": False,
            "tts": False,
            "timestamp": stamp(made_at(self.id)),
            "edited_timestamp": stamp(self.edited_at) if self.edited_at else None,
            "application_id": str(self.author.id),
        }
        if self.token:
            whole["webhook_id"] = str(self.author.id)
        return whole | ({"nonce": self.nonce} if self.nonce else {})


@dataclass(eq=False, repr=False)
class Channel:
    """A text channel, a thread, or the direct messages of one person."""

    id: int
    name: str
    world: "World"
    guild: "Guild | None"
    parent: "Channel | None" = None
    denied: May = NOTHING
    archived: bool = False
    locked: bool = False
    gone: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"Channel({self.name})"

    @property
    def kind(self) -> int:
        return 1 if self.guild is None else 11 if self.parent else 0

    @property
    def bot_may(self) -> May:
        """What the bot may do here; a thread follows its channel."""
        return USUAL & ~(self.parent or self).denied

    def visible_to(self, user: User) -> list[Message]:
        """What a person finds here, oldest first."""
        return [message for message in self.messages.values() if message.only_for in {None, user}]

    # What happens to channels.

    def forbid(self, what: May) -> None:
        """Take something away from the bot."""
        self.denied |= what
        self._tell("UPDATE")

    def permit(self, what: May) -> None:
        """Give it back."""
        self.denied &= ~what
        self._tell("UPDATE")

    def thread(self, name: str) -> "Channel":
        thread = Channel(self.world.ids.next(), name, self.world, self.guild, parent=self)
        self.world.channels[thread.id] = thread
        thread._tell("CREATE")
        return thread

    def archive(self, *, locked: bool = False) -> None:
        self.archived, self.locked = True, locked
        self._tell("UPDATE")

    def unarchive(self) -> None:
        self.archived = self.locked = False
        self._tell("UPDATE")

    def delete(self) -> None:
        for thread in [other for other in self.world.channels.values() if other.parent is self]:
            thread.delete()
        self.gone = True
        self._tell("DELETE")

    def _tell(self, what: str) -> None:
        self.world.tell(f"{'THREAD' if self.parent else 'CHANNEL'}_{what}", self.payload())

    def payload(self) -> Json:
        whole: Json = {"id": str(self.id), "type": self.kind, "name": self.name, "last_message_id": None, "flags": 0}
        if self.guild is None:
            return whole | {"recipients": []}
        whole |= {"guild_id": str(self.guild.id), "parent_id": None, "rate_limit_per_user": 0}
        if self.parent is None:
            overwrite = {"id": str(self.world.bot.id), "type": 1, "allow": "0", "deny": str(int(self.denied))}
            return whole | {"position": 0, "topic": None, "nsfw": False, "permission_overwrites": [overwrite]}
        since = stamp(made_at(self.id))
        metadata = {"archived": self.archived, "locked": self.locked, "auto_archive_duration": 1440}
        return whole | {
            "parent_id": str(self.parent.id),
            "owner_id": str(self.world.bot.id),
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": metadata | {"archive_timestamp": since, "create_timestamp": since},
        }


@dataclass(eq=False, repr=False)
class Guild:
    """A server."""

    id: int
    name: str
    locale: str
    world: "World"
    available: bool = True
    has_bot: bool = True

    def __repr__(self) -> str:
        return f"Guild({self.name})"

    @property
    def channels(self) -> list[Channel]:
        return [channel for channel in self.world.channels.values() if channel.guild is self and not channel.gone]

    def channel(self, name: str) -> Channel:
        """Make a channel."""
        channel = Channel(self.world.ids.next(), name, self.world, self)
        self.world.channels[channel.id] = channel
        self.world.tell("CHANNEL_CREATE", channel.payload())
        return channel

    # What happens to servers.

    def goes_dark(self) -> None:
        """Have an outage."""
        self.available = False
        self.world.tell("GUILD_DELETE", {"id": str(self.id), "unavailable": True})

    def comes_back(self) -> None:
        self.available = True
        self.world.tell("GUILD_CREATE", self.payload())

    def removes_bot(self) -> None:
        self.has_bot = False
        self.world.tell("GUILD_DELETE", {"id": str(self.id)})

    def invites_bot(self) -> None:
        self.has_bot = True
        self.world.tell("GUILD_CREATE", self.payload())

    def payload(self) -> Json:
        member = member_payload(self.world.bot, self.id)
        everyone: Json = {"id": str(self.id), "name": "@everyone", "permissions": str(int(USUAL)), "position": 0}
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": "1",
            "preferred_locale": self.locale,
            "features": ["COMMUNITY"],
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "members": [member],
            "member_count": 1,
            "channels": [channel.payload() for channel in self.channels if not channel.parent],
            "threads": [channel.payload() for channel in self.channels if channel.parent and not channel.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "joined_at": member["joined_at"],
            "large": False,
            "unavailable": False,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "application_id": None,
            "description": None,
            "banner": None,
            "splash": None,
            "discovery_splash": None,
            "vanity_url_code": None,
        }


def member_payload(user: User, guild: int) -> Json:
    return {
        "user": user.payload(),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": stamp(made_at(guild)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }


class Emoji(NamedTuple):
    """An emoji of the application's own."""

    id: int
    name: str

    def payload(self, user: User) -> Json:
        whole: Json = {"id": str(self.id), "name": self.name, "roles": [], "user": user.payload()}
        return whole | {"require_colons": True, "managed": False, "animated": False, "available": True}


class World:
    """Everything that this Discord knows.

    Attributes:
        tell: takes every event that the bot should hear of.
        commands: the bot's global commands, as last synced.
    """

    def __init__(self) -> None:
        self.clock = Clock()
        self.ids = Ids(self.clock)
        self.bot = User(self.ids.next(), "Perudo", bot=True)
        self.guilds: list[Guild] = []
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: list[Json] = []
        self.tell: Callable[[str, Json], None] = lambda _event, _payload: None
        self._changed = asyncio.Event()

    # Waiting for something to happen.

    def touch(self) -> None:
        """Something changed: whoever waits looks again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, so: Callable[[], object], within: float = 5.0, what: str = "it") -> None:
        """Wait until `so` is true.

        Raises:
            TimeoutError: it did not become true in that many real seconds.
        """
        end = time.monotonic() + within
        while not so():
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{what} did not happen within {within} s")
            try:
                await asyncio.wait_for(self._changed.wait(), min(left, 0.25))
            except TimeoutError:
                continue

    # Finding things as the bot asks for them.

    def channel(self, id_: int) -> Channel:
        """A channel that the bot may look into, else what Discord says instead."""
        channel = self.channels.get(id_)
        if channel is None or channel.gone:
            raise refusals.unknown_channel()
        if channel.guild and not channel.guild.has_bot:
            raise refusals.missing_access()
        if May.VIEW not in channel.bot_may:
            raise refusals.missing_access()
        return channel

    def public_message(self, channel: int, id_: int) -> Message:
        """A message by the route of its channel, which leads to no private ones."""
        message = self.channel(channel).messages.get(id_)
        if message is None or message.only_for is not None:
            raise refusals.unknown_message()
        return message

    # What bots say.

    def post(self, channel: Channel, body: Json) -> Message:
        """Post by the bot's own right, or return what it posted with the same nonce before."""
        _require_room(channel)
        limits.require_content(body)
        limits.check_message(body, self.emojis)
        nonce = str(body["nonce"]) if body.get("nonce") is not None else None
        if nonce and len(nonce) > 25:
            raise refusals.invalid("nonce", "must be 25 or fewer in length")
        if nonce and body.get("enforce_nonce"):
            for earlier in channel.messages.values():
                if earlier.nonce == nonce and not earlier.only_for:
                    return earlier
        return self.put(Message(self.ids.next(), channel, self.bot, nonce=nonce), body)

    def put(self, message: Message, body: Json) -> Message:
        """Let a new message appear."""
        message.fill(body)
        message.pinged = frozenset(_pinged(message))
        message.channel.messages[message.id] = message
        self.touch()
        return message

    def edit(self, message: Message, body: Json) -> Message:
        """Change a message; what was checked before."""
        limits.check_message(body, self.emojis, message.flags)
        message.fill(body)
        message.edited_at = self.clock.now()
        self.touch()
        return message

    def edit_by_channel(self, message: Message, body: Json) -> Message:
        """Change a message by the bot's own right."""
        if message.channel.archived:
            raise refusals.archived_thread()
        now = self.clock.now()
        if now - made_at(message.id) > OLD:
            message.old_edits = [at for at in message.old_edits if now - at < OLD]
            if len(message.old_edits) >= MOST_OLD_EDITS:
                raise refusals.too_many_old_edits(OLD - (now - message.old_edits[0]))
            message.old_edits.append(now)
        return self.edit(message, body)

    def delete(self, message: Message) -> None:
        message.channel.messages.pop(message.id, None)
        self.touch()


def _require_room(channel: Channel) -> None:
    needed = May.SEND_IN_THREADS if channel.parent else May.SEND
    if needed not in channel.bot_may:
        raise refusals.missing_permissions()
    if channel.locked:
        raise refusals.locked_thread()
    if channel.archived:
        channel.unarchive()


def _pinged(message: Message) -> Iterator[str]:
    """Whom a new message notifies: whom it mentions, less those whom `allowed_mentions` leaves out."""
    allowed = message.allowed_mentions
    parse = ["everyone", "users"] if allowed is None else allowed.get("parse") or []
    text = message.text
    if "everyone" in parse and ("@everyone" in text or "@here" in text):
        yield "everyone"
    named = {str(user) for user in (allowed or {}).get("users") or []}
    for word in text.replace("<@!", "<@").split("<@")[1:]:
        user = word.partition(">")[0]
        if user.isdecimal() and ("users" in parse or user in named):
            yield user
