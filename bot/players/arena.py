"""Whole games between computer players, to measure them."""

from collections.abc import Sequence
from random import Random

from bot.players.roster import Player
from bot.rules.decide import decide
from bot.rules.events import ComputerSeated, GameBegun, StarterNamed, TableOpened
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import CallCalza, Deal, Move
from bot.rules.options import Options
from bot.rules.pieces import FACES, SeatNo
from bot.rules.view import seat_view


def contest(players: Sequence[Player], options: Options, rng: Random) -> Game:
    """Play one game to its end, a player a seat, with dice from `rng`; the seats hold their places."""
    game = _begun(len(players), options, rng)
    while not game.ended:
        game = replay(decide(game, _next(game, players, rng)), game)
    return game


def _begun(seats: int, options: Options, rng: Random) -> Game:
    seated = (ComputerSeated(SeatNo(number), "", str(number)) for number in range(1, seats + 1))
    starter = StarterNamed(SeatNo(rng.randint(1, seats)))
    return replay((TableOpened("classic", options, None), *seated, GameBegun(), starter))


def _next(game: Game, players: Sequence[Player], rng: Random) -> Move:
    """A deal between rounds; in a round a calza out of turn, else the move of the seat on turn."""
    if game.round is None:
        return Deal(tuple(tuple(rng.choices(FACES, k=seat.dice)) for seat in game.seats))
    turn = game.round.turn
    for seat in rng.sample(game.still_in, len(game.still_in)):
        if seat.number != turn and game.round.standing:
            seen = seat_view(game, seat.number)
            if seen.may_calza and players[seat.number - 1].wants_calza(seen, rng):
                return CallCalza(seat.number)
    return players[turn - 1].choose(seat_view(game, turn), rng)
