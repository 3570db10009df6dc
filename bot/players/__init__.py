"""Computer players: what one seat may see, and chance → a move.

They see what a person in that seat would see (`SeatView`) and nothing else.
"""

from bot.players.coach import Hint, hint
from bot.players.names import name_for
from bot.players.roster import LEVELS, PLAYERS, Player, tempered
from bot.players.standin import standin
from bot.players.temperament import TEMPERAMENTS

__all__ = ["LEVELS", "PLAYERS", "TEMPERAMENTS", "Hint", "Player", "hint", "name_for", "standin", "tempered"]
