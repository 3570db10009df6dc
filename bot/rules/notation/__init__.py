"""A game on paper: reading and writing the `.perudo` form (docs/notation.md)."""

from bot.rules.notation.reading import read
from bot.rules.notation.statements import (
    Commitment,
    LateHeader,
    NotationError,
    PaperMove,
    Phrase,
    PublicId,
    Secret,
    Setup,
    Statement,
)
from bot.rules.notation.writing import record

__all__ = [
    "Commitment",
    "LateHeader",
    "NotationError",
    "PaperMove",
    "Phrase",
    "PublicId",
    "Secret",
    "Setup",
    "Statement",
    "read",
    "record",
]
