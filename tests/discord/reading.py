"""What is on somebody's screen: messages as text, and what can be pressed on them."""

import re
from typing import Any, NamedTuple

import discord
from simcord.components import walk_components

_PLAIN = str.maketrans("\u2009", " ", "\u2068\u2069")
_DIE = re.compile(r"<:die_[a-z]+_(\d)\w*:\d+>")


class Shown(NamedTuple):
    """A message as somebody reads it.

    Attributes:
        id: which message it is.
        text: all that it says; dice are written `[5]`, names without their isolation marks.
        buttons: every button, and whether it can be pressed.
        ids: the custom id of every button.
        menus: the values that each menu offers, by custom id.
        private: whether only one person sees it.
    """

    id: int
    text: str
    buttons: dict[str, bool]
    ids: dict[str, str]
    menus: dict[str, list[str]]
    private: bool

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice of the first line that shows any."""
        line = next((line for line in self.text.splitlines() if "[" in line), "")
        return tuple(int(face) for face in re.findall(r"\[(\d)\]", line))


def shown(message: discord.Message) -> Shown:
    """Read a message."""

    def of(kind: int) -> list[dict[str, Any]]:
        return [part for part in parts if part["type"] == kind]

    roots = [component.to_dict() for component in message.components]
    parts: list[dict[str, Any]] = [dict(part) for part in walk_components(roots)]
    buttons = of(2)
    return Shown(
        id=message.id,
        text=plain("\n".join([message.content, *(part["content"] for part in of(10))]).strip()),
        buttons={_label(part): not part.get("disabled") for part in buttons},
        ids={_label(part): part["custom_id"] for part in buttons},
        menus={
            part["custom_id"]: [option["value"] for option in part["options"]] for part in parts if part["type"] == 3
        },
        private=message.flags.ephemeral,
    )


def plain(text: str) -> str:
    """Text without what only a screen needs."""
    return _DIE.sub(r"[\1]", text).translate(_PLAIN).replace("**", "")


def _label(button: dict[str, Any]) -> str:
    return str(button["label"])
