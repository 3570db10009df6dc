"""Dice that anyone can check: lucky phrases, the secret that is opened at the end, and the check of it."""

import json
import re
from base64 import b64encode
from io import BytesIO

import pytest

from bot.dealing import Secret, commitment
from bot.referee.judging import referee
from bot.verify import check, read
from tests.discord.answers import Answer
from tests.discord.people import Person
from tests.discord.tables import gather, play
from tests.discord.world import World
from tests.store.tables import execute, rows


async def choose(person: Person, phrase: str) -> str:
    """Fill in the form for a lucky phrase; what is said to that."""
    form = await person.presses("Lucky phrase", person.card)
    assert form.kind == "modal"
    answer = await person.fills_in(form, phrase=phrase)
    assert answer.private
    return answer.text


def phrases(here: World) -> list[str]:
    """What the table will mix into its dice; no view tells it before the start."""
    return [seat.phrase for seat in here.table()._game.seats]


# Lucky phrases.


async def test_a_phrase_is_confirmed_in_private_and_hidden_until_the_start(here: World) -> None:
    ana, bob, cleo = await gather(here, "Ana Bob Cleo")
    assert "Your lucky phrase is “toucan”." in await choose(ana, "toucan")
    await choose(cleo, "  señor \n *Ñandú*  #1 ")
    assert phrases(here) == ["toucan", "", "señor *Ñandú* ＃1"]
    assert "toucan" not in here.public
    assert "toucan" not in bob.sees()

    await ana.presses("Begin")
    assert "Lucky phrases: 🟡 “toucan” · 🔵 “señor \\*Ñandú\\* ＃1”" in here.card().text
    await here.passes(5)
    assert "Round 1" in here.card().text
    assert "Lucky phrases: 🟡 “toucan”" in here.card().text


