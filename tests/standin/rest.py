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

OPEN = ("/interactions/", "/webhooks/")
"""Where the interaction's own token lets the bot in, and no other is sent."""


class Call(NamedTuple):
    """What a route is asked: the parts of its path, its query and its body."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any


class Request(NamedTuple):
    """What the bot asked for and what it got; for tests of what leaves the process."""

    route: str
    path: str
    body: Any
    status: int
    code: int


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
            body, headers = None, {"Via": "1.1 standin"}
            try:
                body = await _body(request)
                headers |= self._let_in(request, route)
                if fault and fault.refusal:
                    raise fault.refusal
                result = do(Call(dict(request.match_info), dict(request.query), body))
            except Refusal as refusal:
                return self._refuse(request, route, body, refusal, fault)
            self._note(request, route, body, HTTPStatus.OK)
            return await _send(request, result, headers, fault)

        return answer

    def _let_in(self, request: web.Request, route: str) -> dict[str, str]:
        by_token = request.path.split("/", 3)[3].startswith(tuple(prefix[1:] for prefix in OPEN))
        if not by_token and request.headers.get("Authorization") != f"Bot {self._token}":
            raise refusals.unauthorized()
        return self.speeds.headers(route, dict(request.match_info), counts=not by_token)

    def _refuse(
        self,
        request: web.Request,
        route: str,
        body: Body,
        refusal: Refusal,
        fault: Fault | None,
    ) -> web.Response:
        self._note(request, route, body, refusal.status, refusal.code)
        if not fault or fault.refusal is not refusal:
            noted = self.slowed if refusal.status == HTTPStatus.TOO_MANY_REQUESTS else self.refused
            noted.append(f"{route}: {refusal}")
        headers = {} if "banned" in refusal.body else {"Via": "1.1 standin"}
        if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
            headers["Retry-After"] = str(refusal.body["retry_after"])
        return _json(refusal.body, refusal.status, headers)

    def _note(self, request: web.Request, route: str, body: Body, status: int, code: int = 0) -> None:
        self.requests.append(Request(route, request.path, body, status, code))


async def _send(request: web.Request, result: Body, headers: dict[str, str], fault: Fault | None) -> web.Response:
    if fault and fault.silence:
        await asyncio.sleep(fault.silence)
    if fault and fault.cut and request.transport:
        request.transport.abort()
    return web.Response(status=204, headers=headers) if result is None else _json(result, 200, headers)


async def _body(request: web.Request) -> Body:
    """The JSON that was sent, whether alone or beside files; None for no body."""
    if request.content_type.startswith("multipart/"):
        async for part in await request.multipart():
            if isinstance(part, BodyPartReader) and part.name == "payload_json":
                return _parsed(await part.text())
        raise refusals.invalid("payload_json", "is missing")
    text = await request.text()
    if not text:
        return None
    if request.headers.get("Content-Type") != "application/json":
        raise refusals.invalid("_", "Expected \"Content-Type\" header to be one of {'application/json'}.")
    return _parsed(text)


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
