"""Looking at a game again."""

from io import BytesIO

from simcord.results import ResponseMessage

from bot.store import Keep
from bot.verify import check, read
from tests.discord.tables import play, play_to_the_end
from tests.discord.world import World
from tests.store.tables import execute


async def test_the_last_game_of_the_channel_is_stepped_through(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    first = await ana.types("replay", reads=True)
    assert first.private
    assert "Round 1 · step 1 of 3" in first.text
    assert first.shown.buttons["◀ Step"] is False
    bid = await ana.presses("Step ▶", reads=True)
    assert bid.kind == "update"
    assert "Round 1 · step 2 of 3" in bid.text
    assert "Ana: 1 × five · 33%" in bid.text, "one of two dice: a five or a paco under the other cup"
    end = await ana.presses("Round ▶▶", reads=True)
    assert "step 3 of 3" in end.text
    assert "Bob doubts" in end.text
    assert "By what 🔴 Bob saw, the call was right with 67%" in end.text
    assert "Bob: luck +" in end.text
    assert "Bob wins!" in end.text
    assert end.shown.buttons["Step ▶"] is False
    back = await ana.presses("◀◀ Round", reads=True)
    assert "step 1 of 3" in back.text


async def test_the_last_card_leads_there_after_a_restart_too(here: World) -> None:
    _, bob = await play_to_the_end(here)
    await here.restarts()
    shown = await bob.presses("Replay", here.card(), reads=True)
    assert shown.private
    assert "step 1 of 3" in shown.text
    assert "wins!" in here.card().text


async def test_what_a_game_is_remembered_for_stands_on_the_last_card_and_at_the_end_of_the_replay(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 1, lambda opens, cups: opens == 1 and cups[1] == (5,))
    await ana.bids("1 five")
    await bob.types("dudo")
    await here.passes(5)
    worst = "🙈 Worst call: Bob doubted 1 × five, with a chance of 0%"
    assert worst in here.card().text
    await ana.types("replay", reads=True)
    assert worst in (await ana.presses("Round ▶▶", reads=True)).text


async def test_a_replay_is_handed_out_as_a_file_that_verifies(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    await ana.types("replay", reads=True)
    answer = await ana.presses("Download", reads=True)
    assert answer.private
    assert isinstance(answer.result.response, ResponseMessage)
    (file,) = answer.result.response.attachments
    assert file.filename.endswith(".perudo")
    assert check(read(BytesIO(await file.read()))).fault is None


async def test_no_cup_of_a_game_that_is_played_is_shown(here: World) -> None:
    ana, _ = await play(here, "Ana Bob", 5)
    game = here.tables[0].game
    told = await ana.types("replay", reads=True, game=game)
    assert told.text == "That game is still being played. Its dice can be checked when it is over."
    assert "No game has been finished" in (await ana.types("replay", reads=True)).text
    pressed = here.press(ana, here.card(), f"p1:replay:{game}:1")
    await here.arrive()
    assert "still being played" in pressed.text


async def test_of_a_game_whose_moves_are_gone_that_is_said_and_its_result_stays(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    await execute(here.database, "DELETE FROM game_event")
    gone = "The moves of that game are kept no longer. Its result is, and counts as before."
    for asked in (await ana.types("replay", reads=True), await bob.types("perudo verify", reads=True)):
        assert (asked.text, asked.private) == (gone, True)
    pressed = await bob.presses("Replay", here.card(), reads=True)
    assert pressed.text == gone
    assert "Bob" in (await ana.types("history", reads=True)).text
    assert "1. Bob" in (await ana.types("leaderboard", reads=True)).text


async def test_the_moves_of_a_game_are_deleted_once_they_were_kept_for_as_long_as_the_host_wants(here: World) -> None:
    here.keep = Keep(logs=2)
    ana, _ = await play_to_the_end(here)
    await here.restarts()
    await here.passes(30 * 3600)
    assert not (await ana.types("replay", reads=True)).text.startswith("The moves")
    await here.passes(42 * 3600)
    assert (await ana.types("replay", reads=True)).text.startswith("The moves of that game are kept no longer.")
