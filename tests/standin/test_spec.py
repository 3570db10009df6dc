"""Discord's specification: a small one of our own stands for it here; DISCORD_OPENAPI names the real one."""

import json
from pathlib import Path

import pytest
from simcord import HttpLogEntry

from tests.standin.refusals import Json
from tests.standin.spec import Spec

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


@pytest.fixture
def spec(tmp_path: Path) -> Spec:
    button: Json = {"type": "object", "properties": {"type": {"enum": [2]}, "label": {"maxLength": 3}}}
    text: Json = {"type": "object", "properties": {"type": {"enum": [10]}, "content": {"type": "string"}}}
    message: Json = {"properties": {"parts": {"items": {"oneOf": [{"type": "null"}, button, text]}}}}
    answer: Json = {"type": "object", "properties": {"data": {"$ref": "#/components/schemas/Message"}}}
    schemas = {"Message": message, "SnowflakeType": {"type": "string"}}
    schemas["CreateMessageInteractionCallbackRequest"] = answer
    body = {"requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}}}
    whole = {"paths": {EDIT.split()[1]: {"patch": body}}, "components": {"schemas": schemas}}
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    return Spec(file)


def test_what_fits_is_not_complained_of(spec: Spec) -> None:
    assert not spec.complaint(EDIT, {"parts": [{"type": 2, "label": "abc"}, None, {"type": 10, "content": "x"}]})
    assert spec.held[EDIT] == 1


def test_the_complaint_names_the_place(spec: Spec) -> None:
    complaint = spec.complaint(EDIT, {"parts": [{"type": 10, "content": "x"}, {"type": 2, "label": "abcd"}]})
    assert complaint == "$.parts[1].label: 'abcd' is too long"


def test_an_answer_is_held_against_what_it_says_it_is(spec: Spec) -> None:
    body = {"type": 4, "data": {"parts": [{"type": 2, "label": "abcd"}]}}
    assert spec.complaint(CALLBACK, body).startswith("$.data.parts[0].label")


@pytest.mark.parametrize(
    ("route", "body"),
    [
        pytest.param("PUT /nothing", {}, id="no such route"),
        pytest.param(CALLBACK, {"type": 12}, id="no such answer"),
        pytest.param(EDIT.replace("PATCH", "DELETE"), {}, id="no body there"),
    ],
)
def test_what_is_not_specified_is_complained_of(spec: Spec, route: str, body: Json) -> None:
    assert spec.complaint(route, body) == "not specified"
    assert not spec.held


def test_a_fault_is_told_as_often_as_it_is_sent(spec: Spec) -> None:
    body: Json = {"parts": [{"type": 10, "content": 5}]}
    assert spec.complaint(EDIT, body) == spec.complaint(EDIT, body) != ""
    assert spec.table().splitlines() == [f"     2 {EDIT}", "     2 altogether, and none left out"]


def test_a_request_is_held_against_the_route_that_it_goes_to(spec: Spec) -> None:
    bodies: list[Json | None] = [None, {"parts": []}, {"parts": [{"type": 3}]}]
    asked = [HttpLogEntry("PATCH", "/channels/1/messages/2", {}, body, None) for body in bodies]
    (complaint,) = spec.complaints([*asked, HttpLogEntry("GET", "/nothing", {}, None, None)])
    assert complaint.startswith(f"{EDIT}: $.parts[0]")
    assert spec.held == {EDIT: 2}
    assert spec.complaints([HttpLogEntry("POST", "/nothing", {}, {}, None)]) == ["POST /nothing: not specified"]


def test_without_a_copy_nothing_is_held_against_it() -> None:
    spec = Spec(None)
    assert not spec.complaint(EDIT, {"parts": 1})
    assert not spec.complaints([HttpLogEntry("POST", "/nothing", {}, {}, None)])
    assert not spec.held
    assert not spec.table()
