"""Several things at once, and the same thing twice: exactly one of them counts, and the others are told."""

from bot.rules.pieces import COMPUTER
from tests.discord.tables import count, gather, play, play_to_the_end
from tests.discord.world import World
from tests.store.tables import rows

ALREADY_STARTED = "The game has already begun. Wait for its end, or open a table in another channel."


def edits(here: World, since: int) -> int:
    """How often the bot edited a public message by itself since then."""
    return sum(
        request.method == "PATCH" and request.path.startswith("/channels/")
        for request in here.env.http_requests[since:]
    )


async def test_fault_01_two_presses_on_begin_begin_one_game(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    presses = [here.press(ana, ana.card, ana.card.ids["Begin"]) for _ in range(2)]
    await here.arrive()
    assert sorted(press.kind for press in presses) == ["message", "update"]
    assert [press.text for press in presses if press.kind == "message"] == [ALREADY_STARTED]
    assert bob.card.text.startswith("## Round 1")
    assert here.table().view.rounds == 1


async def test_fault_01_two_commands_open_one_table(here: World) -> None:
    ana, bob = here.people("Ana Bob")
    answers = [here.command(person, "perudo start") for person in (ana, bob)]
    await here.arrive()
    assert len(here.tables) == 1
    assert sum("opens a table" in answer.text for answer in answers) == 1
    refused = next(answer for answer in answers if "opens a table" not in answer.text)
    assert refused.private
    assert refused.text == "A table is already open here. `/perudo table` shows it."
    assert len([message for message in here.messages() if "take a seat" in message.text]) == 1


async def test_fault_02_six_presses_on_one_bid_are_one_bid(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    panel = await ana.opens_panel()
    since, seq = len(here.env.http_requests), here.table().view.seq
    presses = [here.press(ana, panel, panel.ids["1 × five"]) for _ in range(6)]
    await here.arrive()
    texts = [press.text for press in presses]
    assert here.table().view.seq == seq + 1
    assert edits(here, since) == 1
    assert bob.on_turn
    late = "Too late: the bid is now 1 × five, by Ana. Nothing was done."
    assert late in texts[0]
    assert all(press.result.acknowledged for press in presses)


async def test_fault_03_a_second_press_after_somebody_else_has_moved_is_not_applied(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    panel = await ana.opens_panel()
    await ana.presses("1 × five", panel)
    await bob.bids("2 fives")
    stale = here.press(ana, panel, panel.ids["1 × five"])
    await here.arrive()
    assert "Too late: the bid is now 2 × fives, by Bob. Nothing was done." in stale.text
    assert ana.on_turn


async def test_fault_04_dudo_and_calza_on_one_bid(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo")
    await ana.bids("1 five")
    card = ana.card
    first, second = here.press(bob, card, card.ids["Dudo!"]), here.press(cleo, card, card.ids["Calza!"])
    await here.arrive()
    assert first.kind == "update"
    assert second.text == "Too late: Bob called first."
    verdict = here.table().view.verdict
    assert verdict
    assert verdict.caller == 2


async def test_fault_04_two_calzas_on_one_bid(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo")
    await ana.bids("1 five")
    card = ana.card
    first, second = here.press(cleo, card, card.ids["Calza!"]), here.press(bob, card, card.ids["Calza!"])
    await here.arrive()
    assert (first.kind, second.text) == ("update", "Too late: Cleo called first.")


async def test_fault_05_dudo_pressed_again_while_the_cups_are_open_costs_one_die(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    card = ana.card
    await bob.presses("Dudo!", card)
    for seconds in (0, 1, 2):
        await here.passes(seconds)
        again = here.press(bob, card, card.ids["Dudo!"])
        await here.arrive()
        assert again.text == "This round is over. The next one is dealt in a moment."
    assert [seat.dice for seat in here.table().view.seats] == [1, 2]


async def test_fault_09_a_press_that_is_delivered_twice_counts_once(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    panel = await ana.opens_panel()
    press = here.press(ana, panel, panel.ids["1 × five"])
    await here.arrive()
    seq = here.table().view.seq
    press.again()
    await here.arrive()
    assert here.table().view.seq == seq
    assert bob.on_turn


async def test_fault_09_a_join_that_is_delivered_twice_at_once_counts_once(here: World) -> None:
    (ana,) = await gather(here, "Ana")
    bob = here.person("Bob")
    press = here.press(bob, ana.card, ana.card.ids["Join"])
    press.again()
    await here.arrive()
    assert [seat.name for seat in here.table().view.seats] == ["Ana", "Bob"]
    assert "Bob" in here.card().text


async def test_fault_09_computers_that_are_asked_for_twice_by_one_command_sit_down_once(here: World) -> None:
    (ana,) = await gather(here, "Ana")
    command = here.command(ana, "perudo computers", count=2)
    await here.arrive()
    command.again()
    await here.arrive()
    assert [seat.player == COMPUTER for seat in here.table().view.seats] == [False, True, True]
    assert command.text == "2 computer players sit down."


async def test_fault_09_a_start_that_is_delivered_twice_opens_one_table(here: World) -> None:
    command = here.command(here.person("Ana"), "perudo start")
    command.again()
    await here.arrive()
    assert len(here.tables) == 1
    game = here.table().record.game
    await here.person("Mod", moderator=True).types("perudo stop")
    command.again()
    await here.arrive()
    assert not here.tables
    assert [row.id for row in await rows(here.database, "SELECT id FROM game")] == [game]


async def test_fault_07_a_seat_is_full_when_join_and_begin_meet(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    cleo, card = here.person("Cleo"), ana.card
    joins, begins = here.press(cleo, card, card.ids["Join"]), here.press(ana, card, card.ids["Begin"])
    await here.arrive()
    assert (joins.kind, begins.kind) == ("update", "update")
    assert [seat.dice for seat in here.table().view.seats] == [5, 5, 5]
    assert len((await cleo.opens_panel()).dice) == 5


async def test_fault_10_two_people_who_want_a_rematch_get_one_table(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    card = ana.card
    presses = [here.press(person, card, card.ids["Rematch"]) for person in (bob, ana)]
    await here.arrive()
    assert len(here.tables) == 1
    assert sorted(press.private for press in presses) == [False, True]
    view = here.table().view
    opener = next(person for person, press in zip((bob, ana), presses, strict=True) if not press.private)
    assert view.seat(view.host).player == opener.id
    assert {seat.player for seat in view.seats} == {ana.id, bob.id}
    assert view.options.dice == 1
    assert "take a seat" in here.card().text


async def test_a_stranger_gets_no_rematch(here: World) -> None:
    await play_to_the_end(here)
    answer = await here.person("Eve").presses("Rematch", reads=True)
    assert answer.private
    assert answer.text == "You don’t sit at this table. `/perudo join` while a table is gathering."
    assert not here.tables


async def test_fault_08_tables_in_two_channels_do_not_touch_each_other(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    there, bob_there = ana.at(here.elsewhere), bob.at(here.elsewhere)
    await bob_there.starts(dice=3)
    await there.presses("Join")
    await bob_there.presses("Begin")
    await there.presses("My dice", there.card)
    await ana.presses("My dice", ana.card)
    assert (len(ana.cup), len(there.cup)) == (5, 3)
    before = here.public
    mover = next(person for person in (there, bob_there) if person.on_turn)
    await mover.bids("1 six", by="tap")
    assert (here.public, ana.on_turn) == (before, True)
    assert "1 × six" in here.card(here.elsewhere).text

    panel = there.panel
    stray = here.press(there, panel, f"p1:dudo:{here.table().record.game}:99")
    await here.arrive()
    assert "The table has moved on since this card." in stray.text
    assert here.table().view.phase == here.table(here.elsewhere).view.phase == "round"


async def test_fault_06_the_deadline_and_the_move_in_one_instant(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    panel = await ana.opens_panel()
    seq = here.table().view.seq
    await here.passes(89.999)
    press = here.press(ana, panel, panel.ids["3 × sixes" if "3 × sixes" in panel.ids else "1 × six"])
    await here.passes(0.001)
    assert press.result.acknowledged
    assert here.table().view.seq == seq + 1
    assert bob.on_turn
