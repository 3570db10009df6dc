"""Whether the dice of a game are those that its secret gives, and what is wrong where they are not."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bot.dealing import Dealer, commitment
from bot.rules.pieces import Cup, SeatNo
from bot.verify.holdings import deals
from bot.verify.paper import Paper

Flaw = Literal[
    "fingerprint",
    "phrases",
    "first",
    "round-left-out",
    "rounds-swapped",
    "seats-swapped",
    "too-many",
    "too-few",
    "die",
    "cup",
]
"""What can be wrong, each with its own facts: see `FLAWS` in `bot.verify.__main__`."""

_HALF = 2


class Fault(NamedTuple):
    """The first thing that does not hold; the facts are numbers of rounds, seats, places and dice."""

    flaw: Flaw
    facts: dict[str, int]


class Report(NamedTuple):
    """What was checked: so many deals, and so many dice in them; `fault` is None when all of it holds."""

    rounds: int
    dice: int
    fault: Fault | None


class _Deal(NamedTuple):
    """A deal as it is written, and how many dice each seat should have."""

    cups: tuple[Cup, ...]
    held: list[int]

    @property
    def sizes(self) -> list[int]:
        return [len(cup) for cup in self.cups]


def check(paper: Paper) -> Report:
    """Check the fingerprint, who opens, and every die.

    Raises:
        PaperError: a call in the game has no bid.
    """
    written = [_Deal(*deal) for deal in deals(paper)]
    dice = sum(sum(deal.sizes) for deal in written)
    return Report(len(written), dice, next(_faults(paper, written), None))


def _faults(paper: Paper, written: Sequence[_Deal]) -> Iterator[Fault]:
    if commitment(paper.game, paper.secret) != paper.commitment:
        yield Fault("fingerprint", {})
    dealer = Dealer(paper.game, paper.secret, [paper.phrases.get(SeatNo(n), "") for n in range(1, paper.seats + 1)])
    in_dice = next(_faults_in_dice(dealer, written), None)
    opens, _ = dealer.roll_off([1] * paper.seats)
    if opens != paper.first and (in_dice is None or in_dice.flaw != "phrases"):
        yield Fault("first", {"seat": paper.first, "winner": opens})
    if in_dice:
        yield in_dice


def _faults_in_dice(dealer: Dealer, written: Sequence[_Deal]) -> Iterator[Fault]:
    for number, deal in enumerate(written, start=1):
        drawn = dealer.deal(number, deal.sizes)
        if deal.cups != drawn:
            yield from _misplaced(dealer, written, number)
            if _is_strange(dealer, written):
                yield Fault("phrases", {})
        yield from _miscounted(number, deal)
        if deal.cups != drawn:
            yield _changed(number, deal.cups, drawn)


def _misplaced(dealer: Dealer, written: Sequence[_Deal], number: int) -> Iterator[Fault]:
    """The dice are those of the secret, but of another round or seat."""
    if all(_fits(dealer, deal, later) for later, deal in enumerate(written[number - 1 :], start=number + 1)):
        yield Fault("round-left-out", {"round": number})
    deal = written[number - 1]
    for other in range(number + 1, len(written) + 1):
        if _fits(dealer, deal, other) and _fits(dealer, written[other - 1], number):
            yield Fault("rounds-swapped", {"round": number, "other": other})
    for seat in range(len(deal.cups)):
        for other in range(seat + 1, len(deal.cups)):
            cups = list(deal.cups)
            cups[seat], cups[other] = cups[other], cups[seat]
            if _fits(dealer, _Deal(tuple(cups), []), number):
                yield Fault("seats-swapped", {"round": number, "seat": seat + 1, "other": other + 1})


def _fits(dealer: Dealer, deal: _Deal, number: int) -> bool:
    return dealer.deal(number, deal.sizes) == deal.cups


def _is_strange(dealer: Dealer, written: Sequence[_Deal]) -> bool:
    """Whether most dice differ: then all come from something else; by chance one in six would agree."""
    pairs = [
        (die, own)
        for number, deal in enumerate(written, start=1)
        for cup, drawn in zip(deal.cups, dealer.deal(number, deal.sizes), strict=True)
        for die, own in zip(cup, drawn, strict=True)
    ]
    return sum(die == own for die, own in pairs) * _HALF < len(pairs)


def _miscounted(number: int, deal: _Deal) -> Iterator[Fault]:
    for seat, (size, held) in enumerate(zip(deal.sizes, deal.held, strict=True), start=1):
        if size != held:
            facts = {"round": number, "seat": seat, "written": size, "held": held}
            yield Fault("too-many" if size > held else "too-few", facts)


def _changed(number: int, cups: tuple[Cup, ...], drawn: tuple[Cup, ...]) -> Fault:
    """Which die was changed, or in which cup several were."""
    changed = [
        (seat, place, die, own)
        for seat, (cup, drawn_cup) in enumerate(zip(cups, drawn, strict=True), start=1)
        for place, (die, own) in enumerate(zip(cup, drawn_cup, strict=True), start=1)
        if die != own
    ]
    seat, place, die, own = changed[0]
    if len(changed) == 1:
        return Fault("die", {"round": number, "seat": seat, "place": place, "written": die, "drawn": own})
    return Fault("cup", {"round": number, "seat": seat})
