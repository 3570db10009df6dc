"""Before the game: who sits down or gives a seat up, how the table plays, and who opens round 1."""

import re

from bot.rules.decide.needs import require_gathering, require_host, require_seat
from bot.rules.errors import RuleError
from bot.rules.events import (
    ComputerSeated,
    Events,
    GameBegun,
    GameStopped,
    HostPassed,
    OptionsSet,
    PhraseSet,
    SeatFreed,
    SeatTaken,
    StarterNamed,
    TableOpened,
)
from bot.rules.game import Game
from bot.rules.moves import AddComputer, OpenTable, SetOptions
from bot.rules.pieces import FEWEST_SEATS, LONGEST_PHRASE, MOST_SEATS, NO_SEAT, PlayerId, Rolls, SeatNo

_COMMENT = re.compile(r"(?<!\S)#")
"""What would begin a comment in docs/notation.md, where a phrase must stand on one line."""


def open_table(game: Game, move: OpenTable) -> Events:
    """Begin the gathering; the first move of every game."""
    if game.seq:
        raise RuleError("already-started")
    return (TableOpened(move.preset, move.options, move.clock),)


def set_options(game: Game, move: SetOptions) -> Events:
    """Change how the table plays."""
    require_gathering(game)
    require_host(game, move.player)
    return (OptionsSet(move.preset, move.options, move.clock),)


def take_seat(game: Game, player: PlayerId, name: str) -> Events:
    """Seat a person."""
    require_gathering(game)
    if game.seat_of(player):
        raise RuleError("already-seated")
    return (SeatTaken(_free_seat(game), player, name),)


def add_computer(game: Game, move: AddComputer) -> Events:
    """Seat a computer player."""
    require_gathering(game)
    require_host(game, move.player)
    return (ComputerSeated(_free_seat(game), move.level, move.name),)


def set_phrase(game: Game, seat: SeatNo, phrase: str) -> Events:
    """Choose the lucky phrase of a seat, on one line."""
    require_gathering(game)
    require_seat(game, seat)
    line = _COMMENT.sub("＃", " ".join(phrase.split()))
    if len(line) > LONGEST_PHRASE:
        raise RuleError("phrase-too-long", most=LONGEST_PHRASE)
    return (PhraseSet(seat, line),)


def begin(game: Game, player: PlayerId) -> Events:
    """End the gathering."""
    require_gathering(game)
    require_host(game, player)
    if len(game.seats) < FEWEST_SEATS:
        raise RuleError("too-few-seats", seats=FEWEST_SEATS)
    return (GameBegun(),)


def give_up(game: Game, seat: SeatNo) -> Events:
    """Give a seat up before the start (docs/rules.md, "Leaving")."""
    heir = game.next_person(seat)
    if heir == NO_SEAT:
        return (SeatFreed(seat), GameStopped("nobody-left"))
    if game.host != seat:
        return (SeatFreed(seat),)
    return (SeatFreed(seat), HostPassed(heir if heir < seat else SeatNo(heir - 1)))


def name_starter(game: Game, seat: SeatNo, rolls: Rolls) -> Events:
    """Let the highest roll open round 1 (docs/rules.md, "Setting up")."""
    if game.phase != "roll-off":
        raise RuleError("already-started" if game.phase != "gathering" else "not-started")
    require_seat(game, seat)
    rolling = {other.number for other in game.seats}
    for row in rolls:
        if {number for number, die in enumerate(row, start=1) if die} != rolling:
            raise ValueError(f"the roll {row} is not one of the seats {sorted(rolling)}")
        rolling = {number for number in rolling if row[number - 1] == max(row)}
    if rolls and rolling != {seat}:
        raise ValueError(f"the roll-off leaves the seats {sorted(rolling)}, not {seat}")
    return (StarterNamed(seat, rolls=rolls),)


def _free_seat(game: Game) -> SeatNo:
    if len(game.seats) == MOST_SEATS:
        raise RuleError("table-full", seats=MOST_SEATS)
    return SeatNo(len(game.seats) + 1)
