"""The card after a call: first the call, then the open cups, what they count and what it costs."""

from collections.abc import Iterator

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Part, lines, rule, small
from bot.chat.cards.pen import BETWEEN, Pen
from bot.chat.cards.round import palifico_words
from bot.rules.pieces import PACO, Cup, SeatNo
from bot.rules.view import Verdict, count
from bot.text import words


def called(pen: Pen, verdict: Verdict) -> tuple[Box, ...]:
    """The card of the moment between a call and the lifting of the cups."""
    return (Box(palette.REVEAL, (_call(pen, verdict), pen.text("call-lifting"))),)


def reveal(pen: Pen, verdict: Verdict) -> tuple[Box, ...]:
    """The open cups, and all that follows from them."""
    after = lines(*_gone(pen, verdict), next_round(pen, _why_starts(pen, verdict)))
    return (Box(palette.REVEAL, (*opened(pen, verdict), rule(), after)),)


def opened(pen: Pen, verdict: Verdict) -> tuple[Part, ...]:
    """The call, the cups, the count and its cost, without what comes next."""
    judged = pen.text(f"verdict-{verdict.call}-{_outcome(verdict)}", name=_caller(pen, verdict))
    return (
        _call(pen, verdict),
        rule(),
        lines(*_cups(pen, verdict)),
        rule(),
        lines(_count(pen, verdict), judged),
        lines(*_changes(pen, verdict), *(pen.text("change-out", name=pen.seat(number)) for number in verdict.out)),
    )


def next_round(pen: Pen, starts: str) -> str:
    """Who starts the next round, in the words given, and whether it is palifico."""
    if not pen.view.palifico:
        return starts
    return lines(starts, pen.text("next-palifico"), small(palifico_words(pen)))


def _caller(pen: Pen, verdict: Verdict) -> str:
    return pen.seat(verdict.caller)


def _call(pen: Pen, verdict: Verdict) -> str:
    """Who called what on whose bid."""
    bid, text = verdict.bid, pen.text
    who = {"caller": _caller(pen, verdict), "bidder": pen.seat(verdict.bidder)}
    told = text(f"call-{verdict.call}", **who, quantity=bid.quantity, face=bid.face)
    stand_in = small(text("call-stand-in")) if verdict.stand_in else ""
    return lines(f"## {text(f'call-title-{verdict.call}')}", told, stand_in)


def _cups(pen: Pen, verdict: Verdict) -> Iterator[str]:
    for index, cup in enumerate(verdict.cups, start=1):
        if cup:
            yield _cup(pen, verdict, SeatNo(index), cup)


def _cup(pen: Pen, verdict: Verdict, number: SeatNo, cup: Cup) -> str:
    """The dice of one seat: those that count in brackets, and all in words."""
    right = tuple(die for die in sorted(cup) if _counts(verdict, (die,)))
    rest = tuple(die for die in sorted(cup) if not _counts(verdict, (die,)))
    drawn = (f"【{pen.cup(number, right)}】" if right else "", pen.cup(number, rest))
    return lines(f"{pen.seat(number)} {''.join(drawn)}", small(BETWEEN.join(_sorted(pen, right, rest))))


def _sorted(pen: Pen, right: Cup, rest: Cup) -> Iterator[str]:
    """The dice that count and those that don't, in words."""
    if right:
        yield pen.text("reveal-counting", count=len(right), dice=words.cup(pen.text, right))
    else:
        yield pen.text("reveal-none", dice=words.cup(pen.text, rest))
    if right and rest:
        yield pen.text("reveal-rest", dice=words.cup(pen.text, rest))


def _counts(verdict: Verdict, cup: Cup) -> int:
    return count(cup, verdict.bid.face, wild=not verdict.palifico)


def _count(pen: Pen, verdict: Verdict) -> str:
    wild = verdict.bid.face != PACO and not verdict.palifico
    found = pen.text("reveal-count", quantity=verdict.count, face=verdict.bid.face)
    bid = pen.text("reveal-bid-wild" if wild else "reveal-bid", quantity=verdict.bid.quantity, face=verdict.bid.face)
    return lines(f"### {found}", small(bid))


def _outcome(verdict: Verdict) -> str:
    """Whether the caller was right (docs/rules.md, "Dudo" and "Calza")."""
    short = verdict.count < verdict.bid.quantity
    right = short if verdict.call == "dudo" else verdict.count == verdict.bid.quantity
    return "right" if right else "wrong"


def _changes(pen: Pen, verdict: Verdict) -> Iterator[str]:
    """Who loses or regains dice, and what they hold now."""
    for number, moved in enumerate(verdict.change, start=1):
        seat = SeatNo(number)
        if moved < 0:
            left = pen.view.seat(seat).dice
            yield pen.text("change-loses", name=pen.seat(seat), count=-moved, left=left)
        elif moved:
            yield pen.text("change-regains", name=pen.seat(seat), count=moved, left=pen.view.seat(seat).dice)
    if not any(verdict.change):
        yield pen.text("change-none", name=_caller(pen, verdict), count=pen.view.options.dice)


def _gone(pen: Pen, verdict: Verdict) -> Iterator[str]:
    """Who got up since the call."""
    for seat in pen.view.seats:
        if seat.left and verdict.cups[seat.number - 1] and seat.number not in verdict.out:
            yield pen.text("void-left", name=pen.seat(seat.number))


def _why_starts(pen: Pen, verdict: Verdict) -> str:
    """Who starts the next round, and why."""
    starter = pen.view.starter
    name = pen.seat(starter)
    losers = [SeatNo(number) for number, moved in enumerate(verdict.change, start=1) if moved < 0]
    if starter in losers:
        return pen.text("next-loser", name=name)
    if not losers and starter == verdict.caller:
        return pen.text("next-caller", name=name)
    if losers and losers[0] in verdict.out:
        return pen.text("next-after", name=name, out=pen.seat(losers[0]))
    return pen.text("next-starter", name=name)
