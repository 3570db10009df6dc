"""What a Discord knows: who is there, in which channels, and what was said. Nothing here speaks HTTP."""

import asyncio
import time
from collections.abc import Callable, Iterator

from tests.standin import limits, refusals
from tests.standin.places import EPOCH, Channel, Emoji, Guild, May, Message, User, made_at
from tests.standin.refusals import Json

OLD = 3600.0
"""Seconds after which a message may only be edited now and then …"""

MOST_OLD_EDITS = 3
"""… this often an hour, which is a guess: Discord does not tell."""


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
