"""Discord's official OpenAPI specification, where DISCORD_OPENAPI names a copy: every body is held against it."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Protocol

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.standin.refusals import Body, Json

_HERE = "urn:discord"

_CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
_CALLBACKS = {
    1: "PongInteractionCallbackRequest",
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""The union of all of them alone gives useless answers."""

_FOLLOW_UP = "POST /webhooks/{webhook_id}/{webhook_token}"


class Asked(Protocol):
    """A request of the bot's, as an offline Discord notes it."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Any: ...


class Spec:
    """Holds bodies against the specification, and counts them.

    Attributes:
        held: how many bodies of each route were held against it.
    """

    def __init__(self, file: Path | None) -> None:
        self.held: Counter[str] = Counter()
        self._fine: set[tuple[str, str]] = set()
        self._paths: Json = {}
        self._validators: dict[str, Validator] = {}
        self._kinds: dict[str, list[object] | None] = {}
        self._registry: Registry[Any] = Registry()
        if file:
            whole = json.loads(file.read_text(encoding="utf-8"))
            self._paths = whole["paths"]
            # Discord takes ids as numbers as well, and discord.py sends them so.
            whole["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
            self._registry = self._registry.with_resource(_HERE, DRAFT202012.create_resource(whole))
            for name, schema in whole["components"]["schemas"].items():
                self._kinds[f"#/components/schemas/{name}"] = schema.get("properties", {}).get("type", {}).get("enum")
        # jsonschema's types leave `extend` out
        self._of_spec = extend(Draft202012Validator, {"oneOf": self._one_of})  # type: ignore[no-untyped-call]  # jsonschema types it not

    @classmethod
    def of_environment(cls) -> "Spec":
        """The copy that DISCORD_OPENAPI names, or none."""
        name = os.environ.get("DISCORD_OPENAPI")
        return _read(name) if name else cls(None)

    def complaint(self, route: str, body: Body) -> str:
        """What is wrong with a body, or that it is not specified; empty where it is fine, or there is no copy."""
        if not self._paths:
            return ""
        pointer = self._pointer(route, body)
        if pointer is None:
            return "not specified"
        self.held[route] += 1
        known = pointer, json.dumps(body)
        if known in self._fine:
            return ""
        errors = [*self._validator(pointer).iter_errors(body)]
        if not errors:
            self._fine.add(known)
        return _reason(errors[0]) if errors else ""

    def complaints(self, requests: Iterable[Asked]) -> list[str]:
        """What is wrong with the bodies of requests that have their real paths."""
        if not self._paths:
            return []
        asked = ((self.route(one.method, one.path), one.json) for one in requests if one.json is not None)
        return [f"{route}: {wrong}" for route, body in asked if (wrong := self.complaint(route, body))]

    def route(self, method: str, path: str) -> str:
        """The name of a route in the specification; of two that fit, the one with fewer parts that are open."""
        fitting = [known for known in self._paths if method.lower() in self._paths[known] and _fits(known, path)]
        return f"{method} {min(fitting, key=lambda known: known.count('{'), default=path)}"

    def table(self) -> str:
        """How many bodies of each route were held against it."""
        lines = [f"{count:6} {route}" for route, count in sorted(self.held.items())]
        return "\n".join([*lines, f"{self.held.total():6} altogether, and none left out"]) if lines else ""

    def _pointer(self, route: str, body: Body) -> str | None:
        """Where the schema of a body lies."""
        if route == _CALLBACK and isinstance(body, dict):
            kind = _CALLBACKS.get(body["type"])
            return f"#/components/schemas/{kind}" if kind else None
        if route == _FOLLOW_UP:
            return "#/components/schemas/IncomingWebhookRequestPartial"
        method, path = route.split(" ", 1)
        content = self._paths.get(path, {}).get(method.lower(), {}).get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        escaped = path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        return f"#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"

    def _validator(self, pointer: str) -> Validator:
        if pointer not in self._validators:
            schema = {"$ref": f"{_HERE}{pointer}"}
            self._validators[pointer] = self._of_spec(schema, registry=self._registry)
        return self._validators[pointer]

    def _one_of(
        self, validator: Validator, things: list[Json], instance: Body, schema: Json
    ) -> Iterator[ValidationError]:
        """As jsonschema does it, but seven times as fast: no look at things whose `type` is another one."""
        kind = instance.get("type") if isinstance(instance, dict) else None
        meant = [thing for thing in things if kind in (self._kinds.get(thing.get("$ref", "")) or [kind])]
        yield from Draft202012Validator.VALIDATORS["oneOf"](validator, meant or things, instance, schema)


def _fits(known: str, path: str) -> bool:
    parts, given = known.split("/"), path.split("/")
    return len(parts) == len(given) and all(
        part == there or part.startswith("{") for part, there in zip(parts, given, strict=True)
    )


def _reason(error: ValidationError) -> str:
    """The reason itself: where a part may be one of many things, that of the thing whose `type` it has."""
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context or []:
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)
    meant = [inner for inner in branches.values() if not any(map(_is_of_another_kind, inner))]
    return _reason(meant[0][0]) if meant else f"{error.json_path}: {error.message[:200]}"


def _is_of_another_kind(error: ValidationError) -> bool:
    return list(error.relative_path) in ([], ["type"]) and error.validator in {"type", "enum", "const"}


_known: dict[str, Spec] = {}


def _read(name: str) -> Spec:
    if name not in _known:
        _known[name] = Spec(Path(name))
    return _known[name]
