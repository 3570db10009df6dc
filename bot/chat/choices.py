"""What people and servers chose, kept at hand so that no answer waits for the database."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from msgspec.structs import replace

from bot.store import GuildSettings, NotRead, People, Servers, Settings

T = TypeVar("T")

log = logging.getLogger(__name__)

_MOST = 50_000
"""The people, and the rows of servers, that are kept at hand, some hundred bytes each."""


class Memory(Generic[T]):
    """Who chose what: all of it where that fits, else what was looked up last."""

    def __init__(self, most: int, look_up: Callable[[int], Awaitable[T]]) -> None:
        """Remember the choices of `most` people or servers; the others are looked up."""
        self._most = most
        self._look_up = look_up
        self._known: OrderedDict[int, T] = OrderedDict()
        self._whole = False

    def fill(self, found: dict[int, T] | None) -> None:
        """Begin with all that was ever chosen, or with nothing where that is too much."""
        self._known = OrderedDict(found or {})
        self._whole = found is not None

    async def learn(self, key: int) -> None:
        """Look up what was chosen, unless it is known."""
        if key in self._known:
            self._known.move_to_end(key)
        elif not self._whole:
            try:
                self.put(key, await self._look_up(key))
            except NotRead as error:
                log.info("what was chosen could not be looked up: %s", error)

    def get(self, key: int) -> T | None:
        """What was chosen, as far as that is known."""
        return self._known.get(key)

    def put(self, key: int, chosen: T) -> None:
        """Remember a choice; what was not asked for the longest goes when there is no more room."""
        self._known[key] = chosen
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
            self._whole = False


class Choices:
    """What people chose for themselves, and servers for their channels."""

    def __init__(self, people: People, servers: Servers, usual: Settings, most: int = _MOST) -> None:
        """Know the choices that `people` and `servers` keep; `usual` is what holds where no choice was made."""
        self.usual = usual
        self._people = people
        self._servers = servers
        self._most = most
        self._languages: Memory[str | None] = Memory(most, people.language)
        self._settings: Memory[GuildSettings] = Memory(most, servers.settings)
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        """Read all that was ever chosen, as far as it fits."""
        languages = await self._people.languages(self._most)
        self._languages.fill(None if languages is None else {**languages})
        self._settings.fill(await self._servers.all(self._most))

    async def learn(self, person: int | None, server: int | None) -> None:
        """See that the choices of a person and a server are at hand."""
        if person is not None:
            await self._languages.learn(person)
        if server is not None:
            await self._settings.learn(server)

    # People.

    def language(self, person: int) -> str | None:
        """The language that a person chose; None where that is the one of their Discord."""
        return self._languages.get(person)

    async def choose_language(self, person: int, language: str | None) -> None:
        """Set a person's own language; None follows Discord again.

        Raises:
            NotSaved: nothing was changed.
        """
        await self._people.set_language(person, language)
        self._languages.put(person, language)

    def forget(self, person: int) -> None:
        """Know no choice of a person any more."""
        self._languages.put(person, None)

    # Servers.

    def of(self, server: int) -> GuildSettings:
        """What a server and its channels chose."""
        return self._settings.get(server) or GuildSettings()

    def at(self, server: int, channel: int) -> Settings:
        """What holds in a channel."""
        return self.of(server).at(channel).over(self.usual)

    async def choose(self, server: int, channel: int | None, **chosen: object) -> None:
        """Change settings of a channel, or with None of the server, by the names of `Settings`; None takes one back.

        Raises:
            NotSaved: nothing was changed.
        """
        async with self._changing:
            all_ = self.of(server)
            before = all_.server if channel is None else all_.channels.get(channel, Settings())
            after = replace(before, **chosen)
            await self._servers.choose(server, channel, after)
            if channel is None:
                self._settings.put(server, replace(all_, server=after))
            else:
                self._settings.put(server, replace(all_, channels={**all_.channels, channel: after}))
