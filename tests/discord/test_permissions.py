"""Permissions that are taken away, and come back."""

import pytest

from tests.discord.tables import count, play
from tests.discord.trouble import cards, end_round, live_cards, notices, sent, take_away
from tests.discord.world import World


async def test_fault_26_without_send_messages_play_goes_on_in_private_and_then_rests(
    here: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.presses("My dice")
    take_away(here, "send_messages")
    await ana.bids("1 five")
    assert "1 × five" in here.card().text
    await bob.types("dudo")
    await here.passes(5)
    mover, other = (ana, bob) if ana.on_turn else (bob, ana)
    assert here.table().view.rounds == 2
    since = len(here.env.http_requests)
    await here.passes(1000)
    assert mover.on_turn
    assert 0 < len(sent(here, since, "POST")) < 11
    assert not here.table().deadline
    await mover.bids("1 six")
    await other.types("perudo dice")
    await mover.types("perudo dice")
    assert "1 × six" in other.panel.text
    assert (notices(mover), notices(other)) == (1, 0)
    assert caplog.text.count("paused, for the card can't be shown: 403 50013") == 1
    assert len(cards(here)) == 1
    take_away(here)
    await here.passes(120)
    assert "Round 2" in here.card().text
    assert f"<t:{int(here.table().deadline or 0)}:R>" in here.card().text
    assert live_cards(here) == 1
    assert "Counted" in here.public


async def test_fault_26_play_resumes_at_the_next_press_once_the_bot_may_post_again(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "send_messages")
    await end_round(here, ana, bob)
    await here.passes(30)
    take_away(here)
    await ana.types("perudo dice")
    assert "Round 2" in here.card().text
    assert here.table().deadline
    assert notices(ana) == 0


async def test_fault_26_who_presses_in_vain_makes_no_requests_in_vain(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "send_messages")
    await end_round(here, ana, bob)
    since = len(here.env.http_requests)
    for _ in range(20):
        await ana.types("perudo dice")
    assert not sent(here, since, "POST") + sent(here, since, "PATCH")
    assert notices(ana) == 1


async def test_fault_26_without_view_channel(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    card = here.card()
    take_away(here, "view_channel")
    await ana.bids("1 five")
    assert here.card() == card
    assert "You bid 1 × five." in ana.panel.text
    since = len(here.env.http_requests)
    await here.passes(900)
    assert bob.on_turn
    assert len(sent(here, since, "PATCH")) < 10
    await bob.bids("2 fives")
    assert notices(bob) == 1
    take_away(here)
    await here.passes(120)
    assert here.card().id != card.id or "2 × fives" in here.card().text
    assert live_cards(here) == 1
    await ana.presses("Dudo!", here.card())
    assert here.table().view.verdict


async def test_fault_26_without_embed_links_nothing_changes(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "embed_links", "attach_files", "external_emojis", "read_message_history")
    await end_round(here, ana, bob)
    assert "Round 2" in here.card().text
    assert here.table().deadline


@pytest.mark.parametrize("taken", ["send_messages", "view_channel"])
async def test_fault_26_no_table_opens_where_the_bot_could_not_show_it(here: World, taken: str) -> None:
    take_away(here, taken)
    answer = await here.person("Ana").starts()
    assert answer.private
    assert {"send_messages": "Send Messages", "view_channel": "View Channel"}[taken] in answer.text
    assert not here.tables


async def test_fault_26_a_stopped_table_that_can_not_be_shown_is_not_tried_for_ever(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    take_away(here, "view_channel")
    await ana.bids("1 five")
    await ana.types("perudo stop")
    await here.passes(120)
    since = len(here.env.http_requests)
    await here.passes(3600)
    assert len(here.env.http_requests) == since
    assert not here.tables


async def test_fault_26_a_game_whose_last_call_can_not_be_shown_is_let_go(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 1, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    take_away(here, "view_channel")
    await bob.types("dudo")
    await here.passes(5)
    assert not here.tables
    assert not here.client._stage._screens


async def test_fault_26_a_pause_outlives_a_restart(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    take_away(here, "send_messages")
    await end_round(here, ana, bob)
    await here.restarts()
    mover = ana if ana.on_turn else bob
    await here.passes(1000)
    assert mover.on_turn
    take_away(here)
    await here.passes(121)
    assert "Round 2" in here.card().text
    assert live_cards(here) == 1


async def test_fault_26_where_the_card_may_not_be_shown_any_more_play_goes_on_in_private(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    here.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
    since = len(here.env.http_requests)
    await ana.bids("1 five")
    assert "You bid 1 × five." in ana.panel.text
    await here.passes(20)
    assert len([request for request in here.env.http_requests[since:] if request.method == "PATCH"]) == 1
    await bob.bids("2 fives")
    assert "2 × fives" in here.card().text
