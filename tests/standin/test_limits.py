"""Each limit of messages, forms and commands: what just fits is taken, what does not is refused."""

from typing import Any

import pytest

from tests.standin.limits import (
    IS_V2,
    LOCALES,
    check_choices,
    check_commands,
    check_message,
    check_modal,
    require_content,
)
from tests.standin.refusals import Json, Refusal

EMOJI = 77


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def button(custom_id: str = "a", label: str = "A", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def box(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def menu(count: int = 1, **more: Any) -> Json:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def option(**more: str) -> Json:
    return menu() | {"options": [{"label": "a", "value": "a", **more}]}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": IS_V2, "components": list(components), **more}


def old(*components: Json) -> Json:
    return {"content": "x", "components": list(components)}


def buttons(count: int) -> list[Json]:
    return [button(str(number)) for number in range(count)]


MESSAGES = [
    pytest.param({"content": "x" * 2000}, {"content": "x" * 2001}, id="2,000 characters of content"),
    pytest.param(v2(*[text(1)] * 40), v2(*[text(1)] * 41), id="40 components"),
    pytest.param(v2(box(*[text(1)] * 39)), v2(box(*[text(1)] * 40)), id="40 components, nested ones included"),
    pytest.param(v2(text(2000), box(text(2000))), v2(text(2000), box(text(2001))), id="4,000 characters in all"),
    pytest.param(v2(text(1)), v2(text(0)), id="no empty text"),
    pytest.param(v2(text(1)), v2(text(1), content="x"), id="no content beside v2"),
    pytest.param(v2(text(1)), v2(text(1), embeds=[{}]), id="no embeds beside v2"),
    pytest.param(v2(text(1)), {"components": [text(1)]}, id="v2 says so"),
    pytest.param(v2(row(button())), v2(button()), id="buttons stand in rows"),
    pytest.param(v2(box(text(1))), v2(box(box(text(1)))), id="no box in a box"),
    pytest.param(v2(box(text(1))), v2(box()), id="no empty box"),
    pytest.param(old(*[row(b) for b in buttons(5)]), old(*[row(b) for b in buttons(6)]), id="5 rows without v2"),
    pytest.param(old(row(*buttons(5))), old(row(*buttons(6))), id="5 buttons a row"),
    pytest.param(old(row(menu())), old(row(menu(), button())), id="a menu stands alone"),
    pytest.param(old(row(button())), old(row()), id="no empty row"),
    pytest.param(old(row(*buttons(2))), old(row(button("a"), button("a"))), id="custom ids are unique"),
    pytest.param(old(row(button("x" * 100))), old(row(button("x" * 101))), id="100 characters of custom id"),
    pytest.param(old(row(button("x"))), old(row(button(""))), id="a custom id"),
    pytest.param(old(row(button(label="x" * 80))), old(row(button(label="x" * 81))), id="80 characters of label"),
    pytest.param(old(row(button(label="", emoji={"id": EMOJI}))), old(row(button(label=""))), id="a label or an emoji"),
    pytest.param(
        old(row(button(emoji={"id": EMOJI}))), old(row(button(emoji={"id": 78}))), id="emojis of the bot’s own"
    ),
    pytest.param(
        old(row(menu() | {"options": [{"label": "a", "value": "a", "emoji": {"id": EMOJI}}]})),
        old(row(menu() | {"options": [{"label": "a", "value": "a", "emoji": {"id": "78"}}]})),
        id="emojis of the bot’s own in menus",
    ),
    pytest.param(
        old(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
        old(row({"type": 2, "style": 5, "label": "x"})),
        id="a link leads somewhere",
    ),
    pytest.param(old(row(menu(25))), old(row(menu(26))), id="25 choices"),
    pytest.param(old(row(menu(1))), old(row(menu(0))), id="a choice"),
    pytest.param(
        old(row(menu(2))), old(row(menu() | {"options": [{"label": "a", "value": "a"}] * 2})), id="values are unique"
    ),
    pytest.param(old(row(option(label="x" * 100))), old(row(option(label="x" * 101))), id="100 characters of choice"),
    pytest.param(old(row(option(value="x" * 100))), old(row(option(value="x" * 101))), id="100 characters of value"),
    pytest.param(
        old(row(option(description="x" * 100))), old(row(option(description="x" * 101))), id="100 of description"
    ),
    pytest.param(old(row(menu(placeholder="x" * 150))), old(row(menu(placeholder="x" * 151))), id="150 of placeholder"),
    pytest.param(
        v2({"type": 9, "components": [text(1)], "accessory": button()}),
        v2({"type": 9, "components": [text(1)]}),
        id="a section has an accessory",
    ),
]


@pytest.mark.parametrize(("fits", "does_not"), MESSAGES)
def test_messages(fits: Json, does_not: Json) -> None:
    check_message(fits, {EMOJI})
    with pytest.raises(Refusal, match="50035"):
        check_message(does_not, {EMOJI})


def test_a_message_of_the_second_version_stays_one() -> None:
    check_message({"components": [text(1)]}, (), IS_V2)
    with pytest.raises(Refusal, match="50035"):
        check_message({"content": "x"}, (), IS_V2)


def test_a_message_says_something() -> None:
    require_content({"components": [text(1)]})
    with pytest.raises(Refusal, match="50006"):
        require_content({"components": [], "content": ""})


def label(component: Json, **more: str) -> Json:
    return {"type": 18, "label": "L", "component": component, **more}


def field(**more: Any) -> Json:
    return {"type": 4, "custom_id": "field", "style": 1, **more}


def modal(*components: Json, **more: str) -> Json:
    return {"custom_id": "m", "title": "T", "components": list(components), **more}


def fields(count: int) -> list[Json]:
    return [label(field(custom_id=str(number))) for number in range(count)]


def radio(count: int) -> Json:
    return label(menu(count) | {"type": 21})


MODALS = [
    pytest.param(modal(*fields(5)), modal(*fields(6)), id="5 parts"),
    pytest.param(modal(*fields(1)), modal(), id="a part"),
    pytest.param(modal(*fields(1), title="x" * 45), modal(*fields(1), title="x" * 46), id="45 characters of title"),
    pytest.param(modal(*fields(1)), modal(*fields(1), title=""), id="a title"),
    pytest.param(modal(*fields(1)), modal(*fields(1), custom_id="x" * 101), id="100 characters of custom id"),
    pytest.param(modal(*fields(2)), modal(*fields(1) * 2), id="custom ids are unique"),
    pytest.param(modal(*fields(1)), modal(box(text(1))), id="no boxes"),
    pytest.param(modal(label(field(), label="x" * 45)), modal(label(field(), label="x" * 46)), id="45 of label"),
    pytest.param(
        modal(label(field(), description="x" * 100)), modal(label(field(), description="x" * 101)), id="100 about it"
    ),
    pytest.param(
        modal(label(field(placeholder="x" * 100))), modal(label(field(placeholder="x" * 101))), id="100 of placeholder"
    ),
    pytest.param(
        modal(label(field(min_length=2, max_length=2))),
        modal(label(field(min_length=3, max_length=2))),
        id="lengths that fit",
    ),
    pytest.param(modal(radio(10)), modal(radio(11)), id="10 in a group"),
    pytest.param(modal(radio(2)), modal(radio(1)), id="2 in a group"),
]


@pytest.mark.parametrize(("fits", "does_not"), MODALS)
def test_forms(fits: Json, does_not: Json) -> None:
    check_modal(fits)
    with pytest.raises(Refusal, match="50035"):
        check_modal(does_not)


def command(name: str = "bid", *options: Json, **more: Any) -> Json:
    return {"name": name, "description": "d", "options": list(options), **more}


def given(name: str = "a", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 3, **more}


def chosen(count: int) -> Json:
    return given(choices=[{"name": str(number), "value": str(number)} for number in range(count)])


def big(extra: int) -> Json:
    """A command of 8,000 characters and some more."""
    choices = [{"name": f"{number:0100}", "value": "v" * 100} for number in range(27)]
    options = [given(chr(97 + number), description="d" * 99) for number in range(25)]
    options[0]["choices"], options[1]["choices"] = choices[:25], choices[25:]
    return command("bids", *options, description="d" * (96 + extra))


COMMANDS = [
    pytest.param([command("x" * 32)], [command("x" * 33)], id="32 characters of name"),
    pytest.param([command("gébot")], [command("Gebot")], id="lower case"),
    pytest.param([command("नियम")], [command("🎲")], id="letters of each script"),
    pytest.param([command("a_b-c'd")], [command("a b")], id="no spaces"),
    pytest.param([command("\u00e9")], [command("e\u0301")], id="composed letters"),
    pytest.param([command(description="x" * 100)], [command(description="x" * 101)], id="100 characters about it"),
    pytest.param([command()], [command(description="")], id="something about it"),
    pytest.param([command("a"), command("b")], [command("a"), command("a")], id="names are unique"),
    pytest.param(
        [command("x", *[given(chr(97 + n)) for n in range(25)])],
        [command("x", *[given(chr(97 + n)) for n in range(26)])],
        id="25 options",
    ),
    pytest.param([command("x", given("a"), given("b"))], [command("x", given("a"), given("a"))], id="unique options"),
    pytest.param([command("x", chosen(25))], [command("x", chosen(26))], id="25 choices"),
    pytest.param(
        [command("x", chosen(2))], [command("x", chosen(2) | {"autocomplete": True})], id="choices or autocompletion"
    ),
    pytest.param(
        [command("x", given("a", required=True), given("b"))],
        [command("x", given("a"), given("b", required=True))],
        id="required options first",
    ),
    pytest.param([command("x", given(type=1))], [command("x", given(type=1), given("b"))], id="subcommands or options"),
    pytest.param(
        [command(name_localizations={"fr": "enchère"})],
        [command(name_localizations={"fr": "Enchère"})],
        id="lower case in each language",
    ),
    pytest.param(
        [command(name_localizations={"fr": "x"})],
        [command(name_localizations={"eo": "x"})],
        id="languages that Discord has",
    ),
    pytest.param(
        [command("x", given("a", name_localizations={"fr": "c"}), given("b"))],
        [command("x", given("a", name_localizations={"fr": "b"}), given("b", name_localizations={"fr": "c"}))],
        id="a localised name is no other option’s default",
    ),
    pytest.param([big(0)], [big(1)], id="8,000 characters"),
]


@pytest.mark.parametrize(("fits", "does_not"), COMMANDS)
def test_commands(fits: list[Json], does_not: list[Json]) -> None:
    check_commands(fits)
    with pytest.raises(Refusal, match="50035"):
        check_commands(does_not)


def test_the_longest_language_counts() -> None:
    whole = big(0)
    check_commands([whole])
    with pytest.raises(Refusal, match="8000"):
        check_commands([whole | {"name_localizations": {"de": "x" * 5}}])


def test_suggestions() -> None:
    check_choices([{"name": "x" * 100, "value": 1}] * 25)
    for choices in ([{"name": "x", "value": 1}] * 26, [{"name": "x" * 101, "value": 1}], [{"name": "", "value": 1}]):
        with pytest.raises(Refusal, match="50035"):
            check_choices(choices)


def test_discord_has_32_languages() -> None:
    assert len(LOCALES) == 32
