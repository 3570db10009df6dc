"""Each migration, on a database that has something in it."""

import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from bot.rules.evolve import replay
from bot.store import Database, GameId, migrate
from bot.store.address import parse
from bot.store.records import rows as written
from bot.store.revisions import alembic
from tests.games.regenerate import LOGS, log
from tests.store.tables import rows

GAME = GameId("golden")


async def test_0003_counts_what_was_played_before_anew_from_its_log(empty_address: str) -> None:
    events = log(LOGS[0])
    seats = replay(events).seats

    def fill(connection: sa.Connection) -> None:
        config = alembic()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        old = sa.MetaData()
        old.reflect(connection)
        game = {"id": GAME, "guild_id": 5, "channel_id": 7, "language": "nl", "preset": "classic", "status": "finished"}
        connection.execute(sa.insert(old.tables["game"]).values(opened_at=1, ended_at=9, **game))
        new = written(GAME, events, first=1, at=9, cause=None)
        connection.execute(sa.insert(old.tables["game_event"]), list(new))
        people = [seat for seat in seats if seat.player]
        for seat in people:
            connection.execute(sa.insert(old.tables["person"]).values(id=seat.player, name=seat.name))
        for seat in seats:
            row = {
                "game_id": GAME,
                "number": seat.number,
                "player_id": seat.player or None,
                "level": seat.level or None,
            }
            connection.execute(sa.insert(old.tables["seat"]).values(name=seat.name, place=seat.place, **row))
        for guild in (0, 5):
            for seat in people:
                played = {"guild_id": guild, "player_id": seat.player, "games": 1, "wins": int(seat.place == 1)}
                connection.execute(sa.insert(old.tables["totals"]).values(**played))

    engine = create_async_engine(parse(empty_address))
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()

    await migrate(empty_address)

    database = await Database.open(empty_address)
    people = {seat.player: seat for seat in seats if seat.player}
    for player, seat in people.items():
        tally = await database.boards.tally(player, 5)
        assert tally
        assert (tally.games, tally.wins) == (1, int(seat.place == 1))
    assert {row.player_id for row in await rows(database, "SELECT player_id FROM sitting")} == set(people)
    assert not any((await database.recount()).differences.values())
    await database.close()
