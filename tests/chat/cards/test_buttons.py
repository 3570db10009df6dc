import pytest
from discord import ui

from bot.chat.cards import options_panel
from bot.rules.bids import Bid
from bot.rules.options import CHOICES, PRESETS, Options
from bot.rules.pieces import PACO, Face
from bot.text import load
from tests.chat.cards.games import (
    bids,
    called,
    dealt,
    gather,
    held,
    left,
    seen,
    showing,
    started,
    turn,
)
from tests.chat.cards.limits import components_of, walk
from tests.chat.cards.reading import buttons, selects
from tests.chat.cards.states import (
    BID,
    CUPS,
    DUEL,
    FOUR,
    HINTED,
    OPENED,
    PALIFICO,
    STATES,
    UNICODE,
    Draw,
    card,
    mine,
    past,
)

TEXT = load(strict=True)["en-US"]
ON, OFF = True, False


def shown(draw: Draw) -> ui.LayoutView:
    layout = draw(TEXT, UNICODE)
    assert isinstance(layout, ui.LayoutView)
    return layout


def play_with(options: Options, *cups: str) -> Draw:
    return card(bids(dealt(started(gather(3, options=options)), *cups), "3x5"))


GATHERING = {"join": ON, "leave": ON, "computer": ON, "options": ON, "begin": ON, "phrase": ON}


@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        pytest.param(card(gather(1)), GATHERING | {"begin": OFF}, id="gathering, one seat: no beginning"),
        pytest.param(card(gather(1, 1)), GATHERING, id="gathering, two seats"),
        pytest.param(card(gather(4, 2)), GATHERING | {"join": OFF, "computer": OFF}, id="gathering, full"),
        pytest.param(card(started(FOUR)), {}, id="roll-off"),
        pytest.param(card(OPENED), {"dice": ON, "bid": ON, "dudo": OFF, "calza": OFF}, id="before a bid"),
        pytest.param(card(BID), {"dice": ON, "bid": ON, "dudo": ON, "calza": ON}, id="a bid stands"),
        pytest.param(play_with(Options(calza=False)), {"dice": ON, "bid": ON, "dudo": ON}, id="a table without calza"),
        pytest.param(
            card(dealt(started(gather(3, options=Options(calza=False))))),
            {"dice": ON, "bid": ON, "dudo": OFF},
            id="before a bid, a table without calza",
        ),
        pytest.param(card(PALIFICO), {"dice": ON, "bid": ON, "dudo": OFF}, id="palifico, before a bid"),
        pytest.param(card(bids(PALIFICO, "1x5")), {"dice": ON, "bid": ON, "dudo": ON}, id="palifico: no calza"),
        pytest.param(card(dealt(DUEL)), {"dice": ON, "bid": ON, "dudo": OFF}, id="two left, before a bid"),
        pytest.param(card(bids(dealt(DUEL), "1x5")), {"dice": ON, "bid": ON, "dudo": ON}, id="two left: no calza"),
        pytest.param(STATES["round-only-a-call"], {"dice": ON, "bid": OFF, "dudo": ON}, id="only a call is left"),
        pytest.param(past(BID), {}, id="a card that was replaced"),
        pytest.param(past(FOUR), {}, id="a gathering that was replaced"),
        pytest.param(STATES["call"], {}, id="a call"),
        pytest.param(STATES["reveal-dudo-right"], {}, id="reveal"),
        pytest.param(STATES["void"], {}, id="void"),
        pytest.param(STATES["end"], {"rematch": ON, "replay": ON}, id="end"),
        pytest.param(STATES["stopped-before"], {}, id="stopped"),
        pytest.param(STATES["leave"], {"leave-surely": ON}, id="the question before leaving"),
    ],
)
def test_a_card_has_these_buttons(draw: Draw, expected: dict[str, bool]) -> None:
    assert buttons(shown(draw)) == expected


