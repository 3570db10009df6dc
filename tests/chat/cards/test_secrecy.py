from hypothesis import given
from hypothesis import strategies as st

from bot.chat.cards import bid_modal, panel, past_card, table_card
from bot.rules.game import Game
from bot.rules.pieces import FACES, Cup
from bot.text import load
from tests.chat.cards.games import bids, called, dealt, gather, seen, showing, started
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
