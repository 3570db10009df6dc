"""Whether all languages can say all there is to say: for `perudo doctor`, for tests, and for whoever translates."""

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from itertools import chain

from fluent.syntax import ast

from bot.text.anatomy import Anatomy, Made, anatomy, parsed
from bot.text.languages import ENGLISH, FUNCTIONS, LOCALES, names, sources

_ARGUMENTS = {name: len(facts) for name, (_, facts) in FUNCTIONS.items()} | {"NUMBER": 1}


def faults(folder: Traversable = LOCALES) -> list[str]:
    """All that is wrong with the languages in `folder`, a line each; empty when all is well.

    Found are: text that Fluent can't read, keys given twice, keys and attributes that English has and another language
    lacks or the reverse, other facts than the English ones, and references to what is not there.
    """
    languages = names(folder)
    read = {language: _read(folder / language) for language in languages}
    made = {language: anatomy(files.values()) for language, files in read.items()}
    english = made[ENGLISH]
    found = (
        chain(_unreadable(read[name]), _doubles(read[name]), _dangling(made[name]), _strange(english, made[name]))
        for name in languages
    )
    unnamed = [f"{name}/: is not called as a locale is, such as fr or pt-BR" for name in _unnamed(folder, languages)]
    return unnamed + [f"{name}/{fault}" for name, of_one in zip(languages, found, strict=True) for fault in of_one]


def _unnamed(folder: Traversable, languages: list[str]) -> list[str]:
    """The folders with sentences that are no languages."""
    others = (child for child in folder.iterdir() if child.is_dir() and child.name not in languages)
    return sorted(child.name for child in others if sources(child))


def keys() -> frozenset[str]:
    """Every key that may be said, attributes as `message.attribute`."""
    return frozenset(_ours(ENGLISH).messages)


def facts(key: str, language: str = ENGLISH) -> frozenset[str]:
    """The facts that a message needs in one of our languages.

    Raises:
        KeyError: there is no such message.
    """
    return _ours(language).facts(key)


@cache
def _ours(language: str) -> Anatomy:
    return anatomy(_read(LOCALES / language).values())


def _read(folder: Traversable) -> dict[str, ast.Resource]:
    return {name: parsed(source) for name, source in sources(folder).items()}


def _unreadable(files: dict[str, ast.Resource]) -> Iterator[str]:
    for name, resource in files.items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first, _, _ = (entry.content or "").strip().partition("\n")
                reasons = "; ".join(str(note.message) for note in entry.annotations)
                yield f"{name}: can't be read: {first} ({reasons})"


def _doubles(files: dict[str, ast.Resource]) -> Iterator[str]:
    seen: set[str] = set()
    for name, resource in files.items():
        for entry in resource.body:
            if isinstance(entry, (ast.Message, ast.Term)):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in seen:
                    yield f"{name}: {key} is there twice"
                seen.add(key)


def _dangling(made: Anatomy) -> Iterator[str]:
    for key, entry in chain(made.messages.items(), made.terms.items()):
        yield from (f"{key}: {fault}" for fault in _dangling_of(entry, made))


def _dangling_of(entry: Made, made: Anatomy) -> Iterator[str]:
    yield from (f"there is no message {name}" for name in sorted(entry.messages - made.messages.keys()))
    yield from (f"there is no term -{name}" for name in sorted(entry.terms - made.terms.keys()))
    for name, count in sorted(entry.calls):
        if _ARGUMENTS.get(name) != count:
            yield f"there is no function {name} of {count} facts"


def _strange(english: Anatomy, made: Anatomy) -> Iterator[str]:
    """Where a language differs from English in what it says or in what it needs to know."""
    yield from (f"{key}: is missing" for key in sorted(english.messages.keys() - made.messages.keys()))
    yield from (f"{key}: is not there in English" for key in sorted(made.messages.keys() - english.messages.keys()))
    for key in sorted(english.messages.keys() & made.messages.keys()):
        ours, theirs = english.facts(key), made.facts(key)
        if ours != theirs:
            yield f"{key}: has the facts {sorted(theirs)}, in English {sorted(ours)}"
