"""Seasons: periods of one server, each with boards and ratings of its own."""

import msgspec


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
