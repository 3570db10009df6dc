"""What becomes of tables when their channel or their server goes away, for a while or for good."""

from collections.abc import Collection

from bot.chat.stage import Stage
from bot.tables.manager import Manager
from bot.tables.table import Table


class Places:
    """Ends tables that have no place any more, and lets those wait that can't be reached."""

    def __init__(self, manager: Manager, stage: Stage) -> None:
        """Look after the tables of `manager`."""
        self._manager = manager
        self._stage = stage
        self._out_of_reach: set[int] = set()

    async def gone(self, place: int) -> None:
        """A channel or a server is no more, or the bot was sent away."""
        for table in self._manager.within(place):
            await self._abandon(table)

    async def settle(self, servers: Collection[int]) -> None:
        """The bot is in these `servers`; of what happened to others while it was off, nobody has told it."""
        for table in self._manager.tables:
            if table.record.guild not in servers:
                await self._abandon(table)

    def out_of_reach(self, server: int) -> None:
        """Discord has trouble with a server: clocks stand still, and nothing ends."""
        self._out_of_reach.add(server)
        for table in self._manager.within(server):
            table.rest()

    def back(self, server: int) -> None:
        """A server can be reached again: clocks start anew."""
        if server not in self._out_of_reach:
            return
        self._out_of_reach.discard(server)
        for table in self._manager.within(server):
            table.wake()
            self._stage.open(table)

    async def _abandon(self, table: Table) -> None:
        self._stage.leave(table)
        await table.abandon()
