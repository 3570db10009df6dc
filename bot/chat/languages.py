"""Which language somebody reads: their own setting, else what Discord says; and which one a channel reads."""

import discord

from bot.store import People
from bot.text import Text, Texts


class Languages:
    """Knows every person's own setting, so that no answer waits for the database."""

    def __init__(self, texts: Texts, people: People) -> None:
        """Know the languages of `texts`; `load` reads the settings of `people`."""
        self.texts = texts
        self._people = people
        self._own: dict[int, str] = {}

    async def load(self) -> None:
        """Read everybody's own setting."""
        self._own = await self._people.languages()

    def private(self, interaction: discord.Interaction) -> Text:
        """The text for an answer that only one person sees."""
        return self.texts.pick(self._own.get(interaction.user.id) or interaction.locale.value)

    def public(self, interaction: discord.Interaction) -> Text:
        """The text for what everyone in the channel sees."""
        return self.texts.pick(interaction.guild_locale.value if interaction.guild_locale else None)

    async def choose(self, person: int, language: str | None) -> None:
        """Set a person's own language; None follows Discord again."""
        await self._people.set_language(person, language)
        if language is None:
            self._own.pop(person, None)
        else:
            self._own[person] = language
