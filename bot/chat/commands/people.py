"""`/perudo language` and `/perudo privacy`: what is about one person alone."""

from discord import app_commands
from discord.app_commands import Choice

from bot.chat import cards
from bot.chat.commands.words import Words
from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.visit import Visit

_AUTOMATIC = "automatic"


def add(perudo: app_commands.Group, door: Door, words: Words) -> None:
    """Add the commands to `/perudo`."""
    texts = door.languages.texts
    own = [Choice(name=texts[language]("language-name"), value=language) for language in texts.languages]

    @perudo.command(**words.command("language"))
    @words.options("language")
    @app_commands.choices(language=[*words.choices([_AUTOMATIC], "language"), *own])
    async def language(interaction: Interaction, language: str) -> None:
        await door.receive(interaction, lambda visit: _choose(visit, None if language == _AUTOMATIC else language))

    @perudo.command(**words.command("privacy"))
    async def privacy(interaction: Interaction) -> None:
        await door.receive(interaction, _privacy)


async def _privacy(visit: Visit) -> None:
    await visit.whisper(cards.privacy_card(visit.text))


async def _choose(visit: Visit, language: str | None) -> None:
    await visit.choices.choose_language(visit.player, language)
    await visit.whisper(visit.text("done-language" if language else "done-language-automatic"))
