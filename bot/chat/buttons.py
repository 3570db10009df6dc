"""What buttons, menus and forms do. All of them are answered by their ids alone, so they work after any restart."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from bot.chat import cards
from bot.chat.backstage import showing
from bot.chat.boards import show_board
from bot.chat.finished import send_paper, show_replay
from bot.chat.history import turn_history
from bot.chat.ids import Action, Press
from bot.chat.moves import (
    call,
    choose_phrase,
    get_up,
    leave,
    make_bid,
    return_to_table,
    take_seat,
    written_bid,
)
from bot.chat.openings import open_rematch
from bot.chat.privacy import export, forget
from bot.chat.seasons import ask_for_name, ask_to_end, end_season, start_season
from bot.chat.settings import choose_setting, show_settings
from bot.chat.stats import turn_stats
from bot.chat.visit import Refused, Visit
from bot.players import hint
from bot.rules.bids import Bid
from bot.rules.moves import AddComputer, Begin, CallCalza, CallDudo, MakeBid, SetOptions, SetPhrase
from bot.rules.options import PRESETS, Options, Preset, change, preset_named
from bot.rules.pieces import PACO
from bot.rules.view import TableView
from bot.tables.refusals import TableError

Answer = Callable[[Visit, Press], Awaitable[None]]


async def answer(visit: Visit, press: Press | None) -> None:
    """Do what was pressed; None is a button of another version of the bot."""
    if press is None:
        raise Refused("door-old-button")
    await _ANSWERS[press.action](visit, press)


# The gathering.


async def _join(visit: Visit, press: Press) -> None:
    await take_seat(visit, visit.table(press))


async def _leave(visit: Visit, press: Press) -> None:
    await get_up(visit, visit.table(press))


async def _leave_surely(visit: Visit, press: Press) -> None:
    await leave(visit, visit.table(press))


async def _computer(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    if press.argument:
        seated = await table.add_computers(visit.player, [_chosen(visit)], cause=visit.cause)
        await visit.whisper(cards.computer_panel(showing(table), visit.text, seated))
    else:
        table.check(AddComputer(visit.player, level="", name=""))
        await visit.whisper(cards.computer_panel(showing(table), visit.text))


async def _options(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    view = table.view
    table.check(SetOptions(visit.player, view.preset, view.options, view.clock))
    await visit.whisper(cards.options_panel(showing(table), visit.text))


async def _option(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    asked = _with_option(table.view, press.argument, _chosen(visit))
    await table.ask(SetOptions(visit.player, *asked), cause=visit.cause)
    await visit.whisper(cards.options_panel(showing(table), visit.text))


def _with_option(view: TableView, name: str, value: str) -> tuple[Preset, Options, int | None]:
    """The way to play with one thing changed: a whole preset, the clock, or one option.

    Raises:
        Refused: `door-old-button`, for a menu of another version of the bot.
    """
    try:
        match name:
            case "preset":
                preset = preset_named(value)
                return preset, PRESETS[preset], view.clock
            case "clock":
                return view.preset, view.options, cards.CLOCKS[value]
            case _:
                return view.preset, change(view.options, name, value), view.clock
    except (KeyError, ValueError):
        raise Refused("door-old-button") from None


async def _phrase(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    table.check_play(visit.player, lambda seat: SetPhrase(seat, ""))
    await visit.ask_for(cards.phrase_modal(showing(table), visit.text))


async def _phrase_form(visit: Visit, press: Press) -> None:
    written = dict(_fields(visit.interaction.data)).get(cards.PHRASE, "")
    await choose_phrase(visit, visit.table(press), written)


async def _begin(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    await table.ask(Begin(visit.player), cause=visit.cause)
    await visit.show(table, visit.text("done-begun"))


# In play.


async def _dice(visit: Visit, press: Press) -> None:
    await return_to_table(visit, visit.table(press))


async def _hint(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    seen = table.seat_view(visit.player)
    if not table.view.options.hints:
        raise Refused("door-no-hints")
    told = hint(seen)
    if told is None:
        raise Refused("door-no-dice")
    await visit.show_panel(table, cards.hint_words(told, visit.text))


async def _bid(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    auction = table.seat_view(visit.player).auction
    if auction is None:
        raise TableError("between-rounds")
    lowest = next(auction.ladder(), Bid(1, PACO))
    table.check_play(visit.player, lambda seat: MakeBid(seat, lowest))
    await visit.ask_for(cards.bid_modal(showing(table), visit.text))


async def _bid_form(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    fields = dict(_fields(visit.interaction.data))
    bid = written_bid(fields.get(cards.QUANTITY, ""), fields.get(cards.FACE, ""), table.view.dice)
    await make_bid(visit, table, bid, seen=press.seq)


async def _raise(visit: Visit, press: Press) -> None:
    table = visit.table(press)
    quantity, _, face = (press.argument or _chosen(visit)).partition("x")
    await make_bid(visit, table, written_bid(quantity, face, table.view.dice), seen=press.seq)


async def _dudo(visit: Visit, press: Press) -> None:
    await call(visit, visit.table(press), CallDudo, seen=press.seq)


async def _calza(visit: Visit, press: Press) -> None:
    await call(visit, visit.table(press), CallCalza, seen=press.seq)


async def _rematch(visit: Visit, press: Press) -> None:
    await open_rematch(visit, press.game)


# What tables are opened with.


async def _settings(visit: Visit, _: Press) -> None:
    await show_settings(visit, _chosen(visit))


async def _setting(visit: Visit, press: Press) -> None:
    scope, _, name = press.argument.partition(".")
    await choose_setting(visit, scope, name, _chosen(visit))


# What games add up to.


async def _board(visit: Visit, press: Press) -> None:
    await show_board(visit, press.argument or _chosen(visit))


async def _season_start(visit: Visit, press: Press) -> None:
    await ask_for_name(visit, press.argument)


async def _season_form(visit: Visit, press: Press) -> None:
    written = dict(_fields(visit.interaction.data)).get(cards.SEASON_NAME, "")
    await start_season(visit, press.argument, written)


async def _season_end(visit: Visit, press: Press) -> None:
    await ask_to_end(visit, press.argument)


async def _season_end_surely(visit: Visit, press: Press) -> None:
    await end_season(visit, press.argument)


async def _history(visit: Visit, press: Press) -> None:
    await turn_history(visit, press.argument)


async def _stats(visit: Visit, press: Press) -> None:
    await turn_stats(visit, press.argument)


async def _replay(visit: Visit, press: Press) -> None:
    await show_replay(visit, press.game or _chosen(visit), press.seq)


async def _replay_paper(visit: Visit, press: Press) -> None:
    await send_paper(visit, press.game)


# What is stored of people.


async def _export(visit: Visit, _: Press) -> None:
    await export(visit)


async def _forget(visit: Visit, _: Press) -> None:
    await visit.whisper(cards.forget_question(visit.text))


async def _forget_surely(visit: Visit, _: Press) -> None:
    await forget(visit)


# What was chosen or written.


def _chosen(visit: Visit) -> str:
    """The value that was chosen in a menu."""
    data: Any = visit.interaction.data
    return str((data.get("values") or [""])[0])


def _fields(data: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - Discord's JSON
    """Every field of a form that was sent: its id, and what was written or chosen there."""
    for part in [data.get("component"), *data.get("components", ())]:
        if part:
            yield from _fields(part)
    if "custom_id" in data and ("value" in data or "values" in data):
        yield data["custom_id"], str(data.get("value") or (data.get("values") or [""])[0])


_ANSWERS: dict[Action, Answer] = {
    "join": _join,
    "leave": _leave,
    "leave-surely": _leave_surely,
    "computer": _computer,
    "options": _options,
    "option": _option,
    "phrase": _phrase,
    "phrase-form": _phrase_form,
    "begin": _begin,
    "dice": _dice,
    "hint": _hint,
    "bid": _bid,
    "bid-form": _bid_form,
    "raise": _raise,
    "dudo": _dudo,
    "calza": _calza,
    "rematch": _rematch,
    "settings": _settings,
    "setting": _setting,
    "board": _board,
    "history": _history,
    "stats": _stats,
    "replay": _replay,
    "replay-paper": _replay_paper,
    "season-start": _season_start,
    "season-form": _season_form,
    "season-end": _season_end,
    "season-end-surely": _season_end_surely,
    "privacy-export": _export,
    "privacy-forget": _forget,
    "privacy-forget-surely": _forget_surely,
}
