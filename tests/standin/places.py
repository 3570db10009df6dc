"""What there is on Discord: people, servers, channels, threads, messages, and what the bot may do there."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntFlag
from typing import TYPE_CHECKING, NamedTuple

from tests.standin import limits
from tests.standin.components import Button, Menu, buttons, menus, numbered, texts
from tests.standin.refusals import Json

if TYPE_CHECKING:
    from tests.standin.world import World

EPOCH = 1_420_070_400_000
"""The milliseconds at which Discord's ids begin to count."""


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
