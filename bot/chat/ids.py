"""What a button, select or modal says of itself: enough to answer it after any restart, and never a die."""

from collections.abc import Iterable
from typing import Literal, TypeVar, cast, get_args

import msgspec

from bot.store import GameId

Action = Literal[
    "join",
    "leave",
    "leave-surely",
    "computer",
    "options",
    "option",
    "phrase",
    "phrase-form",
    "begin",
    "dice",
    "hint",
    "bid",
    "bid-form",
    "raise",
    "dudo",
    "calza",
    "rematch",
    "settings",
    "setting",
    "board",
    "history",
    "stats",
    "replay",
    "replay-paper",
    "season-start",
    "season-form",
    "season-end",
    "season-end-surely",
    "privacy-export",
    "privacy-forget",
    "privacy-forget-surely",
]
"""What can be pressed, chosen or sent."""

_VERSION = "p1"
_NOTHING = ("",) * 4
_ACTIONS: frozenset[str] = frozenset(get_args(Action))


Chosen = TypeVar("Chosen", bound=str)

_GREATEST_ID = 2**63 - 1
"""Discord's ids fit into what a database keeps; only somebody who makes up buttons has greater ones."""


class Press(msgspec.Struct, frozen=True):
    """A component of ours, as its custom id tells it.

    Attributes:
        action: what it is for.
        game: the game that it belongs to; empty for what belongs to none.
        seq: how many events that game had when it was shown.
        argument: what else it says, such as the bid `8x5` or the name of an option.
    """

    action: Action
    game: GameId
    seq: int = 0
    argument: str = ""

    def __str__(self) -> str:
        """The custom id, at most 100 characters."""
        return f"{_VERSION}:{self.action}:{self.game}:{self.seq}:{self.argument}".removesuffix(":")


def read(custom_id: str) -> Press | None:
    """Read a custom id back, None where it is not one of ours."""
    version, action, game, seq, argument = [*custom_id.split(":", 4), *_NOTHING][:5]
    if version != _VERSION or action not in _ACTIONS or not (seq.isascii() and seq.isdecimal()):
        return None
    return Press(cast("Action", action), GameId(game), int(seq), argument)


def number(written: str, most: int) -> int | None:
    """A whole number in an argument, None where it is none, or more than `most`."""
    if not (written.isascii() and written.isdecimal() and len(written) <= len(str(most))):
        return None
    return int(written) if int(written) <= most else None


def person(written: str) -> int | None:
    """The person whom an argument names; None where that can be nobody."""
    return number(written, _GREATEST_ID)


def choice(written: str, choices: Iterable[Chosen]) -> Chosen | None:
    """Which of the choices an argument names, None where it is none of them."""
    return next((chosen for chosen in choices if chosen == written), None)
