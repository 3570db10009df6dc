"""Checks the dice of a game on paper (docs/fair-dice.md). Needs nothing but Python's own library.

`python -m bot.verify FILE` is `perudo verify FILE` for whoever has this checkout, and has installed nothing.
"""

from bot.verify.checks import Fault, Flaw, Report, check
from bot.verify.paper import PaperError, read

__all__ = ["Fault", "Flaw", "PaperError", "Report", "check", "read"]
