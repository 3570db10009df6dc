"""People: what they can do in Discord's client, and how the bot hears of it."""

from typing import Any

import discord
import pytest
from discord import ui
from discord.app_commands import Choice

from tests.standin.bare import Bare, Interaction, buttons, say
from tests.standin.commands import CannotDo, Value
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel, May


def keep(kept: list[Any]) -> Any:
    async def does(asked: Interaction) -> None:
        kept.append(asked)
        await asked.response.send_message("ok", ephemeral=True)

    return does


async def test_a_command_arrives_as_it_was_typed(bare: Bare, ana: Person, den: Channel) -> None:
    kept: list[Interaction] = []
    bare.does = keep(kept)
    await ana.types("/say", words="well", times=3, mood="Glad")
    (asked,) = kept
    data: Any = asked.data
    assert {option["name"]: option["value"] for option in data["options"]} == {"words": "well", "times": 3, "mood": "g"}
    assert (asked.user.id, asked.user.display_name) == (ana.id, "Ana")
    assert (asked.channel_id, asked.guild_id) == (den.id, bare.guilds[0].id)
    assert abs((discord.utils.utcnow() - asked.created_at).total_seconds()) < 5


async def test_a_subcommand_arrives_in_its_command(bare: Bare, ana: Person) -> None:
    kept: list[Interaction] = []
    bare.does = keep(kept)
    await ana.types("/table open")
    data: Any = kept[0].data
    assert (data["name"], data["options"]) == ("table", [{"type": 1, "name": "open", "options": []}])


@pytest.mark.parametrize(
    ("line", "values"),
    [
        pytest.param("/shout", {}, id="no such command"),
        pytest.param("/table close", {}, id="no such subcommand"),
        pytest.param("/table", {}, id="a subcommand is missing"),
        pytest.param("/say", {}, id="an option is missing"),
        pytest.param("/say", {"words": "x", "loud": True}, id="no such option"),
        pytest.param("/say", {"words": "x", "mood": "Sad"}, id="not one of the choices"),
        pytest.param("/say", {"words": "x", "times": "often"}, id="not a number"),
        pytest.param("/say", {"words": "x", "times": 10}, id="too high a number"),
        pytest.param("/rule", {}, id="not without the permission"),
    ],
)
async def test_the_client_does_not_let_people_type(
    bare: Bare, ana: Person, line: str, values: dict[str, Value]
) -> None:
    with pytest.raises(CannotDo):
        await ana.types(line, **values)


async def test_permissions_open_commands(there: Loopback, bare: Bare, den: Channel) -> None:
    host = there.person("Host", den, may=May.MANAGE_SERVER)
    assert (await host.types("/rule")).text == "hello"


async def test_in_direct_messages(there: Loopback, bare: Bare) -> None:
    kept: list[Interaction] = []
    bare.does = keep(kept)
    alone = there.person("Alone")
    assert (await alone.types("/say", words="x")).text == "ok"
    assert (kept[0].guild_id, kept[0].user.id) == (None, alone.id)
    with pytest.raises(CannotDo):
        await alone.types("/table open")


async def test_languages_of_people_and_servers_arrive(there: Loopback, bare: Bare) -> None:
    kept: list[Interaction] = []
    bare.does = keep(kept)
    for locale in discord.Locale:
        person = there.person("P", there.guild("G", locale="de").channel("c"), locale=locale.value)
        await person.types("/say", words="x")
    assert [asked.locale for asked in kept] == list(discord.Locale)
    assert {asked.guild_locale for asked in kept} == {discord.Locale.german}


async def test_permissions_arrive(bare: Bare, ana: Person, den: Channel) -> None:
    kept: list[Interaction] = []
    bare.does = keep(kept)
    den.forbid(May.SEND)
    ana.may |= May.MANAGE_MESSAGES
    await ana.types("/say", words="x")
    assert not kept[0].app_permissions.send_messages
    assert kept[0].app_permissions.view_channel
    assert kept[0].permissions.manage_messages


