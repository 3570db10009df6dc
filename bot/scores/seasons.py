"""Seasons: periods of one server, each with boards and ratings of its own."""

import re

import msgspec

MOST = 999_999
"""The greatest number that a season has."""

_PERIOD = re.compile(r"s([1-9][0-9]{0,5})")


class Season(msgspec.Struct, frozen=True):
    """One season of a server.

    Attributes:
        number: from 1, in each server.
        name: what whoever started it called it, empty for nothing.
        started_at: milliseconds since 1970 …
        ended_at: … likewise, None while it runs.
    """

    number: int
    name: str
    started_at: int
    ended_at: int | None = None

    @property
    def period(self) -> str:
        """What tallies call it."""
        return period_of(self.number)


def period_of(number: int) -> str:
    """What tallies call the season of that number."""
    return f"s{number}"


def number_of(period: str) -> int | None:
    """The number of the season that tallies call so; None where that is no season."""
    found = _PERIOD.fullmatch(period)
    return int(found[1]) if found else None
