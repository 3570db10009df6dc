"""Discord's rules of answering interactions, each broken by a bare bot."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
import pytest
from discord import ui

from tests.standin.bare import Bare, Interaction, buttons, say
from tests.standin.interactions import Interaction as Asked
from tests.standin.interactions import Kind, Reply
from tests.standin.loopback import Loopback
from tests.standin.people import NotAnswered, Person
from tests.standin.refusals import Refusal

Does = Callable[[Loopback, Interaction], Awaitable[object]]


async def after(there: Loopback, seconds: float, act: Awaitable[object]) -> None:
    there.world.clock.advance(seconds)
    await act


async def twice(there: Loopback, asked: Interaction) -> None:
    await asked.response.send_message("one")
    asked.response._response_type = None
    await asked.response.send_message("two")


async def late(there: Loopback, asked: Interaction) -> None:
    await after(there, 3.1, asked.response.send_message("late"))


async def after_a_quarter_of_an_hour(there: Loopback, asked: Interaction) -> None:
    await asked.response.send_message("one")
    await after(there, 15 * 60 + 1, asked.edit_original_response(content="two"))


async def follow_up_first(there: Loopback, asked: Interaction) -> None:
    await asked.followup.send("too early")


async def edit_what_it_did_not_say(there: Loopback, asked: Interaction) -> None:
    await asked.response.send_message("one")
    await asked.followup.edit_message(asked.id, content="two")


async def private_by_the_channel(there: Loopback, asked: Interaction) -> None:
    sent = await asked.response.send_message("for you", ephemeral=True)
    channel = asked.client.get_partial_messageable(asked.channel_id or 0)
    await channel.get_partial_message(sent.message_id or 0).edit(content="for all")


async def empty(there: Loopback, asked: Interaction) -> None:
    await asked.response.send_message()


async def form_with_nothing(there: Loopback, asked: Interaction) -> None:
    await asked.response.send_modal(ui.Modal(title="x" * 46, custom_id="form").add_item(ui.TextInput(label="a")))


@pytest.mark.parametrize(
    ("does", "code"),
    [
        pytest.param(twice, 40060, id="one first answer"),
        pytest.param(late, 10062, id="within three seconds"),
        pytest.param(after_a_quarter_of_an_hour, 50027, id="a token lives for a quarter of an hour"),
        pytest.param(follow_up_first, 10015, id="the first answer comes first"),
        pytest.param(edit_what_it_did_not_say, 10008, id="a token edits its own messages"),
        pytest.param(private_by_the_channel, 10008, id="private messages are not in the channel"),
        pytest.param(empty, 50006, id="something is said"),
        pytest.param(form_with_nothing, 50035, id="forms have limits"),
    ],
)
async def test_refuses(there: Loopback, bare: Bare, ana: Person, does: Does, code: int) -> None:
    bare.does = lambda asked: does(there, asked)
    ana.patience = 0.5
    with suppress(NotAnswered):
        await ana.types("/say", words="x")
    await there.world.until(lambda: bare.codes == [code], what=str(code))
    assert there.rest.refused[-1].partition(": ")[2].split(":")[0].endswith(str(code))


async def test_a_public_answer_is_seen_by_all(bare: Bare, ana: Person, ben: Person) -> None:
    answer = await ana.types("/say", words="x")
    assert not answer.private
    assert (ana.screen, ben.screen) == ("hello", "hello")


async def test_a_private_answer_is_seen_by_one(bare: Bare, ana: Person, ben: Person) -> None:
    bare.does = say("psst", private=True)
    answer = await ana.types("/say", words="x")
    assert answer.private
    assert (ana.screen, ben.screen) == ("psst", "")


async def test_private_messages_are_lost_with_the_client(bare: Bare, ana: Person) -> None:
    bare.does = say("psst", private=True)
    first, second = await ana.types("/say", words="x"), await ana.types("/say", words="x")
    ana.dismisses(first.message)
    assert ana.messages == [second.message]
    ana.reopens()
    assert not ana.messages


async def test_thinking_is_replaced_for_whom_it_was(bare: Bare, ana: Person, ben: Person) -> None:
    async def does(asked: Interaction) -> None:
        await asked.response.defer(ephemeral=True, thinking=True)
        await asked.followup.send("thought", ephemeral=False)

    bare.does = does
    answer = await ana.types("/say", words="x")
    assert answer.text == "thought"
    assert (len(ana.messages), len(ben.messages)) == (1, 0)


async def test_a_press_can_change_what_was_pressed_on(bare: Bare, ana: Person, ben: Person) -> None:
    bare.does = say("Well?", view=buttons("Yes", "No"))
    await ana.types("/say", words="x")
    bare.does = lambda asked: asked.response.edit_message(content="Done", view=None)
    answer = await ben.presses("No")
    assert ana.screen == "Done"
    assert answer.message.versions == ["Well?", "Done"]
    assert not answer.message.buttons


async def test_a_press_can_be_answered_later(bare: Bare, ana: Person) -> None:
    async def does(asked: Interaction) -> None:
        await asked.response.defer()
        await asked.edit_original_response(content="Later")

    bare.does = say("Well?", view=buttons("Yes"))
    await ana.types("/say", words="x")
    bare.does = does
    assert (await ana.presses("Yes")).text == "Later"


async def test_a_press_renews_the_right_to_a_private_message(there: Loopback, bare: Bare, ana: Person) -> None:
    bare.does = say("Well?", private=True, view=buttons("Yes"))
    await ana.types("/say", words="x")
    there.world.clock.advance(16 * 60)
    bare.does = lambda asked: asked.response.edit_message(content="Done")
    assert (await ana.presses("Yes")).text == "Done"


async def test_a_pressed_message_reaches_the_bot_whole(bare: Bare, ana: Person) -> None:
    seen: list[discord.Message | None] = []

    async def does(asked: Interaction) -> None:
        seen.append(asked.message)
        await asked.response.send_message("ok", ephemeral=True)

    layout = ui.LayoutView()
    layout.add_item(ui.Container(ui.TextDisplay("Read me"), ui.ActionRow(ui.Button(label="Yes", custom_id="yes"))))
    layout.stop()
    bare.does = say("", private=True, view=layout)
    await ana.types("/say", words="x")
    bare.does = does
    await ana.presses("Yes")
    assert seen[0]
    assert seen[0].flags.ephemeral
    assert seen[0].flags.components_v2
    assert seen[0].components


async def test_what_a_token_said_it_can_take_back(there: Loopback, bare: Bare, ana: Person) -> None:
    async def does(asked: Interaction) -> None:
        await asked.response.send_message("one")
        more = await asked.followup.send("two", wait=True)
        await asked.followup.edit_message(more.id, content="three")
        await asked.delete_original_response()

    bare.does = does
    await ana.types("/say", words="x")
    await there.world.until(lambda: ana.screen == "three")


@pytest.mark.parametrize(
    ("kind", "reply"),
    [
        pytest.param(Kind.COMMAND, Reply.UPDATE, id="a command has no message to change"),
        pytest.param(Kind.COMMAND, Reply.DEFER, id="nor one to leave as it is"),
        pytest.param(Kind.COMMAND, Reply.CHOICES, id="suggestions are for whoever types"),
        pytest.param(Kind.AUTOCOMPLETE, Reply.MESSAGE, id="whoever types gets suggestions alone"),
        pytest.param(Kind.MODAL, Reply.FORM, id="a form opens no form"),
        pytest.param(Kind.COMMAND, Reply.PONG, id="nobody asked by ping"),
    ],
)
def test_answers_that_do_not_fit(there: Loopback, ana: Person, kind: Kind, reply: Reply) -> None:
    asked = Asked(there.world, kind, ana.user, ana.channel)
    with pytest.raises(Refusal, match="50035"):
        asked.answer(reply, {})
    assert asked.answered is None


def test_what_was_pressed_on_may_be_gone(there: Loopback, ana: Person) -> None:
    message = there.world.post(ana.channel, {"content": "x"})
    asked = Asked(there.world, Kind.COMPONENT, ana.user, ana.channel, message)
    there.world.delete(message)
    with pytest.raises(Refusal, match="10008"):
        asked.answer(Reply.UPDATE, {"content": "y"})
