"""Seasons, as people see them: started and ended by whoever manages the server, and looked at by anyone."""

import re

import pytest

from tests.discord.answers import Answer
from tests.discord.people import Person
from tests.discord.tables import play_to_the_end
from tests.discord.world import World
from tests.store.plays import won

MEANWHILE = "Seasons were started or ended since that card was shown: this is how it stands now. Nothing was done."
NOT_YOURS = "Only someone who may manage this server can start or end a season."


def manager(here: World, name: str = "Mia") -> Person:
    return here.person(name, manager=True)


async def starts(mia: Person, name: str = "") -> Answer:
    """Open the card and start a season on it."""
    card = await mia.types("perudo season", reads=True)
    form = await mia.presses("Start a season", card.shown, reads=True)
    return await fills_in(mia, form, name)


async def fills_in(mia: Person, form: Answer, name: str) -> Answer:
    began = mia.world.began()
    return mia.world.judge(await mia.actor.submit_modal(form.result, {"name": name}), began, reads=True)


async def ends(mia: Person) -> Answer:
    card = await mia.types("perudo season", reads=True)
    question = await mia.presses("End the season", card.shown, reads=True)
    return await mia.presses("End it for good", question.shown, reads=True)


async def board(person: Person, **options: str) -> str:
    return (await person.types("leaderboard", reads=True, **options)).text


async def test_a_season_from_its_start_to_the_look_back_on_it(here: World) -> None:
    mia = manager(here)
    await play_to_the_end(here, "Ana Bob")
    assert "all time" in await board(mia)

    started = await starts(mia, "Spring")
    assert started.private
    assert "✅ The season has begun." in started.text
    assert "Season 1 · Spring · since" in started.text
    assert "Nobody has finished a game in it yet." in started.text

    await play_to_the_end(here, "Cleo Dan")
    assert "Season 1 · Spring · ratings of this season" in here.card().text
    shown = await board(mia)
    assert "wins · Season 1 · Spring" in shown
    assert "1. Dan" in shown
    assert "Bob" not in shown

    over = await ends(mia)
    assert "✅ The season is over." in over.text
    assert "Season 1 · Spring · 🏆 Dan · " in over.text
    look = await mia.types("leaderboard", reads=True)
    assert "all time" in look.text
    assert "1. Bob" in look.text
    past = await mia.chooses("wins.s1.here.0", look.shown, reads=True)
    assert "wins · Season 1 · Spring" in past.text
    assert "1. Dan" in past.text
    assert "Bob" not in past.text
    back = await mia.chooses("wins.always.here.0", past.shown, reads=True)
    assert "Bob" in back.text

    await play_to_the_end(here, "Eve Fay")
    assert "ratings of this season" not in here.card().text


async def test_the_card_of_an_end_says_the_same_after_a_restart(here: World) -> None:
    await starts(manager(here), "Spring")
    ana, _ = await play_to_the_end(here)
    await here.restarts()
    assert "Season 1 · Spring · ratings of this season" in here.card().text
    assert "Season 1 · Spring" in (await ana.types("history", reads=True)).text
    assert "each season has a line of its own" in (await ana.types("stats", reads=True)).text


async def test_starting_one_while_one_runs_ends_that_and_the_form_says_so(here: World) -> None:
    mia = manager(here)
    await starts(mia, "Spring")
    card = await mia.types("perudo season", reads=True)
    form = await mia.presses("Start a season", card.shown, reads=True)
    assert "The season that is running ends." in said(form)
    answer = await fills_in(mia, form, "")
    assert "Season 2 · since" in answer.text
    assert re.search(r"Season 1 · Spring · <t:\d+:d> – <t:\d+:d>", answer.text)
    first, second = await here.database.seasons.of(here.guild.id, limit=9)
    assert (first.ended_at, second.ended_at) == (None, first.started_at)


def said(form: Answer) -> str:
    """All that a form says."""
    return str(form.result.modal)


async def test_anyone_looks_and_whoever_manages_the_server_alone_decides(here: World) -> None:
    ana, mia = here.person("Ana"), manager(here)
    none = await ana.types("perudo season", reads=True)
    assert none.private
    assert "No season is running" in none.text
    assert "Someone who may manage this server can start one here." in none.text
    assert not none.shown.buttons
    await starts(mia)
    seen = await ana.types("perudo season", reads=True)
    assert "Season 1 · since" in seen.text
    assert not seen.shown.buttons
    card = (await mia.types("perudo season", reads=True)).shown
    for custom_id in ("p1:season-start::0:1", "p1:season-form::0:1", "p1:season-end::0:1", "p1:season-end-surely::0:1"):
        press = here.press(ana, card, custom_id)
        await here.arrive()
        assert press.text == NOT_YOURS
    (season,) = await here.database.seasons.of(here.guild.id, limit=9)
    assert season.ended_at is None


async def test_who_may_no_longer_manage_the_server_is_refused_on_the_card_they_have_open(here: World) -> None:
    mia = manager(here)
    card = await mia.types("perudo season", reads=True)
    form = await mia.presses("Start a season", card.shown, reads=True)
    for role in here.guild.roles.values():
        here.env.backend.remove_member_role(here.guild.id, mia.id, role.id)
    assert (await fills_in(mia, form, "Mine")).text == NOT_YOURS
    assert await here.database.seasons.of(here.guild.id, limit=9) == []


