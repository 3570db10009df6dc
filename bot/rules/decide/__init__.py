"""What a move causes: the half of the engine that may refuse. Its rooms follow the chapters of docs/rules.md."""

from typing import assert_never

from bot.rules.decide import gathering, presence, rounds
from bot.rules.decide.needs import require_host
from bot.rules.errors import RuleError
from bot.rules.events import Events, GameStopped
from bot.rules.game import Game
from bot.rules.moves import (
    AddComputer,
    Begin,
    CallCalza,
    CallDudo,
    Close,
    ComeBack,
    Deal,
    Leave,
    MakeBid,
    Move,
    NameStarter,
    OpenTable,
    PassHost,
    Remove,
    RunOutOfTime,
    SetOptions,
    SetPhrase,
    Stop,
    TakeOut,
    TakeSeat,
)


def decide(game: Game, move: Move) -> Events:  # noqa: C901, PLR0911, PLR0912 - one arm for each move
    """Say what `move` causes, in order; nothing at all where it would change nothing.

    Raises:
        RuleError: the rules do not allow the move now.
        ValueError: the table itself made a move that cannot be, such as a deal of too many dice.
    """
    if game.ended:
        raise RuleError("game-over")
    match move:
        case MakeBid(seat, said):
            return rounds.bid(game, seat, said)
        case CallDudo(seat):
            return rounds.dudo(game, seat)
        case CallCalza(seat):
            return rounds.calza(game, seat)
        case Deal():
            return rounds.deal(game, move)
        case RunOutOfTime():
            return presence.run_out_of_time(game, move)
        case Leave(seat):
            return presence.leave(game, seat)
        case ComeBack(seat):
            return presence.come_back(game, seat)
        case Remove():
            return presence.remove(game, move)
        case TakeOut(seat):
            return presence.take_out(game, seat)
        case PassHost(seat):
            return presence.pass_host(game, seat)
        case TakeSeat(player, name):
            return gathering.take_seat(game, player, name)
        case AddComputer():
            return gathering.add_computer(game, move)
        case SetPhrase(seat, phrase):
            return gathering.set_phrase(game, seat, phrase)
        case SetOptions():
            return gathering.set_options(game, move)
        case OpenTable():
            return gathering.open_table(game, move)
        case Begin(player):
            return gathering.begin(game, player)
        case NameStarter(seat, rolls):
            return gathering.name_starter(game, seat, rolls)
        case Stop(player, moderator):
            if not moderator:
                require_host(game, player)
            return (GameStopped("stopped"),)
        case Close():
            return (GameStopped("closed"),)
        case _:
            assert_never(move)
