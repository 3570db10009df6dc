"""What people want, and how they say it: by a press on the card or on their panel, or by a command."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

from bench.offline import GUILD, Json
from bot.chat.buttons import _with_option
from bot.chat.openings import Asked, terms
from bot.rules.moves import (
    Begin,
    CallCalza,
    CallDudo,
    Leave,
    MakeBid,
    Play,
    Remove,
    SetOptions,
    Stop,
    TakeSeat,
)
from bot.rules.options import Preset
from bot.rules.pieces import PlayerId, SeatNo
from bot.store import GameId, Settings
from bot.tables.gathering import Party, Person, Place
from tests.crash.life import TEXTS
from tests.crash.room import MESSAGE, Said
from tests.crash.twin import Make

ENGLISH = TEXTS["en-US"]

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eva", "Finn", "Gus")
PEOPLE = tuple(PlayerId(2**40 + number) for number in range(len(NAMES)))

MODERATOR = True
"""Whether people may manage messages in `bench.offline`’s server."""


@dataclass
class Wish:
    """Something that a person wants done, once.

    Attributes:
        who: the person.
        make: how it is done.
        accepted: whether an answer says that it was.
        pressed: a custom id and what was chosen, None for a command …
        typed: … which is this one.
        repeatable: whether asking for it again, by another press, can't do it twice.
        causes: the interactions that asked for it.
    """

    who: PlayerId
    channel: int
    make: Make
    accepted: Callable[[Said], bool]
    pressed: tuple[str, list[str] | None] | None = None
    typed: Json | None = None
    repeatable: bool = True
    causes: list[int] = field(default_factory=list)
    payload: Json = field(default_factory=dict)
    acknowledged: bool = False

    def __repr__(self) -> str:
        return f"Wish({NAMES[PEOPLE.index(self.who)]}, {self.pressed or self.typed}, causes={self.causes})"


def command(name: str, sub: str = "", **values: str | int) -> Json:
    """A slash command as it is sent."""
    options = [
        {"name": key, "type": 4 if isinstance(value, int) else 3, "value": value} for key, value in values.items()
    ]
    inner = [{"name": sub, "type": 1, "options": options}] if sub else options
    return {"id": "1", "name": name, "type": 1, "options": inner}


def says(key: str, **facts: int) -> Callable[[Said], bool]:
    words = ENGLISH(key, **facts)
    return lambda said: words in said.text


# What people want.


def start(who: PlayerId, place: Place, preset: Preset, dice: int, *, clock: str, levels: list[str]) -> Wish:
    asked = terms(Settings(), Asked(preset, clock, dice))
    values: dict[str, str | int] = {"preset": preset, "dice": dice, "clock": clock}
    if levels:
        values |= {"computers": len(levels), "level": levels[0]}
    party = Party((Person(who, name_of(who)),), tuple(levels))
    return Wish(
        who,
        place.channel,
        lambda twin: twin.manager.open(place, asked, party),
        lambda said: said.kind == MESSAGE and "opens a table" in said.text,
        typed=command("perudo", "start", **values),
    )


def rematch(who: PlayerId, place: Place, game: GameId) -> Wish:
    return Wish(
        who,
        place.channel,
        lambda twin: twin.manager.rematch(place, game, who),
        lambda said: said.kind == MESSAGE and "opens a table" in said.text,
        pressed=(f"p1:rematch:{game}:1", None),
    )


def join(who: PlayerId, channel: int) -> Wish:
    return Wish(
        who,
        channel,
        lambda twin: twin.table.ask(TakeSeat(who, name_of(who))),
        says("done-joined"),
        pressed=("join", None),
        typed=command("perudo", "join"),
    )


def leave(who: PlayerId, channel: int) -> Wish:
    return Wish(
        who, channel, lambda twin: twin.table.play(who, Leave), says("done-left"), pressed=("leave-surely", None)
    )


def add_computer(who: PlayerId, channel: int, level: str) -> Wish:
    return Wish(
        who,
        channel,
        lambda twin: twin.table.add_computers(who, [level]),
        says("done-computers", count=1),
        pressed=("computer:add", [level]),
        typed=command("perudo", "computers", count=1, level=level),
        repeatable=False,
    )


def option(who: PlayerId, channel: int, name: str, value: str) -> Wish:
    return Wish(
        who,
        channel,
        lambda twin: twin.table.ask(SetOptions(who, *_with_option(twin.table.view, name, value))),
        lambda said: any(":option:" in press for press in said.presses),
        pressed=(f"option:{name}", [value]),
        repeatable=False,
    )


def begin(who: PlayerId, channel: int) -> Wish:
    return Wish(
        who,
        channel,
        lambda twin: twin.table.ask(Begin(who)),
        says("done-begun"),
        pressed=("begin", None),
        typed=command("perudo", "begin"),
    )


def stop(who: PlayerId, channel: int) -> Wish:
    return Wish(
        who,
        channel,
        lambda twin: twin.table.ask(Stop(who, MODERATOR)),
        says("done-stopped"),
        typed=command("perudo", "stop"),
    )


def remove(who: PlayerId, channel: int, seat: SeatNo) -> Wish:
    return Wish(
        who,
        channel,
        lambda twin: twin.table.ask(Remove(who, seat, MODERATOR)),
        lambda said: "was taken out" in said.text,
        typed=command("perudo", "remove", seat=seat),
        repeatable=False,
    )


def dice(who: PlayerId, channel: int) -> Wish:
    """Look at one’s dice, which ends an absence; there is nothing in the answer that says so."""
    return Wish(
        who,
        channel,
        lambda twin: twin.table.come_back(who),
        lambda _: False,
        pressed=("dice", None),
        typed=command("perudo", "dice"),
    )


def repost(who: PlayerId, channel: int) -> Wish:
    """Have the card at the bottom of the channel, which is no move; if the bot dies of it, nobody minds."""

    def never(_: object) -> NoReturn:
        raise AssertionError

    return Wish(who, channel, never, lambda _: False, typed=command("perudo", "table"), repeatable=False)


def play(who: PlayerId, channel: int, move: Play) -> Wish:
    match move:
        case MakeBid(_, bid):
            return Wish(
                who,
                channel,
                lambda twin: twin.table.play(who, lambda seat: MakeBid(seat, bid)),
                says("done-bid", quantity=bid.quantity, face=bid.face),
                pressed=(f"raise:{bid}", None),
                typed=command("bid", quantity=bid.quantity, face=int(bid.face)),
            )
        case CallDudo() | CallCalza():
            word = "dudo" if isinstance(move, CallDudo) else "calza"
            return Wish(
                who,
                channel,
                lambda twin: twin.table.play(who, type(move)),
                says(f"done-{word}"),
                pressed=(word, None),
                typed=command(word),
            )


def name_of(who: PlayerId) -> str:
    return f"player{who}"


def place_of(channel: int) -> Place:
    return Place(GUILD, channel, "en-US")
