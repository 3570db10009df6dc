"""Discord's limits of messages, forms and commands, each refused as Discord does: the whole request or nothing."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from tests.standin import components as parts
from tests.standin.components import walk
from tests.standin.refusals import Json, empty_message, invalid

IS_V2 = 1 << 15
EPHEMERAL = 1 << 6

MOST_COMPONENTS = 40
MOST_TEXT = 4000
_LOCALES = (
    "bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi"
)
LOCALES = frozenset([*_LOCALES.split(), "zh-CN", "zh-TW"])
"""The 32 languages of Discord's clients."""

_NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
_STRING, _INTEGER, _SUBCOMMAND, _GROUP = 3, 4, 1, 2
_IN_CONTAINERS = {parts.ROW, parts.SECTION, parts.TEXT, 12, 13, parts.SEPARATOR}
_AT_THE_TOP = _IN_CONTAINERS | {parts.CONTAINER}
_SELECTS = {parts.SELECT, 5, 6, 7, 8}


# Messages.


def check_message(body: Json, emojis: Collection[int], flags: int = 0) -> None:
    """Refuse a message that Discord would not take; `emojis` are the bot's own, `flags` those that it has already."""
    tree = body.get("components") or []
    v2 = bool((body.get("flags") or 0) & IS_V2 or flags & IS_V2)
    _require_size("content", body.get("content") or "", 0, 2000)
    _check_top(tree, body, v2=v2)
    if v2:
        _check_sums(tree)
    for path, component in walk(tree):
        _CHECKS.get(component["type"], _unchecked)(path, component)
        _check_emoji(path, component, emojis)
    _require_unique("components", _custom_ids(tree))


def require_content(body: Json) -> None:
    """Refuse a new message with nothing in it."""
    if not any(body.get(key) for key in ("content", "embeds", "components", "sticker_ids", "poll", "attachments")):
        raise empty_message()


def _check_top(tree: list[Json], body: Json, *, v2: bool) -> None:
    allowed = _AT_THE_TOP if v2 else {parts.ROW}
    if v2 and any(body.get(key) for key in ("content", "embeds", "poll", "sticker_ids")):
        raise invalid("content", "may not stand beside components of the second version")
    if not v2 and len(tree) > 5:
        raise invalid("components", "must be 5 or fewer in length")
    for index, component in enumerate(tree):
        if component["type"] not in allowed:
            raise invalid(f"components.{index}", f"type {component['type']} may not stand here")


def _check_sums(tree: list[Json]) -> None:
    if sum(1 for _ in walk(tree)) > MOST_COMPONENTS:
        raise invalid("components", f"more than {MOST_COMPONENTS} components")
    if sum(map(len, parts.texts(tree))) > MOST_TEXT:
        raise invalid("components", f"more than {MOST_TEXT} characters of text")


def _check_emoji(path: str, component: Json, emojis: Collection[int]) -> None:
    for part in (component, *component.get("options", ())):
        id_ = (part.get("emoji") or {}).get("id")
        if id_ and int(id_) not in emojis:
            raise invalid(f"{path}.emoji", "invalid emoji")


def _custom_ids(tree: list[Json]) -> Iterator[str]:
    return (component["custom_id"] for _, component in walk(tree) if component.get("custom_id"))


# One component.


def _check_row(path: str, row: Json) -> None:
    kinds = [child["type"] for child in row["components"]]
    if not (set(kinds) == {parts.BUTTON} and len(kinds) <= 5) and not (len(kinds) == 1 and kinds[0] in _SELECTS):
        raise invalid(path, "a row holds one to five buttons, or one menu")


def _check_button(path: str, button: Json) -> None:
    _require_size(f"{path}.label", button.get("label") or "", 0, 80)
    if not button.get("label") and not button.get("emoji"):
        raise invalid(path, "a button has a label or an emoji")
    if button["style"] == parts.LINK:
        _require_size(f"{path}.url", button.get("url") or "", 1, 512)
    else:
        _require_size(f"{path}.custom_id", button.get("custom_id") or "", 1, 100)


def _check_select(path: str, select: Json) -> None:
    _require_size(f"{path}.custom_id", select.get("custom_id") or "", 1, 100)
    _require_size(f"{path}.placeholder", select.get("placeholder") or "", 0, 150)
    if select["type"] == parts.SELECT:
        _check_options(path, select, 1, 25)


def _check_options(path: str, component: Json, fewest: int, most: int) -> None:
    options = component.get("options") or []
    _require_size(f"{path}.options", options, fewest, most)
    _require_unique(f"{path}.options", (option["value"] for option in options))
    for option in options:
        _require_size(f"{path}.options.label", option["label"], 1, 100)
        _require_size(f"{path}.options.value", option["value"], 1, 100)
        _require_size(f"{path}.options.description", option.get("description") or "", 0, 100)


def _check_text(path: str, text: Json) -> None:
    _require_size(f"{path}.content", text["content"], 1, MOST_TEXT)


def _check_section(path: str, section: Json) -> None:
    _require_size(f"{path}.components", section["components"], 1, 3)
    if not section.get("accessory"):
        raise invalid(path, "a section has an accessory")


def _check_container(path: str, container: Json) -> None:
    _require_size(f"{path}.components", container["components"], 1, MOST_COMPONENTS)
    for child in container["components"]:
        if child["type"] not in _IN_CONTAINERS:
            raise invalid(path, f"type {child['type']} may not stand in a container")


def _check_label(path: str, label: Json) -> None:
    _require_size(f"{path}.label", label["label"], 1, 45)
    _require_size(f"{path}.description", label.get("description") or "", 0, 100)


