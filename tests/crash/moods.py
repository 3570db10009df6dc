"""What the people of an evening are in the mood for: what happens next, by chance."""

from random import Random

from bot.chat.cards import CLOCKS
from bot.players import LEVELS
from bot.rules.moves import CallCalza, CallDudo
from bot.rules.options import CHOICES, PRESETS
from bot.rules.pieces import COMPUTER, NO_SEAT, PlayerId
from bot.tables.agenda import IDLE_GATHERING
from bot.tables.table import Table
from tests.crash import wishes
from tests.crash.life import PACE
from tests.crash.room import Room
from tests.crash.wishes import PEOPLE, Wish, place_of
from tests.rules.chance import any_play

Asked = list[Wish] | float
"""What is asked for at once; or the seconds that pass."""


class Moods:
    """Some of the people let the clock run out."""

    def __init__(self, rng: Random, room: Room) -> None:
        self._rng = rng
        self._room = room
        self._absent = {who for who in PEOPLE if rng.random() < 0.12}

    def asked(self, channel: int, table: Table | None, over: Table | None) -> Asked:
        """What happens next at the table of a channel; `over` is the game that was finished there before."""
        if table is None:
            return [self._opening(channel, over)]
        match table.view.phase:
            case "gathering":
                return self._gathering(channel, table)
            case "round":
                return self._round(channel, table)
            case _:
                return self._between(channel, table)

    def _opening(self, channel: int, over: Table | None) -> Wish:
        rng, place = self._rng, place_of(channel)
        if over and rng.random() < 0.7:
            there = [seat.player for seat in over.view.seats if seat.player != COMPUTER]
            return wishes.rematch(rng.choice(there), place, over.record.game)
        clock = rng.choice([key for key in CLOCKS if key != "86400"])
        levels = [rng.choice(["easy", "easy", "normal", "hard"])] * rng.choice([0, 0, 1, 2])
        preset, each = rng.choice(list(PRESETS)), rng.choice([1, 2, 2, 3, 5])
        return wishes.start(rng.choice(PEOPLE), place, preset, each, clock=clock, levels=levels)

    def _gathering(self, channel: int, table: Table) -> Asked:
        rng, view = self._rng, table.view
        seated = [seat.player for seat in view.seats if seat.player != COMPUTER]
        others = [who for who in PEOPLE if who not in seated]
        host = view.seat(view.host).player if view.host != NO_SEAT else rng.choice(PEOPLE)
        name = rng.choice([*CHOICES, "clock"])
        value = rng.choice([key for key in CLOCKS if key != "86400"] if name == "clock" else list(CHOICES[name]))
        any_of: list[tuple[float, Asked]] = [
            (4 if len(seated) < 2 else 1.5, [wishes.join(rng.choice(others), channel)]),
            (0.8, [wishes.join(rng.choice(others), channel), wishes.join(rng.choice(others), channel)]),
            (0.25, [wishes.leave(rng.choice(seated or [host]), channel)]),
            (0.8, [wishes.option(host, channel, name, value)]),
            (0.6, [wishes.add_computer(host, channel, rng.choice(list(LEVELS)))]),
            (1.5, [wishes.begin(host, channel)]),
            (0.2, [wishes.begin(host, channel), wishes.join(rng.choice(others), channel)]),
            (0.03, [wishes.stop(host, channel)]),
            (0.02, IDLE_GATHERING + 1),
        ]
        return rng.choices([one for _, one in any_of], [weight for weight, _ in any_of])[0]

    def _round(self, channel: int, table: Table) -> Asked:
        rng, view = self._rng, table.view
        assert view.round
        turn = view.seat(view.round.turn)
        if turn.player == COMPUTER:
            return rng.uniform(0.2, 1.0) * PACE.thinking * 1.4
        people = [seat.player for seat in view.seats if seat.player != COMPUTER and not seat.left]
        someone = rng.choice(people)
        if turn.player in self._absent and view.clock and rng.random() < 0.9:
            return rng.uniform(0.3, 1.1) * (10 if turn.away else view.clock)
        own = wishes.play(turn.player, channel, any_play(rng, table._game, turn.number))
        away = [seat for seat in view.still_in if seat.away]
        any_of: list[tuple[float, Asked]] = [
            (20, [own]),
            (1, [own, wishes.play(someone, channel, CallDudo(turn.number))]),
            (1, [wishes.play(someone, channel, CallCalza(turn.number))]),
            (0.7, [wishes.dice(someone, channel)]),
            (0.4, [wishes.leave(someone, channel)]),
            (0.6, rng.uniform(0.3, 1.1) * (view.clock or 1)),
            (0.05, [wishes.stop(someone, channel)]),
            (0.3, self._repost(someone, channel)),
        ]
        if away:
            any_of.append((2, [wishes.remove(someone, channel, rng.choice(away).number)]))
        return rng.choices([one for _, one in any_of], [weight for weight, _ in any_of])[0]

    def _repost(self, who: PlayerId, channel: int) -> list[Wish]:
        for card in self._room.cards(channel):
            self._room.asked |= card.rounds
        return [wishes.repost(who, channel)]

    def _between(self, channel: int, table: Table) -> Asked:
        rng = self._rng
        people = [seat.player for seat in table.view.seats if seat.player != COMPUTER and not seat.left]
        if people and rng.random() < 0.1:
            return [wishes.dice(rng.choice(people), channel)]
        return rng.uniform(0.2, 1.2) * table.pause
