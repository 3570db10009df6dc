"""A database that takes its time: Discord is told to wait, and the answer comes all the same."""

from tests.discord.people import Person
from tests.discord.tables import count, gather, play, play_to_the_end
from tests.discord.world import World

SLOW = 1.7


async def test_fault_35_a_bid_that_is_typed(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    here.store.delay = SLOW
    answer = await ana.types("bid", quantity=1, face=5)
    assert answer.waited
    assert "You bid 1 × five." in ana.panel.text
    assert ana.panel.private
    here.store.delay = 0
    await bob.bids("2 fives")
    assert "It is your turn" in ana.panel.text


async def test_fault_35_a_bid_on_the_panel(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    panel = await ana.opens_panel()
    here.store.delay = SLOW
    answer = await ana.presses("1 × five", panel)
    assert answer.waited
    assert "You bid 1 × five." in ana.panel.text
    assert ana.panel.id == panel.id


async def test_fault_35_a_seat_on_the_card(here: World) -> None:
    await gather(here, "Ana")
    bob = here.person("Bob")
    here.store.delay = SLOW
    answer = await bob.presses("Join")
    assert answer.waited
    assert "Bob" in here.card().text
    assert not bob.private


async def test_fault_35_a_table_that_is_opened(here: World) -> None:
    ana = here.person("Ana")
    here.store.delay = SLOW
    answer = await ana.starts()
    assert answer.waited
    assert [message.text.splitlines()[0] for message in here.messages()] == [
        "🎲 Ana opens a table of Perudo.",
        "## Perudo: take a seat",
    ]


async def test_fault_35_a_table_that_can_not_be_opened_is_refused_in_private(here: World) -> None:
    ana = here.person("Ana")
    here.store.delay, here.store.broken = SLOW, True
    await ana.starts()
    assert not here.public
    assert [message.text for message in ana.private] == [
        "This could not be saved, so your move was not made. Try again in a moment."
    ]


async def test_fault_35_a_rematch(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    end = here.card()
    here.store.delay = SLOW
    await bob.presses("Rematch", reads=True)
    texts = [message.text for message in here.messages()]
    assert end.text in texts
    assert any(text.startswith("🎲 Bob opens a table of Perudo.") for text in texts)
    assert "take a seat" in here.card().text
    assert "Ana" in ana.card.text


async def test_fault_35_a_refused_move_on_the_card(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await ana.bids("1 five")
    here.store.delay, here.store.broken = SLOW, True
    await bob.presses("Dudo!", bob.card)
    assert "This could not be saved, so your move was not made." in said_last(bob)
    assert "1 × five" in here.card().text


def said_last(person: Person) -> str:
    return person.private[-1].text
