"""What can't be done is answered in private, in one line that says what would work; nothing changes, nothing leaks."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from tests.discord.answers import Answer
from tests.discord.people import Person
from tests.discord.tables import count, gather, play, play_palifico
from tests.discord.world import World

NOT_SEATED = "You don’t sit at this table. `/perudo join` while a table is gathering."
NOT_STARTED = "No round is running right now: wait for the next deal."
ALREADY_STARTED = "The game has already begun. Wait for its end, or open a table in another channel."
STALE_CARD = "The table has moved on since this card. Use the newest one, or `/perudo table`. Nothing was done."
OLD_BUTTON = "This is of another version of the bot. Give its command again, or use the newest card. Nothing was done."
OLD_COMMAND = "This command is of another version of the bot. Reload Discord and choose it again. Nothing was done."
BETWEEN = "This round is over. The next one is dealt in a moment."

Act = Callable[[World], Awaitable[Answer]]


async def refused(here: World, act: Awaitable[Answer], why: str) -> None:
    """See that what somebody does is refused for a reason, and has no effect at all."""
    before = here.public, [repr(table) for table in here.client._manager.tables]
    answer = await act
    assert answer.private
    assert "\n" not in why
    assert why in answer.text.splitlines(), answer.text
    await here.passes(0)
    assert (here.public, [repr(table) for table in here.client._manager.tables]) == before


def bid(text: str) -> Callable[[Person], Awaitable[Answer]]:
    return lambda person: person.bids(text)


def type_(command: str, **options: object) -> Callable[[Person], Awaitable[Answer]]:
    return lambda person: person.types(command, reads=False, **options)


Does = Callable[[Person], Awaitable[Answer]]


_LEAD = "Only the host, or someone who may manage messages here, can do that."


@pytest.mark.parametrize(
    ("who", "does", "why"),
    [
        pytest.param(1, bid("1 five"), "It is Ana’s turn.", id="a bid out of turn"),
        pytest.param(0, type_("dudo"), "There is no bid yet to call. The starter bids first.", id="dudo before a bid"),
        pytest.param(
            1, type_("calza"), "There is no bid yet to call. The starter bids first.", id="calza before a bid"
        ),
        pytest.param(
            0, bid("1 paco"), "A round can’t be opened on pacos. Any other face will do.", id="opening on pacos"
        ),
        pytest.param(
            0, bid("7 fives"), "Too high: there are only 6 dice in play.", id="fault_23 more dice than there are"
        ),
        pytest.param(0, bid("0 fives"), "Too low. Lowest legal: 1 × five.", id="fault_23 no dice"),
        pytest.param(0, bid("-3 fives"), "Too low. Lowest legal: 1 × five.", id="fault_23 fewer than no dice"),
        pytest.param(0, bid(f"{10**9} fives"), "Too high: there are only 6 dice in play.", id="fault_23 a milliard"),
        pytest.param(1, type_("perudo join"), ALREADY_STARTED, id="joining twice, in play"),
        pytest.param(3, type_("perudo join"), ALREADY_STARTED, id="joining in play"),
        pytest.param(0, type_("perudo begin"), ALREADY_STARTED, id="beginning twice"),
        pytest.param(0, type_("perudo computers", count=1), ALREADY_STARTED, id="computers in play"),
        pytest.param(3, bid("1 five"), NOT_SEATED, id="a stranger's bid"),
        pytest.param(3, type_("dudo"), NOT_SEATED, id="a stranger's dudo"),
        pytest.param(3, type_("perudo dice"), NOT_SEATED, id="a stranger's dice"),
        pytest.param(3, type_("perudo leave"), NOT_SEATED, id="a stranger leaves"),
        pytest.param(3, type_("perudo stop"), _LEAD, id="a stranger stops"),
        pytest.param(1, type_("perudo stop"), _LEAD, id="a player stops"),
        pytest.param(1, type_("perudo remove", seat=3), _LEAD, id="a player removes"),
        pytest.param(
            0,
            type_("perudo remove", seat=2),
            "Bob is not away. Only absent players can be taken out.",
            id="removing someone who is there",
        ),
        pytest.param(0, type_("perudo remove", seat=9), "This table has no seat 9.", id="removing nobody"),
        pytest.param(0, type_("perudo remove", seat=0), "This table has no seat 0.", id="removing seat 0"),
        pytest.param(0, type_("perudo remove", seat=-1), "This table has no seat -1.", id="removing seat -1"),
        pytest.param(
            3, type_("perudo start"), "A table is already open here. `/perudo table` shows it.", id="a second table"
        ),
    ],
)
async def test_in_the_first_turn(here: World, who: int, does: Does, why: str) -> None:
    people = [*await play(here, "Ana Bob Cleo"), here.person("Stranger")]
    await refused(here, does(people[who]), why)


@pytest.mark.parametrize(
    ("who", "does", "why"),
    [
        pytest.param(1, bid("2 fives"), "Too low. Lowest legal: 1 × paco, 3 × fives.", id="the same again"),
        pytest.param(1, bid("2 twos"), "Too low. Lowest legal: 1 × paco, 3 × twos.", id="a lower face"),
        pytest.param(
            0, type_("calza"), "That is your own bid: someone else has to call it.", id="calza on one's own bid"
        ),
        pytest.param(2, type_("dudo"), "It is Bob’s turn.", id="dudo out of turn"),
        pytest.param(0, type_("dudo"), "It is Bob’s turn.", id="dudo on one's own bid"),
    ],
)
async def test_over_a_bid(here: World, who: int, does: Does, why: str) -> None:
    people = await play(here, "Ana Bob Cleo")
    await people[0].bids("2 fives")
    await refused(here, does(people[who]), why)


@pytest.mark.parametrize(
    ("preset", "why"),
    [
        pytest.param(
            "sudden",
            "This table plays without calza. On your turn you can raise or doubt.",
            id="a table without calza",
        ),
        pytest.param(
            "francais",
            "At this table calza is for players who are not on turn. Raise or doubt.",
            id="calza on turn",
        ),
    ],
)
async def test_calza_where_the_table_has_none(here: World, preset: str, why: str) -> None:
    ana, bob, _ = await play(here, "Ana Bob Cleo", preset=preset)
    await ana.bids("1 five")
    await refused(here, bob.types("calza"), why)


async def test_calza_off_turn_where_only_the_turn_may(here: World) -> None:
    here.draws.choose([5, 5, 5], lambda opens, _: opens == 1)
    ana, _, cleo = await gather(here, "Ana Bob Cleo")
    await ana.presses("Options")
    await ana.chooses("on-turn")
    await ana.types("perudo begin")
    await ana.bids("1 five")
    await refused(here, cleo.types("calza"), "At this table only the player on turn may call calza.")


async def test_calza_with_two_left(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    await ana.bids("1 five")
    await refused(here, bob.types("calza"), "No calza with two players left. On your turn you can raise or doubt.")
    assert "Calza!" not in ana.card.buttons


async def test_in_palifico(here: World) -> None:
    ana, bob, cleo = await play_palifico(here)
    assert "PALIFICO" in ana.card.text
    await ana.bids("1 paco")
    await refused(here, cleo.types("calza"), "No calza in a palifico round. On your turn you can raise or doubt.")
    await refused(here, bob.bids("2 fives"), "In this palifico round the face stands: raise the number of pacos.")
    assert "Calza!" not in ana.card.buttons


async def test_out_of_the_game(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo", 1, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    await bob.types("dudo")
    await here.passes(5)
    for does in (bid("1 five"), type_("dudo"), type_("calza")):
        await refused(here, does(ana), "You are out of this game; you can watch it to the end.")
    assert "You hold no dice any more." in (await ana.types("perudo dice")).text
    assert cleo.card.text == bob.card.text


async def test_between_rounds(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    await ana.bids("1 five")
    card = bob.card
    await bob.presses("Dudo!", card)
    for does in (bid("1 five"), type_("dudo"), type_("calza")):
        await refused(here, does(bob), NOT_STARTED)
    bob_again = here.press(bob, card, card.ids["Dudo!"])
    await here.arrive()
    assert bob_again.text == BETWEEN
    ana_too = here.press(ana, card, card.ids["Dudo!"])
    await here.arrive()
    assert ana_too.text == "Too late: Bob called first."
    form = here.press(ana, card, card.ids["Bid"])
    await here.arrive()
    assert (form.kind, form.text) == ("message", BETWEEN)


async def test_at_the_gathering(here: World) -> None:
    ana, bob, *others, late = here.people("Ana Bob Cleo Dev Eva Finn Gus")
    await refused(here, ana.types("perudo join"), "No table is open here. `/perudo start` opens one.")
    await refused(here, ana.types("dudo"), "No table is open here. `/perudo start` opens one.")
    await ana.starts()
    few = "A game needs at least 2 players. Invite someone or add a computer player."
    assert not ana.card.buttons["Begin"]
    await refused(here, ana.types("perudo begin"), few)
    await bob.presses("Join")
    await refused(here, bob.presses("Join"), "You already sit at this table.")
    for does in (
        type_("perudo begin"),
        type_("perudo computers", count=1),
        lambda who: who.presses("Begin"),
        lambda who: who.presses("Options"),
        lambda who: who.presses("Add computer"),
    ):
        await refused(here, does(bob), "Only the host may do that: ask Ana.")
    await refused(here, late.presses("Leave"), NOT_SEATED)
    await refused(here, bob.types("perudo dice"), "You hold no dice right now. They come with the next deal.")
    for person in others:
        await person.presses("Join")
    await refused(here, late.types("perudo join"), "All 6 seats are taken.")
    await refused(here, ana.types("perudo computers", count=2), "All 6 seats are taken.")
    assert not ana.card.buttons["Join"]


async def test_a_panel_of_the_host_is_of_no_use_to_anyone_else_or_later(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    options = (await ana.presses("Options")).shown
    menu = next(iter(options.menus))
    stolen = here.press(bob, ana.card, menu, ["quick"])
    await here.arrive()
    assert stolen.text == "Only the host may do that: ask Ana."
    await ana.presses("Begin")
    assert ALREADY_STARTED in (await ana.chooses("quick", options)).text
    assert here.table().view.preset == "classic"


@pytest.mark.parametrize("label", ["My dice", "Bid", "Dudo!", "Calza!"])
async def test_a_stranger_who_presses(here: World, label: str) -> None:
    ana, _, _ = await play(here, "Ana Bob Cleo")
    await ana.bids("1 five")
    await refused(here, here.person("Eve").presses(label, ana.card), NOT_SEATED)


async def test_a_game_that_is_over(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 1, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    card, panel = bob.card, await bob.opens_panel()
    over = "This game is over. `/perudo start` opens a new table."
    await bob.presses("Dudo!", card)
    await refused(here, bob.presses("Dudo!", panel), over)
    await here.passes(1.5)
    late = here.press(ana, card, card.ids["My dice"])
    await here.arrive()
    assert late.text == over
    await refused(here, ana.types("dudo"), "No table is open here. `/perudo start` opens one.")


async def test_a_press_on_a_game_that_another_one_has_followed(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    card = ana.card
    await ana.types("perudo stop")
    await bob.starts()
    late = here.press(ana, card, card.ids["Join"])
    await here.arrive()
    assert late.text == STALE_CARD


@pytest.mark.parametrize(
    "custom_id",
    [
        "p9:dudo:abc:1",
        "nonsense",
        "p1:dudo:abc",
        "p1:fly:abc:1",
        "p1:join:abc:x",
        "p1:board::0:wins.always.moon.0",
        "p1:board::0:wins.always.here.100",
        "p1:history::0:-3.0",
        "p1:history::0:9223372036854775808.0",
        "p1:history::0:7.x",
        "p1:history::0",
        "p1:stats::0",
        "p1:stats::0:7",
        "p1:stats::0:7.there",
        "p1:stats::0:18446744073709551616.here",
    ],
)
async def test_a_button_of_another_version(here: World, custom_id: str) -> None:
    ana, _ = await gather(here, "Ana Bob")
    press = here.press(ana, ana.card, custom_id)
    await here.arrive()
    assert (press.private, press.text) == (True, OLD_BUTTON)


@pytest.mark.parametrize(
    ("action", "values", "why"),
    [
        pytest.param("option", ["x"], OLD_BUTTON, id="no option"),
        pytest.param("option:preset", ["house"], OLD_BUTTON, id="a preset that is gone"),
        pytest.param("option:clock", ["17"], OLD_BUTTON, id="a clock that is gone"),
        pytest.param("option:loss", ["some"], OLD_BUTTON, id="a value that is gone"),
        pytest.param("option:luck", ["on"], OLD_BUTTON, id="an option that is gone"),
        pytest.param(
            "computer:level", ["brutal"], "There is no computer player of that level.", id="a level that is gone"
        ),
    ],
)
async def test_a_menu_of_another_version(here: World, action: str, values: list[str], why: str) -> None:
    (ana,) = await gather(here, "Ana")
    name, _, argument = action.partition(":")
    view, game = here.table().view, here.table().record.game
    press = here.press(ana, ana.card, f"p1:{name}:{game}:{view.seq}:{argument}".rstrip(":"), values)
    await here.arrive()
    assert press.text == why
    assert here.table().view == view


@pytest.mark.parametrize(
    ("quantity", "why"),
    [
        pytest.param("x", "That is not a number of dice. Write a whole number from 1 to 4.", id="no number"),
        pytest.param("-1", "That is not a number of dice. Write a whole number from 1 to 4.", id="a sign"),
        pytest.param("1½", "That is not a number of dice. Write a whole number from 1 to 4.", id="a fraction"),
        pytest.param("²", "That is not a number of dice. Write a whole number from 1 to 4.", id="a raised digit"),
        pytest.param(
            "٣", "That is not a number of dice. Write a whole number from 1 to 4.", id="another script's digit"
        ),
        pytest.param("0", "Too low. Lowest legal: 1 × five.", id="nought"),
        pytest.param("99", "Too high: there are only 4 dice in play.", id="too many"),
    ],
)
async def test_fault_23_a_form_filled_in_wrongly(here: World, quantity: str, why: str) -> None:
    ana, _ = await play(here, "Ana Bob")
    form = await ana.presses("Bid")
    assert form.kind == "modal"
    await refused(here, ana.fills_in(form, quantity=quantity, face=["5"]), why)


@pytest.mark.parametrize("bid", ["8x9", "x", "5x", "x5", "1x0", "1x²", "-1x5", "1.5x5"])
async def test_fault_23_a_bid_that_no_button_of_ours_makes(here: World, bid: str) -> None:
    ana, _ = await play(here, "Ana Bob")
    press = here.press(ana, ana.card, f"p1:raise:{here.table().record.game}:{here.table().view.seq}:{bid}")
    await here.arrive()
    assert press.private
    assert press.text.startswith("That is not a ")
    assert not here.round().bids


@pytest.mark.parametrize("face", [0, 7, -1, 10**9])
async def test_fault_23_a_command_with_a_face_that_no_die_has(here: World, face: int) -> None:
    """Discord offers six; it is not trusted to let no other one through."""
    ana, _ = await play(here, "Ana Bob")
    command = here.command(ana, "bid", quantity=1, face=face)
    await here.arrive()
    assert (command.private, command.text) == (True, OLD_COMMAND)
    assert not here.round().bids


async def test_fault_26_where_the_bot_may_not_write_no_table_is_opened(here: World) -> None:
    locked = here.guild.create_text_channel(
        "locked", overwrites={here.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    ana = here.person("Ana").at(locked)
    answer = await ana.starts()
    assert answer.private
    assert answer.text == "I can’t show a table here. I need these permissions: Send Messages."
    assert not here.tables


async def test_fault_28_in_a_direct_message(here: World) -> None:
    user = here.env.create_user("ana")
    await user.send_dm("hello")
    for name, options in (
        ("bid", {"quantity": 4, "face": 5}),
        ("dudo", {}),
        ("leaderboard", {}),
        ("perudo season", {}),
    ):
        answer = await here.direct(user, name, options)
        assert answer.text == "Perudo is played in a server’s channels, not in direct messages."


async def test_fault_31_a_move_that_could_not_be_saved_was_not_made(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    here.store.broken = True
    await refused(
        here, ana.bids("1 five"), "This could not be saved, so your move was not made. Try again in a moment."
    )
    here.store.broken = False
    await ana.types("bid", reads=True, quantity=1, face=5)
    assert bob.on_turn


async def test_fault_15_while_the_bot_stops(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    await here.client._manager.close()
    restarting = "The bot is restarting. Nothing is lost: try again in a minute."
    await refused(here, ana.bids("1 five"), restarting)
    await refused(here, ana.at(here.elsewhere).starts(), restarting)


async def test_after_the_end_a_panel_says_nothing_of_a_next_deal(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 1, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.presses("My dice")
    await ana.bids("1 five")
    await bob.bids("2 fives", by="tap")
    await ana.presses("Dudo!", ana.panel)
    assert "You called Dudo!" in ana.sees()
    await here.passes(1.5)
    for person in (ana, bob):
        assert [message.text for message in person.private][
            -1
        ] == "The game is over. *Rematch* on its card plays another."


@pytest.mark.parametrize(
    ("command", "options"),
    [
        pytest.param("perudo start", {"preset": "chess"}, id="a preset that there is not"),
        pytest.param("perudo start", {"clock": "soon"}, id="a clock that there is not"),
        pytest.param("perudo start", {"computers": 1, "level": "divine"}, id="a level that there is not"),
        pytest.param("perudo start", {"dice": 99}, id="too many dice"),
        pytest.param("perudo start", {"computers": -5}, id="too few computers"),
        pytest.param("perudo start", {"colour": "red"}, id="an option that there is not"),
        pytest.param("perudo language", {"language": "tlh"}, id="a language that there is not"),
        pytest.param("perudo verify", {"game": "x" * 33}, id="too long an id"),
        pytest.param("leaderboard", {"scope": "moon"}, id="a scope that there is not"),
        pytest.param("bid", {}, id="without what it needs"),
        pytest.param("bid", {"quantity": "many", "face": 5}, id="a word for a number"),
        pytest.param("cheat", {}, id="a command that there is not"),
        pytest.param("perudo cheat", {}, id="a part of a command that there is not"),
    ],
)
async def test_fault_23_a_command_that_this_bot_never_told_of_is_declined(
    here: World, command: str, options: dict[str, int | str]
) -> None:
    (ana,) = here.people("Ana")
    press = here.command(ana, command, **options)
    await here.arrive()
    assert (press.private, press.text) == (True, OLD_COMMAND)
    assert not here.tables
