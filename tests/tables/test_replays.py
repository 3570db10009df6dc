"""A game that has ended, step by step."""

from itertools import pairwise

import pytest

from bot.rules.events import BidMade, CalzaCalled, DiceDealt, DudoCalled
from bot.tables.replays import Moment, moment
from tests.games.regenerate import LOGS, log

GAME = log(LOGS[0])
DEALS = [event for event in GAME if isinstance(event, DiceDealt)]
BIDS = [event for event in GAME if isinstance(event, BidMade)]


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    first = moment(GAME, 0)
    assert first
    return [each for step in range(first.of) if (each := moment(GAME, step))]


def test_there_is_a_step_for_each_deal_each_bid_and_each_end_of_a_round(moments: list[Moment]) -> None:
    assert len(moments) == 2 * len(DEALS) + len(BIDS)
    assert [each.number for each in moments] == list(range(len(moments)))


def test_the_cups_are_those_of_the_round(moments: list[Moment]) -> None:
    assert [each.cups for each in moments] == [DEALS[each.view.rounds - 1].cups for each in moments]


def test_each_bid_has_its_chance_and_each_call_too(moments: list[Moment]) -> None:
    for each in moments:
        made = each.view.round.bids if each.view.round else each.view.verdict.bids if each.view.verdict else ()
        if made:
            assert len(each.chances) == len(made)
        assert all(0 <= chance <= 1 for chance in each.chances)
        assert (each.call is not None) == (each.view.verdict is not None)
    calls = [event for event in GAME if isinstance(event, DudoCalled | CalzaCalled)]
    assert sum(each.call is not None for each in moments) == len(calls)


def test_a_bid_that_a_seat_holds_itself_is_sure() -> None:
    for each in (shown for step in range(60) if (shown := moment(GAME, step))):
        bids = each.view.round.bids if each.view.round else ()
        for made, chance in zip(bids, each.chances, strict=False):
            own = each.cups[made.seat - 1]
            held = own.count(made.bid.face) + (own.count(1) if made.bid.face != 1 and not each.view.palifico else 0)
            if held >= made.bid.quantity:
                assert chance == pytest.approx(1)


def test_rounds_lead_to_one_another(moments: list[Moment]) -> None:
    starts = [each.number for each in moments if each.view.round and not each.view.round.bids]
    for before, after in pairwise(starts):
        assert moments[before].round_after == after
        assert moments[after].round_before == before
    assert moments[starts[0] + 1].round_before == starts[0]
    assert moments[starts[-1]].round_after == len(moments) - 1


def test_only_the_last_step_looks_back_on_everything(moments: list[Moment]) -> None:
    assert [each.number for each in moments if each.review] == [len(moments) - 1]
    assert [each.number for each in moments if each.highlights] == [len(moments) - 1]
    review = moments[-1].review
    assert review
    won = [seat.place == 1 for seat in moments[-1].view.seats]
    for account, winner in zip(review.seats, won, strict=True):
        assert account.luck + account.judgement == pytest.approx(winner - 1 / len(won))


def test_beyond_the_end_is_the_end_and_before_the_first_deal_is_nothing() -> None:
    assert moment(GAME, 10**9) == moment(GAME, 2 * len(DEALS) + len(BIDS) - 1)
    assert moment(GAME[:5], 0) is None
