from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.cards import bid_modal, panel, past_card, table_card
from bot.rules.game import Game
from bot.rules.pieces import FACES, Cup
from bot.text import load
from tests.chat.cards.games import bids, called, dealt, gather, seen, showing, started
from tests.chat.cards.limits import components_of, walk
from tests.chat.cards.reading import read
from tests.chat.cards.states import PICTURES, UNICODE

TEXTS = load(strict=True)
CUPS = st.tuples(*[st.lists(st.sampled_from(FACES), min_size=5, max_size=5).map(tuple)] * 4)
AUCTIONS = st.sampled_from([(), ("3x5",), ("3x5", "4x5", "2x1")])


def game(cups: tuple[Cup, ...], auction: tuple[str, ...]) -> Game:
    return bids(dealt(started(gather(3, 1)), *("".join(map(str, cup)) for cup in cups)), *auction)


@given(CUPS, CUPS, AUCTIONS, st.sampled_from(TEXTS.languages))
def test_fault_42_no_public_card_depends_on_a_cup(
    one: tuple[Cup, ...], other: tuple[Cup, ...], auction: tuple[str, ...], language: str
) -> None:
    text = TEXTS[language]
    first, second = showing(game(one, auction)), showing(game(other, auction))
    for draw in (table_card, past_card):
        assert read(draw(first, text, PICTURES)) == read(draw(second, text, PICTURES))
    assert read(bid_modal(first, text)) == read(bid_modal(second, text))


@given(CUPS, CUPS, AUCTIONS)
def test_fault_42_a_panel_depends_on_its_own_cup_alone(
    one: tuple[Cup, ...], other: tuple[Cup, ...], auction: tuple[str, ...]
) -> None:
    text = TEXTS["en-US"]
    first = game(one, auction)
    second = game((one[0], *other[1:]), auction)
    assert read(panel(showing(first), seen(first, 1), text, UNICODE)) == read(
        panel(showing(second), seen(second, 1), text, UNICODE)
    )


@given(CUPS)
def test_the_reveal_opens_every_die(cups: tuple[Cup, ...]) -> None:
    ended = called(game(cups, ("3x5",)), "dudo")
    shown = read(table_card(showing(ended), TEXTS["en-US"], PICTURES))
    for face in FACES:
        for colour, cup in zip(("yellow", "red", "blue", "green"), cups, strict=True):
            assert shown.count(f"<:die_{colour}_{face}:") == cup.count(face)


@given(CUPS, CUPS, AUCTIONS)
def test_fault_44_no_id_label_or_value_depends_on_a_cup_not_even_on_ones_own(
    one: tuple[Cup, ...], other: tuple[Cup, ...], auction: tuple[str, ...]
) -> None:
    """What a panel says is for its owner; what comes back from it when it is pressed is not."""
    text, seat = TEXTS["en-US"], len(auction) % 4 + 1
    first, second = game(one, auction), game(other, auction)
    panels = [panel(showing(each), seen(each, seat), text, UNICODE) for each in (first, second)]
    sent = [[pressed(part) for part in walk(components_of(shown)) if part["type"] in {2, 3}] for shown in panels]
    assert sent[0] == sent[1] != []


def pressed(part: dict[str, Any]) -> tuple[object, ...]:
    options = [(option["label"], option["value"], option.get("default")) for option in part.get("options", ())]
    return part["custom_id"], part.get("label"), options
