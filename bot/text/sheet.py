"""The translator's sheet: every message of a language with sample facts, beside what English says."""

import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from itertools import product
from typing import Literal, TextIO

import msgspec

from bot.text.anatomy import Anatomy, anatomy, parsed
from bot.text.check import faults
from bot.text.languages import ENGLISH, LOCALES, Text, Texts, load, sources
from bot.text.samples import Values, samples

Remark = Literal["missing", "like English", "too long"]

_ROOM = {
    r"(command|argument)-[^.]+": 32,
    r"(command|argument)-.+\.about": 100,
    r"(bid|phrase)-(title|quantity|face|label)|season-(start|name)": 45,
    r"button-.+|season-end(-surely)?": 80,
    r"bid-(first|over)|phrase-how|season-name-.+|face-choice|bid-offer": 100,
    r"(level|preset|language|clock|option|options|computer)-.+": 100,
    r"(refusal|door)-.+": 150,
}
"""The characters that Discord, or a look at a private line, leaves for messages of these keys."""

_PAIR = 2

_NUMBER = re.compile(r"\d+(?:[\s.,]\d{3})*")


class Line(msgspec.Struct, frozen=True):
    """One message.

    Attributes:
        file: where it lies.
        key: what it is called; an attribute is `message.attribute`.
        english: what English makes of the sample facts, each wording once.
        own: what the language makes of them.
        remarks: what a translator should look at.
    """

    file: str
    key: str
    english: tuple[str, ...]
    own: tuple[str, ...]
    remarks: tuple[Remark, ...]


def sheet(language: str, folder: Traversable = LOCALES) -> list[Line]:
    """Every message that there is in English, in its order, as a language of `folder` says it."""
    return _lines(load(folder), language, folder)


def _lines(texts: Texts, language: str, folder: Traversable) -> list[Line]:
    english, own = _anatomy(folder / ENGLISH), _anatomy(folder / language)
    return [
        _line(texts, language, file, key, sorted(english.facts(key)), there=key in own.messages)
        for file, source in sources(folder / ENGLISH).items()
        for key in anatomy([parsed(source)]).messages
    ]


def write(language: str, out: TextIO, folder: Traversable = LOCALES) -> None:
    """Write the sheet of a language, and after it what is wrong and how much there is to do."""
    lines, wrong = sheet(language, folder), _wrong(language, faults(folder))
    wide = max(len(language), len(ENGLISH))
    for line in lines:
        print(f"{line.file}: {line.key}", *(f"  !! {remark}" for remark in line.remarks), sep="", file=out)
        if language != ENGLISH:
            print(f"    {ENGLISH:{wide}}  {_beside(line.english)}", file=out)
        print(f"    {language:{wide}}  {_beside(line.own)}", file=out)
    print(*(f" !! {fault}" for fault in wrong), sep="\n", file=out)
    print(", ".join(f"{heading} {value}" for heading, value in _counts(language, lines, wrong).items()), file=out)


def overview(out: TextIO, folder: Traversable = LOCALES) -> None:
    """Write a table of all languages: how many messages each has, lacks, shares with English, or says too long."""
    texts, found = load(folder), faults(folder)
    rows = [_counts(name, _lines(texts, name, folder), _wrong(name, found)) for name in texts.languages]
    print(*rows[0], sep="  ", file=out)
    for row in rows:
        print("  ".join(f"{value:>{len(heading)}}" for heading, value in row.items()), file=out)


def _counts(language: str, lines: list[Line], wrong: list[str]) -> dict[str, int | str]:
    remarks = [remark for line in lines for remark in line.remarks]
    return {
        "language": language,
        "messages": len(lines),
        "missing": remarks.count("missing"),
        "like English": remarks.count("like English"),
        "too long": remarks.count("too long"),
        "wrong": len(wrong),
    }


def _wrong(language: str, found: list[str]) -> list[str]:
    """What keeps a language from being understood, beside what is missing; `found` are the faults of all languages."""
    return [fault for fault in found if fault.startswith(f"{language}/") and not fault.endswith("is missing")]


def _anatomy(folder: Traversable) -> Anatomy:
    return anatomy(map(parsed, sources(folder).values()))


def _line(texts: Texts, language: str, file: str, key: str, facts: list[str], *, there: bool) -> Line:  # noqa: PLR0913 - all that a line tells
    english = _said(texts[ENGLISH], key, facts)
    own = _said(texts[language], key, facts) if there else ()
    room = next((most for pattern, most in _ROOM.items() if re.fullmatch(pattern, key)), None)
    remarks: dict[Remark, bool] = {
        "missing": not there,
        "like English": language != ENGLISH and own == english and any(map(str.isalpha, "".join(own))),
        "too long": room is not None and any(len(said) > room for said in own),
    }
    return Line(file, key, english, own, tuple(remark for remark, so in remarks.items() if so))


def _said(text: Text, key: str, facts: list[str]) -> tuple[str, ...]:
    """What a language makes of sample facts: wordings that differ in more than a number."""
    wordings: dict[str, str] = {}
    for values in _tries(list(samples(text, key, facts).values())):
        said = text(key, **dict(zip(facts, values, strict=True)))
        wordings.setdefault(_NUMBER.sub("0", said), said)
    return tuple(wordings.values())


def _tries(values: list[Values]) -> Iterable[Values]:
    """Every pair of two facts; where more of them vary, each in turn while the others are as usual."""
    if sum(len(each) > 1 for each in values) <= _PAIR:
        return product(*values)
    usual = tuple(each[0] for each in values)
    return ((*usual[:at], value, *usual[at + 1 :]) for at, each in enumerate(values) for value in each)


def _beside(wordings: tuple[str, ...]) -> str:
    return "  |  ".join(wordings).replace("\n", " ⏎ ")
