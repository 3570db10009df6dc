"""A game that has ended, moment by moment, with all cups open and with what each seat could know."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.players.odds import chance_right
from bot.players.review import Review, review
from bot.rules.events import BidMade, CalzaCalled, DiceDealt, DudoCalled, Event
from bot.rules.evolve import evolve, replay
from bot.rules.game import Game
from bot.rules.moves import CallCalza, CallDudo, MakeBid, Play
from bot.rules.pieces import Cup
from bot.rules.view import TableView, seat_view, table_view
from bot.scores.highlights import Highlights, highlights_of


class Moment(msgspec.Struct, frozen=True):
    """One step of a replay: after a deal, after a bid, or at the end of a round.

    Attributes:
        number: which one it is, from 0 …
        of: … of how many.
        view: what lay in the open.
        cups: what lay under the cups.
        chances: how likely each bid of the round was to be true, by the dice of whoever made it.
        call: how likely the call was to be right, by the dice of whoever called; None where none ended the round.
        round_before: the first step of the round before, or of this one where it is further on.
        round_after: the first step of the next round, the last step where there is none.
        review: luck and judgement of each seat, at the last step.
        highlights: what the game is remembered for, at the last step.
    """

    number: int
    of: int
    view: TableView
    cups: tuple[Cup, ...]
    chances: tuple[float, ...]
    call: float | None
    round_before: int
    round_after: int
    review: Review | None
    highlights: Highlights | None


def moment(log: Sequence[Event], number: int) -> Moment | None:
    """One step of a game, the last one for numbers beyond it; None for a game that never began.

    The last one looks back on every decision, about a millisecond each.
    """
    ends = list(_ends(log))
    if not ends:
        return None
    number = min(number, len(ends) - 1)
    last = number == len(ends) - 1
    starts = [step for step, end in enumerate(ends) if isinstance(log[end - 1], DiceDealt)]
    dealt = ends[max(step for step in starts if step <= number)] - 1
    cups = log[dealt]
    game = replay(log[: ends[number]])
    chances, call = _chances(log[dealt : ends[number]], replay(log[:dealt]))
    return Moment(
        number=number,
        of=len(ends),
        view=table_view(game),
        cups=cups.cups if isinstance(cups, DiceDealt) else (),
        chances=chances,
        call=call,
        round_before=max((step for step in starts if step < number), default=0),
        round_after=min((step for step in starts if step > number), default=len(ends) - 1),
        review=review(log) if last else None,
        highlights=highlights_of(log) if last else None,
    )


def _ends(log: Sequence[Event]) -> Iterator[int]:
    """After how many events each step is."""
    begun = False
    for index, event in enumerate(log):
        if isinstance(event, DiceDealt):
            if begun:
                yield index
            begun = True
            yield index + 1
        elif isinstance(event, BidMade):
            yield index + 1
    if begun:
        yield len(log)


def _chances(events: Sequence[Event], game: Game) -> tuple[tuple[float, ...], float | None]:
    """How likely the bids of a round were, and the call that ended it."""
    bids, call = list[float](), None
    for event in events:
        match event:
            case BidMade(seat):
                bids.append(_chance(game, MakeBid(seat, event.bid)))
            case DudoCalled(seat):
                call = _chance(game, CallDudo(seat))
            case CalzaCalled(seat):
                call = _chance(game, CallCalza(seat))
            case _:
                pass
        game = evolve(game, event)
    return tuple(bids), call


def _chance(game: Game, play: Play) -> float:
    return chance_right(seat_view(game, play.seat), play)
