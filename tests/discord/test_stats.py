"""`/stats`, as people see it."""

from io import BytesIO

from PIL import Image
from simcord.results import ResponseMessage

from tests.discord.answers import Answer
from tests.discord.tables import play_to_the_end
from tests.discord.world import World
from tests.store.tables import execute


async def drawn(answer: Answer) -> Image.Image:
    """The one picture that hangs on an answer."""
    assert isinstance(answer.result.response, ResponseMessage)
    (file,) = answer.result.response.attachments
    return Image.open(BytesIO(await file.read()))


async def test_my_own_statistics_are_shown_to_me_alone_with_their_picture(here: World) -> None:
    _, bob = await play_to_the_end(here)
    answer = await bob.types("stats", reads=True)
    assert answer.private
    assert "Statistics of Bob" in answer.text
    assert "provisional" in answer.text
    assert "1 win in 1 game · 100%" in answer.text
    assert "Favourite opponent: Ana · ahead in 1 of 1 game" in answer.text
    assert (await drawn(answer)).width == 1200


async def test_statistics_of_somebody_else_lead_to_their_games(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    answer = await ana.types("stats", player=bob.actor, reads=True)
    assert "Statistics of Bob" in answer.text
    games = await ana.presses("Games", answer.shown, reads=True)
    assert "Games of Bob" in games.text
    assert "with Ana" in games.text


async def test_a_button_shows_those_of_all_servers_which_tell_nothing_of_where_and_with_whom(here: World) -> None:
    _, bob = await play_to_the_end(here)
    answer = await bob.types("stats", reads=True)
    with_curve = await drawn(answer)
    everywhere = await bob.presses("All servers", answer.shown, reads=True)
    assert "everywhere · all time" in everywhere.text
    assert "Ana" not in everywhere.text
    assert (await drawn(everywhere)).height < with_curve.height, "each server rates by itself"
    back = await bob.presses("This server", everywhere.shown, reads=True)
    assert "Ana" in back.text


async def test_an_achievement_stands_there_by_its_name(here: World) -> None:
    _, bob = await play_to_the_end(here)
    game = (await here.database.history.page(bob.id, here.guild.id, limit=1))[0].game
    await execute(here.database, f"INSERT INTO achievement VALUES ({bob.id}, 'pinpoint', '{game}', 1)")
    assert "🏅 Achievements: Pinpoint" in (await bob.types("stats", reads=True)).text


async def test_who_has_finished_no_game_is_told_so(here: World) -> None:
    eve = here.person("Eve")
    assert (
        await eve.types("stats", reads=True)
    ).text == "No finished game to tell of yet. `/perudo start` opens a table."
