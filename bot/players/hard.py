"""A strong player: what bids tell, who would doubt what, and what a die is worth to whom."""

from functools import cached_property
from math import exp
from random import Random

import msgspec

from bot.players import belief
from bot.players.belief import Chances
from bot.players.moves import bid, calza, dudo, lowest_bids, standing_bid
from bot.players.worth import worth
from bot.rules.bids import Bid
from bot.rules.moves import Play
from bot.rules.pieces import Face, SeatNo
from bot.rules.view import SeatView

_SAME = 1e-9


class Temper(msgspec.Struct, frozen=True):
    """How a player takes the others.

    Attributes:
        threshold: the chance that a bid is false from which the next seat rather doubts it than raises.
        slope: how sharply it does so.
        share: how much of its fair share of the lost dice a seat expects once its bid was not doubted.
        leap: how far above the lowest number it will look.
        margin: what a calza out of turn must gain.
    """

    threshold: float = 0.5
    slope: float = 6.5
    share: float = 0.7
    leap: int = 3
    margin: float = 0.005


class Hard:
    """Weighs each move by the position it leads to."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper or Temper()

    def choose(self, seen: SeatView, rng: Random) -> Play:
        """The move with the best expected position; among equals, any."""
        mind = _Mind(seen, self._temper)
        weighed = [(mind.raised(each), bid(seen, each)) for each in mind.candidates()]
        standing = standing_bid(seen)
        if standing:
            weighed.append((mind.doubted(standing), dudo(seen)))
            if seen.may_calza:
                weighed.append((mind.called_exact(standing), calza(seen)))
        best = max(value for value, _ in weighed)
        return rng.choice([play for value, play in weighed if value >= best - _SAME])

    def wants_calza(self, seen: SeatView) -> bool:
        """Whether calling calza is worth more than letting the others go on."""
        standing = standing_bid(seen)
        if standing is None:
            return False
        mind = _Mind(seen, self._temper)
        return mind.called_exact(standing) > mind.going_on + self._temper.margin


class _Mind:
    """One seat's thoughts about one situation."""

    def __init__(self, seen: SeatView, temper: Temper) -> None:
        self._seen, self._temper = seen, temper
        self._me = seen.number
        self._held = {seat.number: seat.dice for seat in seen.table.still_in}
        order = sorted(self._held)
        at = order.index(self._me)
        self._others = order[at + 1 :] + order[:at]
        self._next = self._others[0]
        self._told = belief.tells(seen)
        self._rest: dict[Face, Chances] = {}
        self._hidden: dict[tuple[Face, int], Chances] = {}

    def candidates(self) -> list[Bid]:
        """Bids worth a thought: a few numbers from the lowest on, and when opening all up to a likely one."""
        auction = self._seen.auction
        if auction is None:
            return []
        leap = self._temper.leap if auction.standing else auction.dice // 3 + 1
        raised = (Bid(low.quantity + more, low.face) for low in lowest_bids(self._seen) for more in range(leap + 1))
        return [each for each in raised if auction.allows(each)]

    def doubted(self, standing: Bid) -> float:
        """The position after doubting the standing bid."""
        true = self._true(standing)
        return (1 - true) * self._loses(self._bidder) + true * self._loses(self._me)

    def called_exact(self, standing: Bid) -> float:
        """The position after calling calza."""
        missing = standing.quantity - self._seen.holds(standing.face)
        unknown = belief.together(self._rest_of(standing.face), self._next_of(standing.face))
        exact = unknown[missing] if 0 <= missing < len(unknown) else 0.0
        won = min(self._held[self._me] + 1, self._seen.table.options.dice)
        right = worth(self._held | {self._me: won}, self._me, self._me)
        return exact * right + (1 - exact) * self._loses(self._me, by_calza=True)

    def raised(self, said: Bid) -> float:
        """The position after a bid: the next seat, whatever it holds, doubts it or lets the round go on."""
        face, own = said.face, self._seen.holds(said.face)
        rest = self._rest_of(face)
        hidden_from_next = self._hidden_from_next(said)
        rest_tails = belief.tails(rest)
        doubted = true_and_doubted = 0.0
        for matches, chance in enumerate(self._next_of(face)):
            doubts = chance * self._doubts(belief.tail(hidden_from_next, said.quantity - matches))
            doubted += doubts
            true_and_doubted += doubts * belief.tail(rest_tails, said.quantity - own - matches)
        false_and_doubted = doubted - true_and_doubted
        return (
            true_and_doubted * self._loses(self._next)
            + false_and_doubted * self._loses(self._me)
            + (1 - doubted) * self.going_on
        )

    @cached_property
    def going_on(self) -> float:
        """The position at the end of a round that others go on with."""
        share = self._temper.share / len(self._held)
        losses = [self._loses(other) for other in self._others]
        return share * self._loses(self._me) + (1 - share) * sum(losses) / len(losses)

    @property
    def _bidder(self) -> SeatNo:
        round_ = self._seen.table.round
        return round_.standing.seat if round_ and round_.standing else self._me

    def _true(self, said: Bid) -> float:
        unknown = belief.together(self._rest_of(said.face), self._next_of(said.face))
        return belief.tail(belief.tails(unknown), said.quantity - self._seen.holds(said.face))

    def _doubts(self, true: float) -> float:
        return 1 / (1 + exp(self._temper.slope * (self._temper.threshold - (1 - true))))

    def _loses(self, loser: SeatNo, *, by_calza: bool = False) -> float:
        """The position after a seat lost what a call costs; by how much a bid is wrong is taken to be one or two."""
        held = self._held[loser]
        match "one" if by_calza else self._seen.table.options.loss:
            case "one":
                lost = 1
            case "difference":
                lost = min(2, held)
            case _:
                lost = held
        left = self._held | {loser: held - lost}
        return worth(left, self._me, loser)

    def _rest_of(self, face: Face) -> Chances:
        """The dice that agree under all cups but mine and the next seat's."""
        if face not in self._rest:
            found = [1.0]
            for seat in self._others[1:]:
                found = belief.together(found, self._cup_of(seat, face))
            self._rest[face] = found
        return self._rest[face]

    def _next_of(self, face: Face) -> Chances:
        return self._cup_of(self._next, face)

    def _hidden_from_next(self, said: Bid) -> Chances:
        """The chances that the next seat gives to the cups it can't see, mine as it looks once I have made a bid."""
        face, leap = said.face, belief.jump(self._seen.auction, standing_bid(self._seen), said)
        if (face, leap) not in self._hidden:
            told = dict(self._told.get(self._me, {face: 0.0}))
            belief.add_tell(told, said, leap)
            mine = self._dice(self._me, face, told[face])
            self._hidden[face, leap] = belief.tails(belief.together(self._rest_of(face), mine))
        return self._hidden[face, leap]

    def _cup_of(self, seat: SeatNo, face: Face) -> Chances:
        return self._dice(seat, face, self._told.get(seat, {}).get(face, 0.0))

    def _dice(self, seat: SeatNo, face: Face, told: float) -> Chances:
        chance = belief.agreeing(face, told, palifico=self._seen.table.palifico)
        return belief.dice_of(self._held[seat], chance)
