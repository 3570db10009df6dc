"""The rules of one table, from its options, with worked numbers that the engine gives."""

from collections.abc import Iterable, Iterator

import msgspec

from bot.rules.bids import Auction, Bid
from bot.rules.decide import decide
from bot.rules.events import DiceLost
from bot.rules.game import Game, Round, Seat, SeatBid
from bot.rules.moves import CallDudo
from bot.rules.options import Options
from bot.rules.pieces import FEWEST_SEATS, MOST_SEATS, PACO, Cup, Face, SeatNo
from bot.text.languages import Text
from bot.text.words import bid, listed

_TWO, _FOUR, _FIVE = Face(2), Face(4), Face(5)
_BIDDER, _DOUBTER = SeatNo(1), SeatNo(2)


class Section(msgspec.Struct, frozen=True):
    """One heading of the rules, and the sentences under it."""

    title: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        """The section as Discord shows it: a heading and a bullet for each sentence."""
        return "\n".join((f"### {self.title}", *(f"- {line}" for line in self.lines)))


def sections(options: Options, seats: int | None, text: Text) -> tuple[Section, ...]:
    """The rules of a table (docs/rules.md), a section a heading; `seats` is None while its seats are open."""
    dice = (seats or MOST_SEATS) * options.dice
    book = {
        "rules-setup": _setup(options, seats, dice, text),
        "rules-bidding": _bidding(options, dice, text),
        "rules-dudo": _dudo(options, seats or MOST_SEATS, text),
        "rules-calza": _calza(options, seats, text),
        "rules-palifico": _palifico(options, seats, dice, text),
        "rules-end": (text(f"rules-end-{what}") for what in ("out", "leave")),
    }
    return tuple(Section(text(title), tuple(lines)) for title, lines in book.items())


def has_palifico(options: Options, seats: int | None) -> bool:
    """Whether a palifico round can ever happen at a table: somebody must be able to drop to one die."""
    may_drop = options.dice > 1 and (options.loss != "all" or _has_calza(options, seats))
    may_play = options.palifico_duel or seats is None or seats > FEWEST_SEATS
    return options.palifico != "off" and may_drop and may_play


def _has_calza(options: Options, seats: int | None) -> bool:
    return options.calza and (seats is None or seats > FEWEST_SEATS)


def _setup(options: Options, seats: int | None, dice: int, text: Text) -> Iterator[str]:
    yield text("rules-setup-dice", count=options.dice)
    yield text("rules-setup-seats" if seats else "rules-setup-most", seats=seats or MOST_SEATS, dice=dice)
    yield text("rules-setup-first")
    yield text("rules-setup-round")
    if options.hints:
        yield text("rules-setup-hints")


def _bidding(options: Options, dice: int, text: Text) -> Iterator[str]:
    standing = _example(dice, _FOUR)
    auction = Auction(standing, dice, raises=options.raises)
    yield text("rules-bidding-claim", quantity=standing.quantity, face=standing.face)
    yield text("rules-bidding-wild")
    yield text("rules-bidding-opening")
    yield text(f"rules-raise-{options.raises}")
    steps = [step for step in _steps(standing) if step.quantity <= dice]
    for key, right in (("rules-raise-example", True), ("rules-raise-counterexample", False)):
        told = [step for step in steps if auction.allows(step) is right]
        yield text(key, bid=bid(text, standing), bids=_bids(text, told))
    yield from _paco_steps(auction, standing, text)
    yield text("rules-raise-cap")


def _steps(standing: Bid) -> tuple[Bid, ...]:
    """One step in each direction from a bid, legal or not."""
    number, face = standing.quantity, standing.face
    return (
        Bid(number, Face(face + 1)),
        Bid(number + 1, face),
        Bid(number + 1, Face(face + 1)),
        Bid(number + 1, Face(face - 1)),
        Bid(number, Face(face - 1)),
    )