async def test_threads_arrive_as_threads(bare: Bare, ana: Person, den: Channel) -> None:
    kept: list[Interaction] = []
    bare.does = keep(kept)
    thread = den.thread("side")
    await ana.goes_to(thread).types("/say", words="x")
    assert isinstance(kept[0].channel, discord.Thread)
    assert kept[0].channel_id == thread.id


async def test_suggestions(bare: Bare, ana: Person) -> None:
    async def suggest(asked: Interaction) -> None:
        data: Any = asked.data
        typed = next(option["value"] for option in data["options"] if option.get("focused"))
        await asked.response.autocomplete([Choice(name=f"{typed}!", value="loud")])

    bare.does = suggest
    assert await ana.autocompletes("/say", words="x", guess="he") == {"he!": "loud"}


async def test_a_menu(bare: Bare, ana: Person) -> None:
    menu: ui.Select[Any] = ui.Select(custom_id="menu", options=[discord.SelectOption(label="Two", value="2")])
    view = ui.View(timeout=None).add_item(menu)
    view.stop()
    bare.does = say("Which?", view=view)
    await ana.types("/say", words="x")

    async def does(asked: Interaction) -> None:
        data: Any = asked.data
        await asked.response.edit_message(content=f"{data['custom_id']} {data['values']}", view=None)

    bare.does = does
    assert (await ana.chooses("Two")).text == "menu ['2']"
    with pytest.raises(CannotDo):
        await ana.finds("Two", within=0.1)


def form() -> ui.Modal:
    modal = ui.Modal(title="Bid", custom_id="form")
    modal.add_item(ui.Label(text="How many", component=ui.TextInput(custom_id="number", max_length=2)))
    face: ui.Select[Any] = ui.Select(custom_id="face", options=[discord.SelectOption(label="five", value="5")])
    modal.add_item(ui.Label(text="Which", component=face))
    modal.stop()
    return modal


async def test_a_form(bare: Bare, ana: Person) -> None:
    bare.does = lambda asked: asked.response.send_modal(form())
    assert (await ana.types("/say", words="x")).form["title"] == "Bid"

    async def does(asked: Interaction) -> None:
        data: Any = asked.data
        number, face = (part["component"] for part in data["components"])
        await asked.response.send_message(f"{data['custom_id']} {number['value']} {face['values']}")

    bare.does = does
    assert (await ana.sends(number="8", face="five")).text == "form 8 ['5']"
    with pytest.raises(CannotDo):
        await ana.sends(number="8", face="five")


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"number": "123", "face": "5"}, id="too long"),
        pytest.param({"face": "5"}, id="required"),
        pytest.param({"number": "1", "face": "7"}, id="not in the menu"),
        pytest.param({"number": "1", "face": "5", "more": "x"}, id="no such field"),
    ],
)
async def test_the_client_does_not_let_people_send(bare: Bare, ana: Person, fields: dict[str, Value]) -> None:
    bare.does = lambda asked: asked.response.send_modal(form())
    await ana.types("/say", words="x")
    with pytest.raises(CannotDo):
        await ana.sends(**fields)


async def test_buttons_that_cannot_be_pressed(there: Loopback, bare: Bare, ana: Person) -> None:
    view = ui.View(timeout=None).add_item(ui.Button[Any](label="Off", custom_id="off", disabled=True))
    view.stop()
    bare.does = say("Well?", view=view)
    await ana.types("/say", words="x")
    with pytest.raises(CannotDo):
        await ana.finds("Off", within=0.1)


async def test_a_button_that_was_seen_can_be_pressed_later(there: Loopback, bare: Bare, ana: Person) -> None:
    bare.does = say("Well?", view=buttons("Yes"))
    answer = await ana.types("/say", words="x")
    seen = await ana.finds("Yes")
    there.world.edit(answer.message, {"components": []})
    bare.does = say("Pressed", private=True)
    assert (await ana.presses(seen)).text == "Pressed"
    there.world.delete(answer.message)
    with pytest.raises(CannotDo):
        await ana.presses(seen)
