"""docs/rules.md, "Bidding": which bid may follow which, in a normal round."""

import pytest

from bot.rules.bids import Auction
from bot.rules.errors import RuleError
from bot.rules.pieces import FACES, Face
from tests.rules.table import TWENTY, bid, options, play, refusal, table, turn


def row(standing: str, made: str, key: str | None, name: str) -> object:
    return pytest.param(standing, made, key, id=f"{name}: {made} over {standing or 'nothing'}")


@pytest.mark.parametrize(
    ("standing", "made", "key"),
    [
        row("", "8x6", None, "X01 the starter bids what it likes"),
        row("", "1x2", None, "X01 the lowest bid of all opens"),
        row("", "20x6", None, "X01 all dice may be bid at once"),
        row("", "21x6", "bid-too-high", "fault_22 X01 no bid above the dice in play"),
        row("", "1x1", "opening-on-pacos", "X02 opening on pacos"),
        row("", "8x1", "opening-on-pacos", "X02 opening on pacos"),
        row("", "21x1", "opening-on-pacos", "X02 pacos are named before the cap"),
        row("8x4", "9x4", None, "X03 more of the same face"),
        row("8x4", "8x5", None, "X03 as many of a higher face"),
        row("8x4", "9x2", None, "X03 more of a lower face"),
        row("8x4", "20x2", None, "X03 far more"),
        row("8x4", "8x4", "bid-too-low", "X04 the same bid"),
        row("8x4", "8x3", "bid-too-low", "X04 as many of a lower face"),
        row("8x4", "7x6", "bid-too-low", "X04 fewer of a higher face"),
        row("8x4", "0x4", "bid-too-low", "fault_23 X04 no dice"),
        row("8x4", "-3x6", "bid-too-low", "fault_23 X04 fewer than no dice"),
        row("9x4", "5x1", None, "fault_20 X05 onto pacos, with fewer dice: half, rounded up"),
        row("9x4", "6x1", None, "X05 onto pacos: more than half"),
        row("9x4", "4x1", "bid-too-low", "X05 onto pacos: less than half"),
        row("8x4", "4x1", None, "X06 onto pacos: half of an even number"),
        row("8x4", "3x1", "bid-too-low", "X06 onto pacos: less than half"),
        row("5x1", "11x2", None, "X07 off pacos: double plus one"),
        row("5x1", "11x3", None, "X07 off pacos: double plus one"),
        row("5x1", "12x6", None, "X07 off pacos: more than that"),
        row("5x1", "10x3", "bid-too-low", "fault_20 X07 off pacos, with more dice: just double"),
        row("5x1", "10x6", "bid-too-low", "fault_20 X07 off pacos, with more dice: just double of sixes"),
        row("5x1", "6x1", None, "X08 more pacos"),
        row("5x1", "5x1", "bid-too-low", "X08 as many pacos"),
        row("5x1", "4x1", "bid-too-low", "X08 fewer pacos"),
        row("5x6", "2x1", "bid-too-low", "X09 onto pacos"),
        row("5x6", "3x1", None, "X09 onto pacos"),
        row("3x1", "7x2", None, "X09 off pacos"),
        row("3x1", "6x6", "bid-too-low", "X09 off pacos"),
        row("1x6", "1x1", None, "X10 onto pacos: half of one is one"),
        row("1x1", "3x2", None, "X10 off one paco"),
        row("1x1", "2x6", "bid-too-low", "X10 off one paco"),
        row("4x5", "2x1", None, "X11 no way round through pacos"),
        row("2x1", "4x2", "bid-too-low", "X11 no way round through pacos"),
        row("20x1", "20x1", "bid-too-low", "X35 all dice as pacos end the auction"),
        row("20x1", "21x1", "bid-too-high", "X35 all dice as pacos end the auction"),
        row("20x1", "41x2", "bid-too-high", "fault_22 X35 double plus one is above the dice in play"),
        row("20x6", "10x1", None, "onto pacos from the cap"),
        row("10x1", "21x2", "bid-too-high", "fault_22 off pacos above the cap"),
        row("8x4", "1000000000x4", "bid-too-high", "fault_23 a number typed by hand"),
    ],
)
def test_a_bid_in_a_normal_round(standing: str, made: str, key: str | None) -> None:
    game = table(TWENTY, bids=standing)
    assert refusal(game, f"{turn(game)} {made}") == key


def test_x35_over_all_dice_as_pacos_only_a_call_is_left() -> None:
    game = table(TWENTY, bids="20x1")
    assert list(game.auction(turn(game)).ladder()) == []
    assert refusal(game, "2 dudo") is None


@pytest.mark.parametrize("face", [0, 7, -1, 10**9])
def test_fault_23_a_face_that_no_die_has_is_a_fault_of_the_caller(face: int) -> None:
    with pytest.raises(ValueError, match="no die shows"):
        play(table(TWENTY), f"1 3x{face}")


