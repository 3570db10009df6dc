"""The HTTP side: who may ask, how fast, in what form, and what goes wrong on purpose; `routes` does what is asked."""

import asyncio
import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple

from aiohttp import BodyPartReader, web

from tests.standin import refusals
from tests.standin.faults import Fault, Faults, Speeds
from tests.standin.refusals import Body, Refusal
from tests.standin.spec import Spec

VIA = "1.1 standin"
"""What stands between Discord and the world signs every answer so."""

OPEN = ("/interactions/", "/webhooks/")
"""Where the interaction's own token lets the bot in, and no other is sent."""


class Call(NamedTuple):
    """What the bot asks for.

    Attributes:
        route: the name that it has in Discord's specification.
        url: its path as a whole.
        path: the parts of it that have names.
        body: the JSON that goes with it; None for nothing.
        files: what goes beside that, by name.
    """

    route: str
    url: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[str, bytes] = {}  # noqa: RUF012 - never changed


class Request(NamedTuple):
    """What the bot asked for and what it got; for tests of what leaves the process."""

    call: Call
    status: int
    code: int

    @property
    def route(self) -> str:
        return self.call.route

    @property
    def path(self) -> str:
        return self.call.url

    @property
    def body(self) -> Any:
        return self.call.body


Do = Callable[[Call], Body]
"""Does what is asked and returns JSON, or None for an empty answer."""


class Rest:
    """Answers the bot's requests.

    Attributes:
        requests: all that the bot asked for, in order.
        refused: those requests that were turned down, less what was arranged to go wrong and those in `slowed`.
        slowed: those that came too fast; a new process cannot know how fast the last one was.
    """

    def __init__(self, token: str, speeds: Speeds) -> None:
        self.requests: list[Request] = []
        self.refused: list[str] = []
        self.slowed: list[str] = []
        self.faults = Faults()
        self.speeds = speeds
        self._token = token

    def count(self, route: str) -> int:
        """How often a route was asked for, by the beginning of its name."""
        return sum(request.route.startswith(route) for request in self.requests)

    def hold_against(self, spec: Spec) -> None:
        """Add to `refused` what Discord's own specification does not allow; takes too long to be done meanwhile."""
        for request in self.requests:
            if request.body is not None and (wrong := spec.complaint(request.route, request.body)):
                self.refused.append(f"{request.route}: specification: {wrong}")

    def attach(self, app: web.Application, prefix: str, routes: dict[str, Do]) -> None:
        """Serve `routes`, and refuse everything else."""
        for route, do in routes.items():
            method, path = route.split(" ", 1)
            app.router.add_route(method, prefix + path, self._answering(route, do))
        app.router.add_route("*", prefix + "/{path:.*}", self._answering("unknown route", _not_found))

    def _answering(self, route: str, do: Do) -> Callable[[web.Request], Any]:
        async def answer(request: web.Request) -> web.StreamResponse:
            fault = self.faults.take(route)
            call = Call(route, request.path, dict(request.match_info), dict(request.query))
            try:
                call = await _whole(call, request)
                headers = self._let_in(call, request.headers.get("Authorization"))
                if fault and fault.refusal:
                    raise fault.refusal
                result = _done(do, call)
            except Refusal as refusal:
                return self._refuse(call, refusal, fault)
            self.requests.append(Request(call, HTTPStatus.OK, 0))
            return await _send(request, result, headers, fault)

        return answer

    def _let_in(self, call: Call, authorization: str | None) -> dict[str, str]:
        by_token = call.route.split(" ")[-1].startswith(OPEN)
        if not by_token and authorization != f"Bot {self._token}":
            raise refusals.unauthorized()
        return {"Via": VIA} | self.speeds.headers(call.route, call.path, counts=not by_token)

    def _refuse(self, call: Call, refusal: Refusal, fault: Fault | None) -> web.Response:
        self.requests.append(Request(call, refusal.status, refusal.code))
        if not fault or fault.refusal is not refusal:
            noted = self.slowed if refusal.status == HTTPStatus.TOO_MANY_REQUESTS else self.refused
            noted.append(f"{call.route}: {refusal}")
        headers = {} if "banned" in refusal.body else {"Via": VIA}
        if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
            headers["Retry-After"] = str(refusal.body["retry_after"])
        return _json(refusal.body, refusal.status, headers)


def _done(do: Do, call: Call) -> Body:
    try:
        return do(call)
    except (LookupError, TypeError, ValueError) as error:
        raise refusals.invalid("_", f"{error!r} while it was read") from error


async def _send(request: web.Request, result: Body, headers: dict[str, str], fault: Fault | None) -> web.Response:
    if fault and fault.silence:
        await asyncio.sleep(fault.silence)
    if fault and fault.cut and request.transport:
        request.transport.abort()
    return web.Response(status=204, headers=headers) if result is None else _json(result, 200, headers)


async def _whole(call: Call, request: web.Request) -> Call:
    """The same with what was sent: JSON alone, or beside files."""
    if request.content_type.startswith("multipart/"):
        parts = {
            part.name or "": await part.read()
            async for part in await request.multipart()
            if isinstance(part, BodyPartReader)
        }
        text = parts.pop("payload_json", b"{}").decode()
        return call._replace(body=_parsed(text), files=parts)
    text = await request.text()
    if not text:
        return call
    if request.headers.get("Content-Type") != "application/json":
        raise refusals.invalid("_", "Expected \"Content-Type\" header to be one of {'application/json'}.")
    return call._replace(body=_parsed(text))


def _parsed(text: str) -> Body:
    try:
        parsed: Body = json.loads(text)
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
    return parsed


def _json(payload: Body, status: int, headers: dict[str, str]) -> web.Response:
    # discord.py reads JSON only where the type is named without a charset.
    body = json.dumps(payload).encode()
    return web.Response(body=body, status=status, headers={**headers, "Content-Type": "application/json"})


def _not_found(_: Call) -> None:
    raise Refusal(404, 0, "404: Not Found")
