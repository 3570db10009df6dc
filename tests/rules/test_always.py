"""What is always true of the rules, whatever is played."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.bids import Auction, Bid
from bot.rules.events import BidMade, CalzaCalled, DiceDealt, DieWon, DudoCalled, Event
from bot.rules.evolve import evolve, replay
from bot.rules.game import Game
from bot.rules.moves import CallCalza, Deal
from bot.rules.options import Options, Raise
from bot.rules.pieces import FACES, PACO, Face, SeatNo
from bot.rules.view import seat_view, table_view
from tests.rules.chance import log_of, reshuffled, steps
from tests.rules.table import cups, play, table

GAMES = settings(max_examples=60)
"""Each example is a whole game."""

chances = st.integers(0, 2**32).map(Random)
raises: list[Raise] = ["any-face", "never-lower-face", "same-face-or-same-number"]
bids = st.builds(Bid, st.integers(1, 31), st.sampled_from(FACES))


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """Any auction that can stand at a table: a standing bid is never above the dice."""
    dice = draw(st.integers(2, 30))
    palifico = draw(st.booleans())
    standing = draw(st.none() | st.builds(Bid, st.integers(1, dice), st.sampled_from(FACES)))
    return Auction(standing, dice, palifico, draw(st.sampled_from(raises)), draw(st.booleans()))


def number_and_suit(bid: Bid) -> tuple[int, int]:
    """The order of docs/rules.md, "Bidding", written down a second time."""
    return (2 * bid.quantity, 7) if bid.face == PACO else (bid.quantity, bid.face)


def step_by_step(bid: Bid, standing: Bid) -> bool:
    """The four kinds of raise of docs/rules.md, "Bidding", one by one and without any order."""
    match standing.face == PACO, bid.face == PACO:
        case False, False:
            return bid.quantity > standing.quantity or (bid.quantity == standing.quantity and bid.face > standing.face)
        case False, True:
            return bid.quantity >= -(-standing.quantity // 2)
        case True, True:
            return bid.quantity > standing.quantity
        case _:
            return bid.quantity >= 2 * standing.quantity + 1


@given(bids, bids)
def test_in_a_normal_round_a_raise_is_legal_exactly_when_the_rank_rises(standing: Bid, bid: Bid) -> None:
    legal = Auction(standing, dice=62).allows(bid)
    assert legal == (number_and_suit(bid) > number_and_suit(standing)) == step_by_step(bid, standing)


@given(auctions(), bids)
def test_whatever_is_legal_rises(auction: Auction, bid: Bid) -> None:
    if auction.standing and auction.allows(bid):
        assert auction.rank(bid) > auction.rank(auction.standing)
        assert bid.quantity <= auction.dice


@given(auctions())
def test_the_ladder_is_every_legal_bid_in_rising_order(auction: Auction) -> None:
    ladder = list(auction.ladder())
    every = (Bid(quantity, face) for quantity in range(auction.dice + 5) for face in FACES)
    assert set(ladder) == set(filter(auction.allows, every))
    assert all(auction.rank(lower) < auction.rank(higher) for lower, higher in pairwise(ladder))


@given(auctions(), st.sampled_from(FACES))
def test_the_lowest_bid_on_a_face_is_the_least_legal_one(auction: Auction, face: Face) -> None:
    legal = [quantity for quantity in range(auction.dice + 5) if auction.allows(Bid(quantity, face))]
    assert auction.lowest(face) == (Bid(min(legal), face) if legal else None)


@given(auctions(), chances)
def test_every_auction_ends(auction: Auction, rng: Random) -> None:
    for _ in range(7 * auction.dice):
        ladder = list(auction.ladder())
        if not ladder:
            return
        auction = msgspec.structs.replace(auction, standing=ladder[0] if rng.random() < 0.8 else rng.choice(ladder))
    pytest.fail("more bids than there are")


@GAMES
@given(chances)
def test_every_game_ends_with_one_winner_and_places(rng: Random) -> None:
    *_, (_, _, _, game) = steps(rng)
    assert game.phase in {"over", "stopped"}
    if game.phase == "over":
        assert sorted(seat.place for seat in game.seats) == list(range(1, len(game.seats) + 1))
        assert [seat.place for seat in game.still_in] == [1]


@GAMES
@given(chances)
def test_the_turn_is_always_a_seat_that_is_in(rng: Random) -> None:
    for _, _, _, game in steps(rng):
        if game.round:
            assert game.seat(game.round.turn).dice
        elif not game.ended and game.rounds:
            assert game.seat(game.starter).dice


@GAMES
@given(chances)
def test_folding_the_log_gives_the_live_game(rng: Random) -> None:
    log: list[Event] = []
    for before, _, events, game in steps(rng):
        log += events
        assert game.seq == before.seq + len(events) == len(log)
    assert replay(log) == game


@GAMES
@given(chances)
def test_every_event_comes_back_from_its_stored_form(rng: Random) -> None:
    log = log_of(rng)
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[Event]) == log


@GAMES
@given(chances)
def test_dice_only_come_back_by_calza(rng: Random) -> None:
    for before, move, events, game in steps(rng):
        gained = [after.number for was, after in zip(before.seats, game.seats, strict=False) if after.dice > was.dice]
        if gained and before.phase != "gathering":
            assert gained == [event.seat for event in events if isinstance(event, DieWon)]
            assert isinstance(move, CallCalza)
        assert all(seat.dice <= game.options.dice for seat in game.seats)


@GAMES
@given(chances)
def test_a_call_costs_or_wins_dice_at_one_seat_only(rng: Random) -> None:
    for before, _, events, game in steps(rng):
        if any(isinstance(event, DudoCalled | CalzaCalled) for event in events):
            changed = [was.number for was, is_ in zip(before.seats, game.seats, strict=True) if was.dice != is_.dice]
            assert len(changed) <= 1
            assert game.verdict is not None
            assert sum(game.verdict.change) == game.dice - before.dice


@GAMES
@given(chances)
def test_a_palifico_round_is_opened_by_a_seat_with_one_die(rng: Random) -> None:
    for _, _, _, game in steps(rng):
        if game.palifico and not game.ended:
            assert game.seat(game.starter).dice == 1
            assert game.seat(game.starter).dropped
            assert game.options.palifico != "off"


@settings(max_examples=20)
@given(chances)
def test_fault_43_only_ones_own_dice_change_what_one_sees(rng: Random) -> None:
    for _, _, _, game in steps(rng):
        for seat in game.seats:
            other = reshuffled(rng, game, seat.number)
            assert seat_view(game, seat.number) == seat_view(other, seat.number)
            assert table_view(game) == table_view(other)


@GAMES
@given(chances)
def test_what_a_view_says_may_be_done_is_not_refused(rng: Random) -> None:
    for _, _, _, game in steps(rng, restless=False):
        view = table_view(game)
        if view.round is None:
            continue
        on_turn = seat_view(game, view.round.turn)
        assert on_turn.on_turn
        assert on_turn.may_dudo == (view.round.standing is not None)
        assert on_turn.auction is not None
        assert view.round.exhausted == (not list(on_turn.auction.ladder()) and on_turn.may_dudo)
        callers = {seat.number for seat in view.seats if seat_view(game, seat.number).may_calza}
        assert callers == set(view.round.callers)
        assert bool(callers) is (view.round.calza and view.round.standing is not None)


# Dice that nobody may read by accident.

SECRET = "66666 55555 44444"


@pytest.mark.parametrize(
    "hide",
    [
        pytest.param(lambda _: Deal(cups(SECRET)), id="Deal"),
        pytest.param(lambda _: DiceDealt(cups(SECRET)), id="DiceDealt"),
        pytest.param(lambda game: game.round, id="Round"),
        pytest.param(lambda game: game, id="Game"),
        pytest.param(lambda game: seat_view(game, SeatNo(1)), id="SeatView"),
        pytest.param(table_view, id="TableView"),
        pytest.param(lambda game: [game, (game.round, DiceDealt(cups(SECRET)))], id="in a list"),
    ],
)
def test_a_repr_shows_no_dice(hide: Callable[[Game], object]) -> None:
    for text in (repr(hide(table(SECRET))), str(hide(table(SECRET))), f"{hide(table(SECRET))}"):
        assert not any(f"{face}, {face}" in text or f"{face}{face}" in text for face in (4, 5, 6))


def test_a_verdict_is_public() -> None:
    game = play(table("66666 55555 44444", bids="1x2"), "2 dudo")
    assert game.verdict is not None
    assert game.verdict.cups == cups(SECRET)
    assert table_view(game).verdict == game.verdict


# Events are written on every move and read by the thousand.


def test_evolve_never_changes_what_it_was_given() -> None:
    game = table("33 33 33", bids="1x3")
    before = msgspec.json.encode(game)
    evolve(game, BidMade(SeatNo(2), 2, Face(3)))
    assert msgspec.json.encode(game) == before


def test_options_come_back_from_their_stored_form() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Options()), type=Options) == Options()
