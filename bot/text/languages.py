"""One language as a function from keys and facts to sentences, and all the languages there are."""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.text.anatomy import anatomy, parsed

ENGLISH = "en-US"
"""The language that all others fall back to, and that says which keys and facts there are."""

LOCALES = files("bot.text") / "locales"
"""Where the languages lie, a folder each."""

FUNCTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "BID": ("bid", ("quantity", "face")),
    "DICE": ("dice", ("count",)),
    "FACES": ("faces", ("face",)),
}
"""What sentences may call: the message that each function says, and the facts that its arguments are."""

_LOCALE = re.compile(r"[a-z]{2,3}(-([A-Z]{2}|[0-9]{3}))?")
"""What Discord's locales look like; Fluent breaks at some other names."""

_MOST_SENTENCES = 4096
"""The sentences that a language remembers, some hundred bytes each."""

_log = logging.getLogger(__name__)


class TextError(Exception):
    """A sentence could not be said as it should; raised by strict texts alone."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Text:
    """One language.

    Attributes:
        language: its name, as in `en-US` or `fr`.
    """

    language: str
    _bundle: FluentBundle
    _facts: dict[str, frozenset[str]]
    _fallback: "Text | None" = None
    _strict: bool = False
    _said: dict[tuple[Any, ...], str] = field(default_factory=dict)
    _unsaid: set[str] = field(default_factory=set)

    def __call__(self, key: str, **facts: float | str) -> str:
        """Say the sentence `key`; an attribute's key is `message.attribute`.

        A sentence that is missing or lacks a fact is said in English instead; the first time, that is logged.

        Raises:
            TextError: the text is strict, and the key is unknown or the facts are not exactly those that it needs.
        """
        asked = (key, *facts.items())
        if asked in self._said:
            return self._said[asked]
        said, fault = self._say(key, facts)
        if not fault:
            self._remember(asked, said)
            return said
        if self._strict:
            raise TextError(f"{self.language}: {key}: {fault}")
        self._warn(key, fault)
        return self._fallback(key, **facts) if self._fallback else said

    def __repr__(self) -> str:
        return f"Text({self.language})"

    def _say(self, key: str, facts: dict[str, float | str]) -> tuple[str, str]:
        """The sentence, as well as it can be said, and what is wrong with it."""
        if key not in self._facts:
            return key, "unknown key"
        message, _, attribute = key.partition(".")
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            return key, "unknown key"
        said, errors = self._bundle.format_pattern(pattern, dict(facts))
        missing = self._facts[key] - facts.keys()
        surplus = facts.keys() - self._facts[key] if self._strict else ()
        faults = [
            *(f"lacks ${name}" for name in sorted(missing)),
            *(f"has no use for ${name}" for name in sorted(surplus)),
            *(str(error) for error in errors),
        ]
        return str(said), "; ".join(faults)

    def _remember(self, asked: tuple[Any, ...], said: str) -> None:
        """Keep a sentence: cards say the same ones again and again, and each costs more than all the rest of a line."""
        if len(self._said) >= _MOST_SENTENCES:
            self._said.clear()
        self._said[asked] = said

    def _warn(self, key: str, fault: str) -> None:
        if key not in self._unsaid:
            self._unsaid.add(key)
            _log.warning("the language %s can't say %s: %s (%d so far)", self.language, key, fault, len(self._unsaid))


class Texts:
    """All languages.

    Attributes:
        languages: their names, English first.
    """

    def __init__(self, texts: dict[str, Text]) -> None:
        self.languages = tuple(texts)
        self._texts = texts

    def __getitem__(self, language: str) -> Text:
        return self._texts[language]

    def pick(self, locale: str | None) -> Text:
        """The text for one of Discord's locales: the very language, one closely related, or English."""
        if locale in self._texts:
            return self._texts[locale]
        family = (locale or "").partition("-")[0]
        related = (language for language in self.languages if language.partition("-")[0] == family)
        return self._texts[next(related, ENGLISH)]


def load(folder: Traversable = LOCALES, *, strict: bool = False) -> Texts:
    """Read all languages; `strict` makes each fault an error, for tests."""
    english = _text(folder / ENGLISH, None, strict=strict)
    others = [name for name in names(folder) if name != ENGLISH]
    texts = {name: _text(folder / name, english, strict=strict) for name in others}
    return Texts({ENGLISH: english} | texts)


def names(folder: Traversable) -> list[str]:
    """The languages in a folder; what is not named as a locale is not taken for one, and stops no bot."""
    return sorted(child.name for child in folder.iterdir() if child.is_dir() and _LOCALE.fullmatch(child.name))


def sources(folder: Traversable) -> dict[str, str]:
    """The Fluent files of one language, by file name."""
    found = sorted((child for child in folder.iterdir() if child.name.endswith(".ftl")), key=lambda child: child.name)
    return {child.name: child.read_text(encoding="utf-8") for child in found}


def _text(folder: Traversable, fallback: Text | None, *, strict: bool) -> Text:
    resources = [parsed(source) for source in sources(folder).values()]
    made = anatomy(resources)
    facts = {key: made.facts(key) for key in made.messages}
    return Text(folder.name, _bundle(folder.name, resources), facts, fallback, strict)


def _bundle(language: str, resources: list[ast.Resource]) -> FluentBundle:
    def function(key: str, names: tuple[str, ...]) -> Callable[..., Any]:
        def say(*arguments: int) -> str:
            pattern = bundle.get_message(key).value
            if pattern is None:
                raise LookupError(key)
            said, errors = bundle.format_pattern(pattern, dict(zip(names, arguments, strict=True)))
            for error in errors:
                raise error
            return str(said)

        return say

    functions = {name: function(*spec) for name, spec in FUNCTIONS.items()}
    bundle = FluentBundle([language, ENGLISH], functions=functions, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle
