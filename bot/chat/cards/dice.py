"""How dice are drawn: the bot's own emojis where they were uploaded, else Unicode dice. Words always stand beside."""

from collections.abc import Mapping

import discord

from bot.rules.pieces import Cup, Face, SeatNo

COLOURS = ("yellow", "red", "blue", "green", "orange", "black")
"""The six cups of the box, by seat."""

MARKS = ("🟡", "🔴", "🔵", "🟢", "🟠", "⚫")
"""A mark in the colour of each cup, by seat."""

ACCENTS = (0xF2C230, 0xD8343F, 0x2F6FDE, 0x2E9E4F, 0xF07F24, 0x2B2D31)
"""The colour of each cup, by seat."""

_UNICODE = "⚀⚁⚂⚃⚄⚅"


def emoji_name(colour: str, face: Face) -> str:
    """The name under which the picture of a die is uploaded, as in `die_yellow_5`."""
    return f"die_{colour}_{face}"


class Dice:
    """Draws dice."""

    def __init__(self, emojis: Mapping[str, int] | None = None) -> None:
        """Draw with the uploaded `emojis`, ids by `emoji_name`; with Unicode dice where one is missing."""
        self._emojis = {name: discord.PartialEmoji(name=name, id=id_) for name, id_ in (emojis or {}).items()}

    def die(self, colour: str, face: Face) -> str:
        """One die as text: `<:name:id>`, or a Unicode die."""
        emoji = self.emoji(colour, face)
        return str(emoji) if emoji else _UNICODE[face - 1]

    def emoji(self, colour: str, face: Face) -> discord.PartialEmoji | None:
        """One die as the emoji of a button or a choice, None where it was not uploaded: Unicode dice are no emojis."""
        return self._emojis.get(emoji_name(colour, face))

    def cup(self, seat: SeatNo, cup: Cup) -> str:
        """Dice of a seat, in its colour."""
        return "\u2009".join(self.die(COLOURS[seat - 1], face) for face in cup)
