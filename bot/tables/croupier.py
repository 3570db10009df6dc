"""The croupier, who moves where nobody does so by hand: for the dice, the computer players and the absent."""

import logging
from random import Random
from typing import assert_never

from bot import players
from bot.dealing import Dealer, Secret
from bot.rules.decide import decide
from bot.rules.game import Game
from bot.rules.moves import CallCalza, Close, Deal, Move, NameStarter, Play, RunOutOfTime, TakeOut
from bot.rules.view import SeatView, seat_view
from bot.store import GameId
from bot.tables.agenda import Step

log = logging.getLogger(__name__)


class Croupier:
    """Knows which move a step of the agenda is, in a given situation."""

    def __init__(self, game: GameId, secret: Secret, rng: Random) -> None:
        """Deal the dice of `game`, which follow from `secret`; `rng` is the chance in what computer players do."""
        self._id = game
        self._secret = secret
        self._rng = rng

    def move(self, step: Step, game: Game) -> Move | None:  # noqa: PLR0911 - one for each task
        """What a step comes to; None where nobody moves."""
        match step.task:
            case "nudge":
                return None
            case "listen":
                return self._calza(seat_view(game, step.seat))
            case "think":
                return self._choose(game, seat_view(game, step.seat))
            case "time-out":
                since = game.round.since if game.round else game.seq
                return RunOutOfTime(step.seat, since, players.standin(seat_view(game, step.seat)))
            case "roll-off":
                return NameStarter(*self._dealer(game).roll_off([seat.dice for seat in game.seats]))
            case "deal":
                return Deal(self._dealer(game).deal(game.rounds + 1, [seat.dice for seat in game.seats]))
            case "take-out":
                return TakeOut(step.seat)
            case "close":
                return Close()
        assert_never(step.task)

    def _calza(self, seen: SeatView) -> CallCalza | None:
        level = seen.table.seat(seen.number).level
        return CallCalza(seen.number) if players.PLAYERS[level].wants_calza(seen) else None

    def _choose(self, game: Game, seen: SeatView) -> Play:
        """What a computer player does; should it break, or cheat, the stand-in moves for it: the game goes on."""
        level = game.seat(seen.number).level
        try:
            choice = players.PLAYERS[level].choose(seen, self._rng)
            decide(game, choice)
        except Exception:
            log.exception("game %s seq %d: the player %s broke", self._id, game.seq, level)
            return players.standin(seen)
        return choice

    def _dealer(self, game: Game) -> Dealer:
        return Dealer(self._id, self._secret, [seat.phrase for seat in game.seats])
