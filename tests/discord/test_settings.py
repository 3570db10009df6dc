"""What servers and channels choose: each choice holds for tables that are opened afterwards, and after a restart."""

import pytest

from tests.discord.people import Person
from tests.discord.tables import play, play_to_the_end
from tests.discord.world import World


def manager(here: World, name: str = "Mia") -> Person:
    return here.person(name, manager=True)


async def configure(mia: Person, *choices: str, scope: str = "server") -> str:
    """Open the panel, choose for a scope, and return what the panel says in the end."""
    answer = await mia.types("perudo settings", reads=True)
    assert answer.private
    if scope == "channel":
        answer = await mia.chooses("channel", answer.shown)
    for choice in choices:
        name, _, value = choice.partition("=")
        answer = await mia.chooses_in(f".{name}", value, mia.private[-1])
        assert answer.kind == "update"
    return answer.text


async def test_a_table_that_is_opened_without_a_word_follows_the_server(here: World) -> None:
    (ana,) = here.people("Ana")
    await configure(manager(here), "preset=quick", "clock=180")
    await ana.starts()
    assert "Quick" in here.card().text
    assert "Time for a turn: 3 minutes" in here.card().text


async def test_what_the_opener_says_counts_more(here: World) -> None:
    (ana,) = here.people("Ana")
    await configure(manager(here), "preset=quick", "clock=off")
    await ana.starts(preset="sudden", clock="30")
    assert "Sudden death" in here.card().text
    assert "Time for a turn: 30 seconds" in here.card().text


async def test_a_channel_has_its_own_and_the_rest_from_the_server(here: World) -> None:
    (ana,), mia = here.people("Ana"), manager(here)
    await configure(mia, "preset=quick", "clock=180")
    await configure(mia.at(here.elsewhere), "preset=sudden", scope="channel")
    await ana.starts()
    await ana.at(here.elsewhere).starts()
    assert "Quick" in here.card().text
    assert "Sudden death" in here.card(here.elsewhere).text
    assert "Time for a turn: 3 minutes" in here.card(here.elsewhere).text
    assert f"<#{here.elsewhere.id}>" in (await mia.types("perudo settings", reads=True)).text


async def test_a_choice_is_taken_back(here: World) -> None:
    (ana,), mia = here.people("Ana"), manager(here)
    await configure(mia, "preset=quick")
    await configure(mia, "preset=usual")
    await ana.starts()
    assert "Classic" in here.card().text


async def test_settings_outlive_the_process_and_so_does_their_panel(here: World) -> None:
    (ana,), mia = here.people("Ana"), manager(here)
    await configure(mia, "preset=quick")
    await here.restarts()
    await mia.chooses_in(".clock", "off", mia.private[-1])
    await ana.starts()
    assert "Quick" in here.card().text
    assert "Time for a turn: no clock" in here.card().text


async def test_the_language_of_tables(here: World) -> None:
    ana, bob = here.people("Ana Bob")
    await configure(manager(here), "language=fr")
    answer = await ana.starts()
    assert "ouvre une table" in answer.text
    assert "prends place" in here.card().text
    assert "You sit at the table." in (await bob.types("perudo join")).text


async def test_the_language_of_a_table_stays_as_it_opened(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    await configure(manager(here), "language=fr")
    await here.restarts()
    await ana.bids("1 five")
    assert "It is 🔴 Bob’s turn" in here.card().text


async def test_the_rules_of_a_table_that_would_be_opened(here: World) -> None:
    (ana,) = here.people("Ana")
    await configure(manager(here), "preset=sudden")
    assert "There is no calza at this table." in (await ana.types("perudo rules")).text


@pytest.mark.parametrize(
    ("openers", "anyone", "moderators"),
    [("everyone", True, True), ("moderators", False, True), ("nobody", False, False)],
)
async def test_who_may_open_tables(here: World, openers: str, *, anyone: bool, moderators: bool) -> None:
    (ana,), mod = here.people("Ana"), here.person("Mo", moderator=True)
    await configure(manager(here), f"openers={openers}", scope="channel")
    for person, may in ((ana, anyone), (mod, moderators)):
        answer = await person.starts()
        assert answer.private is not may
        assert bool(here.tables) is may
        if may:
            await person.types("perudo stop")
        else:
            assert "channel" in answer.text
    assert not (await ana.at(here.elsewhere).starts()).private


async def test_who_may_not_open_a_table_may_not_open_a_rematch(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    await configure(manager(here), "openers=nobody")
    answer = await ana.presses("Rematch", reads=True)
    assert answer.private
    assert "No tables are opened in this channel." in answer.text
    assert not here.tables


async def test_a_server_may_allow_tables_in_one_channel_alone(here: World) -> None:
    (ana,), mia = here.people("Ana"), manager(here)
    await configure(mia, "openers=nobody")
    await configure(mia.at(here.elsewhere), "openers=everyone", scope="channel")
    assert (await ana.starts()).private
    assert not (await ana.at(here.elsewhere).starts()).private


async def test_the_pause_after_a_reveal(here: World) -> None:
    await configure(manager(here), "pause=12")
    ana, bob = await play(here, "Ana Bob")
    await ana.bids("1 five")
    await bob.types("dudo")
    await here.passes(10)
    assert "Round 2" not in here.card().text
    await here.passes(3)
    assert "Round 2" in here.card().text


@pytest.mark.parametrize(("nudges", "reminded"), [("on", True), ("off", False)])
async def test_reminders_can_be_turned_off(here: World, nudges: str, *, reminded: bool) -> None:
    await configure(manager(here), f"nudges={nudges}")
    await play(here, "Ana Bob")
    await here.passes(50)
    assert ("it is your turn" in here.public) is reminded


async def test_a_running_table_keeps_what_it_was_opened_with(here: World) -> None:
    await play(here, "Ana Bob")
    await configure(manager(here), "nudges=off")
    await here.restarts()
    await here.passes(50)
    assert "it is your turn" in here.public


async def test_only_who_manages_the_server_chooses(here: World) -> None:
    (ana,), mia, mod = here.people("Ana"), manager(here), here.person("Mo", moderator=True)
    for person in (ana, mod):
        answer = await person.types("perudo settings", reads=True)
        assert (answer.private, answer.text) == (
            True,
            "Only someone who may manage this server can change its settings.",
        )
    panel = (await mia.types("perudo settings", reads=True)).shown
    press = here.press(ana, panel, "p1:setting::0:server.preset", ["quick"])
    await here.arrive()
    assert "Only someone who may manage this server" in press.text
    assert not await here.database.servers.all(10)


async def test_a_choice_of_another_version_is_told(here: World) -> None:
    mia = manager(here)
    panel = (await mia.types("perudo settings", reads=True)).shown
    for custom_id, value in {
        "p1:setting::0:server.preset": "gone",
        "p1:setting::0:server.music": "loud",
        "p1:setting::0:galaxy.preset": "quick",
        "p1:settings::0": "galaxy",
    }.items():
        press = here.press(mia, panel, custom_id, [value])
        await here.arrive()
        assert "This is of another version of the bot." in press.text


async def test_two_who_choose_at_once_lose_no_choice(here: World) -> None:
    mia, max_ = manager(here), manager(here, "Max")
    panels = [(await person.types("perudo settings", reads=True)).shown for person in (mia, max_)]
    here.press(mia, panels[0], "p1:setting::0:server.preset", ["quick"])
    here.press(max_, panels[1], "p1:setting::0:server.clock", ["off"])
    await here.arrive()
    settings = await here.database.servers.settings(here.guild.id)
    assert (settings.server.preset, settings.server.clock) == ("quick", 0)
