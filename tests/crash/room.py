"""What Discord holds of a game whose bot dies: cards and answers outlive every process."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord

from bench.offline import PRIVATE, PUBLIC, Json, Wire
from bot.chat.ids import Press, read
from tests.crash.fate import Fate
from tests.standin.spec import Spec

EPOCH = 1_420_070_400_000

NONCE_LIVES = 180.0
"""Seconds for which Discord knows a nonce again; it speaks of “the past few minutes”."""

OLD = 50 * 60.0
"""Seconds after which a card is posted anew on purpose (the shared list of faults, 27)."""

UPDATE, MESSAGE = 7, 4

_LIVE = frozenset({"join", "leave", "begin", "options", "dice", "bid", "dudo", "calza"})
_ROUND = re.compile(r"^## Round (\d+)", re.MULTILINE)


class Said(NamedTuple):
    """An answer to an interaction: its kind, and what can be read and pressed there."""

    kind: int
    text: str
    presses: tuple[str, ...]


@dataclass
class Message:
    """A public message of the bot's.

    Attributes:
        rounds: the rounds that it has been the card of; 0 stands for the gathering.
    """

    id: int
    channel: int
    at: float
    nonce: str | None
    components: list[Json] = field(default_factory=list)
    text: str = ""
    rounds: set[tuple[str, int]] = field(default_factory=set)

    @property
    def live(self) -> Press | None:
        """What can be pressed on the card of a running game, None where this is no such card."""
        presses = (read(part["custom_id"]) for part in parts(self.components) if "custom_id" in part)
        return next((press for press in presses if press and press.action in _LIVE), None)


class Room:
    """All channels, and what was said there.

    Attributes:
        answers: what was answered to each interaction.
        doubled: rounds that were shown by a second message.
        refused: bodies that Discord's specification does not allow.
        asked: the rounds of which people have asked for another card.
    """

    def __init__(self, now: Callable[[], float], say: Callable[[object], None]) -> None:
        """Know the time from `now`; `say` is told what happens."""
        self.now = now
        self.say = say
        self.messages: dict[int, Message] = {}
        self.answers: defaultdict[int, list[Said]] = defaultdict(list)
        self.doubled: list[str] = []
        self.refused: list[str] = []
        self.asked: set[tuple[str, int]] = set()
        self._last = 0

    def id(self) -> int:
        """The next id, which says when it was given."""
        self._last = max(int(self.now() * 1000) - EPOCH << 22, self._last + 1)
        return self._last

    def cards(self, channel: int) -> list[Message]:
        """The messages in a channel that can be pressed on to play, oldest first."""
        return [message for message in self.messages.values() if message.channel == channel and message.live]

    def post(self, channel: int, body: Json) -> Message:
        """Post, unless there was a post of the same nonce just now."""
        nonce = str(body["nonce"]) if body.get("nonce") is not None else None
        if nonce and len(nonce) > 25:
            raise failed(400, 50035)
        for earlier in self.messages.values() if nonce and body.get("enforce_nonce") else ():
            if (earlier.nonce, earlier.channel) == (nonce, channel) and self.now() - earlier.at < NONCE_LIVES:
                return earlier
        message = Message(self.id(), channel, self.now(), nonce)
        self.messages[message.id] = message
        self.fill(message, body)
        return message

    def hold(self, route: Any, body: Any) -> None:
        """Hold what was sent against Discord's specification."""
        spec = Spec.of_environment()
        if body is not None and (wrong := spec.complaint(spec.route(route.method, route.path), body)):
            self.refused.append(f"{route.method} {route.path}: {wrong}")

    def fill(self, message: Message, body: Json) -> None:
        if "components" in body:
            message.components = body["components"]
        message.text = "\n".join([body.get("content") or "", *texts(message.components)])
        card, round_ = message.live, _ROUND.search(message.text)
        if card:
            shown = (card.game, int(round_[1]) if round_ else 0)
            young = (other for other in self.messages.values() if self.now() - other.at < OLD and other is not message)
            others = [other.id for other in young if shown in other.rounds]
            if others and shown not in message.rounds | self.asked:
                self.doubled.append(f"round {shown[1]} in {message.id} as in {others}")
            message.rounds.add(shown)


class RoomWire(Wire):
    """What one process reaches Discord by, while it lives."""

    def __init__(self, room: Room, fate: Fate) -> None:
        super().__init__()
        self._room = room
        self._fate = fate
        self.tokens: dict[str, int] = {}

    async def request(self, route: Any, session: Any, **how: Any) -> Any:  # noqa: ARG002 - as in discord.py
        """An answer to an interaction, or an edit of a private message."""
        payload = how.get("payload") or {}
        self._room.hold(route, how.get("payload"))
        if not route.path.endswith("/callback"):
            await self._fate.point("being shown")
            return self._sent(how)
        await self._fate.point("applied, not answered")
        interaction = int(route.webhook_id)
        data = payload.get("data") or {}
        said = Said(
            payload["type"],
            "\n".join([data.get("content") or "", *texts(data.get("components") or [])]),
            pressable(data),
        )
        self._room.answers[interaction].append(said)
        pressed = self.tokens.get(str(interaction))
        if payload["type"] == UPDATE and pressed in self._room.messages:
            self._room.fill(self._room.messages[pressed], data)
        await self._fate.point("answered, not shown")
        message = self._message(pressed or self._room.id(), 0, data, PRIVATE)
        answered = {"id": str(interaction), "type": 3, "response_message_ephemeral": True}
        return {"interaction": answered, "resource": {"type": payload["type"], "message": message}}

    async def http(self, route: Any, **how: Any) -> Any:
        """Any other request."""
        self._room.hold(route, how.get("json"))
        if "/messages" not in route.path:
            return await super().http(route, **how)
        await self._fate.point("being shown")
        result = self._do(route, how.get("json") or {})
        remembered = route.method == "POST" and result["components"]
        await self._fate.point("posted, not remembered" if remembered else "shown, not known")
        return result

    def _do(self, route: Any, body: Json) -> Json:
        room, channel = self._room, int(route.channel_id)
        room.say(
            f"    {route.method} {route.url[-60:]} {body.get('nonce')} {list(texts(body.get('components') or []))[:1]}"
        )
        if route.method == "POST":
            message = room.post(channel, body)
        else:
            id_ = int(route.url.rsplit("/", 1)[1])
            if id_ not in room.messages:
                raise failed(404, 10008)
            message = room.messages[id_]
            if route.method == "DELETE":
                del room.messages[id_]
            else:
                room.fill(message, body)
        return self._message(message.id, channel, {"components": message.components, "content": message.text}, PUBLIC)

    def _sent(self, how: Any) -> Json:
        return self._message(self._room.id(), 0, how.get("payload") or {}, PRIVATE)

    def _message(self, id_: int, channel: int, sent: Json, flags: int) -> Json:
        return self.message(channel, sent, flags) | {"id": str(id_)}


def failed(status: int, code: int) -> discord.HTTPException:
    kind = discord.NotFound if status == HTTPStatus.NOT_FOUND else discord.HTTPException
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": "no"})


def parts(components: list[Json]) -> Iterator[Json]:
    """Every component, however deep, that is not disabled."""
    for component in components:
        if not component.get("disabled"):
            yield component
        yield from parts(component.get("components") or [])


def texts(components: list[Json]) -> Iterator[str]:
    return (part["content"] for part in parts(components) if "content" in part)


def pressable(data: Json) -> tuple[str, ...]:
    return tuple(part["custom_id"] for part in parts(data.get("components") or []) if "custom_id" in part)
