"""What a table is opened with: where it stands, how it plays, who sits at it from the start, and its public id."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

import msgspec

from bot import players
from bot.rules.game import Game
from bot.rules.moves import AddComputer, Move, OpenTable, TakeSeat
from bot.rules.options import Options, Preset
from bot.rules.pieces import COMPUTER, PlayerId
from bot.store import GameId, Settings
from bot.tables.refusals import TableError

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH = 10
"""The characters of a game's public id, each from one random byte."""


class Place(msgspec.Struct, frozen=True):
    """Where a table stands, the language that its public texts are in, and what else was chosen there."""

    guild: int
    channel: int
    language: str
    settings: Settings = Settings()


class Person(msgspec.Struct, frozen=True):
    """Who wants a seat."""

    player: PlayerId
    name: str


class Terms(msgspec.Struct, frozen=True):
    """How a table is to play; `clock` is the seconds a turn may take, None for no limit."""

    preset: Preset = "classic"
    options: Options = Options()
    clock: int | None = 90


class Party(msgspec.Struct, frozen=True):
    """Who sits at a table from the start: people, the host first, and computer players by their levels."""

    people: tuple[Person, ...]
    levels: tuple[str, ...] = ()


def party_again(ended: Game, asking: PlayerId) -> Party:
    """Who plays again after a game: all but those who got up in it, unless they ask for it themselves, as the host.

    Raises:
        TableError: `not-seated`, for somebody who did not play it.
    """
    there = [seat for seat in ended.seats if seat.player > COMPUTER and (seat.player == asking or not seat.left)]
    people = tuple(Person(seat.player, seat.name) for seat in there)
    first = next((index for index, person in enumerate(people) if person.player == asking), None)
    if first is None:
        raise TableError("not-seated")
    levels = tuple(seat.level for seat in ended.seats if seat.player == COMPUTER)
    return Party(people[first:] + people[:first], levels)


def gather(terms: Terms, party: Party, rng: Random) -> Iterator[Callable[[Game], Move]]:
    """The moves that open a table and seat its party, each made from the game as it then stands."""
    yield lambda _: OpenTable(terms.preset, terms.options, terms.clock)
    for person in party.people:
        yield partial(_seat_person, person)
    for level in party.levels:
        yield partial(seat_computer, party.people[0].player, rng, level)


def _seat_person(person: Person, _: Game) -> TakeSeat:
    return TakeSeat(person.player, person.name)


def seat_computer(host: PlayerId, rng: Random, level: str, game: Game) -> AddComputer:
    """A computer player sits down under a name that nobody has; its temperament is drawn where none was chosen."""
    character = players.tempered(level, (seat.level for seat in game.seats), rng)
    return AddComputer(host, character, players.name_for((seat.name for seat in game.seats), rng))


def require_levels(levels: Iterable[str]) -> None:
    """See that there are computer players of these levels.

    Raises:
        TableError: `no-such-level`.
    """
    if not all(level in players.PLAYERS for level in levels):
        raise TableError("no-such-level")


def game_id(drawn: bytes) -> GameId:
    """A public id that can be read aloud and typed, and that nobody can guess."""
    return GameId("".join(_ALPHABET[byte % len(_ALPHABET)] for byte in drawn))
