"""The right to see what is stored, and the right to be forgotten."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.dealing import Dealer, Secret, commitment
from bot.rules.events import DiceDealt, GameBegun, PhraseSet, StarterNamed
from bot.rules.evolve import replay
from bot.rules.notation import record as on_paper
from bot.rules.pieces import SeatNo
from bot.store import Board, Database, NotSaved
from bot.store.faults import Clash
from bot.store.schema import metadata
from bot.verify import check, read
from tests.store.plays import (
    ANA,
    BLUFFED,
    BOB,
    CHO,
    DEALT,
    GATHERING,
    ROLLED,
    SECRET,
    STOPPED,
    WON,
    play,
    seated,
    table,
    won,
)
from tests.store.tables import execute, rows

ANA_IS_CALLED = f"P{ANA % 10}"
"""Nothing else in these databases holds this text."""


async def lived(database: Database) -> None:
    """A life on two servers: games that were won, lost, stopped and left, one that goes on, and a language."""
    await database.people.set_language(ANA, "fr")
    await won(database.journal, ANA, BOB)
    await won(database.journal, BOB, ANA, guild=6)
    await won(database.journal, BOB, CHO, ANA)
    await won(database.journal, BOB, CHO)
    await play(database.journal, table(), GATHERING, ROLLED, DEALT, BLUFFED, WON)
    await play(database.journal, table(8), GATHERING, ROLLED, STOPPED)
    await play(database.journal, table(9), GATHERING, ROLLED, DEALT)


async def stored(database: Database) -> list[tuple[str, dict[str, Any]]]:
    """Every row of every table."""
    return [
        (name, dict(row._mapping))
        for name, found in metadata.tables.items()
        for row in await database._connections.read(sa.select(found))
    ]


def values(row: dict[str, Any]) -> Iterator[str]:
    return map(str, row.values())


async def test_fault_41_an_export_has_every_row_that_holds_my_id(database: Database) -> None:
    await lived(database)
    mine = [(name, row) for name, row in await stored(database) if any(str(ANA) in value for value in values(row))]
    exported = await database.privacy.export(ANA)
    assert {name for name, _ in mine} == {"person", "seat", "tally", "achievement", "sitting", "game_event"}
    assert [row for name, row in mine if row not in exported[name]] == []
    assert sum(map(len, exported.values())) == len(mine)
    assert not any(str(BOB) in value for kept in exported.values() for row in kept for value in values(row))


async def test_fault_41_who_is_unknown_gets_an_empty_export_and_can_be_forgotten(database: Database) -> None:
    await lived(database)
    assert not any((await database.privacy.export(1)).values())
    before = await stored(database)
    await database.privacy.forget(1)
    assert await stored(database) == before


async def test_fault_41_after_being_forgotten_no_row_and_no_log_holds_my_id_or_name(
    database: Database,
) -> None:
    await lived(database)
    assert any(ANA_IS_CALLED in value for _, row in await stored(database) for value in values(row))
    await database.privacy.forget(ANA)
    left = [row for _, row in await stored(database) if any(str(ANA) in value for value in values(row))]
    named = [row for _, row in await stored(database) if any(ANA_IS_CALLED in value for value in values(row))]
    assert (left, named) == ([], [])
    assert not any((await database.privacy.export(ANA)).values())


async def test_fault_41_a_damaged_log_keeps_nobody_from_their_rights(database: Database) -> None:
    await lived(database)
    cut_off = "UPDATE game_event SET body = SUBSTR(body, 1, LENGTH(body) - 1)"
    await execute(database, f"{cut_off} WHERE kind = 'SeatTaken' AND body LIKE '%{ANA}%'")
    assert len((await database.privacy.export(ANA))["game_event"]) == 6
    await database.privacy.forget(ANA)
    assert not [row for _, row in await stored(database) if any(str(ANA) in value for value in values(row))]


async def of_others(database: Database) -> list[object]:
    """What others won, and where everyone came."""
    tallies = [await database.boards.tally(person, guild) for guild in (None, 5, 6) for person in (BOB, CHO)]
    seats = await rows(database, "SELECT game_id, number, place FROM seat ORDER BY game_id, number")
    return [*tallies, *map(tuple, seats)]


async def test_fault_41_the_results_and_ratings_of_others_stay(database: Database) -> None:
    await lived(database)
    before = await of_others(database)
    await database.privacy.forget(ANA)
    assert await of_others(database) == before
    assert [line.person for line in await database.boards.page(Board(None))] == [BOB, CHO]
    assert not any((await database.recount()).differences.values())


async def test_fault_41_a_game_that_ends_after_its_player_was_forgotten_counts_for_the_others(
    database: Database,
) -> None:
    await won(database.journal, ANA, BOB)
    record = table()
    game = await play(database.journal, record, seated(BOB, ANA), ROLLED)
    await database.privacy.forget(ANA)
    await database.journal.append(record, replay(WON, game), WON, at=9, cause=None)
    bob = await database.boards.tally(BOB, 5)
    assert bob
    assert (bob.games, bob.wins, bob.rated) == (2, 1, 2)
    assert not [row for _, row in await stored(database) if any(str(ANA) in value for value in values(row))]
    assert not any((await database.recount()).differences.values())


async def test_fault_41_who_comes_back_begins_anew(database: Database) -> None:
    await lived(database)
    await database.privacy.forget(ANA)
    await won(database.journal, ANA, BOB)
    tally = await database.boards.tally(ANA, None)
    assert tally
    assert (tally.games, tally.rated) == (1, 1)
    assert not any((await database.recount()).differences.values())


async def test_fault_41_two_who_were_forgotten_are_not_one(database: Database) -> None:
    await won(database.journal, ANA, BOB, CHO)
    await database.privacy.forget(ANA)
    await database.privacy.forget(BOB)
    seats = [row.player_id for row in await rows(database, "SELECT player_id FROM seat ORDER BY number")]
    assert len(set(seats)) == 3
    assert seats[0] < 0 > seats[1]
    assert not any((await database.recount()).differences.values())


async def test_fault_41_old_proofs_stay_valid_and_phrases_stay_without_a_name(database: Database) -> None:
    record = table()
    phrase = (PhraseSet(SeatNo(1), "toucan"),)
    dealer = Dealer(record.game, Secret(SECRET), ["toucan", ""])
    starter, rolls = dealer.roll_off([1, 1])
    begun = (GameBegun(), StarterNamed(starter, rolls=rolls), DiceDealt(dealer.deal(1, [5, 5])))
    game = await play(database.journal, record, GATHERING, phrase, begun)
    await database.journal.append(record, replay(WON, game), WON, at=9, cause=None)

    async def paper() -> str:
        log = [entry.event for entry in await database.journal.log(record.game)]
        told = commitment(record.game, Secret(SECRET))
        return on_paper(log, game_id=record.game, commitment=told, secret=SECRET.hex())

    before = await paper()
    await database.privacy.forget(ANA)
    after = await paper()
    assert check(read(BytesIO(after.encode()))).fault is None
    assert after == before.replace(f"seat 1 {ANA_IS_CALLED}", "seat 1 Seat 1")
    assert "phrase 1 toucan" in after


@pytest.mark.parametrize("broken", ["person", "tally"])
async def test_fault_41_forgetting_is_whole_or_not_at_all(sqlite_database: Database, broken: str) -> None:
    await lived(sqlite_database)
    before = await stored(sqlite_database)
    await execute(
        sqlite_database,
        f"CREATE TRIGGER no BEFORE DELETE ON {broken} BEGIN SELECT RAISE(ABORT, 'no'); END",
    )
    with pytest.raises((NotSaved, Clash)):
        await sqlite_database.privacy.forget(ANA)
    assert await stored(sqlite_database) == before


async def test_fault_41_not_even_the_bytes_of_a_file_hold_my_id(sqlite_database: Database, sqlite_file: Path) -> None:
    await lived(sqlite_database)
    await sqlite_database.privacy.forget(ANA)
    await sqlite_database.close()
    left = sqlite_file.read_bytes()  # noqa: ASYNC240 - nothing else waits
    assert str(BOB).encode() in left
    assert str(ANA).encode() not in left