async def test_double_presses_and_old_cards_do_no_harm(here: World) -> None:
    mia, max_ = manager(here), manager(here, "Max")
    old = (await max_.types("perudo season", reads=True)).shown
    card = await mia.types("perudo season", reads=True)
    forms = [await mia.presses("Start a season", card.shown, reads=True) for _ in range(2)]
    assert "The season has begun." in (await fills_in(mia, forms[0], "one")).text
    assert MEANWHILE in (await fills_in(mia, forms[1], "two")).text
    assert MEANWHILE in (await max_.presses("Start a season", old, reads=True)).text
    card = await mia.types("perudo season", reads=True)
    question = (await mia.presses("End the season", card.shown, reads=True)).shown
    for _ in range(2):
        here.press(mia, question, "p1:season-end-surely::0:1")
    await here.arrive()
    seasons = await here.database.seasons.of(here.guild.id, limit=9)
    assert [(season.number, season.name) for season in seasons] == [(1, "one")]
    ended = seasons[0].ended_at
    assert ended
    for custom_id in ("p1:season-end::0:1", "p1:season-end-surely::0:1"):
        press = here.press(mia, question, custom_id)
        await here.arrive()
        assert MEANWHILE in press.text
    assert (await here.database.seasons.of(here.guild.id, limit=1))[0].ended_at == ended


@pytest.mark.parametrize(
    "custom_id",
    [
        *(
            f"p1:season-{what}::0:{argument}"
            for what in ("start", "end")
            for argument in ("", "x", "-1", "９", "9" * 30)
        ),
        "p1:board::0:wins.s9.here.0",
        "p1:board::0:wins.s1.everywhere.0",
        "p1:board::0:wins.s0.here.0",
        f"p1:board::0:wins.s{'9' * 30}.here.0",
        "p1:board::0:wins",
    ],
)
async def test_a_button_that_no_card_has_is_an_old_one(here: World, custom_id: str) -> None:
    mia = manager(here)
    await starts(mia)
    press = here.press(mia, mia.private[-1], custom_id)
    await here.arrive()
    assert "This is of another version of the bot." in press.text


async def test_a_season_older_than_the_menu_stays_to_be_read(here: World) -> None:
    mia = manager(here)
    for number in range(26):
        assert await here.database.seasons.start(here.guild.id, "", number, after=number)
    card = await mia.types("leaderboard", reads=True)
    press = here.press(mia, card.shown, "p1:board::0:wins.s1.here.0")
    await here.arrive()
    assert "wins · Season 1" in press.text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("  Spring   cup ", "Season 1 · Spring cup · since", id="spaces"),
        pytest.param("@everyone **x**", "Season 1 · ＠everyone \\*\\*x\\*\\* · since", id="mentions and markup"),
        pytest.param("a\x00\u202eb\u200b", "Season 1 · ab · since", id="what shows nothing or turns the text"),
        pytest.param("\u200b\u3164", "Season 1 · since", id="nothing to see"),
    ],
)
async def test_fault_29_a_name_changes_nothing(here: World, name: str, shown: str) -> None:
    assert shown in (await starts(manager(here), name)).text


async def test_a_board_of_a_season_has_pages_and_my_own_line(here: World) -> None:
    mia = manager(here)
    await starts(mia)
    for person in range(1, 13):
        await won(here.database.journal, person, mia.id, guild=here.guild.id)
    first = await mia.types("leaderboard", reads=True)
    assert "▫️ 13. Mia ◀" not in first.text
    assert "◀ · 0 wins in 12 games" in first.text
    second = await mia.presses("11–20 ▶", first.shown, reads=True)
    assert "wins · Season 1" in second.text
    await ends(mia)
    again = await mia.presses("◀ 1–10", second.shown, reads=True)
    assert "wins · Season 1" in again.text, "a page is one of the season that it is of"


async def test_a_period_that_is_asked_for(here: World) -> None:
    mia = manager(here)
    assert (await board(mia, period="season")).startswith("No season is running on this server.")
    assert "`/perudo season`" in await board(mia, period="season")
    assert (await board(mia, period="season", scope="everywhere")).startswith("A season is one server’s own")
    await starts(mia)
    await play_to_the_end(here)
    assert "wins · Season 1" in await board(mia, period="season")
    assert "wins · all time" in await board(mia, period="always")
    assert "wins · this week" in await board(mia, period="week")
    assert "wins · all time" in await board(mia, scope="everywhere")
    assert not (await mia.types("leaderboard", reads=True, scope="everywhere")).shown.menus
    assert (await board(mia, period="season", scope="everywhere")).startswith("A season is one server’s own")
    look = await mia.types("leaderboard", reads=True, period="week")
    assert list(look.shown.menus.values()) == [["wins.always.here.0", "wins.s1.here.0"]]


async def test_of_many_seasons_the_newest_are_offered(here: World) -> None:
    mia = manager(here)
    for number in range(30):
        await here.database.seasons.start(here.guild.id, "", number, after=number)
    card = await mia.types("perudo season", reads=True)
    assert card.text.count("Season ") == 6
    (values,) = card.shown.menus.values()
    assert values == ["wins.always.here.0", *(f"wins.s{number}.here.0" for number in range(30, 6, -1))]
