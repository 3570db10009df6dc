"""How a strong player weighs its moves: each by the position that it leads to."""

from functools import cached_property
from typing import assert_never

from bot.players import habits
from bot.players.belief import Chances, agreeing, auction, belief, by_doubt, tail, tails, together, whoever
from bot.players.hands import hands
from bot.players.moves import bid, calza, dudo, lowest_bids, standing_bid
from bot.players.odds import expected
from bot.players.temperament import EVEN, Temperament
from bot.players.worth import worth
from bot.rules.bids import Auction, Bid
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.pieces import FEWEST_SEATS, Face, SeatNo
from bot.rules.view import SeatView

_SHARE = 0.5
"""How much of its fair share of the lost dice a seat expects once its bid was not doubted."""

_LEAP = 3
"""How far above the lowest number it looks, …"""

_WIDE = 2
"""… on how many faces."""


class Mind:
    """One seat's thoughts about one situation; values are chances to win the game, about."""

    def __init__(self, seen: SeatView, temperament: Temperament = EVEN) -> None:
        self._seen, self._temperament = seen, temperament
        self._me, self._palifico = seen.number, seen.table.palifico
        self._held = {seat.number: seat.dice for seat in seen.table.still_in}
        order = sorted(self._held)
        at = order.index(self._me)
        self._others = order[at + 1 :] + order[:at]
        self._next = self._others[0]
        believed = {seat: belief(seen, seat, temperament.trust) for seat in self._others}
        self._likely = {seat: whoever(each) for seat, each in believed.items()}
        self._plain, self._careful = by_doubt(believed[self._next])
        self._cups: dict[tuple[SeatNo, Face], Chances] = {}
        self._rest: dict[Face, Chances] = {}
        self._lost: dict[tuple[SeatNo, int], float] = {}

    def plays(self) -> dict[Play, float]:
        """The moves worth a thought, and what each is worth: the lowest bids, higher ones on the best faces, calls."""
        bids = {each: self._raised(each) for each in lowest_bids(self._seen)}
        bids |= {each: self._raised(each) for each in self._leaps(bids)}
        weighed: dict[Play, float] = {bid(self._seen, each): value for each, value in bids.items()}
        calls = [dudo(self._seen)] * self._seen.may_dudo + [calza(self._seen)] * self._seen.may_calza
        return weighed | {call: self.value(call) for call in calls}

    def value(self, play: Play) -> float:
        """What a move is worth."""
        standing = standing_bid(self._seen)
        match play:
            case MakeBid(_, said):
                return self._raised(said)
            case CallDudo():
                return self._doubted(standing) if standing else 0.0
            case CallCalza():
                return self._called_exact(standing) if standing else 0.0
            case _:
                assert_never(play)

    @cached_property
    def waiting(self) -> float:
        """What it is worth to let the others end the round."""
        share = _SHARE / len(self._held)
        losses = [self._loses(other) for other in self._others]
        return share * self._loses(self._me) + (1 - share) * sum(losses) / len(losses)

    @cached_property
    def stake(self) -> float:
        """How much better it is when another loses a call."""
        return self._loses(self._others[-1]) - self._loses(self._me)

    def _leaps(self, lowest: dict[Bid, float]) -> list[Bid]:
        """Bids above the lowest number, on the most promising faces."""
        open_ = self._seen.auction
        if open_ is None:
            return []
        opening = open_.standing is None
        by = (lambda each: expected(self._seen, each.face)) if opening else lowest.__getitem__
        best = sorted(lowest, key=by, reverse=True)[:_WIDE]
        leaps = _opening_leaps(open_.dice) if opening else range(1, _LEAP + 1)
        bids = (Bid(low.quantity + more, low.face) for low in best for more in leaps)
        return [each for each in bids if open_.allows(each)]

    def _doubted(self, standing: Bid) -> float:
        bidder = self._seen.table.round.bids[-1].seat if self._seen.table.round else self._next
        true = tail(tails(self._unknown(standing.face)), standing.quantity - self._seen.holds(standing.face))
        leaning = self._temperament.doubt * self.stake
        return (1 - true) * self._loses(bidder) + true * self._loses(self._me) + leaning

    def _called_exact(self, standing: Bid) -> float:
        missing = standing.quantity - self._seen.holds(standing.face)
        unknown = self._unknown(standing.face)
        exact = unknown[missing] if 0 <= missing < len(unknown) else 0.0
        won = min(self._held[self._me] + 1, self._seen.table.options.dice)
        right = worth(self._held | {self._me: won}, self._me, self._me)
        leaning = self._temperament.calza * self.stake
        return exact * right + (1 - exact) * self._loses(self._me, most=1) - leaning

    def _raised(self, said: Bid) -> float:
        """The next seat, by the hand it holds, doubts the bid or goes on."""
        dice = self._held[self._next]
        over = auction(self._seen, said, dice)
        doubts = self._doubts(over)
        doubted = agreeing(doubts, said.face, dice, palifico=self._palifico)
        rest, missing = tails(self._rest_of(said.face)), said.quantity - self._seen.holds(said.face)
        true = sum(chance * tail(rest, missing - found) for found, chance in enumerate(doubted))
        called = sum(doubted)
        goes_on = self._answered(over, doubts) if len(self._held) == FEWEST_SEATS else (1 - called) * self.waiting
        return true * self._loses(self._next) + (called - true) * self._loses(self._me) + goes_on + self._leaning(said)

    def _doubts(self, over: Auction) -> list[float]:
        """How likely each hand of the next seat is, and doubts."""
        both = zip(self._plain, self._careful, *habits.doubts(over, self._held[self._next]), strict=True)
        return [plain * doubt + careful * other for plain, careful, doubt, other in both]

    def _leaning(self, said: Bid) -> float:
        low = self._seen.auction.lowest(said.face) if self._seen.auction else None
        return self._temperament.leap * self.stake * (said.quantity - low.quantity) if low else 0.0

    def _answered(self, over: Auction, doubts: list[float]) -> float:
        """In a duel: what it is worth that the other raises, when I then doubt or go on, whichever is better."""
        dice = self._held[self._next]
        lowest, picks = habits.raises(over, dice)
        if not lowest:
            return 0.0
        said, true = [0.0] * len(lowest), [0.0] * len(lowest)
        missing = [low.quantity - self._seen.holds(low.face) for low in lowest]
        dealt = hands(dice, palifico=self._palifico)
        matches = [dealt.matches[low.face] for low in lowest]
        for hand, (chance, doubt, pick) in enumerate(zip(self._likely[self._next], doubts, picks, strict=True)):
            goes = chance - doubt
            said[pick] += goes
            if matches[pick][hand] >= missing[pick]:
                true[pick] += goes
        me, other = self._loses(self._me), self._loses(self._next)
        answers = zip(said, true, strict=True)
        return sum(max(right * me + (all_ - right) * other, all_ * self.waiting) for all_, right in answers)

    def _loses(self, loser: SeatNo, most: int = 5) -> float:
        """The position after a seat lost what a call costs; by how much a bid is wrong is taken to be one or two."""
        if (loser, most) not in self._lost:
            held = self._held[loser]
            cost = {"one": 1, "difference": 2, "all": held}[self._seen.table.options.loss]
            left = self._held | {loser: max(held - min(cost, most), 0)}
            self._lost[loser, most] = worth(left, self._me, loser)
        return self._lost[loser, most]

    def _unknown(self, face: Face) -> Chances:
        """The dice that agree under all cups but mine."""
        return together(self._rest_of(face), self._cup_of(self._next, face))

    def _rest_of(self, face: Face) -> Chances:
        """The dice that agree under all cups but mine and the next seat's."""
        if face not in self._rest:
            found = [1.0]
            for seat in self._others[1:]:
                found = together(found, self._cup_of(seat, face))
            self._rest[face] = found
        return self._rest[face]

    def _cup_of(self, seat: SeatNo, face: Face) -> Chances:
        if (seat, face) not in self._cups:
            self._cups[seat, face] = agreeing(self._likely[seat], face, self._held[seat], palifico=self._palifico)
        return self._cups[seat, face]


def _opening_leaps(dice: int) -> range:
    """Up to a little more than a third of all dice; the lower half tells as little as the lowest bid."""
    most = dice // 3 + 1
    return range(max(most // 2, 1), most + 1)
