"""A step of a game that has ended, with all cups open."""

from collections.abc import Iterator

from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.dice import Dice
from bot.chat.cards.layout import Box, Item, Part, button, layout, lines, row, rule, small
from bot.chat.cards.pen import Pen
from bot.chat.cards.rated import signed
from bot.chat.cards.remembered import remembered
from bot.chat.cards.reveal import opened
from bot.chat.cards.round import bid_line
from bot.chat.ids import Press
from bot.players.review import Account
from bot.rules.pieces import SeatNo
from bot.rules.view import SeatBid
from bot.store import GameId
from bot.tables.replays import Moment
from bot.text import Text, words

_LAST_BIDS = 6
"""The bids of a round that are shown, the last ones."""


def replay_card(game: GameId, moment: Moment, text: Text, dice: Dice) -> ui.LayoutView:
    """One step, what each bid and call was worth by what its seat saw, and the ways to the other steps."""
    pen = Pen(moment.view, text, dice)
    where = text("replay-where", round=moment.view.rounds, step=moment.number + 1, steps=moment.of)
    parts: tuple[Part, ...] = (
        lines(f"## {text('replay-title', game=game)}", small(where)),
        *_cups(pen, moment),
        rule(),
        lines(*_bids(pen, moment), _call(pen, moment), small(text("replay-note"))),
        lines(*_accounts(pen, moment)),
        *_highlights(pen, moment),
        _buttons(game, moment, text),
    )
    return layout(Box(palette.REVEAL if moment.call is not None else palette.PAPER, parts))


def _cups(pen: Pen, moment: Moment) -> tuple[Part, ...]:
    verdict = moment.view.verdict
    if verdict:
        return opened(pen, verdict)
    return (lines(*(_cup(pen, SeatNo(number), moment) for number, cup in enumerate(moment.cups, 1) if cup)),)


def _cup(pen: Pen, number: SeatNo, moment: Moment) -> str:
    cup = tuple(sorted(moment.cups[number - 1]))
    return lines(f"{pen.seat(number)} {pen.cup(number, cup)}", small(words.cup(pen.text, cup)))


def _bids(pen: Pen, moment: Moment) -> Iterator[str]:
    for made, chance in list(zip(_made(moment), moment.chances, strict=False))[-_LAST_BIDS:]:
        yield f"{bid_line(pen, made)} · {_percent(pen, chance)}"


def _made(moment: Moment) -> tuple[SeatBid, ...]:
    view = moment.view
    if view.round:
        return view.round.bids
    return view.verdict.bids if view.verdict else ()


def _call(pen: Pen, moment: Moment) -> str:
    verdict = moment.view.verdict
    if verdict is None or moment.call is None:
        return ""
    chance = _percent(pen, moment.call)
    return pen.text("replay-call", name=pen.seat(verdict.caller), chance=chance)


def _percent(pen: Pen, chance: float) -> str:
    return pen.text("replay-percent", percent=round(100 * chance))


def _accounts(pen: Pen, moment: Moment) -> Iterator[str]:
    if moment.review:
        for seat in moment.view.seats:
            if seat.place == 1:
                yield f"### 🏆 {pen.text('end-title', name=pen.seat(seat.number))}"
        for number, account in enumerate(moment.review.seats, start=1):
            yield _account(pen, SeatNo(number), account)
        yield small(pen.text("replay-accounts"))


def _account(pen: Pen, number: SeatNo, account: Account) -> str:
    luck, judgement = (signed(round(100 * part)) for part in (account.luck, account.judgement))
    return pen.text("replay-account", name=pen.seat(number), luck=luck, judgement=judgement)


def _highlights(pen: Pen, moment: Moment) -> tuple[Part, ...]:
    told = remembered(moment.highlights, pen) if moment.highlights else ""
    return (rule(), told) if told else ()


def _buttons(game: GameId, moment: Moment, text: Text) -> Item | None:
    def way(what: str, label: str, number: int, *, there: bool) -> Item | None:
        return button(Press("replay", game, number, what), label, disabled=not there)

    first, last = moment.number == 0, moment.number == moment.of - 1
    round_, step = text("replay-round"), text("replay-step")
    return row(
        way("round-back", f"◀◀ {round_}", moment.round_before, there=not first),
        way("back", f"◀ {step}", max(moment.number - 1, 0), there=not first),
        way("on", f"{step} ▶", moment.number + 1, there=not last),
        way("round-on", f"{round_} ▶▶", moment.round_after, there=not last),
        button(Press("replay-paper", game), text("button-download")),
    )
