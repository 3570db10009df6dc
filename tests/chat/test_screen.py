"""Edits, answers and changes that cross each other in every order: the screen ends in the newest state."""

import asyncio
from contextlib import ExitStack
from random import Random
from typing import Any, cast

import discord
import pytest
from discord import ui
from msgspec.structs import replace

from bot.chat.answering import Answering
from bot.chat.backstage import Backstage
from bot.chat.cards import Dice
from bot.chat.errands import Errands
from bot.chat.screen import Claim, Screen
from bot.chat.screen.rounds import round_on
from bot.rules.view import TableView, table_view
from bot.store import GameId, Journal, Notes, TableRecord
from bot.tables.shown import Card
from bot.tables.table import Table
from bot.text import load
from tests.chat.cards.games import gather
from tests.chat.cards.limits import components_of, walk

CHANNEL = 7
TEXTS = load()


class HandTable:
    """A table whose number of events is set by hand."""

    record = TableRecord(GameId("k3v9q0x7ma"), 1, CHANNEL, "en-US", 0)
    commitment = "5f"
    opened_secret = None
    opening = None
    outcome = None
    deadline = None
    pause = 5.0

    def __init__(self) -> None:
        self.view: TableView = table_view(gather(2))

    def go_on(self) -> None:
        self.view = replace(self.view, seq=self.view.seq + 1)


class Request:
    """An edit or an answer on its way: first Discord applies it, then the bot hears of that."""

    def __init__(self, layout: ui.LayoutView) -> None:
        self.seq = seq_of(layout)
        self.applied = False
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Wire:
    """Stands in for the client, the channel and the message: everything that is sent waits to be let through."""

    def __init__(self, clock: "StillClock") -> None:
        self.clock = clock
        self.edits: list[Request] = []
        self.answers: list[tuple[Request, Claim, ExitStack]] = []
        self.on_screen = 0
        self.most_edits = 0

    def get_partial_messageable(self, _: int, *, guild_id: int) -> "Wire":  # noqa: ARG002 - discord.py's name
        return self

    def get_partial_message(self, _: int) -> "Wire":
        return self

    async def edit(self, *, view: ui.LayoutView, allowed_mentions: discord.AllowedMentions) -> None:
        assert not allowed_mentions.everyone
        request = Request(view)
        self.edits.append(request)
        self.most_edits = max(self.most_edits, len(self.edits))
        await request.heard

    def apply(self, request: Request) -> None:
        self.on_screen = request.seq
        request.applied = True


class StillClock:
    """Time stands still: the card that is edited is always new."""

    def now(self) -> float:
        return discord.utils.snowflake_time(MESSAGE).timestamp()

    def elapsed(self) -> float:
        return self.now()

    async def sleep(self, seconds: float) -> None:
        raise AssertionError(seconds)


MESSAGE = 1_456_074_443_980_800_053


def seq_of(layout: ui.LayoutView) -> int:
    ids = [component["custom_id"] for component in walk(components_of(layout)) if "custom_id" in component]
    return int(ids[0].split(":")[3])


class Play:
    """A screen and its wire, moved on one step at a time."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.wire = Wire(StillClock())
        self.table = HandTable()
        self.errands = Errands()
        self.answering = Answering()
        backstage = Backstage(
            cast("discord.Client", self.wire),
            TEXTS,
            self.wire.clock,
            cast("Journal", None),
            cast("Notes", None),
            Dice(),
            self.errands,
            self.answering,
        )
        self.screen = Screen(backstage, cast("Table", self.table), Card(MESSAGE, 0), lambda _: None)

    async def step(self) -> None:
        steps = [self.change, self.press, self.go_through_edit, self.go_through_answer, self.lose_answer]
        self.rng.choice(steps)()
        for _ in range(self.rng.randrange(6)):
            await asyncio.sleep(0)

    def change(self) -> None:
        self.table.go_on()
        self.screen.changed(())

    def press(self) -> None:
        """Somebody presses on the card; the move may change the table first."""
        waiting = ExitStack()
        waiting.enter_context(self.answering.somebody(CHANNEL))
        if self.rng.random() < 0.8:
            self.change()
        claim = self.screen.claim(MESSAGE)
        assert claim
        self.wire.answers.append((Request(claim.layout), claim, waiting))

    def go_through_edit(self) -> None:
        for request in self.wire.edits[:1]:
            if not request.applied:
                self.wire.apply(request)
            else:
                self.wire.edits.remove(request)
                request.heard.set_result(None)

    def go_through_answer(self) -> None:
        for chosen in self.rng.sample(self.wire.answers, min(1, len(self.wire.answers))):
            request, claim, waiting = chosen
            if not request.applied:
                self.wire.apply(request)
            else:
                self.wire.answers.remove(chosen)
                claim.settle(arrived=True)
                waiting.close()

    def lose_answer(self) -> None:
        for chosen in [chosen for chosen in self.wire.answers if not chosen[0].applied][:1]:
            if self.rng.random() < 0.3:
                self.wire.answers.remove(chosen)
                chosen[1].settle(arrived=False)
                chosen[2].close()

    async def come_to_rest(self) -> None:
        quiet = 0
        while quiet < 20:
            busy: Any = self.wire.edits or self.wire.answers
            quiet = 0 if busy else quiet + 1
            self.go_through_answer()
            self.go_through_edit()
            await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(60))
async def test_the_newest_state_wins(seed: int) -> None:
    play = Play(seed)
    for _ in range(40):
        await play.step()
    await play.come_to_rest()
    assert play.wire.on_screen == play.table.view.seq
    assert play.wire.most_edits == 1


@pytest.mark.parametrize(
    ("replacing", "dealt_after", "shows"),
    [
        pytest.param(False, -0.2, 5, id="posted after the deal"),
        pytest.param(False, 0.4, 5, id="clocks may differ: no other card is posted beside it"),
        pytest.param(False, 3.0, 4, id="posted well before the deal"),
        pytest.param(True, 0.4, 4, id="being replaced, because of the deal"),
        pytest.param(True, -0.2, 5, id="being replaced, because somebody asked"),
    ],
)
def test_which_round_a_card_of_an_earlier_process_shows(replacing: bool, dealt_after: float, shows: int) -> None:
    table = HandTable()
    table.view = replace(table.view, rounds=5)
    posted = discord.utils.snowflake_time(MESSAGE).timestamp()
    assert round_on(Card(MESSAGE, posted + dealt_after, replacing), cast("Table", table)) == shows
