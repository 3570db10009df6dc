"""Many live tables, written as if a process had played them."""

from pathlib import Path

from bot.chat.ids import Press
from bot.rules.events import BidMade, DiceDealt, Event, GameBegun, SeatTaken, StarterNamed, TableOpened
from bot.rules.evolve import replay
from bot.rules.options import Options
from bot.rules.pieces import Face, PlayerId, SeatNo
from bot.store import Database, GameId, TableRecord, migrate
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel, Message

CUPS = (tuple(map(Face, (6, 6, 1, 3, 2))), tuple(map(Face, (4, 5, 5, 2, 1))))


async def live_tables(there: Loopback, database: Path, count: int) -> list[Person]:
    """Write that many tables in round 1, each in a channel of its own with its card; returns who is on turn at each."""
    guild = there.guild("Many")
    await migrate(f"sqlite:///{database}")
    store = await Database.open(f"sqlite:///{database}")
    people = []
    try:
        for number in range(count):
            channel = guild.channel(f"den-{number}")
            ana, ben = there.person("Ana", channel), there.person("Ben", channel)
            await _write(there, store, channel, [ana, ben], GameId(f"game{number:06}"))
            people.append(ana)
    finally:
        await store.close()
    return people


async def _write(there: Loopback, store: Database, channel: Channel, people: list[Person], game: GameId) -> None:
    assert channel.guild
    record = TableRecord(game, channel.guild.id, channel.id, "en-US", int(there.world.clock.now() * 1000))
    seats = [SeatTaken(SeatNo(seat), PlayerId(one.id), one.user.name) for seat, one in enumerate(people, start=1)]
    gathering: tuple[Event, ...] = (TableOpened("classic", Options(), 90), *seats)
    rest: tuple[Event, ...] = (
        GameBegun(),
        StarterNamed(SeatNo(2), rolls=((2, 5),)),
        DiceDealt(CUPS),
        BidMade(SeatNo(2), 1, Face(6)),
    )
    await store.journal.open(record, bytes(32), gathering, at=record.opened_at, cause=None)
    after = replay((*gathering, *rest))
    await store.journal.append(record, after, rest, at=record.opened_at + 1, cause=None)
    button = {"type": 2, "style": 1, "label": "My dice", "custom_id": str(Press("dice", game, after.seq))}
    card = Message(there.world.ids.next(), channel, there.world.bot)
    there.world.put(card, {"components": [{"type": 1, "components": [button]}], "flags": 1 << 15})
    await store.journal.remember_card(game, card.id)
