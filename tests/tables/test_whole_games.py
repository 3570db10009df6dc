"""Whole games by computers and by people who never come, on the real store."""

import pytest

from bot import players
from bot.dealing import Dealer, Secret, commitment
from bot.rules.events import DiceDealt, SeatTaken, StarterNamed
from bot.rules.evolve import replay
from bot.rules.moves import Begin, SetPhrase, Stop
from bot.rules.options import Preset
from bot.rules.pieces import SeatNo
from bot.store import Board
from bot.tables.gathering import Place
from bot.tables.refusals import TableError
from tests.store.tables import execute
from tests.tables.hall import ANA, BOB, Hall, turn


@pytest.mark.parametrize("preset", ["classic", "gamerules", "francais", "quick", "sudden"])
async def test_a_game_with_computers_ends_and_can_be_checked(hall: Hall, preset: Preset) -> None:
    table = await hall.begun("Ana", ["easy", "normal", "hard"], preset=preset, clock=30)
    secret = Secret(table._secret)
    while not table.view.ended:
        if turn(table.view) == 1:
            seen = table.seat_view(ANA)
            await table.play(ANA, lambda _: players.standin(seen))  # noqa: B023 - played at once
        await hall.clock.turn(1)
    assert table.view.phase == "over"
    assert hall.manager.tables == ()
    assert hall.clock.waiting == 0
    log = await hall.log(table)
    assert replay(log) == table._game
    dealer = Dealer(table.record.game, secret, [""] * 4)
    rolled = next(event for event in log if isinstance(event, StarterNamed))
    assert (rolled.seat, rolled.rolls) == dealer.roll_off([True] * 4)
    for number, dealt in enumerate((event for event in log if isinstance(event, DiceDealt)), start=1):
        assert dealt.cups == dealer.deal(number, [len(cup) for cup in dealt.cups])
    assert table.commitment == commitment(table.record.game, secret)
    opened = await hall.journal.opened(table.record.game)
    assert opened
    assert opened.secret == secret
    (played,) = [event for event in log if isinstance(event, SeatTaken)]
    assert played.player == ANA


async def test_what_is_shown_holds_no_dealt_dice_and_every_other_event(hall: Hall) -> None:
    table = await hall.begun("Ana Bob", clock=30)
    await hall.clock.turn(7200)
    shown = [event for _, _, events in hall.stage.shown for event in events]
    assert not any(isinstance(event, DiceDealt) for event in shown)
    log = [event for event in await hall.log(table) if not isinstance(event, DiceDealt)]
    assert shown == log[3:]


async def test_lucky_phrases_change_the_dice(hall: Hall, other_hall: Hall) -> None:
    rounds = []
    for each, phrase in ((hall, "toucan"), (other_hall, "")):
        table = await each.open("Ana Bob")
        await table.play(BOB, lambda seat, phrase=phrase: SetPhrase(seat, phrase))  # type: ignore[misc]  # mypy infers no lambda with a default
        await table.ask(Begin(ANA))
        await each.clock.settle()
        rounds.append((table.record.game, table._game.round and table._game.round.cups))
    assert rounds[0][0] == rounds[1][0]
    assert rounds[0][1] != rounds[1][1]


async def test_a_rematch_has_the_same_people_computers_and_options(hall: Hall) -> None:
    table = await hall.begun("Ana Bob", ["hard:bold", "easy:trusting"], preset="quick", clock=30)
    await table.ask(Stop(ANA))
    again = await hall.manager.rematch(Place(5, 7, "fr"), table.record.game, BOB)
    assert [(seat.player, seat.level) for seat in again.view.seats] == [
        (BOB, ""),
        (ANA, ""),
        (0, "hard:bold"),
        (0, "easy:trusting"),
    ]
    assert again.view.is_host(BOB)
    assert (again.view.preset, again.view.options, again.view.clock) == (
        table.view.preset,
        table.view.options,
        table.view.clock,
    )
    assert again.record.language == "fr"
    assert again.commitment != table.commitment


@pytest.mark.parametrize("damage", ["DELETE FROM game_event", "UPDATE game_event SET body = '{}'"])
async def test_a_rematch_of_a_game_that_can_not_be_read_is_refused(hall: Hall, damage: str) -> None:
    table = await hall.begun("Ana Bob", clock=30)
    await hall.clock.turn(7200)
    await execute(hall.database, damage)
    with pytest.raises(TableError, match="no-such-game"):
        await hall.manager.rematch(Place(5, 7, "fr"), table.record.game, BOB)


async def test_many_tables_play_beside_each_other(hall: Hall) -> None:
    tables = [await hall.begun("Ana Bob", ["normal"], channel=channel, preset="sudden") for channel in range(12)]
    await hall.clock.turn(3600)
    for table in tables:
        assert table.view.phase == "over"
        assert await hall.agree(table)
    assert len({table.record.game for table in tables}) == 12
    assert table.view.seat(SeatNo(1)).name == "Ana"
    board = await hall.database.boards.page(Board(None))
    assert sum(standing.tally.games for standing in board) == 24


async def test_no_repr_shows_a_die_or_the_secret(hall: Hall) -> None:
    table = await hall.begun("Ana Bob")
    texts = repr((table, table.view, table.seat_view(ANA), table._game.round, hall.manager))
    assert str(table._secret) not in texts
    assert table._game.round
    assert not any(str(cup) in texts for cup in table._game.round.cups)
    assert "cups" not in texts
