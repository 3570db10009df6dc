from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.rules.bids import Bid
from bot.rules.decide import decide
from bot.rules.events import CalzaCalled, DiceDealt, DudoCalled, Event
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import (
    AddComputer,
    Begin,
    CallCalza,
    CallDudo,
    Deal,
    Leave,
    MakeBid,
    Move,
    NameStarter,
    OpenTable,
    Play,
    RunOutOfTime,
    TakeSeat,
)
from bot.rules.options import PRESETS
from bot.rules.pieces import FACES, Face, PlayerId, SeatNo
from bot.scores.facts import Facts, Finished, project
from tests.games.regenerate import LOGS, log

ANA, BOB, CHO = SeatNo(1), SeatNo(2), SeatNo(3)
GATHERING = (
    OpenTable("classic", PRESETS["classic"], 90),
    TakeSeat(PlayerId(9), "Ana"),
    TakeSeat(PlayerId(7), "Bob"),
    AddComputer(PlayerId(9), "hard", "Cho"),
    Begin(PlayerId(9)),
    NameStarter(ANA),
)
CUPS = ("66132", "45521", "22333")
"""Three sixes, pacos counted; four fives; five threes."""


def facts(*moves: Move | str) -> list[Facts]:
    """What each seat did after these moves; `late` lets the stand-in make the next one."""
    return [player.facts for player in finished(*moves).players]


def finished(*moves: Move | str) -> Finished:
    game, events = Game(), list[Event]()
    late = False
    for move in (*GATHERING, *moves):
        if isinstance(move, str):
            late = True
            continue
        game, made = _make(game, _late(game, move) if late else move)
        events += made
        late = False
    return project(events)


def _make(game: Game, move: Move) -> tuple[Game, Sequence[Event]]:
    made = decide(game, move)
    return replay(made, game), made


def _late(game: Game, move: Move) -> Move:
    assert game.round
    assert isinstance(move, Play)
    return RunOutOfTime(game.round.turn, game.round.since, move)


def deal(*cups: str) -> Deal:
    return Deal(tuple(tuple(Face(int(die)) for die in cup) for cup in cups))


def bid(seat: SeatNo, quantity: int, face: int) -> MakeBid:
    return MakeBid(seat, Bid(quantity, Face(face)))


NOTHING = Facts()
LOST = (deal(*CUPS), bid(ANA, 3, 5), CallDudo(BOB), deal(CUPS[0], CUPS[1][:4], CUPS[2]))
"""Seat 2 has lost a die and opens; three fives now, and five threes."""


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param(
            [deal(*CUPS), bid(ANA, 3, 5), CallDudo(BOB)],
            [Facts(bids=1), Facts(dudos=1, dice_lost=1), NOTHING],
            id="a wrong dudo costs its caller a die; a bid that holds is no bluff",
        ),
        pytest.param(
            [deal(*CUPS), bid(ANA, 6, 5), CallDudo(BOB)],
            [Facts(bids=1, bluffs_called=1, dice_lost=1), Facts(dudos=1, dudos_right=1), NOTHING],
            id="a right dudo catches a bluff",
        ),
        pytest.param(
            [deal(*CUPS), bid(ANA, 6, 5), bid(BOB, 7, 5), CallDudo(CHO)],
            [
                Facts(bids=1, bluffs_uncalled=1),
                Facts(bids=1, bluffs_called=1, dice_lost=1),
                Facts(dudos=1, dudos_right=1),
            ],
            id="a bluff that is raised was not called",
        ),
        pytest.param(
            [deal(*CUPS), bid(ANA, 5, 5), CallCalza(BOB)],
            [Facts(bids=1, bluffs_uncalled=1), Facts(calzas=1, dice_lost=1), NOTHING],
            id="a wrong calza catches no bluff",
        ),
        pytest.param(
            [deal(*CUPS), bid(ANA, 4, 5), CallCalza(BOB)],
            [Facts(bids=1), Facts(calzas=1, calzas_right=1), NOTHING],
            id="a right calza with all dice wins none",
        ),
        pytest.param(
            [*LOST, bid(BOB, 2, 5), bid(CHO, 4, 5), bid(ANA, 5, 3), CallCalza(BOB)],
            [
                Facts(bids=2),
                Facts(bids=1, dudos=1, dice_lost=1, calzas=1, calzas_right=1, dice_won=1),
                Facts(bids=1, bluffs_uncalled=1),
            ],
            id="a right calza wins a die",
        ),
        pytest.param(
            [deal(*CUPS), "late", bid(ANA, 6, 5), "late", CallDudo(BOB)],
            [Facts(dice_lost=1, stand_ins=1), Facts(stand_ins=1), NOTHING],
            id="what the stand-in does is nobody’s bluff and nobody’s call",
        ),
        pytest.param(
            [deal(*CUPS), bid(ANA, 9, 5), Leave(BOB)],
            [Facts(bids=1), NOTHING, NOTHING],
            id="a void round tells nothing",
        ),
    ],
)
def test_what_each_seat_did(moves: Sequence[Move | str], expected: list[Facts]) -> None:
    assert [replace(seat, dudos_expected=0.0, calzas_expected=0.0) for seat in facts(*moves)] == expected


def test_what_calls_should_have_won_is_counted_beside_what_they_won() -> None:
    """Seat 2 holds three fives: six are too many unless three of ten dice agree; the stand-in expects nothing."""
    bluff = (deal(*CUPS), bid(ANA, 6, 5))
    assert [seat.dudos_expected for seat in facts(*bluff, CallDudo(BOB))] == pytest.approx([0, 1 - 0.7008586089, 0])
    assert [seat.dudos_expected for seat in facts(*bluff, "late", CallDudo(BOB))] == [0, 0, 0]


def test_the_boldest_bluff_of_each_seat_is_kept() -> None:
    game = finished(deal(*CUPS), bid(ANA, 6, 5), bid(BOB, 8, 5), CallDudo(CHO))
    ana, bob, cho = (player.bluff for player in game.players)
    assert ana
    assert ana.bid == Bid(6, Face(5))
    assert (bob, cho) == (None, None)


def test_a_palifico_is_whose_who_opens_it() -> None:
    losing = [
        move for held in range(5, 1, -1) for move in (deal("66632"[:held], *CUPS[1:]), bid(ANA, 9, 6), CallDudo(BOB))
    ]
    assert [seat.palificos for seat in facts(*losing)] == [0, 0, 0]
    assert [seat.palificos for seat in facts(*losing, deal("6", *CUPS[1:]))] == [1, 0, 0]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_whole_game_adds_up(path: Path) -> None:
    """In the log of a release: dice that were lost and won lead from the first to the last, and every call is one."""
    events = log(path)
    game, ended = project(events), replay(events)
    for player in game.players:
        if not player.seat.left:
            held = ended.options.dice - player.facts.dice_lost + player.facts.dice_won
            assert held == player.seat.dice
    calls = [event for event in events if isinstance(event, DudoCalled | CalzaCalled)]
    made = sum(player.facts.dudos + player.facts.calzas for player in game.players)
    assert made == sum(not event.stand_in for event in calls)
    dice = [die for event in events if isinstance(event, DiceDealt) for cup in event.cups for die in cup]
    assert game.fell == {face: dice.count(face) for face in FACES}
