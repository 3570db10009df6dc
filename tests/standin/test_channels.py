"""Messages by the bot's own right: what Discord takes, keeps, and refuses."""

import io
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import pytest

from tests.standin.bare import Bare
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel, May


def messageable(bare: Bare, channel: Channel) -> discord.PartialMessageable:
    return bare.get_partial_messageable(channel.id)


async def test_posts_edits_and_deletes(bare: Bare, den: Channel, ana: Person) -> None:
    message = await messageable(bare, den).send("one")
    assert ana.screen == "one"
    assert (await messageable(bare, den).fetch_message(message.id)).content == "one"
    await message.edit(content="two")
    assert ana.screen == "two"
    await message.delete()
    assert not ana.messages


async def test_the_same_nonce_is_one_message(bare: Bare, den: Channel, ana: Person) -> None:
    first = await messageable(bare, den).send("one", nonce="card-1")
    again = await messageable(bare, den).send("one", nonce="card-1")
    other = await messageable(bare, den).send("one", nonce="card-2")
    assert first.id == again.id != other.id
    assert len(ana.messages) == 2


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        pytest.param(discord.AllowedMentions(), {"everyone", "7"}, id="all"),
        pytest.param(discord.AllowedMentions.none(), set(), id="nobody"),
        pytest.param(discord.AllowedMentions(everyone=False, users=[discord.Object(7)]), {"7"}, id="one"),
        pytest.param(discord.AllowedMentions(everyone=False, users=[discord.Object(8)]), set(), id="another"),
    ],
)
async def test_whom_a_message_notifies(
    bare: Bare, den: Channel, ana: Person, allowed: discord.AllowedMentions, pinged: set[str]
) -> None:
    message = await messageable(bare, den).send("@everyone <@7>", allowed_mentions=allowed)
    assert ana.messages[0].pinged == pinged
    await message.edit(content="<@9>")
    assert ana.messages[0].pinged == pinged


async def test_a_message_notifies_all_whom_it_names_unless_it_says_otherwise(
    bare: Bare, den: Channel, ana: Person
) -> None:
    await messageable(bare, den).send("@here <@!7> and <@8>")
    assert ana.messages[0].pinged == {"everyone", "7", "8"}
    assert ana.messages[0].allowed_mentions is None


async def gone(bare: Bare, den: Channel) -> None:
    den.delete()
    await messageable(bare, den).send("x")


async def unseen(bare: Bare, den: Channel) -> None:
    den.forbid(May.VIEW)
    await messageable(bare, den).send("x")


async def mute(bare: Bare, den: Channel) -> None:
    den.forbid(May.SEND)
    await messageable(bare, den).send("x")


async def kicked(bare: Bare, den: Channel) -> None:
    assert den.guild
    den.guild.removes_bot()
    await messageable(bare, den).send("x")


async def mute_in_threads(bare: Bare, den: Channel) -> None:
    den.forbid(May.SEND_IN_THREADS)
    await messageable(bare, den.thread("side")).send("x")


async def locked(bare: Bare, den: Channel) -> None:
    thread = den.thread("side")
    thread.archive(locked=True)
    await messageable(bare, thread).send("x")


async def edit_in_an_archived_thread(bare: Bare, den: Channel) -> None:
    thread = den.thread("side")
    message = await messageable(bare, thread).send("x")
    thread.archive()
    await message.edit(content="y")


async def edit_what_is_gone(bare: Bare, den: Channel) -> None:
    message = await messageable(bare, den).send("x")
    await message.delete()
    await messageable(bare, den).get_partial_message(message.id).edit(content="y")


async def too_long_a_nonce(bare: Bare, den: Channel) -> None:
    await messageable(bare, den).send("x", nonce="n" * 26)


@pytest.mark.parametrize(
    ("does", "code"),
    [
        pytest.param(gone, 10003, id="the channel is gone"),
        pytest.param(unseen, 50001, id="the channel is out of sight"),
        pytest.param(mute, 50013, id="may not send"),
        pytest.param(kicked, 50001, id="the bot was removed"),
        pytest.param(mute_in_threads, 50013, id="may not send in threads"),
        pytest.param(locked, 160005, id="the thread is locked"),
        pytest.param(edit_in_an_archived_thread, 50083, id="the thread is archived"),
        pytest.param(edit_what_is_gone, 10008, id="the message is gone"),
        pytest.param(too_long_a_nonce, 50035, id="a nonce of 26 letters"),
    ],
)
async def test_refuses(bare: Bare, den: Channel, does: Callable[[Bare, Channel], Awaitable[None]], code: int) -> None:
    with pytest.raises(discord.HTTPException) as refusal:
        await does(bare, den)
    assert refusal.value.code == code


