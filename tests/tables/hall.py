"""A hall with tables: the real manager on the real store, with time, screen and disk in the hand of the test."""

from collections.abc import Iterable, Sequence
from itertools import count
from random import Random

from msgspec.structs import replace

from bot.rules.bids import Bid
from bot.rules.events import (
    BidMade,
    ComputerSeated,
    DiceDealt,
    Event,
    GameBegun,
    SeatTaken,
    StarterNamed,
    TableOpened,
)
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Begin, CallCalza, CallDudo, Leave, MakeBid
from bot.rules.options import PRESETS, Options, Preset
from bot.rules.pieces import NO_SEAT, PlayerId, SeatNo
from bot.rules.view import TableView
from bot.store import Database, GameId, TableRecord
from bot.tables.agenda import Pace
from bot.tables.gathering import Party, Person, Place, Terms
from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.rules.table import bid, cups
from tests.tables.hand import HandClock, HandJournal, HandStage

PEOPLE = {name: PlayerId(number) for number, name in enumerate(("Ana", "Bob", "Cleo", "Dan", "Eva", "Finn"), start=11)}

PACE = Pace(reveal=5.0, thinking=1.5)

_ids = count(1)


class Hall:
    """All tables of a process, and verbs for what people do at them."""

    def __init__(self, database: Database, pace: Pace = PACE) -> None:
        self.database = database
        self.clock = HandClock()
        self.journal = HandJournal(database._connections)
        self.clock.journal = self.journal
        self.pace = pace
        self.stage = HandStage()
        self.manager = self._new_manager()

    def _new_manager(self) -> Manager:
        return Manager(self.journal, self.stage, self.clock, self.pace, Random(5), Random(6).randbytes)

    async def open(
        self,
        people: str = "Ana Bob Cleo",
        computers: Iterable[str] = (),
        *,
        channel: int = 7,
        clock: int | None = 90,
        preset: Preset = "classic",
        cause: int | None = None,
    ) -> Table:
        """A gathering of these people."""
        party = Party(tuple(Person(PEOPLE[name], name) for name in people.split()), tuple(computers))
        terms = Terms(preset, PRESETS[preset], clock)
        return await self.manager.open(Place(5, channel, "en-US"), terms, party, cause=cause)

    async def begun(self, people: str = "Ana Bob Cleo", computers: Iterable[str] = (), **how: object) -> Table:
        """A table whose first round was dealt."""
        table = await self.open(people, computers, **how)  # type: ignore[arg-type]  # handed through to `open`
        await table.ask(Begin(PEOPLE[people.split(maxsplit=1)[0]]))
        await self.clock.settle()
        return table

    async def sat(self, events: Sequence[Event], channel: int = 7, game: str = "") -> Table:
        """A table at which all that has happened already; it is found in the journal, as after a restart."""
        record = TableRecord(GameId(game or f"game{next(_ids)}"), 5, channel, "en-US", int(self.clock.now() * 1000))
        await self.journal.open(record, bytes(32), events, at=record.opened_at, cause=None)
        ((table, _),) = await self.manager.recover()
        table.wake()
        return table

    async def restart(self) -> list[Table]:
        """Lose the whole process and start another on the same database."""
        for table in self.manager.tables:
            table.rest()
        self.stage = HandStage()
        self.manager = self._new_manager()
        recovered = [table for table, _ in await self.manager.recover()]
        for table in recovered:
            table.wake()
        return recovered

    async def log(self, table: Table) -> list[Event]:
        """All that was written of a game."""
        return [entry.event for entry in await self.journal.log(table.record.game)]

    async def agree(self, table: Table) -> bool:
        """Whether a table knows what is written of it, no more and no less, once nothing is under way."""
        await self.clock.settle()
        return replay(await self.log(table)) == table._game


def dealt(
    under: str,
    bids: str = "",
    *,
    options: Options | None = None,
    clock: int | None = 90,
    starter: int = 1,
    palifico: bool = False,
    computers: str = "",
    level: str = "normal",
) -> list[Event]:
    """The log of a table in its first round: these cups, and these bids from the starter on in turn.

    All cups hold as many dice. A bid that ends in `!` was made by the stand-in. `computers` names the seats, by their
    digits, that are held by computer players.
    """
    lie = cups(under)
    chosen = replace(options or Options(), dice=max(map(len, lie)))
    events: list[Event] = [TableOpened("classic", chosen, clock)]
    for number, (name, player) in zip(range(1, len(lie) + 1), PEOPLE.items(), strict=False):
        robot = str(number) in computers
        seat = SeatNo(number)
        events.append(ComputerSeated(seat, level, name) if robot else SeatTaken(seat, player, name))
    events += [GameBegun(), StarterNamed(SeatNo(starter), palifico), DiceDealt(lie)]
    for text in bids.split():
        made = bid(text.removesuffix("!"))
        events.append(BidMade(turn(replay(events)), made.quantity, made.face, text.endswith("!")))
    return events


def turn(seen: Game | TableView) -> SeatNo:
    return seen.round.turn if seen.round else NO_SEAT


def on_turn(table: Table) -> PlayerId:
    return table.view.seat(turn(table.view)).player


def lowest(table: Table) -> Bid:
    """The lowest bid that is legal now."""
    auction = table._game.auction(turn(table.view))
    return next(iter(auction.ladder()))


async def make_bid(
    table: Table, player: PlayerId, said: Bid | str, *, cause: int | None = None, seen: int | None = None
) -> TableView:
    made = bid(said) if isinstance(said, str) else said
    return await table.play(player, lambda seat: MakeBid(seat, made), cause=cause, seen=seen)


async def raise_bid(table: Table) -> TableView:
    """Let whoever is on turn make the lowest bid."""
    return await make_bid(table, on_turn(table), lowest(table))


async def dudo(table: Table, player: PlayerId, *, seen: int | None = None) -> TableView:
    return await table.play(player, CallDudo, seen=seen)


async def calza(table: Table, player: PlayerId, *, seen: int | None = None) -> TableView:
    return await table.play(player, CallCalza, seen=seen)


async def leave(table: Table, player: PlayerId) -> TableView:
    return await table.play(player, Leave)


ANA, BOB, CLEO, DAN, EVA, FINN = PEOPLE.values()
