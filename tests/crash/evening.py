"""A random evening: one channel or two, games one after the other, and a bot that is killed again and again."""

import shutil
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal

from bench import offline
from bench.offline import PRIVATE, PUBLIC, Json
from bot.rules.pieces import COMPUTER
from bot.rules.view import seat_view
from bot.store import GameId
from bot.tables.gathering import ID_LENGTH, game_id
from bot.tables.table import Table
from tests.crash.fate import Chance, Stage
from tests.crash.life import Life, LifeClock
from tests.crash.moods import Moods
from tests.crash.room import UPDATE, Room
from tests.crash.twin import Differs, Make, Memory, Twin
from tests.crash.wishes import ENGLISH, Wish
from tests.crash.written import Game, Written, recount, written
from tests.logged import Errors

Fault = Literal["differs", "lost", "twice", "doubled"]
"""A game is not what its twin is; an acknowledged move is gone; a wish came true twice; a post is there twice."""

_MOST_STEPS = 3000


@dataclass
class Report:
    """What an evening brought.

    Attributes:
        games: how many tables there were.
        kills: how often a process died, by the stage.
        faults: what was wrong, by the stage of the last death before it.
    """

    seed: str = ""
    games: int = 0
    events: int = 0
    lives: int = 0
    kills: Counter[Stage] = field(default_factory=Counter)
    faults: list[tuple[Fault, Stage, str]] = field(default_factory=list)