@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        pytest.param(mine(OPENED, 1), set(), id="off turn before a bid: nothing"),
        pytest.param(
            mine(OPENED, 2), {f"raise:1x{face}" for face in range(2, 7)}, id="opening: any face but pacos, no call"
        ),
        pytest.param(
            mine(BID, 1),
            {"raise:3x1", "raise:6x2", "raise:6x3", "raise:6x4", "raise:6x5", "raise:5x6", "dudo", "calza"},
            id="on turn: the lowest of each face, and the calls",
        ),
        pytest.param(mine(BID, 2), {"calza"}, id="off turn: calza alone"),
        pytest.param(mine(BID, 4), set(), id="the bidder: nothing"),
        pytest.param(mine(bids(PALIFICO, "1x5"), 2), {"raise:2x5", "dudo"}, id="palifico: the face stands"),
        pytest.param(mine(PALIFICO, 1), {f"raise:1x{face}" for face in range(1, 7)}, id="palifico opens on any face"),
        pytest.param(mine(bids(dealt(DUEL), "1x6", "3x1"), 1), {"dudo"}, id="only a call is left"),
        pytest.param(mine(called(BID, "dudo"), 1), set(), id="between rounds"),
        pytest.param(mine(PALIFICO, 3), set(), id="out"),
        pytest.param(mine(HINTED, 3), {"calza", "hint"}, id="a table that allows hints, off turn"),
    ],
)
def test_a_panel_has_the_ways_to_move_that_are_its_own(draw: Draw, expected: set[str]) -> None:
    assert {press for press, can in buttons(shown(draw)).items() if can} == expected


def test_the_menu_of_raises_is_the_ladder_with_pacos_between() -> None:
    (values,) = selects(shown(mine(BID, 1))).values()
    ladder = seen(BID, int(turn(BID))).auction
    assert ladder
    assert values == [str(bid) for bid in ladder.ladder()][:25]
    assert values[:3] == ["5x6", "6x2", "6x3"]
    assert values.index("3x1") == values.index("6x6") + 1
    assert len(values) == 25


def test_there_is_no_menu_off_turn() -> None:
    assert selects(shown(mine(BID, 2))) == {}


def test_the_lowest_raises_are_legal() -> None:
    for game in (OPENED, BID, PALIFICO, bids(OPENED, "5x5", "3x1")):
        auction = seen(game, int(turn(game))).auction
        assert auction
        pressed = [press.partition(":")[2] for press in buttons(shown(mine(game, int(turn(game))))) if "raise" in press]
        for text in pressed:
            quantity, _, face = text.partition("x")
            assert auction.allows(Bid(int(quantity), Face(int(face))))
        assert (f"{auction.lowest(PACO)}" in pressed) == (auction.lowest(PACO) is not None)


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        pytest.param(PRESETS["classic"], set(), id="all of them"),
        pytest.param(Options(calza=False), {"calza_by", "calza_in_palifico"}, id="no calza"),
        pytest.param(
            Options(palifico="off"), {"calza_in_palifico", "palifico_face", "palifico_duel"}, id="no palifico"
        ),
    ],
)
def test_options_that_mean_nothing_are_not_offered(options: Options, missing: set[str]) -> None:
    menus = selects(options_panel(showing(gather(1, options=options)), TEXT))
    wanted = {f"option:{name}": list(values) for name, values in CHOICES.items() if name not in missing}
    clocks = ["30", "60", "90", "180", "86400", "off"]
    assert menus == {"option:preset": list(PRESETS), "option:clock": clocks} | wanted


def test_the_table_after_everyone_but_one_left_offers_a_rematch_and_the_replay() -> None:
    ended = left(dealt(held(started(gather(2)), 5, 5), *CUPS[:2]), 2)
    assert buttons(shown(card(ended))) == {"rematch": ON, "replay": ON}


def numbers(layout: ui.LayoutView) -> set[int]:
    """What tells the menus of a layout apart for a client."""
    return {component["id"] for component in walk(components_of(layout)) if component["type"] == 3}


def test_a_menu_forgets_what_was_chosen_by_hand_once_something_else_is_chosen() -> None:
    asked = [options_panel(showing(gather(1, preset=preset)), TEXT) for preset in ("classic", "quick", "classic")]
    classic, quick, again = map(numbers, asked)
    assert classic == again
    assert len(classic - quick) == 2  # the preset, and its number of dice


def test_a_menu_of_the_next_turn_is_another_one() -> None:
    now, then = (shown(mine(game, int(turn(game)))) for game in (BID, bids(BID, "6x5")))
    assert numbers(now)
    assert not numbers(now) & numbers(then)
