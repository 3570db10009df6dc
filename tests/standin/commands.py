"""How a slash command that somebody types becomes what Discord sends to the bot."""

from tests.standin.refusals import Json

_SUBCOMMAND, _GROUP, _INTEGER, _BOOLEAN, _NUMBER = 1, 2, 4, 5, 10
_PYTHON = {_INTEGER: int, _BOOLEAN: bool, _NUMBER: float}
_IN_GUILDS, _IN_DIRECT_MESSAGES = 0, 1

Value = str | int | float | bool


class CannotDo(AssertionError):
    """Discord's client would not let a person do that."""


def typed(commands: list[Json], line: str, values: dict[str, Value], *, focused: str | None = None) -> Json:
    """The data of a command such as `/perudo start`.

    Args:
        commands: those that the bot has synced.
        line: the command, subcommands included.
        values: the options by their names; a choice by its name or its value.
        focused: the option that is being typed, where suggestions are asked for.

    Raises:
        CannotDo: there is no such command, or it does not take these values.
    """
    name, *rest = line.removeprefix("/").split()
    command = _named(commands, name, line)
    leaf, outer = command, []
    for part in rest:
        leaf = _named(leaf.get("options") or [], part, line)
        outer.append(leaf)
    options = _options(leaf, dict(values), line, focused)
    for group in reversed(outer):
        options = [{"type": group["type"], "name": group["name"], "options": options}]
    return {"id": command["id"], "name": command["name"], "type": 1, "options": options}


def require_open(commands: list[Json], line: str, may: int, *, in_guild: bool) -> None:
    """Refuse a command that Discord does not show to this person here."""
    command = _named(commands, line.removeprefix("/").split()[0], line)
    contexts = command.get("contexts")
    if not in_guild and (command.get("dm_permission") is False or (contexts and _IN_DIRECT_MESSAGES not in contexts)):
        raise CannotDo(f"{line} is not there in direct messages")
    needed = int(command.get("default_member_permissions") or 0)
    if in_guild and (needed & ~may or (contexts and _IN_GUILDS not in contexts)):
        raise CannotDo(f"{line} is not there for this person")


def _named(known: list[Json], name: str, line: str) -> Json:
    found = next((one for one in known if one["name"] == name and one.get("type", 1) in {1, _GROUP}), None)
    if found is None:
        raise CannotDo(f"there is no {line}: {', '.join(one['name'] for one in known)}")
    return found


def _options(leaf: Json, values: dict[str, Value], line: str, focused: str | None) -> list[Json]:
    options = []
    for option in leaf.get("options") or []:
        if option["type"] in {_SUBCOMMAND, _GROUP}:
            raise CannotDo(f"{line} needs a subcommand")
        name = option["name"]
        if name in values:
            value = values.pop(name)
            told: Json = {"name": name, "type": option["type"]}
            options.append(told | ({"value": value, "focused": True} if name == focused else _value(option, value)))
        elif option.get("required") and not focused:
            raise CannotDo(f"{line} needs {name}")
    if values:
        raise CannotDo(f"{line} does not take {', '.join(values)}")
    return options


def _value(option: Json, value: Value) -> Json:
    choices = option.get("choices") or []
    if choices:
        chosen = [choice["value"] for choice in choices if value in {choice["name"], choice["value"]}]
        if not chosen:
            raise CannotDo(f"{option['name']} is none of {[choice['name'] for choice in choices]}")
        return {"value": chosen[0]}
    if not isinstance(value, _PYTHON.get(option["type"], str)):
        raise CannotDo(f"{option['name']} does not take {value!r}")
    if isinstance(value, int | float) and not option.get("min_value", value) <= value <= option.get("max_value", value):
        raise CannotDo(f"{option['name']} does not take {value}")
    return {"value": value}
