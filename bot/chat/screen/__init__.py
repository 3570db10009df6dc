"""The card of one table on the screen, which ends in the newest state whatever crosses or fails on the way."""

from bot.chat.screen.flight import Claim
from bot.chat.screen.rest import Why
from bot.chat.screen.screen import Screen

__all__ = ["Claim", "Screen", "Why"]
