"""What messages and forms are made of, and what people can read, press and choose there."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.standin.refusals import Json

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, SEPARATOR, CONTAINER, LABEL = 9, 10, 14, 17, 18
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
LINK = 5
"""The style of a button that leads elsewhere and tells the bot nothing."""


def walk(components: list[Json] | None, path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, outer ones first."""
    for index, component in enumerate(components or []):
        yield from _one(f"{path}.{index}", component)


def _one(path: str, component: Json) -> Iterator[tuple[str, Json]]:
    yield path, component
    yield from walk(component.get("components"), f"{path}.components")
    for key in ("component", "accessory"):
        if component.get(key):
            yield from _one(f"{path}.{key}", component[key])


def numbered(components: list[Json] | None) -> list[Json]:
    """The same with the numbers that Discord gives to components without one."""
    copies: list[Json] = [_copy(component) for component in components or []]
    for number, (_, component) in enumerate(walk(copies), start=1):
        component.setdefault("id", number)
    return copies


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def texts(components: list[Json]) -> Iterator[str]:
    """All running text, in order."""
    for _, component in walk(components):
        if component["type"] == TEXT:
            yield component["content"]


class Button(NamedTuple):
    """A button as somebody saw it; the message may look different by now."""

    message: int
    custom_id: str
    label: str
    disabled: bool


class Menu(NamedTuple):
    """A menu as somebody saw it; `options` are the labels by their values."""

    message: int
    custom_id: str
    placeholder: str
    disabled: bool
    options: dict[str, str]


def buttons(message: int, components: list[Json]) -> list[Button]:
    return [
        Button(message, part["custom_id"], part.get("label") or "", bool(part.get("disabled")))
        for _, part in walk(components)
        if part["type"] == BUTTON and "custom_id" in part
    ]


def menus(message: int, components: list[Json]) -> list[Menu]:
    return [
        Menu(message, part["custom_id"], part.get("placeholder") or "", bool(part.get("disabled")), _options(part))
        for _, part in walk(components)
        if part["type"] == SELECT
    ]


def _options(select: Json) -> dict[str, str]:
    return {option["value"]: option["label"] for option in select["options"]}
