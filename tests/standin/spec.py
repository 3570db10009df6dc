"""Discord's official OpenAPI specification, where DISCORD_OPENAPI names a copy: every body is held against it."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
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


class Spec:
    """Holds bodies against the specification, and counts them.

    Attributes:
        held: how many bodies of each route were held against it.
        skipped: how many had none to be held against.
    """

    def __init__(self, file: Path | None) -> None:
        self.held: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self._paths: Json = {}
        self._validators: dict[str, Draft202012Validator] = {}
        self._registry: Registry[Any] = Registry()
        if file:
            whole = json.loads(file.read_text(encoding="utf-8"))
            self._paths = whole["paths"]
            # Discord takes ids as numbers as well, and discord.py sends them so.
            whole["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
            self._registry = self._registry.with_resource(_HERE, DRAFT202012.create_resource(whole))

    @classmethod
    def of_environment(cls) -> "Spec":
        """The copy that DISCORD_OPENAPI names, or none."""
        name = os.environ.get("DISCORD_OPENAPI")
        return _read(name) if name else cls(None)

    def complaint(self, route: str, body: Body) -> str:
        """What is wrong with a body; empty where nothing is, or nothing is known."""
        if not self._paths:
            return ""
        pointer = self._pointer(route, body)
        if pointer is None:
            self.skipped[route] += 1
            return ""
        self.held[route] += 1
        errors = [*self._validator(pointer).iter_errors(body)]
        return _reason(errors[0]) if errors else ""

    def table(self) -> str:
        """How many bodies of each route were held against it, and how many could not be."""
        held = [f"{count:6} {route}" for route, count in sorted(self.held.items())]
        return "\n".join([*held, *(f"{count:6} {route}: not specified" for route, count in self.skipped.items())])

    def _pointer(self, route: str, body: Body) -> str | None:
        """Where the schema of a body lies."""
        if route == _CALLBACK and isinstance(body, dict):
            return f"#/components/schemas/{_CALLBACKS[body['type']]}"
        if route == _FOLLOW_UP:
            return "#/components/schemas/IncomingWebhookRequestPartial"
        method, path = route.split(" ", 1)
        content = self._paths.get(path, {}).get(method.lower(), {}).get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        escaped = path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        return f"#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"

    def _validator(self, pointer: str) -> Draft202012Validator:
        if pointer not in self._validators:
            schema = {"$ref": f"{_HERE}{pointer}"}
            self._validators[pointer] = Draft202012Validator(schema, registry=self._registry)
        return self._validators[pointer]


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
