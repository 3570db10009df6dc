"""What becomes of tables when their channel or their server goes away, for a while or for good."""

import logging
from collections.abc import Callable

from bot.chat.stage import Stage
from bot.store import Notes, NotRead, NotSaved
from bot.tables.manager import Manager
from bot.tables.table import Table

log = logging.getLogger(__name__)

_OWNER = "application"
"""The note of whose tables the database holds: a bot is an application on Discord."""


class Places:
    """Ends tables that have no place any more, and lets those wait that can't be reached.

    A server can't be reached before Discord has told of it, nor while Discord has trouble with it. So a process never
    moves the tables of servers that Discord does not tell it of, whether they belong to another shard or another bot.
    """

    def __init__(self, manager: Manager, stage: Stage, notes: Notes) -> None:
        """Look after the tables of `manager`."""
        self._manager = manager
        self._stage = stage
        self._notes = notes
        self._out_of_reach: set[int] = set()
        self._unshown: list[Table] = []

    async def take_up(self) -> None:
        """Take up all tables of an earlier process, ended ones too if that was not shown; each waits for its server."""
        unshown = await self._manager.unshown()
        self._unshown = [table for table, _ in unshown]
        for table, card in (*await self._manager.recover(), *unshown):
            self._stage.restore(table, card)
            self._out_of_reach.add(table.record.guild)

    async def gone(self, place: int) -> None:
        """A channel or a server is no more, or the bot was sent away."""
        for table in self._manager.within(place):
            await self._abandon(table)

    async def settle(self, application: int | None, has_left: Callable[[int], bool]) -> None:
        """End tables on servers that the bot was taken from while it was off: nobody has told it of that.

        Another bot on the same database, such as one that is only tried out, was never on those servers: it lets their
        tables wait for the bot that was.
        """
        lost = [table for table in self._manager.tables if has_left(table.record.guild)]
        try:
            owner = await self._notes.get(_OWNER)
            if lost and owner not in {None, str(application)}:
                log.warning("this bot is not application %s, whose tables wait for it: %d", owner, len(lost))
                return
            if owner != str(application):
                await self._notes.put(_OWNER, str(application))
        except (NotRead, NotSaved) as error:
            log.warning("tables on servers that may be gone were left alone: %s", error)
            return
        for table in lost:
            await self._abandon(table)

    def out_of_reach(self, server: int) -> None:
        """Discord has trouble with a server: clocks stand still, and nothing ends."""
        self._out_of_reach.add(server)
        for table in self._manager.within(server):
            self._stage.rest(table, "away")

    def back(self, server: int) -> None:
        """A server can be reached: clocks start anew."""
        if server not in self._out_of_reach:
            return
        self._out_of_reach.discard(server)
        ended = [table for table in self._unshown if table.record.guild == server]
        self._unshown = [table for table in self._unshown if table not in ended]
        for table in (*self._manager.within(server), *ended):
            self._stage.wake(table, "away")

    async def _abandon(self, table: Table) -> None:
        self._stage.leave(table)
        await table.abandon()
