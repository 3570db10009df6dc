"""A game on paper, played under the rules line by line."""

from collections.abc import Iterable, Iterator

from bot.referee.findings import Finding, Line, Refused, findings
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import Event, GameBegun, SeatTaken, StarterNamed, TableOpened
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Deal
from bot.rules.notation import (
    Commitment,
    LateHeader,
    NotationError,
    PaperMove,
    Phrase,
    PublicId,
    Secret,
    Setup,
    Statement,
    read,
)
from bot.rules.pieces import PlayerId, SeatNo


def referee(lines: Iterable[bytes]) -> Iterator[tuple[Game, Finding]]:
    """Play a game on paper, in one pass; each finding comes with the game as it then stands.

    Ends at the first line that the rules forbid.

    Raises:
        NotationError: at the first line that is not in the form.
    """
    game = Game()
    for number, statement in read(lines):
        try:
            events = _rule(game, statement, number)
        except RuleError as error:
            yield game, Refused(Line(number, error.key))
            return
        game = replay(events, game)
        for finding in findings(events, game):
            yield game, finding


def _rule(game: Game, statement: Statement, line: int) -> tuple[Event, ...]:
    """What a statement causes.

    Raises:
        NotationError: a deal gives a seat other dice than it holds.
        RuleError: the rules forbid it.
    """
    match statement:
        case Setup():
            return _set_up(statement)
        case PublicId() | Commitment() | Phrase() | Secret():
            return ()
        case LateHeader():
            raise RuleError("game-over" if game.ended else "already-started")
        case Deal(cups):
            if [len(cup) for cup in cups] != [seat.dice for seat in game.seats]:
                raise NotationError(line, "a deal gives each seat exactly the dice it holds")
            return decide(game, statement)
        case _:
            return _make(game, statement)


def _set_up(setup: Setup) -> tuple[Event, ...]:
    taken = (SeatTaken(SeatNo(number), PlayerId(number), name) for number, name in enumerate(setup.names, start=1))
    return (TableOpened(setup.preset, setup.options, None), *taken, GameBegun(), StarterNamed(setup.first))


def _make(game: Game, move: PaperMove) -> tuple[Event, ...]:
    if not game.rounds:
        raise RuleError("not-started")
    return decide(game, move)
