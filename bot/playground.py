"""`perudo play`: the real bot in a page of one's own browser, in an offline Discord made by SimCord.

This is the one module that reaches into SimCord, which is why pyproject.toml names its version exactly.
"""
# ruff: noqa: SLF001 - see above

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError
from simcord.backend.cdn import CDN_BASE
from simcord.preview._pages import _Page

log = logging.getLogger(__name__)

PEOPLE = ("Ana", "Bob", "Cléo", "Dev", "Eva", "Finn")
"""Who can be played, one for each cup of the box; the first owns the server. New names go to the end, or stored tables
would change hands: ids are given in this order."""

_TICK = 0.5
"""Seconds between two steps of the clock: as often as an open page asks for news."""

_REPAINT = 10.0
"""Seconds after which "in 40 seconds" is drawn anew on cards whose clock runs."""

_IDLE = 0.001
"""Seconds between two looks at whether the bot has finished; SimCord's own 0.05 make every press wait that long."""

_REMEMBERED = 20
"""How many of the newest states of each window are remembered."""

_GREETING = """\
Perudo is open, in your browser at
  {url}

  Type  /perudo start  into the message box there and send it, then press the buttons that appear:
  Add computer, Begin, and My dice, which shows your dice and lets you bid.
  You are {first}. "Viewing as" at the top makes you {others};
  to be several at once, open the address in several windows.

  Games are kept in {database} and go on when you come back. Ctrl-C closes.
"""


class PlaygroundError(Exception):
    """The page can't be opened; the message is one line for whoever asked for it."""


class PlayClock:
    """SimCord's clock: it stands still until `serve` moves it, and then all waits end in their order.

    Attributes:
        waits: how many waits are going on.
    """

    def __init__(self) -> None:
        self.waits = 0
        self._env: Env | None = None

    def bind(self, env: Env) -> None:
        """Follow the time of `env`; must come before anything else is asked."""
        self._env = env

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return self._bound.now().timestamp()

    def elapsed(self) -> float:
        """Seconds since 1970 as well: nobody sets this clock."""
        return self.now()

    async def sleep(self, seconds: float) -> None:
        """Return after that many seconds; only for what the bot does, which is all that SimCord keeps time for."""
        self.waits += 1
        try:
            await self._bound.external_wait(asyncio.sleep(seconds), reason="the bot's clock")
        finally:
            self.waits -= 1

    @property
    def _bound(self) -> Env:
        if self._env is None:
            raise RuntimeError("the clock is asked before it follows an environment")
        return self._env


class LocalDiscord(Env):
    """The offline Discord that a client is put into: `LocalDiscord(client)`. Not started yet."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - SimCord's own signature
        idle: float = _IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        await super()._settle_internal(timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline)


async def serve(  # noqa: PLR0913 - all that there is to say about a page
    env: LocalDiscord,
    clock: PlayClock,
    *,
    port: int,
    database: str,
    pictures: Callable[[], Mapping[int, bytes]],
    say: Callable[[str], object],
    stop: asyncio.Event,
    people: Sequence[str] = PEOPLE,
) -> None:
    """Run the client of `env` in a page until `stop`, or "End preview session" in the page.

    The server, the channel and the people have the same ids at each start, so a database goes on where it was left;
    messages of an earlier start are gone.

    Args:
        env: the client, not started.
        clock: the one that the client was built with.
        port: where to listen on 127.0.0.1; 0 for any free port.
        database: what the greeting says about where games are kept.
        pictures: PNGs by the id of their emoji, asked once the client has started.
        say: tells whoever started it where to look.
        stop: asks for the end.
        people: who can be played; the first ones of `PEOPLE`, so that they stay who they are.

    Raises:
        PlaygroundError: the port is taken.
    """
    clock.bind(env)
    channel, viewers = _world(env, people)
    env.backend.advance_clock(_lag(env))  # before the start, so that no interaction id of an earlier one comes again
    await env.start()
    try:
        page = env.preview(channel, viewers=viewers, layout="channel", port=port, assets=_assets(pictures()))
        async with _opened(page) as turns:
            say(_greeting(page.url, people, database))
            await _drive(env, page, clock, turns, stop)
    finally:
        await env.shutdown()


def _world(env: Env, people: Sequence[str]) -> tuple[ChannelHandle, list[MemberActor]]:
    """Make what SimCord numbers one after the other, always in the same order."""
    env.backend.bot_user.name = "Perudo"
    users = [env.create_user(name.lower(), global_name=name) for name in people[:1]]
    guild = env.create_guild("Perudo", owner=users[0])
    channel = guild.create_text_channel("perudo", topic="A table for liars")
    users += [env.create_user(name.lower(), global_name=name) for name in people[1:]]
    return channel, [guild.add_member(user) for user in users]


def _assets(pictures: Mapping[int, bytes]) -> dict[str, tuple[str, bytes]]:
    return {f"{CDN_BASE}/emojis/{emoji}.png": (f"{emoji}.png", png) for emoji, png in pictures.items()}


def _greeting(url: str, people: Sequence[str], database: str) -> str:
    return _GREETING.format(url=url, first=people[0], others=" or ".join(people[1:]), database=database)


def _lag(env: Env) -> float:
    """The seconds by which the clock of `env` is behind."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


