"""What Discord takes of a layout or a modal (API v10), checked where discord.py does not."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from discord import ui

Component = dict[str, Any]

BUTTON, SELECT, TEXT_INPUT, TEXT, ROW, CONTAINER, LABEL = 2, 3, 4, 10, 1, 17, 18


def components_of(shown: ui.LayoutView | ui.Modal) -> list[Component]:
    """What is sent to Discord."""
    return list(shown.to_components())


def limits(shown: ui.LayoutView | ui.Modal) -> list[str]:
    """Every limit that is broken, in words."""
    components = list(walk(components_of(shown)))
    faults = [fault for component in components for fault in _faults(component)]
    faults += [f"{len(components)} components"] * (len(components) > 40)
    ids = [component["custom_id"] for component in components if "custom_id" in component]
    numbers = [component["id"] for component in components if component.get("id") is not None]
    faults += [f"number {number} is there {count} times" for number, count in Counter(numbers).items() if count > 1]
    faults += [f"number {number}" for number in numbers if not 0 < number < 2**31]
    faults += [f"custom id {name} is there {count} times" for name, count in Counter(ids).items() if count > 1]
    told = sum(_units(component["content"]) for component in components if component["type"] == TEXT)
    faults += [f"{told} characters of text"] * (told > 4000)
    if isinstance(shown, ui.Modal):
        faults += _over("title", shown.title, 45) + _over("custom id", shown.custom_id, 100)
        faults += ["not 1 to 5 items"] * (not 1 <= len(components_of(shown)) <= 5)
        faults += ["not all are labels"] * any(item["type"] not in {LABEL, TEXT} for item in components_of(shown))
    return faults


def walk(components: list[Component]) -> Iterator[Component]:
    """Every component, parents before what they hold."""
    for component in components:
        yield component
        inner = [
            *component.get("components", ()),
            *(component[key] for key in ("accessory", "component") if key in component),
        ]
        yield from walk(inner)


def _faults(component: Component) -> list[str]:
    faults = _over("custom id", component.get("custom_id", "x"), 100)
    match component["type"]:
        case 1:
            held = [inner["type"] for inner in component["components"]]
            fits = held == [SELECT] or (set(held) == {BUTTON} and len(held) <= 5)
            faults += [] if fits else [f"a row holds {held}"]
        case 2:
            faults += _over("label", component.get("label") or ("x" if component.get("emoji") else ""), 80)
        case 3:
            faults += _over("placeholder", component.get("placeholder") or "x", 150)
            faults += _choices(component["options"])
        case 10:
            faults += _over("text", component["content"], 4000)
        case 12:
            faults += [fault for item in component["items"] for fault in _over("picture", item["description"], 1024)]
        case 18:
            faults += _over("label", component["label"], 45) + _over(
                "description", component.get("description") or "x", 100
            )
        case _:
            pass
    return faults


def _choices(options: list[Component]) -> list[str]:
    faults = [f"{len(options)} choices"] * (not 1 <= len(options) <= 25)
    faults += ["values are not unique"] * (len({option["value"] for option in options}) < len(options))
    faults += ["several choices are the default"] * (sum(bool(option.get("default")) for option in options) > 1)
    for option in options:
        for part in ("label", "value", "description"):
            faults += _over(part, option.get(part) or ("x" if part == "description" else ""), 100)
    return faults


def _over(what: str, text: str, most: int) -> list[str]:
    return [f"{what} of {_units(text)} characters: {text}"] * (not 1 <= _units(text) <= most)


def _units(text: str) -> int:
    """The length of a text as JavaScript counts it, the longest of all ways to count."""
    return len(text.encode("utf-16-le")) // 2
