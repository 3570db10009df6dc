"""A Discord of one's own on 127.0.0.1: everything put together."""

from types import TracebackType
from typing import Self

from aiohttp import web

from tests.standin.faults import Faults, Speeds
from tests.standin.gateway import Gateway
from tests.standin.interactions import Interaction
from tests.standin.people import Person
from tests.standin.places import USUAL, Channel, Guild, May, User
from tests.standin.refusals import Json
from tests.standin.rest import Rest
from tests.standin.routes import Routes
from tests.standin.world import World

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.standin.must-never-be-logged"

_API = "/api/v10"
_GATEWAY = "/gateway"


class Loopback:
    """Discord, while it is entered.

    Attributes:
        token: the only one that lets a bot in.
        world: who is there, and what was said.
        gateway: what the bot hears of.
        rest: what the bot asked for.
        api: where bots find the HTTP side; known once it runs.
    """

    def __init__(self, token: str = TOKEN) -> None:
        self.token = token
        self.world = World()
        self.gateway = Gateway(self.world, token)
        self.rest = Rest(token, Speeds(self.world.clock.now))
        self.api = ""
        self._routes = Routes(self.world, self.gateway)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 * 1024**2)
        app.router.add_get(_GATEWAY + "/", self.gateway.serve)
        app.router.add_get(_GATEWAY, self.gateway.serve)
        self.rest.attach(app, _API, self._routes.table())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.api = f"http://{host}:{port}{_API}"
        self.gateway.url = f"ws://{host}:{port}{_GATEWAY}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._runner:
            await self._runner.cleanup()

    @property
    def faults(self) -> Faults:
        """What goes wrong on purpose."""
        return self.rest.faults

    # Who and where.

    def guild(self, name: str = "Home", locale: str = "en-US") -> Guild:
        """Make a server that has invited the bot; of one with no `locale` Discord does not tell it."""
        guild = Guild(self.world.ids.next(), name, locale, self.world)
        self.world.guilds.append(guild)
        self.world.tell("GUILD_CREATE", guild.payload())
        return guild

    def person(self, name: str, at: Channel | None = None, locale: str = "en-US", may: May = USUAL) -> Person:
        """Make a person, in a channel or else in their direct messages with the bot."""
        user = User(self.world.ids.next(), name)
        return Person(self, user, at or self.direct_messages(), locale, may)

    def direct_messages(self) -> Channel:
        """Make somebody's direct messages with the bot."""
        channel = Channel(self.world.ids.next(), "", self.world, None)
        self.world.channels[channel.id] = channel
        return channel

    def ask(self, interaction: Interaction, payload: Json) -> None:
        """Bring what somebody did to the bot."""
        self._routes.interactions[interaction.token] = interaction
        self.gateway.tell("INTERACTION_CREATE", payload)
