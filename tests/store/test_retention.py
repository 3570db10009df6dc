"""What is kept for a while only, and what stays when it goes."""

import pytest

from bot.store import Board, Database, Here, Keep, NotSaved, Settings
from bot.store.connections import Work
from bot.store.schema import metadata
from tests.store.plays import ANA, BID, BOB, DEALT, GATHERING, ROLLED, STOPPED, play, table, won
from tests.store.tables import execute, rows

DAY = 24 * 3600 * 1000
ENDED = 1_700_000_000_000
"""When the games end, but for a few milliseconds."""


def gone(*servers: int) -> Here:
    """The bot was taken from these, and this process knows of no other."""
    return dict.fromkeys(servers, False).get


async def two_servers(database: Database) -> None:
    """Games on servers 5 and 6, each with a season, settings and a game that was stopped; one in 6 goes on."""
    for server in (5, 6):
        await won(database.journal, ANA, BOB, guild=server)
        await database.servers.choose(server, None, Settings(language="fr"))
        await database.servers.choose(server, 7, Settings(clock=30))
        assert await database.seasons.start(server, "", 1, after=0)
        await won(database.journal, BOB, ANA, guild=server)
        await play(database.journal, table(8, server), GATHERING, ROLLED, STOPPED)
    await play(database.journal, table(9, 6), GATHERING, ROLLED, DEALT, BID)


async def games(database: Database, what: str) -> int:
    return int((await rows(database, f"SELECT COUNT(*) FROM {what}"))[0][0])


async def naming(database: Database, server: int) -> set[str]:
    """The tables that name a server in any row."""
    tables = [name for name, found in metadata.tables.items() if "guild_id" in found.c]
    return {name for name in tables if await games(database, f"{name} WHERE guild_id = {server}")}


async def test_old_logs_go_and_young_and_live_ones_stay(database: Database) -> None:
    await two_servers(database)
    await database.retention.sweep(Keep(logs=30), ENDED + 30 * DAY - 1, gone())
    assert await games(database, "game_event WHERE kind = 'TableOpened'") == 7
    await database.retention.sweep(Keep(logs=30), ENDED + 31 * DAY, gone())
    assert await games(database, "game_event WHERE kind = 'TableOpened'") == 1
    assert await games(database, "sitting") == 2
    assert await games(database, "game_secret") == 7
    assert len(await database.journal.live()) == 1
    found = await database.recount()
    assert (found.without_log, any(found.differences.values())) == (4, False)


async def test_nothing_goes_that_is_kept_for_ever(database: Database) -> None:
    await two_servers(database)
    await database.retention.sweep(Keep(), ENDED + 9999 * DAY, gone(5, 6))
    assert await games(database, "game_event WHERE kind = 'TableOpened'") == 7
    assert await naming(database, 5) == {"game", "seat", "tally", "season", "faces", "settings"}


async def test_who_is_forgotten_after_their_logs_went_is_in_no_row(database: Database) -> None:
    await two_servers(database)
    await execute(database, "UPDATE game SET status = 'stopped', ended_at = 1 WHERE status = 'live'")
    await database.retention.sweep(Keep(logs=1), ENDED + 2 * DAY, gone())
    await database.privacy.forget(ANA)
    for name in metadata.tables:
        assert not [row for row in await rows(database, f"SELECT * FROM {name}") if str(ANA) in map(str, row)]
    assert not any((await database.recount()).differences.values())


async def test_what_belongs_to_a_server_goes_when_the_bot_was_away_for_long_enough(database: Database) -> None:
    await two_servers(database)
    before = await database.boards.page(Board(None)), await database.history.page(ANA, None, limit=9)
    await database.retention.sweep(Keep(removed_servers=90), ENDED, gone(5))
    assert await naming(database, 5) == {"game", "seat", "tally", "season", "faces", "settings", "departed"}
    await database.retention.sweep(Keep(removed_servers=90), ENDED + 89 * DAY, gone(5))
    assert "tally" in await naming(database, 5)

    await database.retention.sweep(Keep(removed_servers=90), ENDED + 90 * DAY, gone(5))

    assert await naming(database, 5) == set()
    assert await naming(database, 6) == {"game", "seat", "tally", "season", "faces", "settings"}
    assert await games(database, "game_event WHERE kind = 'TableOpened'") == 4
    assert await database.boards.page(Board(None)) == before[0]
    after = await database.history.page(ANA, None, limit=9)
    assert [(past.game, past.place, past.change) for past in after] == [
        (past.game, past.place, past.change) for past in before[1]
    ]
    assert not any((await database.recount()).differences.values())
    await won(database.journal, ANA, BOB, guild=5)
    assert not any((await database.recount()).differences.values())


async def test_a_server_that_the_bot_is_on_again_loses_nothing(database: Database) -> None:
    await two_servers(database)
    keep = Keep(removed_servers=90)
    await database.retention.sweep(keep, ENDED, gone(5))
    await database.retention.sweep(keep, ENDED + 80 * DAY, lambda server: server == 5 or None)
    assert "departed" not in await naming(database, 5)
    await database.retention.sweep(keep, ENDED + 100 * DAY, gone(5))
    assert "tally" in await naming(database, 5)


async def test_a_process_leaves_alone_what_another_shard_knows_of(database: Database) -> None:
    await two_servers(database)
    keep = Keep(removed_servers=90)
    await database.retention.sweep(keep, ENDED, gone(5))
    await database.retention.sweep(keep, ENDED + 91 * DAY, gone())
    assert await naming(database, 5) == {"game", "seat", "tally", "season", "faces", "settings", "departed"}


async def test_a_live_table_keeps_its_server(database: Database) -> None:
    await two_servers(database)
    await database.retention.sweep(Keep(removed_servers=1), ENDED, gone(6))
    await database.retention.sweep(Keep(removed_servers=1), ENDED + 2 * DAY, gone(6))
    assert "tally" in await naming(database, 6)
    assert len(await database.journal.live()) == 1


async def test_what_is_cut_off_is_done_the_next_day(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.retention._BATCH", 1)
    await two_servers(database)
    keep = Keep(removed_servers=1)
    await database.retention.sweep(keep, ENDED, gone(5))
    write, left = database._connections.write, [2]

    async def failing(work: Work) -> None:
        if not left[0]:
            raise NotSaved("full")
        left[0] -= 1
        await write(work)

    with monkeypatch.context() as patch:
        patch.setattr(database._connections, "write", failing)
        with pytest.raises(NotSaved):
            await database.retention.sweep(keep, ENDED + 2 * DAY, gone(5))
    assert await games(database, "game_event WHERE kind = 'TableOpened'") == 5
    assert not any((await database.recount()).differences.values())
    await database.retention.sweep(keep, ENDED + 3 * DAY, gone(5))
    assert await naming(database, 5) == set()
    assert not any((await database.recount()).differences.values())
