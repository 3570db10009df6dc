"""Text: a key and facts → a sentence in one language.

The sentences lie in `locales/<language>/*.ftl` (Fluent, https://projectfluent.org); docs/translating.md says how to add
a language. Sentences may call `BID($quantity, $face)`, `DICE($count)` and `FACES($face)`.
"""

from bot.text.languages import ENGLISH, Text, TextError, Texts, load

__all__ = ["ENGLISH", "Text", "TextError", "Texts", "load"]
