"""Private panels are kept up to date in place."""

from tests.discord.tables import count, play
from tests.discord.world import World


async def test_a_panel_is_kept_up_to_date_in_place(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await bob.presses("My dice")
    assert not bob.panel.buttons
    panel, dice = bob.panel.id, bob.cup
    await ana.bids("1 five")
    assert (bob.panel.id, bob.cup) == (panel, dice)
    assert bob.panel.buttons["Dudo!"]
    assert "It is your turn" in bob.panel.text
    await bob.presses("Dudo!", bob.card)
    assert not bob.panel.buttons
    await here.passes(5)
    assert bob.panel.id == panel
    assert len(bob.cup) == 2
    assert sum("Your dice" in message.text for message in bob.private) == 1


async def test_a_panel_whose_player_moves_on_the_card_has_no_old_buttons(here: World) -> None:
    ana, _ = await play(here, "Ana Bob", 5)
    await ana.presses("My dice")
    assert ana.panel.buttons
    await ana.bids("1 five", by="form")
    assert not ana.panel.buttons
    assert "1 × five" in ana.panel.text


async def test_the_next_panel_is_pushed_though_the_stand_in_made_somebody_absent(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    await here.passes(90)
    await bob.bids("2 sixes")
    await bob.presses("My dice", bob.card)
    await here.passes(90)
    if here.table().view.round is None:
        await here.passes(5)
    if bob.on_turn:
        assert "It is your turn" in bob.panel.text
    assert ana.card.text


async def test_a_panel_is_not_pushed_when_the_right_to_has_run_out(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5, clock="86400")
    await bob.presses("My dice")
    await here.passes(14 * 60 + 30)
    since = len(here.env.http_requests)
    await ana.bids("1 five")
    assert not [request for request in here.env.http_requests[since:] if "/webhooks/" in request.path]
    await bob.presses("My dice", bob.card)
    assert bob.panel.buttons


async def test_a_press_on_a_panel_renews_the_right_to_push_it(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5, clock="86400")
    await ana.presses("My dice")
    await here.passes(10 * 60)
    await ana.bids("1 five", by="tap")
    await here.passes(10 * 60)
    await bob.bids("2 fives")
    assert "It is your turn" in ana.panel.text
    assert "2 × fives" in ana.panel.text
