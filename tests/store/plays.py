"""Short games to store."""

from collections.abc import Sequence
from itertools import count

from bot.rules.bids import Bid
from bot.rules.events import (
    BidMade,
    ComputerSeated,
    DiceCounted,
    DiceDealt,
    DiceLost,
    DudoCalled,
    Event,
    GameBegun,
    GameStopped,
    GameWon,
    SeatLeft,
    SeatTaken,
    StarterNamed,
    TableOpened,
)
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.options import Options
from bot.rules.pieces import Cup, Face, PlayerId, SeatNo
from bot.store import GameId, Journal, TableRecord

ANA, BOB, CHO = 2**62 + 1, 2**62 + 2, 2**62 + 3
"""Ids of people, as large as Discord's ever get."""

SECRET = bytes(range(32))
CUPS: tuple[Cup, ...] = (tuple(map(Face, (6, 6, 1, 3, 2))), tuple(map(Face, (4, 5, 5, 2, 1))))

ROLLED = (GameBegun(), StarterNamed(SeatNo(1), rolls=((5, 2),)))
DEALT = (DiceDealt(CUPS),)
BID = (BidMade(SeatNo(1), 3, Face(4)),)
BLUFFED = (
    BidMade(SeatNo(1), 9, Face(6)),
    BidMade(SeatNo(2), 10, Face(6)),
    DudoCalled(SeatNo(1)),
    DiceCounted(4),
    DiceLost(SeatNo(2)),
)
"""The first seat gets away with a bid that can't be true."""

WON = (SeatLeft(SeatNo(2)), GameWon(SeatNo(1)))
STOPPED = (GameStopped(),)

_numbers = count(1)


def table(channel: int = 7, guild: int = 5, name: str = "") -> TableRecord:
    """A new table, of a game of its own."""
    return TableRecord(GameId(name or f"game-{next(_numbers)}"), guild, channel, "nl", 1_700_000_000_000)


def seated(*people: int, computers: int = 0) -> tuple[Event, ...]:
    """A gathering of these people, and computers after them."""
    taken = [SeatTaken(SeatNo(seat), PlayerId(person), f"P{person % 10}") for seat, person in enumerate(people, 1)]
    others = [ComputerSeated(SeatNo(len(people) + number), "hard", f"C{number}") for number in range(1, computers + 1)]
    return (TableOpened("quick", Options(), 90), *taken, *others)


GATHERING = seated(ANA, BOB)


async def play(journal: Journal, record: TableRecord, *moves: Sequence[Event]) -> Game:
    """Open a table with the first of `moves` and append the others."""
    game = Game()
    for number, events in enumerate(moves):
        game = replay(events, game)
        if number:
            await journal.append(record, game, events, at=record.opened_at + number, cause=None)
        else:
            await journal.open(record, SECRET, events, at=record.opened_at, cause=None)
    return game


async def won(journal: Journal, *people: int, guild: int = 5) -> None:
    """Play a game that the first of these people wins, the second coming second, and so on."""
    leaving = [(SeatLeft(SeatNo(seat)),) for seat in range(len(people), 1, -1)]
    await play(journal, table(guild=guild), seated(*people), ROLLED, *leaving[:-1], (*leaving[-1], GameWon(SeatNo(1))))


async def whole(journal: Journal, log: Sequence[Event]) -> None:
    """Store a game from beginning to end."""
    await play(journal, table(), log[:1], log[1:-1], log[-1:])


def bid(quantity: int) -> tuple[Event, ...]:
    """One more bid by the first seat; what is stored need not be a fair game."""
    made = Bid(quantity, Face(4))
    return (BidMade(SeatNo(1), made.quantity, made.face),)
