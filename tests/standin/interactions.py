"""Interactions: what somebody asked of the bot, and Discord's rules of how it may be answered."""

import asyncio
import secrets
from enum import IntEnum

from tests.standin import limits, refusals
from tests.standin.places import Channel, Message, User
from tests.standin.refusals import Json
from tests.standin.world import World

FIRST_ANSWER = 3.0
"""Seconds within which the first answer must arrive."""

TOKEN_LIFE = 15 * 60.0
"""Seconds for which messages may be sent and edited with an interaction's token."""


class Kind(IntEnum):
    """What somebody did, by Discord's own numbers."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """How a bot may answer first, by Discord's own numbers."""

    PONG = 1
    MESSAGE = 4
    THINK = 5
    DEFER = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


class Interaction:
    """One interaction.

    Attributes:
        message: what was pressed on, or what the form that was sent was opened from.
        answered: how it was answered first.
        original: the message that this answer made or changed.
        messages: what may be edited with the token, newest last.
        modal: the form that was the answer.
        choices: the suggestions that were the answer.
        finished: set when there is something to look at: at once, or after the deferral.
    """

    def __init__(self, world: World, kind: Kind, user: User, channel: Channel, message: Message | None = None) -> None:
        self.id = world.ids.next()
        self.token = f"aW50ZXJhY3Rpb24{secrets.token_urlsafe(40)}"
        self.kind = kind
        self.user = user
        self.channel = channel
        self.message = message
        self.at = world.clock.now()
        self.answered: Reply | None = None
        self.original: Message | None = None
        self.messages: list[Message] = []
        self.modal: Json | None = None
        self.choices: list[Json] = []
        self.acknowledged = asyncio.Event()
        self.finished = asyncio.Event()
        self._world = world

    # The first answer.

    def answer(self, reply: Reply, data: Json) -> None:
        """Take the first answer; the second is refused, and so is one that comes too late."""
        if self._world.clock.now() - self.at > FIRST_ANSWER:
            raise refusals.unknown_interaction()
        if self.answered is not None:
            raise refusals.already_acknowledged()
        if reply not in self._fitting():
            raise refusals.invalid("type", f"{reply.name} is no answer to this")
        self._take(reply, data)
        self.answered = reply
        self.acknowledged.set()
        if reply not in {Reply.THINK, Reply.DEFER}:
            self.finished.set()
        self._world.touch()

    def _fitting(self) -> set[Reply]:
        """The answers that are possible: a form opens no form, and what no message was pressed for edits none."""
        if self.kind is Kind.AUTOCOMPLETE:
            return {Reply.CHOICES}
        form = set() if self.kind is Kind.MODAL else {Reply.FORM}
        edits = {Reply.DEFER, Reply.UPDATE} if self.message else set()
        return {Reply.MESSAGE, Reply.THINK} | form | edits

    def _take(self, reply: Reply, data: Json) -> None:
        match reply:
            case Reply.MESSAGE:
                limits.require_content(data)
                self.original = self._say(data)
            case Reply.THINK:
                self.original = self._say(data, loading=True)
            case Reply.DEFER:
                self.original = self._pressed_on()
            case Reply.UPDATE:
                self.original = self._world.edit(self._pressed_on(), data)
            case Reply.CHOICES:
                self.choices = data.get("choices") or []
                limits.check_choices(self.choices)
            case Reply.FORM:
                limits.check_modal(data)
                self.modal = data
            case Reply.PONG:
                raise refusals.invalid("type", "nobody asked by ping")

    def _pressed_on(self) -> Message:
        if self.message is None or self.message.id not in self.message.channel.messages:
            raise refusals.unknown_message()
        return self.message

    # What comes after it.

    def follow_up(self, body: Json) -> Message:
        """Take one more message; after “is thinking …” the first one stands in its place, for whom that was."""
        self._require_alive()
        if self.original and self.original.loading:
            return self.edit(self.original, body)
        limits.require_content(body)
        message = self._say(body)
        self.finished.set()
        return message

    def find(self, which: str) -> Message:
        """The first answer, or another message that this token made."""
        self._require_alive()
        found = self.original if which == "@original" else self._own(int(which))
        if found is None or found.id not in found.channel.messages:
            raise refusals.unknown_message()
        return found

    def edit(self, message: Message, body: Json) -> Message:
        self._world.edit(message, body)
        self.finished.set()
        return message

    def delete(self, message: Message) -> None:
        self._world.delete(message)

    def _own(self, id_: int) -> Message | None:
        own = [*self.messages, *filter(None, [self.original])]
        return next((message for message in own if message.id == id_), None)

    def _require_alive(self) -> None:
        if self._world.clock.now() - self.at > TOKEN_LIFE:
            raise refusals.invalid_token()
        if self.answered is None:
            raise refusals.unknown_webhook()

    def _say(self, body: Json, *, loading: bool = False) -> Message:
        limits.check_message(body, self._world.emojis)
        private = (body.get("flags") or 0) & limits.EPHEMERAL
        message = Message(
            self._world.ids.next(),
            self.channel,
            self._world.bot,
            only_for=self.user if private else None,
            token=self.token,
        )
        self._world.put(message, body)
        message.loading = loading
        self.messages.append(message)
        return message

    def result(self) -> Json:
        """What Discord says of the first answer when it is asked to (`with_response`)."""
        told: Json = {"id": str(self.id), "type": int(self.kind)}
        if self.original:
            told |= {
                "response_message_id": str(self.original.id),
                "response_message_loading": self.original.loading,
                "response_message_ephemeral": self.original.only_for is not None,
            }
        if self.original and self.answered in {Reply.MESSAGE, Reply.UPDATE}:
            shown = {"type": self.answered, "message": self.original.payload()}
            return {"interaction": told, "resource": shown}
        return {"interaction": told}