async def test_permissions_come_back(bare: Bare, den: Channel, ana: Person) -> None:
    den.forbid(May.SEND | May.VIEW)
    den.permit(May.SEND | May.VIEW)
    await messageable(bare, den).send("x")
    assert ana.screen == "x"


async def test_a_post_wakes_an_archived_thread(bare: Bare, den: Channel) -> None:
    thread = den.thread("side")
    thread.archive()
    await messageable(bare, thread).send("x")
    assert not thread.archived


async def test_old_messages_can_be_edited_now_and_then(there: Loopback, bare: Bare, den: Channel) -> None:
    message = await messageable(bare, den).send("x")
    there.world.clock.advance(3601)
    for count in range(3):
        await message.edit(content=str(count))
    with pytest.raises(discord.RateLimited) as refusal:
        await message.edit(content="y")
    assert refusal.value.retry_after > 3000
    assert there.rest.requests[-1].code == 30046


async def test_emojis_and_commands_are_kept(there: Loopback, bare: Bare, den: Channel) -> None:
    emoji = await bare.create_application_emoji(name="die", image=b"\x89PNG\r\n\x1a\n")
    assert [known.name for known in await bare.fetch_application_emojis()] == ["die"]
    view = discord.ui.View(timeout=None).add_item(discord.ui.Button(emoji=emoji, custom_id="die"))
    view.stop()
    await messageable(bare, den).send(view=view)
    await emoji.delete()
    with pytest.raises(discord.HTTPException):
        await messageable(bare, den).send(view=view)
    ids = [command["id"] for command in there.world.commands]
    assert [
        command["id"] for command in await bare.http.bulk_upsert_global_commands(bare.application_id or 0, [])
    ] == []
    assert len(ids) == 3
    assert not there.world.commands


@pytest.mark.parametrize(
    ("name", "image"),
    [
        pytest.param("x", b"\x89PNG\r\n\x1a\n", id="too short a name"),
        pytest.param("a-b", b"\x89PNG\r\n\x1a\n", id="no hyphens"),
        pytest.param("die", b"\x89PNG\r\n\x1a\n", id="a name that is taken"),
        pytest.param("big", b"\x89PNG\r\n\x1a\n" + bytes(256 * 1024), id="256 KiB"),
    ],
)
async def test_emojis_have_limits(bare: Bare, name: str, image: bytes) -> None:
    await bare.create_application_emoji(name="die", image=b"\x89PNG\r\n\x1a\n")
    with pytest.raises(discord.HTTPException) as refusal:
        await bare.create_application_emoji(name=name, image=image)
    assert refusal.value.code == 50035


async def test_files_come_with_messages(there: Loopback, bare: Bare, den: Channel, ana: Person) -> None:
    await messageable(bare, den).send("all of it", file=discord.File(io.BytesIO(b"{}"), "data.json"))
    assert ana.screen == "all of it"
    assert there.rest.requests[-1].call.files == {"files[0]": b"{}"}


@pytest.mark.parametrize(
    ("headers", "data", "status"),
    [
        pytest.param({}, "{}", 401, id="no token"),
        pytest.param({"Authorization": "Bot wrong"}, "{}", 401, id="a wrong token"),
        pytest.param({"Content-Type": "text/plain"}, "{}", 400, id="not as JSON"),
        pytest.param({"Content-Type": "application/json; charset=utf-8"}, "{}", 400, id="not exactly as JSON"),
        pytest.param({"Content-Type": "application/json"}, "{", 400, id="no JSON"),
        pytest.param({"Content-Type": "application/json"}, '{"components": [1]}', 400, id="JSON that means nothing"),
    ],
)
async def test_refuses_requests_that_discord_py_would_not_send(
    there: Loopback, den: Channel, headers: dict[str, str], data: str, status: int
) -> None:
    token = {} if status == 401 else {"Authorization": f"Bot {there.token}"}
    url = f"{there.api}/channels/{den.id}/messages"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=data, headers={"Content-Type": "application/json"} | token | headers) as answer,
    ):
        assert answer.status == status


async def test_what_nobody_serves_is_noted(there: Loopback) -> None:
    headers = {"Authorization": f"Bot {there.token}"}
    async with aiohttp.ClientSession() as session, session.get(f"{there.api}/stage", headers=headers) as answer:
        assert answer.status == 404
    assert there.rest.refused == ["unknown route: 404 0: 404: Not Found"]
