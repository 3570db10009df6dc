import asyncio
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import aiohttp
import pytest

from bot.playground import PEOPLE, LocalDiscord, PlayClock, PlaygroundError, serve
from tests.playground.counting import Counting

Json = dict[str, Any]


class Window:
    """One window of the page, as its script sees it."""

    def __init__(self, http: aiohttp.ClientSession, url: str) -> None:
        self.address, _, capability = url.partition("#")
        self.headers = {"X-Simcord-Capability": capability}
        self.http = http
        self.state: Json = {}
        self.count = 0

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        async with self.http.request(method, f"{self.address}{path}", json=body, headers=self.headers) as answer:
            assert answer.status == 200, await answer.text()
            return cast("Json", await answer.json())

    async def open(self) -> "Window":
        self.state = await self.ask("POST", "api/pages", {})
        self.headers["X-Simcord-Context"] = self.state["context"]["id"]
        return self

    async def another(self) -> "Window":
        return await Window(self.http, f"{self.address}#{self.headers['X-Simcord-Capability']}").open()

    async def close(self) -> None:
        await self.ask("DELETE", f"api/pages/{self.headers['X-Simcord-Context']}")

    async def look(self) -> str:
        """What the first card says, now."""
        self.state = await self.ask("GET", "api/state")
        return str(self.cards[0]["components"][0]["content"])

    async def until(self, words: str) -> None:
        async with asyncio.timeout(10):
            while words not in await self.look():  # noqa: ASYNC110 - the page tells nobody of its own accord
                await asyncio.sleep(0.05)

    async def press(self, card: int = 0) -> bool:
        """Press the button of a card as this window last saw it; whether that was taken."""
        shown = self.cards[card]
        button = shown["components"][1]["components"][0]
        return await self.act("click", target_id=shown["id"], control_key=button["control_key"])

    async def act(self, kind: str, **what: object) -> bool:
        envelope = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self.count + 1,
            "request_id": f"{id(self)}-{self.count}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }
        receipt = await self.ask("POST", "api/action", envelope | what)
        taken = not receipt["rejected"]
        self.count += taken
        return taken

    @property
    def cards(self) -> list[Json]:
        return [self.state["messages"][message] for message in self.state["timeline"]]


class Playground:
    """A playground that is open, and the client in it."""

    def __init__(self, delay: float = 1.0, work: float = 0.0) -> None:
        self.clock = PlayClock()
        self.client = Counting(self.clock, delay, work)
        self.env = LocalDiscord(self.client)
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.stop = asyncio.Event()
        self.url = ""

    async def serve(self, port: int = 0) -> None:
        await serve(
            self.env,
            self.clock,
            port=port,
            database="games.sqlite3",
            pictures=lambda: {7: b""},
            say=self.said.put_nowait,
            stop=self.stop,
        )


@asynccontextmanager
async def playground(delay: float = 1.0, work: float = 0.0) -> AsyncIterator[tuple[Playground, Window]]:
    place = Playground(delay, work)
    serving = asyncio.create_task(place.serve())
    greeting = asyncio.create_task(place.said.get())
    await asyncio.wait([serving, greeting], return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        greeting.cancel()
        await serving
    place.url = re.findall(r"http://\S+", greeting.result())[0]
    try:
        async with aiohttp.ClientSession() as http:
            yield place, await Window(http, place.url).open()
    finally:
        place.stop.set()
        async with asyncio.timeout(5):
            await serving


async def test_a_press_reaches_the_client_and_time_passes_by_itself() -> None:
    async with playground() as (place, window):
        assert await window.look() == "0: nothing yet"
        assert await window.press()
        assert await window.look() == "1: Ana pressed"
        assert place.clock.waits == 1
        await window.until("1: time passed")
        assert place.clock.waits == 0


async def test_other_windows_see_it() -> None:
    async with playground(delay=60) as (_, window):
        other = await window.another()
        assert await window.press()
        await other.until("1: Ana pressed")
        await other.close()
        await window.look()
        assert await window.press()


async def test_the_clock_is_the_one_on_the_wall() -> None:
    async with playground() as (place, _):
        await asyncio.sleep(1.2)
        assert abs(place.clock.now() - time.time()) < 1


async def test_places_and_people_keep_their_ids_and_nothing_else_has_an_id_that_was_there_before() -> None:
    places, ids = [], []
    for _ in range(2):
        async with playground() as (place, window):
            assert await window.press()
            places.append(place.client.places)
            ids.append({*place.client.interactions, *map(int, window.state["timeline"])})
    assert places[0] == places[1]
    assert not ids[0] & ids[1]


async def test_a_client_that_takes_long_is_waited_for_and_said(caplog: pytest.LogCaptureFixture) -> None:
    async with playground(work=1.5) as (place, window):
        place.env.settle_timeout = 0.2
        assert await window.press()
        await window.until("1: time passed")
    assert "did not settle" in caplog.text


async def test_no_press_is_lost_to_the_passing_of_time() -> None:
    async with playground(delay=0.01) as (place, window):
        for _ in range(60):
            await window.look()
            while not await window.press():  # refused, for the card was drawn anew meanwhile: look and press again
                await window.look()
            await asyncio.sleep(0.02)
        await window.until("60: time passed")
        assert len(place.client.interactions) == 60


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        pytest.param(0, False, id="the card has changed: refused, for its buttons are others now"),
        pytest.param(1, True, id="only another card has changed: taken"),
    ],
)
async def test_a_press_in_a_window_that_has_not_seen_the_newest_state(card: int, taken: bool) -> None:
    async with playground(delay=60) as (_, window):
        late = await window.another()
        assert await window.press()
        await asyncio.sleep(1)
        assert await late.press(card) is taken
        await late.look()
        assert await late.press(card)


async def test_closing_in_the_page_ends_it() -> None:
    place = Playground()
    serving = asyncio.create_task(place.serve())
    url = re.findall(r"http://\S+", await place.said.get())[0]
    async with aiohttp.ClientSession() as http:
        window = await Window(http, url).open()
        assert await window.act("close")
        async with asyncio.timeout(5):
            await serving


async def test_the_greeting_says_where_to_go_and_what_to_do() -> None:
    place = Playground()
    serving = asyncio.create_task(place.serve())
    greeting = await place.said.get()
    place.stop.set()
    await serving
    for words in ("http://127.0.0.1:", "/perudo start", "games.sqlite3", "Ctrl-C", *PEOPLE):
        assert words in greeting


async def test_a_taken_port_is_said_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PlaygroundError, match=rf"^[^\n]*\b{port}\b[^\n]*$"):
            await Playground().serve(port)


async def test_a_clock_that_follows_nothing_says_so() -> None:
    with pytest.raises(RuntimeError):
        PlayClock().now()
