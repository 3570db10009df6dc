"""discord.py without Discord: real clients, fed with payloads as the gateway sends them, whose requests go nowhere."""

import asyncio
import itertools
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Json = dict[str, Any]

APPLICATION = 900
GUILD = 901
PRIVATE = 1 << 6 | 1 << 15
PUBLIC = 1 << 15

_MANAGE_MESSAGES = 1 << 13
_USER: Json = {"discriminator": "0", "avatar": None, "bot": False, "global_name": None}


def snowflakes() -> Iterator[int]:
    """Ids as Discord would give them now."""
    now = discord.utils.time_snowflake(discord.utils.utcnow())
    return itertools.count(now)


ids = snowflakes()


class Wire(AsyncWebhookAdapter):
    """Takes every request, notes when an answer left, and says yes at once.

    Attributes:
        answered: when the newest answer left.
        left: set when it has.
        answer: what it was.
        requests: how many requests there were.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py types it not
        self.answered = 0.0
        self.left = asyncio.Event()
        self.answer: Json = {}
        self.requests = 0
        self._expected: dict[str, asyncio.Future[None]] = {}

    def expect(self, payload: Json) -> asyncio.Future[None]:
        """What is done when the answer to that press has left."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._expected[payload["id"]] = future
        return future

    async def request(self, route: Any, session: Any, **how: Any) -> Any:  # noqa: ANN401, ARG002 - as in discord.py
        """An answer to an interaction, or an edit of a private message."""
        self.requests += 1
        if route.path.endswith("/callback"):
            self.answered = perf_counter()
            self.left.set()
            if expected := self._expected.pop(str(route.webhook_id), None):
                expected.set_result(None)
            self.answer = how["payload"]
            said = {"id": str(next(ids)), "type": 3, "response_message_ephemeral": True}
            message = self.message(0, how["payload"].get("data") or {}, PRIVATE)
            return {"interaction": said, "resource": {"type": 7, "message": message}}
        return self.message(0, how.get("payload") or {}, PRIVATE)

    async def http(self, route: Any, **how: Any) -> Any:  # noqa: ANN401 - as in discord.py
        """Any other request."""
        self.requests += 1
        sent = how.get("json") or {}
        if route.path.endswith("/emojis"):
            return {"items": []} if route.method == "GET" else {**sent, "id": str(next(ids)), "animated": False}
        if route.path.endswith("/commands"):
            return []
        if "/messages" in route.path:
            return self.message(route.channel_id or 0, sent, PUBLIC)
        return {}

    def message(self, channel: int, sent: Json, flags: int) -> Json:
        """A message as Discord gives it back."""
        return {
            "id": str(next(ids)),
            "channel_id": str(channel),
            "author": {**_USER, "id": str(APPLICATION), "username": "perudo", "bot": True},
            "content": sent.get("content") or "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": flags,
            "components": numbered(sent.get("components") or []),
        }


def numbered(components: list[Json]) -> list[Json]:
    """Components with the ids that Discord gives them."""
    numbers = itertools.count(1)

    def number(component: Json) -> Json:
        inner = {"components": [number(each) for each in component["components"]]} if "components" in component else {}
        return {"id": next(numbers), **component, **inner}

    return [number(component) for component in components]


async def connect(client: discord.Client, wire: Wire, channels: int = 1) -> None:
    """Let a client believe that it is logged in, and that it is in a server with so many text channels."""
    await client._async_setup_hook()
    use(wire)
    client.http.request = wire.http  # type: ignore[method-assign]  # no wire leads out
    client.http._HTTPClient__session = object()  # type: ignore[attr-defined]  # its name is mangled
    state = client._connection
    state.application_id = APPLICATION
    state.user = discord.ClientUser(state=state, data={**_USER, "id": str(APPLICATION), "username": "perudo"})  # type: ignore[typeddict-item]  # the least that it reads
    state._add_guild_from_data(_guild(channels))  # type: ignore[arg-type]  # a plain dict, as from the wire
    await client.setup_hook()


def channel(number: int) -> int:
    """The id of a text channel."""
    return 10_000 + number


def _guild(channels: int) -> Json:
    roles = [{"id": str(GUILD), "name": "@everyone", "permissions": "0", "position": 0, "color": 0, "hoist": False}]
    return {
        "id": str(GUILD),
        "name": "Bench",
        "owner_id": "1",
        "roles": [{**role, "managed": False, "mentionable": False, "flags": 0} for role in roles],
        "channels": [_channel(number) for number in range(channels)],
        "members": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
        "member_count": 7,
    }


def _channel(number: int) -> Json:
    return {
        "id": str(channel(number)),
        "type": 0,
        "name": f"c{number}",
        "position": number,
        "permission_overwrites": [],
    }


def press(custom_id: str, player: int, message: Json, place: int = 0, values: list[str] | None = None) -> Json:
    """What the gateway sends when somebody presses a button, or chooses one of `values`, on a message."""
    pressed: Json = {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 1}
    user = {**_USER, "id": str(player), "username": f"player{player}"}
    return {
        "id": str(next(ids)),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": "aW50ZXJhY3Rpb24",
        "version": 1,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
        "channel_id": str(channel(place)),
        "channel": {**_channel(place), "guild_id": str(GUILD), "permissions": str(_MANAGE_MESSAGES)},
        "member": {
            "user": user,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "permissions": str(_MANAGE_MESSAGES),
            "deaf": False,
            "mute": False,
            "flags": 0,
        },
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": str(_MANAGE_MESSAGES),
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 10_485_760,
        "message": {**message, "channel_id": str(channel(place))},
        "data": pressed | ({"values": values} if values else {}),
    }


def use(wire: Wire) -> None:
    """Let what discord.py sends from here on go to `wire`."""
    async_context.set(wire)


async def pressed(client: discord.Client, wire: Wire, payload: Json) -> float:
    """Seconds from a payload to the request that answers it; returns when all that follows is done as well."""
    wire.left.clear()
    start = perf_counter()
    client._connection.parse_interaction_create(payload)  # type: ignore[arg-type]  # a plain dict, as from the wire
    await wire.left.wait()
    taken = wire.answered - start
    await quiet()
    return taken


async def quiet() -> None:
    """Return when nothing is under way but alarms of tables."""
    me = asyncio.current_task()

    def busy(task: asyncio.Task[Any]) -> bool:
        return task is not me and not task.get_name().startswith("table ")

    while any(map(busy, asyncio.all_tasks())):  # noqa: ASYNC110 - no event tells
        await asyncio.sleep(0.0002)
