"""What commands are called: English by default, and every other language that the locales have."""

from collections.abc import Callable, Iterable
from typing import Any, TypedDict, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.rules.pieces import FACES
from bot.text import ENGLISH, Texts

F = TypeVar("F", bound=Callable[..., Any])

_KEY = "key"


class Called(TypedDict):
    """The name and the description of a command."""

    name: locale_str
    description: locale_str


class Words:
    """Words of commands that Discord shows in each reader's language."""

    def __init__(self, texts: Texts) -> None:
        """Take them from `texts`."""
        self._english = texts[ENGLISH]

    def command(self, key: str) -> Called:
        """A command, by the messages `command-<key>` and its attribute `about`."""
        return Called(name=self._word(f"command-{key}"), description=self._word(f"command-{key}.about"))

    def options(self, *keys: str) -> Callable[[F], F]:
        """Name and describe the options of a command, by the messages `argument-<key>`."""
        names = {key: self._word(f"argument-{key}") for key in keys}
        about = {key: self._word(f"argument-{key}.about") for key in keys}

        def decorate(command: F) -> F:
            return app_commands.rename(**names)(app_commands.describe(**about)(command))

        return decorate

    def choices(self, values: Iterable[str], prefix: str) -> list[Choice[str]]:
        """What an option may be, by the messages `<prefix>-<value>`."""
        return [Choice(name=self._word(f"{prefix}-{value}"), value=value) for value in values]

    def faces(self) -> list[Choice[int]]:
        """The six faces as choices."""
        return [Choice(name=self._word("face-choice", face=face), value=face) for face in FACES]

    def _word(self, key: str, **facts: int) -> locale_str:
        return locale_str(self._english(key, **facts), **{_KEY: key}, **facts)


class Translator(app_commands.Translator):
    """Tells Discord what commands are called in each of our languages."""

    def __init__(self, texts: Texts) -> None:
        """Translate into the languages of `texts`."""
        self._texts = texts

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py hands it in
    ) -> str | None:
        """The same in another language; None where that is English, or not one of ours."""
        facts = dict(string.extras)
        key: str | None = facts.pop(_KEY, None)
        text = self._texts.pick(locale.value)
        return None if key is None or text.language == ENGLISH else text(key, **facts)
