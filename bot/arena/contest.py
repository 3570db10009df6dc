"""One game between players, from the deal to the last die."""

from collections.abc import Sequence
from random import Random

from bot.arena.entrants import Entrant
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import ComputerSeated, DiceDealt, Event, GameBegun, StarterNamed, TableOpened
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import CallCalza, Move, Play
from bot.rules.options import Options
from bot.rules.pieces import FACES, SeatNo
from bot.rules.view import SeatView, seat_view


class FoulError(Exception):
    """A player did what no player may: it broke, or it made a move that is none."""


def contest(players: Sequence[Entrant], options: Options, rng: Random) -> list[Event]:
    """The log of one game to its end, a player a seat, with dice from `rng`; the seats hold their places.

    Raises:
        FoulError: a player broke, or made an illegal move.
    """
    log = [*_opening(len(players), options, rng)]
    game = replay(log)
    while not game.ended:
        events = _next(game, players, rng)
        log += events
        game = replay(events, game)
    return log


def _opening(seats: int, options: Options, rng: Random) -> tuple[Event, ...]:
    seated = (ComputerSeated(SeatNo(number), "", str(number)) for number in range(1, seats + 1))
    starter = StarterNamed(SeatNo(rng.randint(1, seats)))
    return (TableOpened("classic", options, None), *seated, GameBegun(), starter)


def _next(game: Game, players: Sequence[Entrant], rng: Random) -> tuple[Event, ...]:
    """A deal between rounds; in a round a calza out of turn, else the move of the seat on turn."""
    if game.round is None:
        return (DiceDealt(tuple(tuple(rng.choices(FACES, k=seat.dice)) for seat in game.seats)),)
    if game.round.standing:
        for seat in rng.sample(game.still_in, len(game.still_in)):
            if seat.number != game.round.turn and _calls(players[seat.number - 1], seat_view(game, seat.number)):
                return decide(game, CallCalza(seat.number))
    turn = game.round.turn
    player = players[turn - 1]
    return judged(game, turn, player.name, _move(player, seat_view(game, turn), rng))


def judged(game: Game, seat: SeatNo, name: str, move: Move) -> tuple[Event, ...]:
    """What the move of a seat's player causes.

    Raises:
        FoulError: it is not a legal move of that seat.
    """
    if not isinstance(move, Play) or move.seat != seat:
        raise FoulError(f"{name}, in seat {seat}, answered with {move!r}, which is no bid or call of that seat")
    try:
        return decide(game, move)
    except (RuleError, ValueError) as error:
        raise FoulError(f"{name}, in seat {seat}, made an illegal move: {move!r}: {error}") from error


def _calls(player: Entrant, seen: SeatView) -> bool:
    if not seen.may_calza:
        return False
    try:
        return player.wants_calza(seen)
    except Exception as error:
        raise FoulError(f"{player.name} broke: {error!r}") from error


def _move(player: Entrant, seen: SeatView, rng: Random) -> Play:
    try:
        return player.choose(seen, rng)
    except Exception as error:
        raise FoulError(f"{player.name} broke: {error!r}") from error
