"""A layout as somebody reads it: text line by line, then what can be pressed."""

from typing import Any

from discord import ui

from tests.chat.cards.limits import components_of, walk

_STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}
_PLAIN = str.maketrans("\u2009", " ", "\u2068\u2069")


def read(shown: ui.LayoutView | ui.Modal) -> str:
    """The whole layout as text; names stand without their isolation marks, and thin spaces are plain ones."""
    title = [f"[form] {shown.title} <{shown.custom_id}>"] if isinstance(shown, ui.Modal) else []
    told = [line for component in walk(components_of(shown)) for line in _lines(component)]
    return "\n".join([*title, *told]).translate(_PLAIN) + "\n"


def buttons(shown: ui.LayoutView) -> dict[str, bool]:
    """Every button by what its custom id asks for, and whether it can be pressed."""
    found = [component for component in walk(components_of(shown)) if component["type"] == 2]
    return {asked(component["custom_id"]): not component.get("disabled") for component in found}


def selects(shown: ui.LayoutView | ui.Modal) -> dict[str, list[str]]:
    """Every menu by what its custom id asks for, and the values it offers."""
    found = [component for component in walk(components_of(shown)) if component["type"] == 3]
    return {asked(item["custom_id"]): [option["value"] for option in item["options"]] for item in found}


def asked(custom_id: str) -> str:
    """The action of a custom id of ours, with its argument where it has one."""
    parts = custom_id.split(":")
    return ":".join([*parts[1:2], *parts[4:]]) if len(parts) > 1 else custom_id


def _lines(component: dict[str, Any]) -> list[str]:  # noqa: PLR0911 - one for each kind
    match component["type"]:
        case 17:
            return [f"┏━ #{component['accent_color']:06x}"]
        case 10:
            return [f"┃ {line}" for line in component["content"].split("\n")]
        case 14:
            return ["┃ ────────"]
        case 12:
            return [f"┃ 🖼 {line}" for item in component["items"] for line in item["description"].split("\n")]
        case 13:
            return [f"┃ 📎 {component['file']['url'].removeprefix('attachment://')}"]
        case 2:
            emoji = f"{component['emoji']['name']} " if component.get("emoji") else ""
            state = " (disabled)" if component.get("disabled") else ""
            return [f"┃ [{emoji}{component['label']}] {_STYLES[component['style']]}{state} <{component['custom_id']}>"]
        case 3:
            return [
                f"┃ [{component.get('placeholder')} ▾] <{component['custom_id']}>",
                *map(_choice, component["options"]),
            ]
        case 18:
            hint = f": {component['description']}" if component.get("description") else ""
            return [f"┃ {component['label']}{hint}"]
        case 4:
            return [f"┃ [________] <{component['custom_id']}>"]
        case _:
            return []


def _choice(option: dict[str, Any]) -> str:
    mark = "●" if option.get("default") else "○"
    described = f" — {option['description']}" if option.get("description") else ""
    return f"┃   {mark} {option['label']} <{option['value']}>{described}"
