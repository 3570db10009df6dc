"""Each migration, on a database that has something in it."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from bot.rules.evolve import replay
from bot.scores.facts import project
from bot.store import Database, GameId, migrate
from bot.store.address import parse
from bot.store.records import rows as written
from bot.store.revisions import alembic
from tests.games.regenerate import LOGS, log
from tests.store.plays import won
from tests.store.tables import rows

GAME = GameId("golden")


EVENTS = log(LOGS[0])
SEATS = replay(EVENTS).seats
PEOPLE = {seat.player: seat for seat in SEATS if seat.player}


async def fill(address: str, revision: str, more: Callable[[sa.Connection, sa.MetaData], None], **game: object) -> None:
    """Put a finished game into a database of an old revision, and whatever belongs to that."""

    def work(connection: sa.Connection) -> None:
        config = alembic()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        old = sa.MetaData()
        old.reflect(connection)
        where = {"id": GAME, "guild_id": 5, "channel_id": 7, "language": "nl", "preset": "classic"}
        ended = {"status": "finished", "opened_at": 1, "ended_at": 9}
        connection.execute(sa.insert(old.tables["game"]).values(**where, **ended, **game))
        new = written(GAME, EVENTS, first=1, at=9, cause=None)
        connection.execute(sa.insert(old.tables["game_event"]), list(new))
        for seat in PEOPLE.values():
            connection.execute(sa.insert(old.tables["person"]).values(id=seat.player, name=seat.name))
        more(connection, old)

    engine = create_async_engine(parse(address))
    async with engine.begin() as connection:
        await connection.run_sync(work)
    await engine.dispose()


async def test_0003_counts_what_was_played_before_anew_from_its_log(empty_address: str) -> None:
    def totals(connection: sa.Connection, old: sa.MetaData) -> None:
        for seat in SEATS:
            row = {
                "game_id": GAME,
                "number": seat.number,
                "player_id": seat.player or None,
                "level": seat.level or None,
            }
            connection.execute(sa.insert(old.tables["seat"]).values(name=seat.name, place=seat.place, **row))
        for guild in (0, 5):
            for seat in PEOPLE.values():
                played = {"guild_id": guild, "player_id": seat.player, "games": 1, "wins": int(seat.place == 1)}
                connection.execute(sa.insert(old.tables["totals"]).values(**played))

    await fill(empty_address, "0002", totals)
    await migrate(empty_address)

    database = await Database.open(empty_address)
    for player, seat in PEOPLE.items():
        tally = await database.boards.tally(player, 5)
        assert tally
        assert (tally.games, tally.wins) == (1, int(seat.place == 1))
    assert {row.player_id for row in await rows(database, "SELECT player_id FROM sitting")} == set(PEOPLE)
    assert not any((await database.recount()).differences.values())
    await database.close()


async def test_0004_counts_what_the_odds_allowed_in_games_of_before(empty_address: str) -> None:
    def counted(connection: sa.Connection, old: sa.MetaData) -> None:
        connection.execute(sa.insert(old.tables["note"]).values(key="scores", value="counted"))

    await fill(empty_address, "0003", counted, number=1, weight=1.0)
    await migrate(empty_address)

    database = await Database.open(empty_address)
    for player, seat in PEOPLE.items():
        tally = await database.boards.tally(player, None)
        assert tally
        assert tally.dudos_expected == project(EVENTS).players[seat.number - 1].facts.dudos_expected > 0
    assert await rows(database, "SELECT number FROM seat WHERE bluff_chance < 0.5")
    assert not any((await database.recount()).differences.values())
    await database.close()


async def test_0006_games_of_before_count_in_no_season_and_those_of_after_in_theirs(empty_address: str) -> None:
    await fill(empty_address, "0005", lambda *_: None, number=1, weight=1.0)
    await migrate(empty_address)

    database = await Database.open(empty_address)
    assert await database.seasons.start(5, "", 10, after=0)
    await won(database.journal, *PEOPLE)
    assert [tuple(row) for row in await rows(database, "SELECT number, season FROM game ORDER BY number")] == [
        (1, None),
        (2, 1),
    ]
    assert not any((await database.recount()).differences.values())
    await database.close()
