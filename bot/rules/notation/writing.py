"""Writing a stored game down on paper."""

from collections.abc import Iterable, Iterator, Mapping

from bot.rules.events import BidMade, CalzaCalled, DiceDealt, DudoCalled, Event, SeatLeft, StarterNamed
from bot.rules.evolve import evolve
from bot.rules.game import Game
from bot.rules.notation.statements import OUT
from bot.rules.options import differences
from bot.rules.pieces import SeatNo


def record(
    events: Iterable[Event],
    *,
    names: Mapping[SeatNo, str] | None = None,
    game_id: str = "",
    commitment: str = "",
    secret: str = "",
) -> str:
    """Write a stored log of events as a game on paper.

    While the game is not over, what lies under the cups of the running round is nobody's to read: that round and
    the secret are left out.

    Args:
        events: the log, from the first event on.
        names: what to call seats instead of the names in the log.
        game_id: the game's public id, left out when empty.
        commitment: the fingerprint of its dice in hexadecimal, left out when empty.
        secret: the secret of its dice in hexadecimal, left out when empty.

    Raises:
        ValueError: the game never began.
    """
    header: list[str] = []
    moves: list[str] = []
    settled = 0
    game = Game()
    for event in events:
        game = evolve(game, event)
        if isinstance(event, StarterNamed) and not header:
            header = [*_header(game, names or {}), *_proof(game, game_id, commitment)]
        moves += _written(event)
        if game.round is None:
            settled = len(moves)
    if not header:
        raise ValueError("a game that never began has no record")
    opened = [f"secret {secret}"] if secret and game.ended else []
    return "".join(f"{line}\n" for line in (*header, *moves[:settled], *opened))


def _header(game: Game, names: Mapping[SeatNo, str]) -> Iterator[str]:
    yield "perudo 1"
    yield f"preset {game.preset}"
    yield from (f"option {name} {value}" for name, value in differences(game.options, game.preset).items())
    for seat in game.seats:
        name = _one_line(names.get(seat.number, seat.name)) or f"Seat {seat.number}"
        yield f"seat {seat.number} {name}"
    yield f"first {game.starter}"


def _proof(game: Game, game_id: str, commitment: str) -> Iterator[str]:
    if game_id:
        yield f"game {game_id}"
    if commitment:
        yield f"commitment {commitment}"
    yield from (f"phrase {seat.number} {_one_line(seat.phrase)}" for seat in game.seats if _one_line(seat.phrase))


def _written(event: Event) -> Iterator[str]:
    """The line that an event is on paper, if it is one."""
    match event:
        case DiceDealt(cups):
            yield "deal " + " ".join("".join(str(die) for die in cup) or OUT for cup in cups)
        case BidMade(seat):
            yield f"{seat} {event.bid}"
        case DudoCalled(seat):
            yield f"{seat} dudo"
        case CalzaCalled(seat):
            yield f"{seat} calza"
        case SeatLeft(seat):
            yield f"{seat} leave"
        case _:
            return


def _one_line(text: str) -> str:
    return " ".join(text.split())