def _paco_steps(auction: Auction, standing: Bid, text: Text) -> Iterator[str]:
    pacos = _lowest(auction, PACO)
    yield text("rules-raise-to-pacos", bid=bid(text, standing), low=bid(text, pacos))
    after = msgspec.structs.replace(auction, standing=pacos)
    more, low = _lowest(after, PACO), after.lowest(_TWO)
    if low:
        yield text("rules-raise-from-pacos", bid=bid(text, pacos), more=bid(text, more), low=bid(text, low))
    else:
        yield text("rules-raise-from-pacos-only", bid=bid(text, pacos), more=bid(text, more))


def _dudo(options: Options, seats: int, text: Text) -> Iterator[str]:
    doubted = _example(seats * options.dice, _FIVE)
    yield text("rules-dudo-call")
    yield text(f"rules-dudo-{options.loss}")
    few, many = max(doubted.quantity - 3, 0), min(doubted.quantity + 1, seats * options.dice)
    costs = {"few_cost": _cost(options, seats, doubted, few), "many_cost": _cost(options, seats, doubted, many)}
    yield text("rules-dudo-example", bid=bid(text, doubted), few=few, many=many, **costs)
    yield text("rules-dudo-next")


def _calza(options: Options, seats: int | None, text: Text) -> Iterator[str]:
    if not options.calza:
        yield text("rules-calza-off")
        return
    yield text(f"rules-calza-{options.calza_by}")
    yield text("rules-calza-result", most=options.dice)
    yield text("rules-calza-next")
    yield text("rules-calza-duel")
    if has_palifico(options, seats):
        yield text(f"rules-calza-in-palifico-{'yes' if options.calza_in_palifico else 'no'}")


def _palifico(options: Options, seats: int | None, dice: int, text: Text) -> Iterator[str]:
    if not has_palifico(options, seats):
        yield text("rules-palifico-never")
        return
    standing = Bid(2, _FIVE)
    auction = Auction(standing, dice, palifico=True)
    yield text(f"rules-palifico-{options.palifico}")
    yield text("rules-palifico-plain")
    yield text("rules-palifico-face", bid=bid(text, standing), low=bid(text, _lowest(auction, _FIVE)))
    if options.palifico_face == "locked":
        yield text("rules-palifico-face-locked")
    else:
        free = msgspec.structs.replace(auction, face_free=True)
        changes = (_lowest(free, Face(_FIVE + 1)), _lowest(free, _TWO))
        yield text("rules-palifico-face-one-die-seats", bids=_bids(text, changes))
    yield text(f"rules-palifico-duel-{'yes' if options.palifico_duel else 'no'}")


def _example(dice: int, face: Face) -> Bid:
    """A bid such as people make with that many dice in play; its number is odd, so that halving it rounds."""
    return Bid(dice * 3 // 10 | 1, face)


def _lowest(auction: Auction, face: Face) -> Bid:
    """The lowest legal bid on a face, which must exist: the examples are chosen so that it does."""
    lowest = auction.lowest(face)
    if lowest is None:
        raise ValueError(auction, face)
    return lowest


def _bids(text: Text, bids: Iterable[Bid]) -> str:
    return listed(text, [bid(text, each) for each in bids])


def _cost(options: Options, seats: int, doubted: Bid, count: int) -> int:
    """The dice that a dudo costs at the start of a game when `count` dice agree with the bid, by the engine."""
    each = options.dice
    fallen = [doubted.face] * count + [_TWO] * (seats * each - count)
    cups: tuple[Cup, ...] = tuple(tuple(fallen[at : at + each]) for at in range(0, len(fallen), each))
    game = Game(
        options=options,
        seats=tuple(Seat(SeatNo(number), "", dice=each) for number in range(1, seats + 1)),
        phase="round",
        starter=_BIDDER,
        round=Round(
            number=1,
            starter=_BIDDER,
            palifico=False,
            cups=cups,
            turn=_DOUBTER,
            since=0,
            bids=(SeatBid(_BIDDER, doubted),),
        ),
    )
    return sum(event.dice for event in decide(game, CallDudo(_DOUBTER)) if isinstance(event, DiceLost))
