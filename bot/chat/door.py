"""The one way in for every interaction, and the one way to be turned down."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import assert_never

from bot.chat.absence import note_absence, welcome_back
from bot.chat.cards import notice
from bot.chat.choices import Choices
from bot.chat.languages import Languages
from bot.chat.names import safe_name
from bot.chat.request import Interaction
from bot.chat.stage import Stage
from bot.chat.visit import Refused, Visit
from bot.rules.errors import Fact, RuleError
from bot.store import Database, NotRead, NotSaved
from bot.tables.manager import Manager
from bot.tables.refusals import TableError
from bot.text import Text
from bot.text.words import listed

log = logging.getLogger(__name__)

Act = Callable[[Visit], Awaitable[None]]

_PATIENCE = 1.5
"""Seconds after which Discord, which waits for three, is told that an answer takes longer."""


class Door:
    """Receives every interaction, and turns down those that cannot be met."""

    def __init__(
        self, manager: Manager, stage: Stage, languages: Languages, choices: Choices, database: Database
    ) -> None:
        """Lead to the tables of `manager`, and to what `database` keeps of games that were played."""
        self._database = database
        self._manager = manager
        self._stage = stage
        self.languages = languages
        self.choices = choices

    def visit(self, interaction: Interaction) -> Visit:
        """Who is there."""
        return Visit(interaction, self._manager, self._stage, self.languages, self.choices, self._database)

    async def receive(self, interaction: Interaction, act: Act) -> None:
        """Let `act` answer; tell the person in private when it cannot be done, and apologise when it breaks."""
        visit = self.visit(interaction)
        patience = asyncio.get_running_loop().call_later(_PATIENCE, self._buy_time, visit)
        try:
            await self.choices.learn(interaction.user.id, interaction.guild_id)
            note_absence(visit)
            with self._stage.answering.somebody(interaction.channel_id):
                await self._try(visit, act)
        finally:
            patience.cancel()
        await welcome_back(visit)
        await self._mind_pause(visit)

    async def _mind_pause(self, visit: Visit) -> None:
        """Where the table can't be shown: see whether it can by now, else let this person know, if nobody does."""
        table = visit.table_here
        if table is None:
            return
        if not visit.missing:
            await self._stage.retry(table)
        if self._stage.pause_to_tell(table):
            await visit.send(notice(visit.text("door-paused")))

    def _buy_time(self, visit: Visit) -> None:
        self._stage.errands.run(visit.buy_time())

    async def _try(self, visit: Visit, act: Act) -> None:
        try:
            await act(visit)
        except (RuleError, TableError, Refused, NotSaved, NotRead) as refusal:
            await visit.turn_down(_explain(refusal, visit.text))
        except Exception:
            log.exception("an interaction broke")
            await visit.turn_down(visit.text("door-broken"))


def _explain(refusal: Exception, text: Text) -> str:
    """Why a request was turned down, in one line, and what would work."""
    match refusal:
        case RuleError(key=key, facts=facts):
            return text(f"refusal-{key}", **_shown(facts, text))
        case TableError(reason=reason, facts=facts):
            return text(f"door-{reason}", **_shown(facts, text))
        case Refused(key=key, facts=facts):
            return text(key, **_shown(facts, text))
        case NotSaved():
            return text("door-not-saved")
        case _:
            return text("door-busy")


def _shown(facts: Mapping[str, Fact | list[str]], text: Text) -> dict[str, Fact]:
    """The facts of a refusal as a message mentions them: names made safe, lists of messages in words."""
    return {name: _fact(fact, text) for name, fact in facts.items()}


def _fact(fact: Fact | list[str], text: Text) -> Fact:
    match fact:
        case int():
            return fact
        case str():
            return safe_name(fact, text("seat-somebody"))
        case list():
            return listed(text, map(text, fact))
        case _:
            assert_never(fact)
