"""What is on its way to Discord: an edit of the card, and answers that edit it too.

An edit waits for answers, but an answer waits for nothing. When two of them cross on the way, nobody knows which came
last: then one more edit settles it.
"""

from typing import NamedTuple, Protocol

from discord import ui


class Flight:
    """All that is on its way to one card."""

    def __init__(self) -> None:
        """Begin with nothing on its way."""
        self._flying = 0
        self._crossed = False

    def take_off(self) -> None:
        """One more is on its way."""
        self._crossed = self._crossed or self._flying > 0
        self._flying += 1

    def land(self) -> bool:
        """One has arrived, or is lost; tells whether by now all have, and nobody knows which was the last."""
        self._flying -= 1
        if self._flying:
            return False
        crossed, self._crossed = self._crossed, False
        return crossed


class Settle(Protocol):
    """Takes what became of an answer."""

    def __call__(self, *, arrived: bool) -> None:
        """Tell whether the answer arrived; must be told once in any case."""
        ...


class Claim(NamedTuple):
    """The right to show the newest card in the answer to a press on it.

    Attributes:
        layout: the card.
        settle: takes what became of the answer.
    """

    layout: ui.LayoutView
    settle: Settle
