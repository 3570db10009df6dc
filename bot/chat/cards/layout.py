"""How layouts are put together: plain items without callbacks, in coloured boxes."""

from collections.abc import Iterable
from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord import ui

from bot.chat.ids import Press

Item = ui.Item[Any]
Part = Item | str | None
"""What a box is made of: an item, or text; None and empty text leave nothing."""

_FIRST_NUMBER = 1000
"""Beyond the numbers that Discord gives to components that have none."""


class Box(NamedTuple):
    """Parts that belong together, with a colour at their side."""

    accent: int
    parts: tuple[Part, ...]

    def instead_of_rows(self, note: str) -> "Box":
        """The same to look at, with nothing to press; a `note` stands below where there was something."""
        kept = tuple(part for part in self.parts if not isinstance(part, ui.ActionRow))
        return self if len(kept) == len(self.parts) else self._replace(parts=(*kept, note))


def layout(*boxes: Box) -> ui.LayoutView:
    """A fresh layout of `boxes`, stopped already, so that discord.py never stores it: presses are read by their ids."""
    view = ui.LayoutView(timeout=None)
    for box in boxes:
        view.add_item(ui.Container(*_items(box.parts), accent_colour=box.accent))
    view.stop()
    return view


def lines(*texts: str) -> str:
    """Texts below each other; empty ones leave no line."""
    return "\n".join(text for text in texts if text)


def small(text: str) -> str:
    """Text in small print, line by line."""
    return "\n".join(f"-# {line}" for line in text.splitlines())


def rule() -> Item:
    """A thin line between two parts."""
    return ui.Separator()


def row(*items: Item | None) -> Item | None:
    """Buttons beside each other, or one select; None where there are none."""
    there = [item for item in items if item]
    return ui.ActionRow(*there) if there else None


def button(  # noqa: PLR0913 - all that a button can be
    press: Press,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: discord.PartialEmoji | None = None,
    disabled: bool = False,
    shown: bool = True,
) -> Item | None:
    """A button that says what it is in its custom id; None unless it is to be `shown`."""
    if not shown:
        return None
    return ui.Button(style=style, label=label, custom_id=str(press), emoji=emoji, disabled=disabled)


def select(press: Press, placeholder: str, options: Iterable[discord.SelectOption]) -> Item | None:
    """A row with a menu of at least one choice; None without a choice.

    Its number follows from what it is for and what is chosen in it: of a menu with the same number a client shows what
    was chosen there by hand, whatever has become of that.
    """
    choices = list(options)
    if not choices:
        return None
    chosen = next((choice.value for choice in choices if choice.default), "")
    number = _FIRST_NUMBER + crc32(f"{press} {chosen}".encode()) % 2**30
    return ui.ActionRow(ui.Select(custom_id=str(press), placeholder=placeholder, options=choices, id=number))


def _items(parts: Iterable[Part]) -> Iterable[Item]:
    for part in parts:
        if isinstance(part, str):
            if part:
                yield ui.TextDisplay(part)
        elif part is not None:
            yield part
