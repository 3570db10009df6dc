"""Which language somebody reads: their own choice, else what Discord says; and which one a channel reads."""

import discord

from bot.chat.choices import Choices
from bot.text import Text, Texts


class Languages:
    """Picks the language of each answer."""

    def __init__(self, texts: Texts, choices: Choices) -> None:
        """Pick among `texts` by what was chosen."""
        self.texts = texts
        self._choices = choices

    def private(self, interaction: discord.Interaction) -> Text:
        """The text for an answer that only one person sees."""
        return self._pick(self._choices.language(interaction.user.id), interaction.locale)

    def public(self, interaction: discord.Interaction, chosen: str | None) -> Text:
        """The text for what everyone in a channel sees, where that language was `chosen`."""
        return self._pick(chosen, interaction.guild_locale)

    def posted(self, guild: discord.Guild, chosen: str | None) -> Text:
        """The same for what the bot posts unasked."""
        return self._pick(chosen, guild.preferred_locale)

    def _pick(self, chosen: str | None, locale: discord.Locale | None) -> Text:
        """The language that was chosen, if there still is one of that name, else what is nearest to a locale."""
        if chosen in self.texts.languages:
            return self.texts.pick(chosen)
        return self.texts.pick(locale.value if locale else None)