@pytest.mark.parametrize(
    ("raises", "accepted", "refused"),
    [
        pytest.param("any-face", "9x2 9x4 9x6 8x5", "8x3 7x5", id="any-face: more dice of any face"),
        pytest.param(
            "never-lower-face", "9x4 9x6 8x5 20x4", "9x2 9x3 20x3", id="never-lower-face: the face never falls"
        ),
        pytest.param(
            "same-face-or-same-number",
            "9x4 12x4 8x5 8x6",
            "9x5 9x6 9x2 8x3",
            id="same-face-or-same-number: either the number rises or the face",
        ),
    ],
)
def test_the_option_raise_over_8x4(raises: str, accepted: str, refused: str) -> None:
    game = table(TWENTY, f"raise={raises}", bids="8x4")
    assert [refusal(game, f"2 {made}") for made in accepted.split()] == [None] * len(accepted.split())
    assert {refusal(game, f"2 {made}") for made in refused.split()} == {"bid-too-low"}


@pytest.mark.parametrize("raises", ["any-face", "never-lower-face", "same-face-or-same-number"])
@pytest.mark.parametrize(
    ("standing", "made", "key"),
    [
        row("9x4", "5x1", None, "onto pacos"),
        row("9x4", "6x1", None, "onto more pacos"),
        row("9x4", "4x1", "bid-too-low", "onto too few pacos"),
        row("5x1", "6x1", None, "over pacos"),
        row("5x1", "11x2", None, "off pacos"),
        row("5x1", "13x6", None, "off pacos, higher"),
        row("5x1", "10x6", "bid-too-low", "off pacos, too low"),
    ],
)
def test_paco_steps_are_the_same_under_each_raise(raises: str, standing: str, made: str, key: str | None) -> None:
    assert refusal(table(TWENTY, f"raise={raises}", bids=standing), f"2 {made}") == key


def test_turns_go_clockwise_over_the_seats_still_in() -> None:
    game = table("234 - 23 -", starter=3)
    seen = [turn(game)]
    for made in ("1x2", "1x3", "2x2"):
        game = play(game, f"{turn(game)} {made}")
        seen.append(turn(game))
    assert seen == [3, 1, 3, 1]


@pytest.mark.parametrize(
    ("standing", "face", "least"),
    [
        pytest.param(None, 4, "1x4", id="the first bid"),
        pytest.param(None, 1, None, id="the first bid is not on pacos"),
        pytest.param("8x4", 5, "8x5", id="a higher face keeps the number"),
        pytest.param("8x4", 4, "9x4", id="the same face needs one more"),
        pytest.param("8x4", 2, "9x2", id="a lower face needs one more"),
        pytest.param("7x4", 1, "4x1", id="pacos need half, rounded up"),
        pytest.param("5x1", 1, "6x1", id="pacos over pacos need one more"),
        pytest.param("5x1", 2, "11x2", id="off pacos needs double plus one"),
        pytest.param("10x1", 2, None, id="nothing above the dice in play"),
    ],
)
def test_the_lowest_bid_on_a_face(standing: str | None, face: int, least: str | None) -> None:
    auction = Auction(bid(standing) if standing else None, dice=20)
    assert auction.lowest(Face(face)) == (bid(least) if least else None)


def test_a_refusal_says_what_would_have_done() -> None:
    auction = Auction(bid("8x4"), dice=20)
    with pytest.raises(RuleError) as caught:
        auction.check(bid("8x3"))
    assert (caught.value.key, caught.value.facts) == ("bid-too-low", {"face": 3, "least": 9, "pacos": 4})
    with pytest.raises(RuleError) as caught:
        auction.check(bid("21x3"))
    assert (caught.value.key, caught.value.facts) == ("bid-too-high", {"dice": 20})


def test_the_ladder_opens_with_every_bid_but_pacos() -> None:
    ladder = [str(step) for step in Auction(None, dice=2).ladder()]
    assert ladder == ["1x2", "1x3", "1x4", "1x5", "1x6", "2x2", "2x3", "2x4", "2x5", "2x6"]


def test_the_ladder_has_pacos_between() -> None:
    ladder = [str(step) for step in Auction(bid("2x5"), dice=4).ladder()]
    assert ladder == [
        "2x6",
        "1x1",
        "3x2",
        "3x3",
        "3x4",
        "3x5",
        "3x6",
        "4x2",
        "4x3",
        "4x4",
        "4x5",
        "4x6",
        "2x1",
        "3x1",
        "4x1",
    ]


@pytest.mark.parametrize("raises", ["any-face", "never-lower-face", "same-face-or-same-number"])
def test_an_auction_knows_its_tables_options(raises: str) -> None:
    game = table(TWENTY, f"raise={raises}", bids="8x4")
    auction = game.auction(turn(game))
    assert (auction.raises, auction.dice, auction.standing) == (options(f"raise={raises}").raises, 20, bid("8x4"))
    assert {face for face in FACES if auction.lowest(face)} == {
        "any-face": {1, 2, 3, 4, 5, 6},
        "never-lower-face": {1, 4, 5, 6},
        "same-face-or-same-number": {1, 4, 5, 6},
    }[raises]
