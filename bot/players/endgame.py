"""The last two dice, one each: perfect play, from a table that `python -m bench.endgames` worked out."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from bot.players.moves import bid, dudo
from bot.rules.bids import Bid
from bot.rules.moves import Play
from bot.rules.pieces import FEWEST_SEATS, Face
from bot.rules.view import SeatView

FILE = Path(__file__).with_name("endgames.json")


def endgame(seen: SeatView) -> Play | None:
    """The move of a perfect player with one die each; None in any other situation, and under rules not worked out."""
    view = seen.table
    if view.dice != FEWEST_SEATS or view.round is None or view.options.raises != "any-face":
        return None
    if view.palifico and view.options.palifico_face != "one-die-seats":
        return None
    situation = key(seen.cup[0], (made.bid for made in view.round.bids))
    letter = _tables()["palifico" if view.palifico else "normal"].get(situation)
    return bid(seen, unpacked(letter)) if letter else dudo(seen) if seen.may_dudo else None


def key(die: Face, bids: Iterable[Bid]) -> str:
    """How a situation is written in the table: one's own die, and a letter for each bid."""
    return f"{die}{''.join(map(packed, bids))}"


def packed(said: Bid) -> str:
    """The letter of a bid: `a` is 1×1, `f` is 1×6, `g` is 2×1."""
    return chr(ord("a") + 6 * (said.quantity - 1) + said.face - 1)


def unpacked(letter: str) -> Bid:
    """The bid of a letter."""
    quantity, face = divmod(ord(letter) - ord("a"), 6)
    return Bid(quantity + 1, Face(face + 1))


@cache
def _tables() -> dict[str, dict[str, str]]:
    """Bids by situation, for a normal and a palifico round; where a situation is left out, doubt."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, str]])
