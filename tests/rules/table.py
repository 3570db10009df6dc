"""A game in any situation in one line: `table("66112 33 4", bids="2x6 3x6", palifico=True)`."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.rules.bids import Bid
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import (
    BidMade,
    DiceDealt,
    Event,
    GameBegun,
    OptionsSet,
    SeatTaken,
    StarterNamed,
    TableOpened,
)
from bot.rules.evolve import evolve, replay
from bot.rules.game import Game
from bot.rules.moves import CallCalza, CallDudo, Deal, Leave, MakeBid, Move
from bot.rules.options import PRESETS, Options, change
from bot.rules.pieces import NO_SEAT, Cup, Face, PlayerId, SeatNo

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eva", "Finn")

TWENTY = "23456 23456 23456 23456"
"""Four cups of five, each face four times and no paco."""


def options(changes: str = "") -> Options:
    """`classic` with changes, as in `raise=any-face loss=all`; a lone word is a preset to start from."""
    chosen = Options()
    for word in changes.split():
        name, _, value = word.partition("=")
        chosen = change(chosen, name, value) if value else PRESETS[name]  # type: ignore[index]  # a name of the notation
    return chosen


def bid(text: str) -> Bid:
    quantity, _, face = text.partition("x")
    return Bid(int(quantity), Face(int(face)))


def cups(text: str) -> tuple[Cup, ...]:
    return tuple(tuple(Face(int(die)) for die in cup.strip("-")) for cup in text.split())


def begun(seats: int, changes: str = "", *, starter: int = 1) -> list[Event]:
    """The log of a game of people 1, 2, … up to its first deal."""
    taken = [SeatTaken(SeatNo(n), PlayerId(n), NAMES[n - 1]) for n in range(1, seats + 1)]
    opened = TableOpened("classic", Options(), 90), OptionsSet("classic", options(changes), 90)
    return [*opened, *taken, GameBegun(), StarterNamed(SeatNo(starter))]


def table(
    dealt: str,
    changes: str = "",
    *,
    bids: str = "",
    starter: int = 1,
    palifico: bool = False,
    dropped: Iterable[int] = (),
) -> Game:
    """A game in a round with these cups, after bids made in turn from the starter on, legal or not.

    A seat whose cup is `-` is out; those in `dropped` have come down to one die before.
    """
    lie = cups(dealt)
    game = replay(begun(len(lie), changes, starter=starter))
    seats = (
        replace(seat, dice=len(cup), dropped=seat.number in dropped) for seat, cup in zip(game.seats, lie, strict=True)
    )
    game = replace(game, seats=tuple(seats))
    game = replay([StarterNamed(SeatNo(starter), palifico), DiceDealt(lie)], game)
    for text in bids.split():
        made = bid(text)
        game = evolve(game, BidMade(turn(game), made.quantity, made.face))
    return game


def turn(game: Game) -> SeatNo:
    return game.round.turn if game.round else NO_SEAT


def move(text: str) -> Move:
    """A move as the notation writes it: `2 4x4`, `3 dudo`, `1 calza`, `2 leave`, `deal 12 3 -`."""
    who, _, what = text.partition(" ")
    if who == "deal":
        return Deal(cups(what))
    seat = SeatNo(int(who))
    match what:
        case "dudo":
            return CallDudo(seat)
        case "calza":
            return CallCalza(seat)
        case "leave":
            return Leave(seat)
        case _:
            return MakeBid(seat, bid(what))


def play(game: Game, *moves: Move | str) -> Game:
    """The game after moves that must all be legal."""
    for made in moves:
        game = replay(decide(game, move(made) if isinstance(made, str) else made), game)
    return game


def refusal(game: Game, made: Move | str) -> str | None:
    """The key with which a move is refused, None when it is accepted."""
    try:
        decide(game, move(made) if isinstance(made, str) else made)
    except RuleError as error:
        return error.key
    return None


def dice(game: Game) -> list[int]:
    return [seat.dice for seat in game.seats]


def deal_any(game: Game) -> Deal:
    """A deal in which every die shows a six."""
    return Deal(tuple((Face(6),) * seat.dice for seat in game.seats))