class Evening:
    """One evening; `forgetful` takes the append away, on purpose."""

    def __init__(self, seed: str, folder: Path, migrated: Path, *, forgetful: bool = False, told: bool = False) -> None:
        self.report = Report(seed)
        self._told = told
        self._rng = Random(seed)
        self._draws = Random(f"{seed} dice")
        self._forgetful = forgetful
        self._file = folder / "perudo.sqlite3"
        for name in ("", "-wal", "-shm"):
            self._file.with_name(self._file.name + name).unlink(missing_ok=True)
        shutil.copy(migrated, self._file)
        self._clock = LifeClock()
        self._room = Room(self._clock.now, self._say)
        self._chance = Chance(seed)
        self._channels = [offline.channel(number) for number in range(self._rng.choice([1, 1, 1, 2]))]
        self._left = dict.fromkeys(self._channels, 1 + (self._rng.random() < 0.2))
        self._moods = Moods(self._rng, self._room)
        self._at: dict[int, GameId] = {}
        self._ended: dict[int, GameId] = {}
        self._open: list[Wish] = []
        self._all: list[Wish] = []
        self._moves: dict[int, Make] = {}
        self._memory = Memory()
        self._twins: dict[GameId, Twin] = {}
        self._drawn: list[bytes] = []
        self._errors = Errors()
        self._errors.addFilter(lambda record: record.name != "asyncio")
        self._last: Stage = "opening a table"
        self._life = self._new_life()

    async def play(self) -> Report:
        """Play it to its end."""
        with self._errors.listening():
            try:
                await self._begin()
                for _ in range(_MOST_STEPS):
                    if not any(self._left.values()):
                        break
                    await self._step()
                else:
                    self._fault("differs", "the evening does not end")
                await self._check_written()
            except (Differs, AssertionError) as error:
                self._fault("differs", repr(error))
            finally:
                await self._bury()
                self._retire_twins()
        self.report.kills = self._chance.kills
        self.report.games = len(self._twins)
        self.report.events = sum(len(twin.events) for twin in self._twins.values())
        return self.report

    def _fault(self, fault: Fault, what: str) -> None:
        if not any((fault, what) == (earlier, before) for earlier, _, before in self.report.faults):
            self.report.faults.append((fault, self._last, what))

    def _say(self, what: object) -> None:
        if self._told:
            print(f"{self._clock.now() - 1_700_000_000:9.1f}  {what}")

    # Lives.

    def _new_life(self) -> Life:
        self.report.lives += 1
        life = Life(self._file, self._room, self._clock, self._chance, self._draw, len(self._channels))
        life.forgetful = self._forgetful
        return life

    def _draw(self, size: int) -> bytes:
        drawn = self._draws.randbytes(size)
        self._drawn.append(drawn)
        return drawn

    async def _begin(self) -> None:
        """Start a process, and more of them as long as they die of starting."""
        while True:
            await self._life.begin()
            if self._life.fate.died is None:
                break
            await self._die()
        self._check_tables(await self._check_written())

    async def _die(self) -> None:
        died = self._life.fate.died
        assert died
        self._last = died
        self._say(f"— dies: {died} —")
        await self._bury()
        self._errors.records.clear()
        brief = died in {"posted, not remembered", "shown, not known", "starting again"} or self._rng.random() < 0.9
        self._clock.skip(self._rng.uniform(0, 20) if brief else 3600)
        self._life = self._new_life()

    async def _bury(self) -> None:
        twins = {task for twin in self._twins.values() for task in twin.tasks}
        await self._life.end(twins)

    def _retire_twins(self) -> None:
        for twin in self._twins.values():
            for task in twin.tasks:
                task.cancel()

    # What happens.

    async def _step(self) -> None:
        channel = self._rng.choice([channel for channel in self._channels if self._left[channel]])
        asked = self._moods.asked(channel, self._life.table(channel), self._over(channel))
        if isinstance(asked, float):
            self._say(f"{asked:.1f} seconds pass")
            await self._clock.turn(asked)
        else:
            for wish in asked:
                self._deliver(wish)
        await self._life.settle()
        await self._after()

    def _over(self, channel: int) -> Table | None:
        """The table of the game that was finished last in a channel, None if it was stopped."""
        ended = self._ended.get(channel)
        table = self._twins[ended].table if ended else None
        return table if table and table.view.phase == "over" else None

    async def _after(self) -> None:
        """See what became of what was asked, and whether the process lives on."""
        self._hear()
        table = self._life.table(self._rng.choice(self._channels))
        stage = _stage_of(table) if table else None
        if stage and self._life.fate.died is None:
            self._life.fate.strikes(stage)
        if self._life.fate.died is not None:
            await self._die()
            await self._begin()
        else:
            self._check_shown()
        await self._try_again()
        await self._note_tables()

    async def _note_tables(self) -> None:
        """Note which games have ended."""
        for channel in self._channels:
            table, last = self._life.table(channel), self._at.get(channel)
            if last and (table is None or table.record.game != last):
                await self._check_written()
                del self._at[channel]
                self._left[channel] -= 1
                self._ended[channel] = last
                self._say(f"{last} has ended: {self._twins[last].table.view.phase}")
            if table:
                self._at[channel] = table.record.game

    def _deliver(self, wish: Wish, *, again: bool = False) -> None:
        """Send it, as a new interaction or as the same one."""
        if not again:
            wish.payload = self._payload(wish)
            wish.causes.append(int(wish.payload["id"]))
            self._moves[wish.causes[-1]] = wish.make
        if wish not in self._open:
            self._open.append(wish)
        if wish not in self._all:
            self._all.append(wish)
        self._say(f"{wish}{' again' if again else ''}")
        message = wish.payload.get("message")
        if message:
            self._life.wire.tokens[wish.payload["id"]] = int(message["id"])
        self._life.receive(wish.payload)

    def _payload(self, wish: Wish) -> Json:
        place = self._channels.index(wish.channel)
        cards = self._room.cards(wish.channel)
        on_card = wish.pressed and (cards or wish.pressed[0].startswith("p1:"))
        if wish.typed and not (on_card and self._rng.random() < 0.8):
            whole = offline.press("", wish.who, {}, place)
            del whole["message"]
            whole |= {"type": 2, "data": wish.typed}
        else:
            assert wish.pressed
            pressed, values = wish.pressed
            card = cards[-1] if cards else None
            live = card.live if card else None
            if live:
                action, _, argument = pressed.partition(":")
                pressed = f"p1:{action}:{live.game}:{live.seq}:{argument}".removesuffix(":")
            on_panel = card is None or (live and live.action == "dice" and self._rng.random() < 0.3)
            id_ = self._room.id() if on_panel or card is None else card.id
            flags = PRIVATE if on_panel else PUBLIC
            message = self._life.wire._message(id_, wish.channel, {}, flags)
            whole = offline.press(pressed, wish.who, message, place, values)
        whole |= {"id": str(self._room.id()), "app_permissions": str((1 << 50) - 1)}
        return whole

    def _hear(self) -> None:
        """Note what was answered."""
        for wish in list(self._open):
            heard = [said for cause in wish.causes for said in self._room.answers[cause]]
            pressed_card = wish.payload.get("message", {}).get("flags") == PUBLIC
            if any(wish.accepted(said) or (pressed_card and said.kind == UPDATE) for said in heard):
                wish.acknowledged = True
                self._open.remove(wish)
            elif heard and ENGLISH("door-not-saved") not in heard[-1].text:
                self._open.remove(wish)
                if ENGLISH("door-table-open") in heard[-1].text and self._life.table(wish.channel) is None:
                    self._fault("differs", "a table is open in a channel, and cannot be found there")

    async def _try_again(self) -> None:
        """Whoever got no answer, or heard that it could not be saved, asks again or gives up."""
        open_, self._open = self._open, []
        for wish in open_:
            heard = self._room.answers[wish.causes[-1]]
            how = self._rng.random()
            if how < 0.45 and not heard:
                self._deliver(wish, again=True)
            elif how < 0.8 and wish.repeatable:
                self._deliver(wish)
            else:
                self._say(f"{wish} given up")
        if self._open:
            await self._life.settle()
            await self._after()

    # What must hold.

    def _check_shown(self) -> None:
        """See that each table has one card, which shows its newest state."""
        for channel in self._channels:
            table, cards = self._life.table(channel), self._room.cards(channel)
            shown = [(str(card.live.game), card.live.seq) for card in cards if card.live]
            due = (
                [(str(table.record.game), table.view.seq)]
                if table and table.view.phase in {"gathering", "round"}
                else []
            )
            if shown != due:
                beside = f"two live cards: {[card.id for card in cards]}"
                self._fault(
                    *(("doubled", beside) if len(shown) > 1 else ("differs", f"the cards are {shown}, not {due}"))
                )
        for wish in self._open:
            if not self._room.answers[wish.causes[-1]]:
                self._fault("differs", f"{wish} was never answered")
        for record in self._errors.records:
            self._fault("differs", f"logged: {record}")
        self._errors.records.clear()
        for doubled in self._room.doubled:
            self._fault("doubled", doubled)
        self._room.doubled.clear()
        for refused in self._room.refused:
            self._fault("differs", refused)
        self._room.refused.clear()

    async def _check_written(self) -> Written:
        """See that what is written is what would be there without a crash."""
        found = written(self._file)
        for game in found.games:
            await self._follow(game)
        again = recount(found)
        if found != again:
            self._fault("differs", f"totals are {found[1:]}, and counted anew {again[1:]}")
        there = {cause for game in found.games for _, cause in game.log if cause is not None}
        for wish in self._all:
            if wish.acknowledged and not there.intersection(wish.causes):
                self._fault("lost", f"{wish}")
            if len(there.intersection(wish.causes)) > 1:
                self._fault("twice", f"{wish}")
        return found

    async def _follow(self, game: Game) -> None:
        twin = self._twins.get(game.id)
        if twin is None:
            place = next(
                n for n, drawn in enumerate(self._drawn) if len(drawn) == ID_LENGTH and game_id(drawn) == game.id
            )
            draws = self._drawn[place : place + 2]
            if draws[1] != game.secret:
                self._fault("differs", f"the secret of {game.id}")
            twin = self._twins[game.id] = Twin(self._memory, draws)
        await twin.follow(game.log, self._moves)

    def _check_tables(self, found: Written) -> None:
        """See that each live game is at its table, as its twin is, for everyone who looks."""
        live = {game.channel: game for game in found.games if game.status == "live"}
        for channel in self._channels:
            game, table = live.get(channel), self._life.table(channel)
            if game is None or table is None:
                if game or table:
                    self._fault("differs", f"{game and game.id} is written, and {table} is there")
                continue
            expected = self._twins[game.id].at(len(game.log))
            if table._game != expected:
                self._fault("differs", f"{table} is not what its twin is")
            for seat in expected.seats:
                if (
                    seat.player != COMPUTER
                    and not seat.left
                    and table.seat_view(seat.player) != seat_view(expected, seat.number)
                ):
                    self._fault("differs", f"{seat.name} sees something else")


def _stage_of(table: Table) -> Stage | None:
    match table.view.phase:
        case "gathering":
            return "in the gathering"
        case "between":
            return "after a call"
        case "round":
            running = table.view.round
            thinking = running and table.view.seat(running.turn).player == COMPUTER
            return "a computer thinks" if thinking else "somebody’s turn"
        case _:
            return None
