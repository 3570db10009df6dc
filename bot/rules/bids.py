"""Bids, and which bid may follow which."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bot.rules.errors import Refusal, RuleError
from bot.rules.options import Raise
from bot.rules.pieces import FACES, PACO, PLAIN_FACES, Face

_ABOVE_ALL_FACES = 7


class Bid(msgspec.Struct, frozen=True):
    """The claim that at least `quantity` dice under all cups show `face`."""

    quantity: int
    face: Face

    def __str__(self) -> str:
        """The bid as the notation writes it, as in `8x5`."""
        return f"{self.quantity}x{self.face}"


class Auction(msgspec.Struct, frozen=True):
    """All that decides which bids one seat may make now.

    Attributes:
        standing: the bid to be raised, or None before the first.
        dice: how many dice are in play, the cap on every bid.
        palifico: whether the round is palifico.
        raises: how a raise may change number and face (docs/rules.md, "Options and presets").
        face_free: whether this seat may change the face in a palifico round.
    """

    standing: Bid | None
    dice: int
    palifico: bool = False
    raises: Raise = "any-face"
    face_free: bool = False

    def check(self, bid: Bid) -> None:
        """Refuse `bid` unless it may be made now (docs/rules.md, "Bidding" and "Palifico").

        Raises:
            RuleError: `opening-on-pacos`, `face-stands`, `bid-too-low` or `bid-too-high`, the first that applies.
        """
        match self._refusal(bid):
            case None:
                return
            case "face-stands":
                raise RuleError("face-stands", face=self.standing.face if self.standing else 0)
            case "bid-too-high":
                raise RuleError("bid-too-high", dice=self.dice)
            case "bid-too-low":
                raise RuleError("bid-too-low", face=bid.face, least=self._least(bid.face), pacos=self._least(PACO))
            case key:
                raise RuleError(key)

    def allows(self, bid: Bid) -> bool:
        """Whether `bid` may be made now."""
        return self._refusal(bid) is None

    def lowest(self, face: Face) -> Bid | None:
        """The legal bid on `face` with the fewest dice, or None where there is none."""
        bid = Bid(self._floor(face), face)
        return bid if self.allows(bid) else None

    def ladder(self) -> Iterator[Bid]:
        """Every legal bid once, from the lowest rank to the highest."""
        return iter(_ladder(self))

    @property
    def exhausted(self) -> bool:
        """Whether no legal bid is left, so that only a call remains."""
        return not any(map(self.lowest, FACES))

    def rank(self, bid: Bid) -> tuple[int, int]:
        """Where `bid` stands in the one order behind all raises.

        (q, f), and (2q, 7) for q pacos; in a palifico round plainly (q, f).
        """
        if bid.face == PACO and not self.palifico:
            return (2 * bid.quantity, _ABOVE_ALL_FACES)
        return (bid.quantity, bid.face)

    def rung(self, number: int) -> Iterator[Bid]:
        """The bids whose rank begins with `number`, in the order of their ranks, legal or not."""
        if self.palifico:
            yield Bid(number, PACO)
        for face in PLAIN_FACES:
            yield Bid(number, face)
        if not self.palifico and number % 2 == 0:
            yield Bid(number // 2, PACO)

    def _refusal(self, bid: Bid) -> Refusal | None:
        standing = self.standing
        if standing is None:
            if bid.face == PACO and not self.palifico:
                return "opening-on-pacos"
        elif self.palifico and bid.face != standing.face and not self.face_free:
            return "face-stands"
        elif not self._rises(bid, standing):
            return "bid-too-low"
        if bid.quantity < 1:
            return "bid-too-low"
        return "bid-too-high" if bid.quantity > self.dice else None

    def _rises(self, bid: Bid, standing: Bid) -> bool:
        """Whether `bid` outranks `standing` by a step that `raises` allows."""
        if self.rank(bid) <= self.rank(standing):
            return False
        if self.palifico or PACO in (bid.face, standing.face):
            return True
        match self.raises:
            case "any-face":
                return True
            case "never-lower-face":
                return bid.face >= standing.face
            case "same-face-or-same-number":
                return bid.face == standing.face or bid.quantity == standing.quantity

    def _floor(self, face: Face) -> int:
        """The fewest dice with which a bid on `face` outranks the standing bid."""
        if self.standing is None:
            return 1
        number, suit = self.rank(self.standing)
        if face == PACO and not self.palifico:
            return number // 2 + 1 if suit == _ABOVE_ALL_FACES else (number + 1) // 2
        return number if face > suit else number + 1

    def _least(self, face: Face) -> int:
        """The number of the lowest legal bid on `face`, 0 where there is none."""
        lowest = self.lowest(face)
        return lowest.quantity if lowest else 0


@lru_cache(maxsize=4096)
def _ladder(auction: Auction) -> tuple[Bid, ...]:
    """The same few auctions come up in game after game."""
    lowest = auction.rank(auction.standing)[0] if auction.standing else 1
    bids = (bid for number in range(lowest, 2 * auction.dice + 1) for bid in auction.rung(number))
    return tuple(filter(auction.allows, bids))
