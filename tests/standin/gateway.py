"""The gateway: WebSockets over which Discord tells the bot what happens."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.standin.refusals import Json
from tests.standin.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11

DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4002, 4003, 4004, 4005
INVALID_SEQ, UNKNOWN_OPCODE, DISALLOWED_INTENTS = 4007, 4001, 4014

GUILDS = 1 << 0
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Intents that an application must be granted: members, presences, content of messages."""


@dataclass(eq=False)
class Session:
    """What one IDENTIFY began; it outlives its connections.

    Attributes:
        events: everything that was ever told in it, to be told again.
        line: the connection that it has now.
        resumes: how often it was taken up again.
    """

    id: str
    intents: int
    events: list[Json] = field(default_factory=list)
    line: "Line | None" = None
    resumes: int = 0

    def tell(self, event: str, payload: Json) -> None:
        """Tell the bot, now or when it is back."""
        if not self.intents & GUILDS and event.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
            return
        self.events.append({"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": payload})
        if self.line:
            self.line.send(self.events[-1])

    def replay(self, after: int) -> None:
        """Tell again all that came after an event."""
        if self.line:
            for event in self.events[after:]:
                self.line.send(event)


class Line:
    """One connection of the bot to the gateway."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.session: Session | None = None
        self._socket = socket
        self._request = request
        self._outbox: asyncio.Queue[Json | int] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        self._outbox.put_nowait(payload)

    def hang_up(self, code: int) -> None:
        """Close the connection once all before is sent."""
        self._outbox.put_nowait(code)

    def cut(self) -> None:
        """Let the connection break, as cables do."""
        if self._request.transport:
            self._request.transport.abort()

    async def deliver(self) -> None:
        """Send what is to be sent until the connection ends."""
        while isinstance(payload := await self._outbox.get(), dict):
            await self._socket.send_str(json.dumps(payload))
        await self._socket.close(code=payload)


class Gateway:
    """Everything that the bot hears of.

    Attributes:
        sessions: one for each IDENTIFY, in order.
        heartbeat: the seconds between two heartbeats that the bot is asked for.
        rewind: how many events that the bot has already had are told again at its next RESUME.
        granted: the privileged intents of the application.
    """

    def __init__(self, world: World, token: str) -> None:
        self.sessions: list[Session] = []
        self.heartbeat = 41.25
        self.rewind = 0
        self.granted = 0
        self.url = ""
        self._world = world
        self._token = token
        world.tell = self.tell

    @property
    def session(self) -> Session:
        """The newest session."""
        return self.sessions[-1]

    @property
    def connected(self) -> bool:
        """Whether the bot is there and has heard of its servers."""
        return bool(self.sessions and self.session.line)

    def tell(self, event: str, payload: Json) -> None:
        """Tell every session; one without a connection hears it when it resumes."""
        for session in self.sessions:
            session.tell(event, payload)
        self._world.touch()

    # What can happen to connections.

    def drop(self, code: int | None = None, rewind: int = 0) -> None:
        """Break the connection, or close it with a code; the bot may RESUME."""
        self.rewind = rewind
        line = self._lose()
        if code is None:
            line.cut()
        else:
            line.hang_up(code)

    def reconnect(self) -> None:
        """Ask the bot to come back on another connection."""
        line = self._lose()
        line.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is over."""
        line, session = self._lose(), self.session
        if not resumable:
            self.sessions.remove(session)
        line.send({"op": INVALID_SESSION, "d": resumable})

    def ready_again(self) -> None:
        """Say READY once more, as Discord does now and then."""
        self._welcome(self.session)

    def _lose(self) -> Line:
        line, self.session.line = self.session.line, None
        if line is None:
            raise RuntimeError("the bot is not connected")
        return line

    # What the bot says.

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket, request)
        line.send({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        delivering = asyncio.create_task(line.deliver())
        try:
            async for message in socket:
                self._hear(line, message.data if message.type is WSMsgType.TEXT else "")
        finally:
            delivering.cancel()
            await asyncio.gather(delivering, return_exceptions=True)
            if line.session and line.session.line is line:
                line.session.line = None
            self._world.touch()
        return socket

    def _hear(self, line: Line, said: str) -> None:
        try:
            payload: Any = json.loads(said)
            op, data = payload["op"], payload.get("d")
        except (ValueError, LookupError, TypeError):
            line.hang_up(DECODE_ERROR)
            return
        match op:
            case 1:
                line.send({"op": HEARTBEAT_ACK, "d": None})
            case 2:
                self._identify(line, data)
            case 6:
                self._resume(line, data)
            case 3 | 4 | 8 | 31:
                if line.session is None:
                    line.hang_up(NOT_AUTHENTICATED)
            case _:
                line.hang_up(UNKNOWN_OPCODE)

    def _identify(self, line: Line, data: Json) -> None:
        if line.session:
            line.hang_up(ALREADY_AUTHENTICATED)
        elif data["token"] != self._token:
            line.hang_up(AUTHENTICATION_FAILED)
        elif data["intents"] & PRIVILEGED & ~self.granted:
            line.hang_up(DISALLOWED_INTENTS)
        else:
            session = Session(f"{self._world.ids.next():x}", data["intents"], line=line)
            line.session = session
            self.sessions.append(session)
            self._welcome(session)

    def _welcome(self, session: Session) -> None:
        guilds = [guild for guild in self._world.guilds if guild.has_bot]
        bot = self._world.bot
        session.tell(
            "READY",
            {
                "v": 10,
                "user": bot.payload() | {"verified": True, "mfa_enabled": True, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "application": {"id": str(bot.id), "flags": 0},
                "session_type": "normal",
                "private_channels": [],
                "relationships": [],
            },
        )
        for guild in guilds:
            if guild.available:
                session.tell("GUILD_CREATE", guild.payload())
        self._world.touch()

    def _resume(self, line: Line, data: Json) -> None:
        session = next((known for known in self.sessions if known.id == data["session_id"]), None)
        if data["token"] != self._token:
            line.hang_up(AUTHENTICATION_FAILED)
        elif session is None:
            line.send({"op": INVALID_SESSION, "d": False})
        elif not 0 <= (data["seq"] or 0) <= len(session.events):
            line.hang_up(INVALID_SEQ)
        else:
            session.line, line.session = line, session
            session.resumes += 1
            session.replay(max(0, (data["seq"] or 0) - self.rewind))
            self.rewind = 0
            session.tell("RESUMED", {"_trace": []})
            self._world.touch()
