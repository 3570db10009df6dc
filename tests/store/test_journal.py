import asyncio

import pytest

from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.store import (
    AlreadyDone,
    Board,
    ChannelTaken,
    Conflict,
    Database,
    GameId,
    Journal,
    LiveTable,
    NotSaved,
    OpenedGame,
    StoreError,
    UnreadableLog,
    UnreadableTable,
)
from tests.store.plays import BID, BOB, DEALT, GATHERING, ROLLED, SECRET, STOPPED, WON, play, table
from tests.store.tables import execute, rows


async def test_a_game_comes_back_as_it_was_written(database: Database) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED, DEALT, BID)

    (found,) = await database.journal.live()

    assert isinstance(found, LiveTable)
    assert (found.record, found.secret, found.card) == (record, SECRET, None)
    assert [entry.seq for entry in found.entries] == list(range(1, game.seq + 1))
    assert [entry.at - record.opened_at for entry in found.entries] == [0, 0, 0, 1, 1, 2, 3]
    assert replay(entry.event for entry in found.entries) == game
    assert await database.journal.log(record.game) == list(found.entries)
    assert await database.journal.record(record.game) == record


async def test_a_game_that_nobody_played_has_no_log(database: Database) -> None:
    nowhere = GameId("nowhere")
    assert await database.journal.log(nowhere) == []
    assert await database.journal.record(nowhere) is None
    assert await database.journal.opened(nowhere) is None


async def test_a_move_that_changes_nothing_writes_nothing(database: Database) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING)
    await database.journal.append(record, game, (), at=1, cause=9)
    assert len(await database.journal.log(record.game)) == game.seq


async def test_fault_09_an_interaction_delivered_twice_is_done_once(database: Database) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING)
    begun = replay(ROLLED, game)
    await database.journal.append(record, begun, ROLLED, at=1, cause=99)

    with pytest.raises(AlreadyDone) as same:
        await database.journal.append(record, replay(DEALT, begun), DEALT, at=2, cause=99)

    assert same.value.cause == 99
    assert len(await database.journal.log(record.game)) == begun.seq


async def test_fault_09_a_table_opened_twice_by_one_interaction_is_opened_once(database: Database) -> None:
    await database.journal.open(table(), SECRET, GATHERING, at=1, cause=99)
    with pytest.raises(AlreadyDone):
        await database.journal.open(table(), SECRET, GATHERING, at=1, cause=99)
    assert len(await database.journal.live()) == 1


async def test_a_channel_has_one_live_table(database: Database) -> None:
    first = table()
    game = await play(database.journal, first, GATHERING)
    with pytest.raises(ChannelTaken):
        await database.journal.open(table(), SECRET, GATHERING, at=1, cause=None)
    await play(database.journal, table(channel=8), GATHERING)

    await database.journal.append(first, replay(STOPPED, game), STOPPED, at=1, cause=None)

    await play(database.journal, table(), GATHERING)
    assert len(await database.journal.live()) == 2


async def test_a_game_is_opened_once(database: Database) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING)
    await database.journal.append(record, replay(STOPPED, game), STOPPED, at=1, cause=None)
    with pytest.raises(Conflict):
        await database.journal.open(record, SECRET, GATHERING, at=1, cause=None)


@pytest.mark.parametrize("events", [pytest.param(DEALT, id="in play"), pytest.param(WON, id="at the end")])
async def test_who_writes_an_event_that_is_there_is_told_and_writes_nothing(
    database: Database, events: tuple[Event, ...]
) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED)
    stale = replay(GATHERING)
    after = Game(seq=stale.seq + len(events), seats=game.seats, phase="over" if events is WON else "round")

    with pytest.raises(Conflict):
        await database.journal.append(record, after, events, at=1, cause=5)

    assert len(await database.journal.log(record.game)) == game.seq
    assert len(await database.journal.live()) == 1
    assert await database.boards.page(Board(None)) == []


async def test_of_many_writers_at_once_one_wins_and_no_event_is_lost(database: Database) -> None:
    records = [table(channel) for channel in range(8)]
    games = await asyncio.gather(*(play(database.journal, record, GATHERING, ROLLED) for record in records))
    writes = [
        database.journal.append(record, replay(DEALT, game), DEALT, at=1, cause=None)
        for record, game in zip(records, games, strict=True)
        for _ in range(8)
    ]

    done = await asyncio.gather(*writes, return_exceptions=True)

    assert [type(outcome) for outcome in done].count(Conflict) == 56
    assert done.count(None) == 8
    for found, game in zip(await database.journal.live(), games, strict=True):
        assert isinstance(found, LiveTable)
        assert len(found.entries) == game.seq + 1


async def test_what_is_asked_of_an_unknown_game_is_refused_without_quoting_it(database: Database) -> None:
    with pytest.raises(NotSaved) as refused:
        await database.journal.append(table(), Game(seq=1), DEALT, at=1, cause=None)
    assert refused.value.why == "refused"
    assert refused.value.__context__ is refused.value.__cause__ is None
    assert "6" not in str(refused.value)