async def test_a_phrase_replaces_the_one_before_and_an_empty_one_removes_it(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    await choose(ana, "toucan")
    await choose(ana, "parrot")
    assert phrases(here) == ["parrot", ""]
    assert await choose(ana, " ") == "You have no lucky phrase now."
    assert await choose(bob, "") == "You have no lucky phrase now."
    assert phrases(here) == ["", ""]
    await ana.presses("Begin")
    assert "Lucky phrases" not in here.public


async def test_a_phrase_may_have_64_characters(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    await choose(ana, "ñ" * 64)
    assert phrases(here) == ["ñ" * 64, ""]


async def test_only_who_sits_at_the_table_has_a_phrase(here: World) -> None:
    await gather(here, "Ana Bob")
    answer = await here.person("Dev").presses("Lucky phrase")
    assert answer.private
    assert "You don’t sit at this table." in answer.text


async def test_a_phrase_comes_too_late_once_the_game_has_begun(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    card, form = here.card(), await bob.presses("Lucky phrase")
    await ana.presses("Begin")
    assert "already begun" in (await bob.fills_in(form, phrase="toucan")).text
    late = here.press(ana, card, card.ids["Lucky phrase"])
    await here.arrive()
    assert "already begun" in late.text
    assert "toucan" not in here.public


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_phrase_goes_with_its_player(here: World, seat: int) -> None:
    people = await gather(here, "Ana Bob Cleo")
    await choose(people[seat], "gone")
    await choose(people[2], "stays")
    await people[seat].presses("Leave", people[seat].card)
    assert phrases(here) == ["", "stays"]


async def test_a_phrase_outlives_a_restart(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    await choose(ana, "toucan")
    await here.restarts()
    assert phrases(here) == ["toucan", ""]


# The secret.


async def to_the_end(here: World, phrase: str = "") -> tuple[str, int]:
    """A short game with any dice; its secret, and the number of requests before it was over."""
    people = await gather(here, "Ana Bob", dice=1)
    if phrase:
        await choose(people[1], phrase)
    await people[0].types("perudo begin")
    secret = here.table()._secret.hex()
    await here.passes(5)
    for person in people:
        await person.presses("My dice", person.card)
    if people[1].on_turn:
        people.reverse()
    await people[0].bids("1 five")
    before = len(here.env.http_requests)
    await people[1].types("dudo")
    await here.passes(5)
    assert not here.tables
    return secret, before


async def test_the_secret_is_opened_at_the_end_beside_the_fingerprint_of_the_beginning(here: World) -> None:
    secret, _ = await to_the_end(here)
    opening, end = here.messages()[0], here.card().text
    (fingerprint,) = re.findall(r"[0-9a-f]{64}", opening.text)
    (game,) = re.findall(r"Game `([0-9a-z]{10})`", end)
    assert f"Fingerprint of its dice: `{fingerprint}`" in end
    assert f"Their secret, open now: `{secret}`" in end
    assert f"(https://discord.com/channels/{here.guild.id}/{here.channel.id}/{opening.id})" in end
    assert commitment(game, Secret(bytes.fromhex(secret))) == fingerprint


async def test_nothing_tells_the_secret_before_the_end_and_no_log_what_somebody_wrote(
    here: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="bot")
    secret, before = await to_the_end(here, "zanzibar")
    key = bytes.fromhex(secret)
    forms = {
        secret,
        secret.upper(),
        repr(key)[2:-1],
        str(list(key))[1:-1],
        b64encode(key).decode(),
        str(int(secret, 16)),
    }
    sent = "\n".join(f"{request.path} {json.dumps(request.json)}" for request in here.env.http_requests[:before])
    assert len(sent) > 10_000
    assert not [form for form in forms if form in sent or form in caplog.text]
    assert secret in here.public
    assert "zanzibar" in here.public
    assert "zanzibar" not in caplog.text


async def test_the_secret_of_a_table_that_is_stopped_is_opened(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    secret = here.table()._secret.hex()
    await ana.types("perudo stop")
    assert f"`{secret}`" in here.card().text


async def test_a_table_that_never_began_has_no_dice_to_check(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    await ana.types("perudo stop")
    assert "Fingerprint" not in here.card().text
    assert "secret" not in here.card().text


async def test_the_opening_line_is_linked_to_after_a_restart(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    await here.restarts()
    await ana.types("perudo stop")
    assert f"/{here.channel.id}/{here.messages()[0].id})" in here.card().text


# The check.


async def verify(person: Person, **options: str) -> Answer:
    answer = await person.types("perudo verify", reads=True, **options)
    assert answer.private
    return answer


async def download(answer: Answer) -> bytes:
    """The file beside an answer."""
    assert answer.result.response
    (file,) = answer.result.response.attachments
    assert re.fullmatch(r"[0-9a-z]{10}\.perudo", file.filename)
    return await file.read()


async def test_a_whole_game_can_be_checked_by_anyone(here: World) -> None:
    """Phrases, the play, the open secret, the check of the bot, and the check of the file without it."""
    await to_the_end(here, "señor Ñandú")
    assert "Lucky phrases: 🔴 “señor Ñandú”" in here.card().text
    assert "/perudo verify checks all dice of this game." in here.card().text.replace("`", "")

    answer = await verify(here.person("Dev"))
    assert "✅ The dice of game" in answer.text
    assert "All 2 dice of one round" in answer.text
    assert f"/{here.channel.id}/{here.messages()[0].id})" in answer.text
    (fingerprint,) = re.findall(r"[0-9a-f]{64}", here.messages()[0].text)
    assert f"`{fingerprint}`" in answer.text

    text = await download(answer)
    assert b"phrase 2 se\xc3\xb1or" in text
    assert check(read(BytesIO(text))).fault is None
    assert [finding for _, finding in referee(BytesIO(text))]
    dealt = re.search(rb"^deal (\d)", text, re.MULTILINE)
    assert dealt
    at = dealt.start(1)
    changed = text[:at] + b"%d" % (int(text[at : at + 1]) % 6 + 1) + text[at + 1 :]
    assert check(read(BytesIO(changed))).fault


async def test_a_game_is_checked_by_its_id_from_any_channel(here: World) -> None:
    await to_the_end(here)
    (game,) = re.findall(r"Game `([0-9a-z]{10})`", here.card().text)
    dev = here.person("Dev").at(here.elsewhere)
    assert "No game has been finished in this channel yet." in (await verify(dev)).text
    assert f"✅ The dice of game `{game}` hold" in (await verify(dev, game=f"`{game.upper()}`")).text


async def test_a_game_that_was_stopped_is_checked_by_its_id(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    game = here.table().record.game
    await ana.types("perudo stop")
    assert "✅ The dice of game" in (await verify(ana, game=game)).text
    assert "No game has been finished in this channel yet." in (await verify(ana)).text


async def test_nothing_is_told_of_a_game_that_is_still_played(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    told = await verify(ana, game=here.table().record.game)
    assert told.text == "That game is still being played. Its dice can be checked when it is over."


async def test_a_table_that_never_began_has_nothing_to_check(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    game = here.table().record.game
    await ana.types("perudo stop")
    assert (await verify(ana, game=game)).text == "That game never began: there are no dice to check."


async def test_an_unknown_game_and_one_of_another_server_are_the_same(here: World) -> None:
    await to_the_end(here)
    (game,) = re.findall(r"Game `([0-9a-z]{10})`", here.card().text)
    zoe = here.person("Zoe")
    unknown = (await verify(zoe, game="nowhere")).text
    await execute(here.database, f"UPDATE game SET guild_id = 1 WHERE id = '{game}'")
    assert (await verify(zoe, game=game)).text == unknown
    assert unknown.startswith("No game of that id has ended on this server.")


async def test_a_die_that_was_changed_in_the_database_is_named(here: World) -> None:
    await to_the_end(here)
    (row,) = await rows(here.database, "SELECT body FROM game_event WHERE kind = 'DiceDealt'")
    (first,), (second,) = json.loads(row.body)["cups"]
    other = second % 6 + 1
    body = json.dumps({"kind": "DiceDealt", "cups": [[first], [other]]})
    await execute(here.database, f"UPDATE game_event SET body = '{body}' WHERE kind = 'DiceDealt'")
    answer = await verify(here.person("Dev"))
    assert "❌ The dice of game" in answer.text
    assert f"In round 1 die 1 of seat 2 shows {other}, but {second} was drawn." in answer.text


# How often each face fell.


async def test_the_faces_of_finished_games_are_counted(here: World) -> None:
    dev = here.person("Dev")
    assert (await dev.types("perudo fairness", reads=True)).text.count("No game has been finished yet.") == 2
    await to_the_end(here)
    told = (await dev.types("perudo fairness", reads=True)).text
    assert told.count("2 dice: of each face there should be 0 to 2.") == 2
    assert sum(int(number) for number in re.findall(r"[a-z]: (\d+)", told)) == 4
