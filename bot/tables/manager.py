"""The game manager: all live tables of this process, by channel."""

import logging
import secrets
from collections.abc import Iterable
from random import Random

import msgspec

from bot import players
from bot.dealing import SECRET_BYTES, Secret
from bot.rules.decide import decide
from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import AddComputer, Move, OpenTable, TakeSeat
from bot.rules.options import Options, Preset
from bot.rules.pieces import COMPUTER, PlayerId
from bot.store import ChannelTaken, GameId, Journal, LiveTable, TableRecord
from bot.tables.agenda import Pace
from bot.tables.clock import Clock
from bot.tables.refusals import TableError
from bot.tables.table import House, Stage, Table

log = logging.getLogger(__name__)

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 10


class Place(msgspec.Struct, frozen=True):
    """Where a table stands, and the language that its public texts are in."""

    guild: int
    channel: int
    language: str


class Person(msgspec.Struct, frozen=True):
    """Who wants a seat."""

    player: PlayerId
    name: str


class Terms(msgspec.Struct, frozen=True):
    """How a table is to play; `clock` is the seconds a turn may take, None for no limit."""

    preset: Preset = "classic"
    options: Options = Options()
    clock: int | None = 90


class Manager:
    """Opens, finds, recovers and closes tables; one live table a channel."""

    def __init__(self, journal: Journal, stage: Stage, clock: Clock, pace: Pace, rng: Random) -> None:
        """Manage the tables that are written to `journal` and shown on `stage`."""
        self._house = House(journal, stage, clock, pace, rng, self._retire)
        self._tables: dict[int, Table] = {}
        self._closing = False

    @property
    def tables(self) -> tuple[Table, ...]:
        """All live tables."""
        return tuple(self._tables.values())

    def at(self, channel: int) -> Table:
        """The live table of a channel.

        Raises:
            TableError: `no-table`.
        """
        table = self._tables.get(channel)
        if table is None:
            raise TableError("no-table")
        return table

    def playing(self, channel: int, game: GameId) -> Table:
        """The live table of a channel if it plays that game; what a button on an old card must ask for.

        Raises:
            TableError: `no-table` or, where another game is played by now, `stale-card`.
        """
        table = self.at(channel)
        if table.record.game != game:
            raise TableError("stale-card")
        return table

    async def open(
        self,
        place: Place,
        terms: Terms,
        people: Iterable[Person],
        computers: Iterable[str] = (),
        *,
        cause: int | None = None,
    ) -> Table:
        """Open a gathering; the first of `people` is its host, `computers` are the levels of computer players.

        Raises:
            RuleError: more seats are asked for than a table has.
            TableError: `table-open` or `restarting`.
            NotSaved: it could not be written, and so was not opened.
        """
        if self._closing:
            raise TableError("restarting")
        if place.channel in self._tables:
            raise TableError("table-open")
        game, events = _gather(terms, list(people), list(computers), self._house.rng)
        at = int(self._house.clock.now() * 1000)
        record = TableRecord(_new_id(), place.guild, place.channel, place.language, at)
        secret = Secret(secrets.token_bytes(SECRET_BYTES))
        try:
            await self._house.journal.open(record, secret, events, at=at, cause=cause)
        except ChannelTaken:
            raise TableError("table-open") from None
        table = self._seat(Table(self._house, record, secret, game))
        table.wake()
        return table

    async def rematch(self, place: Place, game: GameId, asking: PlayerId, *, cause: int | None = None) -> Table:
        """Open a gathering with the people, computers and options of an ended game; who asks becomes the host.

        Raises:
            TableError: `no-such-game`, or `not-seated` for someone who did not play it; else as `open`.
        """
        ended = replay(entry.event for entry in await self._house.journal.log(game))
        if not ended.seats:
            raise TableError("no-such-game")
        people = [Person(seat.player, seat.name) for seat in ended.seats if seat.player != COMPUTER and not seat.left]
        first = next((index for index, person in enumerate(people) if person.player == asking), None)
        if first is None:
            raise TableError("not-seated")
        levels = [seat.level for seat in ended.seats if seat.player == COMPUTER]
        terms = Terms(ended.preset, ended.options, ended.clock)
        return await self.open(place, terms, people[first:] + people[:first], levels, cause=cause)

    async def recover(self) -> list[tuple[Table, int | None]]:
        """Take up every live table where its log ends, with the message that was its card.

        The tables do nothing by themselves before they are woken. A log that cannot be read is set aside alone.
        """
        recovered = []
        for found in await self._house.journal.live():
            if isinstance(found, LiveTable):
                game = replay(entry.event for entry in found.entries)
                table = Table(self._house, found.record, Secret(found.secret), game)
                recovered.append((self._seat(table), found.card))
            else:
                log.error("game %s is set aside: %s", found.record.game, found.reason)
                await self._house.journal.set_aside(found.record.game, found.reason)
        return recovered

    async def close(self) -> None:
        """Refuse all further moves and let those in hand finish; the tables stay live in the journal."""
        self._closing = True
        for table in self.tables:
            await table.close()

    def _seat(self, table: Table) -> Table:
        self._tables[table.record.channel] = table
        return table

    def _retire(self, table: Table) -> None:
        if self._tables.get(table.record.channel) is table:
            del self._tables[table.record.channel]


def _gather(terms: Terms, people: list[Person], computers: list[str], rng: Random) -> tuple[Game, tuple[Event, ...]]:
    """The gathering that these make together, and the events that it consists of."""
    moves: list[Move] = [OpenTable(terms.preset, terms.options, terms.clock)]
    moves += [TakeSeat(person.player, person.name) for person in people]
    names = [person.name for person in people]
    for level in computers:
        names.append(players.name_for(names, rng))
        moves.append(AddComputer(people[0].player, level, names[-1]))
    game, events = Game(), list[Event]()
    for move in moves:
        caused = decide(game, move)
        events += caused
        game = replay(caused, game)
    return game, tuple(events)


def _new_id() -> GameId:
    """A public id that can be read aloud and typed, and that nobody can guess."""
    return GameId("".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH)))
