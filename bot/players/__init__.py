"""Computer players: what one seat may see, and chance → a move.

They see what a person in that seat would see (`SeatView`) and nothing else.
"""

from bot.players.names import name_for
from bot.players.roster import LEVELS, Player
from bot.players.standin import standin

__all__ = ["LEVELS", "Player", "name_for", "standin"]
