"""Temperaments: how a player of any level leans, where its reasons are nearly even."""

import msgspec


class Temperament(msgspec.Struct, frozen=True):
    """How a player leans; all zeros, and trust 1, is an even temper.

    Attributes:
        doubt: how much likelier a doubt seems to be right than it is.
        leap: how much likelier a bid seems for each die above the lowest number.
        calza: how much more certain a calza must be.
        trust: how much it believes what bids tell of dice.
    """

    doubt: float = 0.0
    leap: float = 0.0
    calza: float = 0.0
    trust: float = 1.0


EVEN = Temperament()

TEMPERAMENTS: dict[str, Temperament] = {
    "trusting": Temperament(doubt=-0.06, trust=1.4),
    "sceptical": Temperament(doubt=0.06, trust=0.6),
    "bold": Temperament(leap=0.03, calza=-0.05),
    "cautious": Temperament(leap=-0.03, calza=0.15, doubt=0.02),
}
"""The temperaments there are, by name."""
