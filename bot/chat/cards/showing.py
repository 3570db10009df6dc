"""What a card is made from: no hidden die can be in it."""

import msgspec

from bot.chat.ids import Action, Press
from bot.rules.view import TableView
from bot.scores.outcome import Outcome
from bot.store import GameId


class Showing(msgspec.Struct, frozen=True):
    """A table as anyone may see it.

    Attributes:
        game: its id.
        view: where it stands.
        deadline: when the turn runs out, in seconds since 1970; None without a limit.
        commitment: the fingerprint of its dice.
        secret: what they came from, in hexadecimal; empty until the game is over.
        opening: the address of the message that told the fingerprint, empty where it is not known.
        outcome: what the game tells beyond its result, once it was won; None where that is not known.
    """

    game: GameId
    view: TableView
    deadline: float | None
    commitment: str
    secret: str = ""
    opening: str = ""
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        """Name what is shown without its secret."""
        return f"Showing({self.game}, seq={self.view.seq})"

    def press(self, action: Action, argument: str = "") -> Press:
        """A press on what is shown here."""
        return Press(action, self.game, self.view.seq, argument)

    @property
    def when(self) -> str:
        """The deadline as Discord counts it down, empty without one."""
        return f"<t:{int(self.deadline)}:R>" if self.deadline is not None else ""