# People and time take turns.


class _Turns:
    """Lets the actions of people and the steps of the clock follow each other.

    SimCord does one thing at a time. An action that met a step of the clock would fail and leave its window dead; one
    from a window that has not seen the newest state would be refused, even if only a time was drawn anew.
    """

    def __init__(self, page: Preview) -> None:
        self.lock = asyncio.Lock()
        self._page = page
        self._publish, self._act = page._publish, page._action
        self._seen: dict[str, dict[int, dict[str, str]]] = {}
        page._publish = self._published  # type: ignore[method-assign, assignment]  # SimCord has no other way in
        page._action = self._acted  # type: ignore[method-assign]  # the same

    def _published(self, window: _Page, **how: Any) -> None:  # noqa: ANN401 - handed through
        """Publish a state of a window, and remember what its messages looked like."""
        self._publish(window, **how)
        for closed in self._seen.keys() - self._page._pages.keys():
            del self._seen[closed]
        seen = self._seen.setdefault(window.id, {})
        seen[window.revision] = {id_: json.dumps(shown) for id_, shown in window.snapshot["messages"].items()}
        seen.pop(window.revision - _REMEMBERED, None)

    async def _acted(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what somebody asked for, when it is their turn."""
        async with self.lock:
            window = self._page._pages.get(context_id or "")
            if window is not None and self._is_current(window, body):
                body = {**body, "published_revision": window.revision}
            return await self._act(context_id, body)

    def _is_current(self, window: _Page, body: Mapping[str, Any]) -> bool:
        """Whether an action from an older state means the same now: what it was done to has not changed since."""
        if body.get("kind") not in {"click", "select"}:
            return body.get("sequence") == window.last_sequence + 1
        target, seen = str(body.get("target_id")), self._seen[window.id]
        then = seen.get(body.get("published_revision", 0), {}).get(target)
        return then is not None and then == seen[window.revision].get(target)


@asynccontextmanager
async def _opened(page: Preview) -> AsyncIterator[_Turns]:
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(page)
        except SetupError as error:
            raise PlaygroundError(str(error)) from error
        yield _Turns(page)


async def _drive(env: Env, page: Preview, clock: PlayClock, turns: _Turns, stop: asyncio.Event) -> None:
    """Let time pass, and show what has changed, until the end is asked for."""
    ends = [asyncio.create_task(page.wait_closed()), asyncio.create_task(stop.wait())]
    painted, requests = env.now(), 0
    while not any(end.done() for end in ends):
        async with turns.lock:
            await _pass(env)
            outdated = clock.waits and (env.now() - painted).total_seconds() >= _REPAINT
            if outdated or requests != len(env.http_requests):
                painted, requests = env.now(), len(env.http_requests)
                await _paint(page)
        await asyncio.wait(ends, timeout=_TICK, return_when=asyncio.FIRST_COMPLETED)
    for end in ends:
        end.cancel()


async def _pass(env: Env) -> None:
    """Bring the clock to the present, through all that is due on the way."""
    try:
        await env.advance_time(_lag(env))
    except TimeoutError as error:
        log.warning("%s", error)


async def _paint(page: Preview) -> None:
    """Show every window the newest state, unless the page is just being closed."""
    try:
        await page.refresh()
    except (SetupError, TimeoutError) as error:
        log.info("%s", error)
