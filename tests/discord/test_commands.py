"""The commands as Discord is told of them: one bad name would refuse them all."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.text import ENGLISH, load
from tests.discord.world import World

Json = dict[str, Any]

NAME = re.compile(r"^[-_'\w]{1,32}$")
NESTED = {1, 2}
LANGUAGES = load().languages


@pytest.fixture
def synced(here: World) -> list[Json]:
    """What Discord was told."""
    (request,) = [request for request in here.env.http_requests if request.method == "PUT"]
    assert isinstance(request.json, list)
    return request.json


def walk(part: Json) -> Iterator[Json]:
    """A command, and everything below it."""
    yield part
    for option in part.get("options", ()):
        yield from walk(option)


def said(part: Json, field: str, language: str) -> str:
    """A name or description as somebody reads it."""
    return str((part.get(f"{field}_localizations") or {}).get(language, part.get(field, "")))


def names(parts: list[Json], language: str) -> list[str]:
    return [said(part, "name", language) for part in parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_are_such_as_discord_takes(synced: list[Json], language: str) -> None:
    for command in synced:
        for part in walk(command):
            name, about = said(part, "name", language), said(part, "description", language)
            assert NAME.match(name), name
            assert name == unicodedata.normalize("NFC", name.lower())
            assert 1 <= len(about) <= 100, about
            for choice in part.get("choices", ()):
                assert 1 <= len(said(choice, "name", language)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_side_by_side_have_one_name(synced: list[Json], language: str) -> None:
    for group in [synced, *(part["options"] for command in synced for part in walk(command) if part.get("options"))]:
        assert max(Counter(names(group, language)).values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_called_in_one_language_what_another_one_is_called_in_english(
    synced: list[Json], language: str
) -> None:
    for part in (part for command in synced for part in walk(command)):
        options = [option for option in part.get("options", ()) if option["type"] not in NESTED]
        for option in options:
            others = {other["name"] for other in options if other is not option}
            assert said(option, "name", language) not in others


def test_there_are_not_too_many_of_anything(synced: list[Json]) -> None:
    assert len(synced) <= 100
    for part in (part for command in synced for part in walk(command)):
        assert len(part.get("options", ())) <= 25
        assert len(part.get("choices", ())) <= 25
        assert not (part.get("choices") and part.get("autocomplete"))


def test_a_command_is_not_too_long_in_its_longest_language(synced: list[Json]) -> None:
    for command in synced:
        told = [longest(part, field) for part in walk(command) for field in ("name", "description")]
        choices = [choice for part in walk(command) for choice in part.get("choices", ())]
        told += [longest(choice, "name") + len(str(choice["value"])) for choice in choices]
        assert sum(told) <= 8000


def longest(part: Json, field: str) -> int:
    return max(len(said(part, field, language)) for language in LANGUAGES)


def test_every_language_of_ours_is_told(here: World, synced: list[Json]) -> None:
    told = {language for command in synced for part in walk(command) for language in part["name_localizations"] or {}}
    assert told >= set(here.client._texts.languages) - {ENGLISH}


def test_required_options_come_first(synced: list[Json]) -> None:
    for part in (part for command in synced for part in walk(command)):
        required = [bool(option.get("required")) for option in part.get("options", ()) if option["type"] not in NESTED]
        assert required == sorted(required, reverse=True)