def _check_input(path: str, field: Json) -> None:
    _require_size(f"{path}.custom_id", field.get("custom_id") or "", 1, 100)
    _require_size(f"{path}.placeholder", field.get("placeholder") or "", 0, 100)
    _require_size(f"{path}.value", field.get("value") or "", 0, MOST_TEXT)
    if not 0 <= (field.get("min_length") or 0) <= (field.get("max_length") or MOST_TEXT) <= MOST_TEXT:
        raise invalid(path, "the lengths of a field do not fit")


def _check_radio(path: str, group: Json) -> None:
    _require_size(f"{path}.custom_id", group.get("custom_id") or "", 1, 100)
    _check_options(path, group, 2, 10)


def _unchecked(_path: str, _component: Json) -> None:
    """Has no limits that a bot of text, buttons and menus could break."""


_CHECKS: dict[int, Callable[[str, Json], None]] = {
    parts.ROW: _check_row,
    parts.BUTTON: _check_button,
    **dict.fromkeys(_SELECTS, _check_select),
    parts.TEXT: _check_text,
    parts.SECTION: _check_section,
    parts.CONTAINER: _check_container,
    parts.LABEL: _check_label,
    parts.TEXT_INPUT: _check_input,
    parts.RADIO_GROUP: _check_radio,
}


# Forms.


def check_modal(modal: Json) -> None:
    """Refuse a form that Discord would not show."""
    _require_size("title", modal.get("title") or "", 1, 45)
    _require_size("custom_id", modal.get("custom_id") or "", 1, 100)
    tree = modal["components"]
    _require_size("components", tree, 1, 5)
    for index, component in enumerate(tree):
        if component["type"] not in {parts.ROW, parts.LABEL, parts.TEXT}:
            raise invalid(f"components.{index}", f"type {component['type']} may not stand in a form")
    for path, component in walk(tree):
        if component["type"] != parts.ROW:
            _CHECKS.get(component["type"], _unchecked)(path, component)
    _require_unique("components", _custom_ids(tree))


# Commands.


def check_commands(commands: list[Json]) -> None:
    """Refuse all commands when one of them has a mistake, as Discord does."""
    _require_size("commands", [command for command in commands if command.get("type", 1) == 1], 0, 100)
    _require_unique("commands", (command["name"] for command in commands))
    for command in commands:
        _check_command(command["name"], command)
        if _length(command) > 8000:
            raise invalid(command["name"], "more than 8000 characters")


def check_choices(choices: list[Json]) -> None:
    """Refuse suggestions that Discord would not show."""
    _require_size("choices", choices, 0, 25)
    for choice in choices:
        _require_size("choices.name", choice["name"], 1, 100)
        _require_size("choices.value", str(choice["value"]), 1, 100)


def _check_command(path: str, command: Json) -> None:
    _check_words(path, command)
    options: list[Json] = command.get("options") or []
    _require_size(f"{path}.options", options, 0, 25)
    nested = {option["type"] in {_SUBCOMMAND, _GROUP} for option in options}
    if nested == {True, False}:
        raise invalid(path, "has options beside subcommands")
    _check_names(path, options)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        raise invalid(path, "required options come first")
    for option in options:
        check = _check_command if True in nested else _check_option
        check(f"{path}.{option['name']}", option)


def _check_names(path: str, options: list[Json]) -> None:
    names = [option["name"] for option in options]
    _require_unique(path, names)
    for locale in LOCALES:
        called = [(option.get("name_localizations") or {}).get(locale) or option["name"] for option in options]
        _require_unique(f"{path}.{locale}", called)
        taken = [name for name, own in zip(called, names, strict=True) if name != own and name in names]
        if taken:
            raise invalid(f"{path}.{locale}", f"{taken[0]} is the name of another option")


def _check_option(path: str, option: Json) -> None:
    _check_words(path, option)
    choices = option.get("choices") or []
    _require_size(f"{path}.choices", choices, 0, 25)
    if choices and option.get("autocomplete"):
        raise invalid(path, "has choices and autocompletion")
    _require_unique(f"{path}.choices", (choice["name"] for choice in choices))
    for choice in choices:
        for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            _require_size(f"{path}.choices", name, 1, 100)


def _check_words(path: str, command: Json) -> None:
    for locale, name in _in_all_languages(command, "name"):
        letters = unicodedata.normalize("NFC", name)
        if letters != name or not _NAME.fullmatch(name) or name != name.lower():
            raise invalid(f"{path}.name.{locale}", f"{name!r} can't be the name of a command")
    for locale, description in _in_all_languages(command, "description"):
        _require_size(f"{path}.description.{locale}", description, 1, 100)


def _in_all_languages(command: Json, key: str) -> Iterator[tuple[str, str]]:
    yield "en-US", command.get(key) or ""
    for locale, words in (command.get(f"{key}_localizations") or {}).items():
        if locale not in LOCALES:
            raise invalid(f"{key}_localizations", f"{locale} is no language of Discord")
        yield locale, words


def _length(command: Json) -> int:
    """The characters of a command, each text in its longest language."""
    own = sum(max((len(words) for _, words in _in_all_languages(command, key)), default=0) for key in _WORDS)
    choices = sum(_longest(choice) + len(str(choice["value"])) for choice in command.get("choices") or [])
    return own + choices + sum(map(_length, command.get("options") or []))


def _longest(choice: Json) -> int:
    return max(map(len, (choice["name"], *(choice.get("name_localizations") or {}).values())))


_WORDS = ("name", "description")


# All of them.


def _require_size(path: str, value: str | list[Any], fewest: int, most: int) -> None:
    if not fewest <= len(value) <= most:
        raise invalid(path, f"must be {fewest} to {most} in length, and is {len(value)}")


def _require_unique(path: str, values: Iterable[str]) -> None:
    twice = [value for value, count in Counter(values).items() if count > 1]
    if twice:
        raise invalid(path, f"{twice[0]} stands there twice")
