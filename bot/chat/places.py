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
        self._heard = True

    async def take_up(self) -> None:
        """Take up all tables of an earlier process, ended ones too if that was not shown; each waits for its server."""
        for table, card in (*await self._manager.recover(), *await self._manager.unshown()):
            self._stage.restore(table, card)

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

    def out_of_reach(self, *servers: int) -> None:
        """Discord has trouble with servers: clocks stand still there, and nothing ends."""
        self._stage.rest("away", set(servers))

    def back(self, *servers: int) -> None:
        """Servers can be reached: clocks start anew where they stood still."""
        self._stage.wake("away", set(servers))

    def unheard(self) -> None:
        """The connection on which presses come is lost, or could not be made again: clocks stand still everywhere."""
        if self._heard:
            log.info("the connection to Discord is lost: clocks stand still")
            self._heard = False
            self._stage.rest("unheard")

    def heard(self) -> None:
        """Presses come: clocks start anew where they stood still."""
        if not self._heard:
            log.info("the connection to Discord is there again: clocks start anew")
            self._heard = True
            self._stage.wake("unheard")

    async def _abandon(self, table: Table) -> None:
        self._stage.leave(table)
        await table.abandon()