async def test_no_repr_shows_a_die_or_the_secret(database: Database) -> None:
    await play(database.journal, table(), GATHERING, ROLLED, DEALT)
    (found,) = await database.journal.live()
    assert isinstance(found, LiveTable)
    assert "\\x01\\x02" not in repr(found)
    assert repr(found.entries[-1]).endswith("event=DiceDealt(…))")


async def test_the_secret_is_told_when_the_game_is_over(database: Database) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED)
    assert await database.journal.opened(record.game) is None
    await database.journal.append(record, replay(WON, game), WON, at=1, cause=None)
    await database.journal.remember_opening(record.game, 2**62)
    opened = await database.journal.opened(record.game)
    assert opened == OpenedGame(record, SECRET, 2**62)
    assert "\\x01\\x02" not in repr(opened)


async def test_the_last_finished_game_of_a_channel(database: Database) -> None:
    journal = database.journal
    assert await journal.last_finished(7) is None
    games = [table(7), table(7), table(8)]
    for at, record in enumerate(games):
        game = await play(journal, record, GATHERING, ROLLED)
        await journal.append(record, replay(WON, game), WON, at=record.opened_at + at, cause=None)
    await play(journal, table(7), GATHERING, ROLLED, STOPPED)
    assert await journal.last_finished(7) == games[1].game


async def test_the_card_is_remembered_and_forgotten(database: Database) -> None:
    record = table()
    journal = database.journal
    await play(journal, record, GATHERING)
    assert await card(journal) == (None, False)
    for replacing in (False, True, False):
        await journal.remember_card(record.game, 2**62, replacing=replacing)
        assert await card(journal) == (2**62, replacing)
    await journal.forget_card(record.game)
    assert await card(journal) == (None, False)


async def card(journal: Journal) -> tuple[int | None, bool]:
    (found,) = await journal.live()
    assert isinstance(found, LiveTable)
    return found.card, found.replacing


@pytest.mark.parametrize("end", [WON, STOPPED], ids=["won", "stopped"])
async def test_an_end_is_unshown_until_its_card_is_let_go_of(database: Database, end: tuple[Event, ...]) -> None:
    record, journal = table(), database.journal
    await play(journal, record, GATHERING, ROLLED, end)
    ended_at = record.opened_at + 2
    assert await journal.unshown(0) == []
    await journal.remember_card(record.game, 2**62, replacing=True)
    (found,) = await journal.unshown(ended_at - 1)
    assert isinstance(found, LiveTable)
    assert (found.record, found.card, found.replacing) == (record, 2**62, True)
    assert await journal.unshown(ended_at) == await journal.live() == []
    await journal.forget_card(record.game)
    assert await journal.unshown(0) == []


_DAMAGE = [
    pytest.param('UPDATE game_event SET body = \'{"kind":"Teleported"}\' WHERE seq = 4', 4, id="unknown event"),
    pytest.param("UPDATE game_event SET body = '{' WHERE seq = 5", 5, id="no JSON"),
    pytest.param("DELETE FROM game_event WHERE seq = 2", 2, id="an event is missing"),
    pytest.param("DELETE FROM game_event", 1, id="nothing is left"),
    pytest.param(
        'UPDATE game_event SET body = \'{"kind":"BidMade","seat":1,"quantity":3,"face":6}\' WHERE seq = 4',
        4,
        id="an event that can't follow",
    ),
]


@pytest.mark.parametrize(("damage", "seq"), _DAMAGE)
async def test_fault_14_a_log_that_cannot_be_read_is_set_aside_alone(database: Database, damage: str, seq: int) -> None:
    broken = table()
    await play(database.journal, broken, GATHERING, ROLLED)
    await execute(database, damage)
    whole = table(channel=8)
    await play(database.journal, whole, GATHERING, ROLLED)

    found = await database.journal.live()

    (bad,) = [each for each in found if isinstance(each, UnreadableTable)]
    (good,) = [each for each in found if isinstance(each, LiveTable)]
    assert (bad.record, good.record) == (broken, whole)
    assert bad.reason.startswith(f"event {seq} ")
    await database.journal.set_aside(broken.game, bad.reason)
    assert await database.journal.live() == [good]
    await play(database.journal, table(), GATHERING)


async def test_a_log_with_an_unknown_event_is_not_told_in_part(database: Database) -> None:
    record = table()
    await play(database.journal, record, GATHERING)
    await execute(database, 'UPDATE game_event SET body = \'{"kind":"Teleported"}\' WHERE seq = 3')
    with pytest.raises(UnreadableLog, match="event 3") as unreadable:
        await database.journal.log(record.game)
    assert isinstance(unreadable.value, StoreError)
    assert unreadable.value.__context__ is None


async def test_a_move_whose_maker_gives_up_waiting_is_written_whole(database: Database) -> None:
    record = table()
    game = await play(database.journal, record, GATHERING, ROLLED)
    move = asyncio.ensure_future(
        database.journal.append(record, replay(WON, game), WON, at=1, cause=None),
    )
    await asyncio.sleep(0)
    move.cancel()
    with pytest.raises(asyncio.CancelledError):
        await move

    await database.journal.remember_card(record.game, 1)  # waits for its turn

    assert len(await database.journal.log(record.game)) == game.seq + len(WON)
    assert [row.player_id for row in await rows(database, "SELECT * FROM seat ORDER BY number")][1] == BOB
