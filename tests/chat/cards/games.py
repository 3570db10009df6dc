"""Games for cards: real ones, played by the engine, in the states that a card can show."""

from collections.abc import Sequence
from itertools import islice

from msgspec.structs import replace

from bot.chat.cards import Showing
from bot.rules.bids import Bid
from bot.rules.decide import decide
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import (
    AddComputer,
    Begin,
    CallCalza,
    CallDudo,
    Deal,
    Leave,
    MakeBid,
    Move,
    NameStarter,
    OpenTable,
    RunOutOfTime,
    SetPhrase,
    TakeSeat,
)
from bot.rules.options import PRESETS, Options, Preset
from bot.rules.pieces import Cup, Face, PlayerId, SeatNo
from bot.rules.view import SeatView, seat_view, table_view
from bot.scores.outcome import Outcome
from bot.store import GameId

GAME = GameId("k3v9q0x7ma")
COMMITMENT = "5f" * 32
SECRET = "a7" * 32
OPENING = "https://discord.com/channels/900000000000000001/900000000000000002/900000000000000003"
DEADLINE = 1_900_000_000.0
NAMES = ("Ana", "Bob", "Chloé", "Dan", "Eve", "Finn")
WIDE = ("👩‍🚀" * 32, "😀" * 32, "🇫🇷" * 32, "**_~|`<" * 5, "ﷺ" * 32, "👍🏿" * 32)
"""Six of the longest names there are."""


def play(game: Game, *moves: Move) -> Game:
    for move in moves:
        game = replay(decide(game, move), game)
    return game


def gather(
    people: int,
    computers: int = 0,
    *,
    preset: Preset = "classic",
    options: Options | None = None,
    clock: int | None = 90,
    names: Sequence[str] = NAMES,
) -> Game:
    game = play(Game(), OpenTable(preset, options or PRESETS[preset], clock))
    game = play(game, *(TakeSeat(player(seat), names[seat - 1]) for seat in range(1, people + 1)))
    seats = range(people + 1, people + computers + 1)
    return play(game, *(AddComputer(player(1), "hard:sceptical", names[seat - 1]) for seat in seats))


def player(seat: int) -> PlayerId:
    return PlayerId(900_000_000_000_000_000 + seat)


def lucky(game: Game, *phrases: str) -> Game:
    """The same with a lucky phrase for each of the first seats."""
    return play(game, *(SetPhrase(SeatNo(number), phrase) for number, phrase in enumerate(phrases, 1)))


def begun(game: Game) -> Game:
    return play(game, Begin(player(1)))


def started(game: Game, starter: int = 1) -> Game:
    """The game up to the first deal; the rolls make seat `starter` open."""
    rolls = (tuple(6 if seat.number == starter else 3 for seat in game.seats),)
    return play(begun(game), NameStarter(SeatNo(starter), rolls))


def tied(game: Game, starter: int = 2) -> Game:
    """As `started`, after a tie of seats 1 and 2."""
    rolls = (
        tuple(6 if seat.number <= 2 else 3 for seat in game.seats),
        tuple((5 if seat.number == starter else 2) if seat.number <= 2 else 0 for seat in game.seats),
    )
    return play(begun(game), NameStarter(SeatNo(starter), rolls))


def held(game: Game, *dice: int) -> Game:
    """The same with so many dice at each seat; seats without any are out, the first of them placed last."""
    gone = [index for index, number in enumerate(dice) if not number]
    places = {index: len(dice) - order for order, index in enumerate(gone)}
    seats = (
        replace(seat, dice=number, dropped=number == 1, place=places.get(index, 0))
        for index, (seat, number) in enumerate(zip(game.seats, dice, strict=True))
    )
    return replace(game, seats=tuple(seats))


def palifico(game: Game) -> Game:
    """The same with a palifico round due."""
    return replace(game, palifico=True)


def away(game: Game, seat: int) -> Game:
    """The same with the player of a seat away."""
    seats = (replace(there, away=True, missed=2) if there.number == seat else there for there in game.seats)
    return replace(game, seats=tuple(seats))


def dealt(game: Game, *cups: str) -> Game:
    """A round with these cups, as in `11245`; seats beyond hold twos."""
    given = [cup(text) for text in cups] + [(Face(2),) * seat.dice for seat in game.seats[len(cups) :]]
    return play(game, Deal(tuple(given)))


def cup(text: str) -> Cup:
    return tuple(Face(int(die)) for die in text)


def bids(game: Game, *written: str) -> Game:
    """The same with bids such as `8x5`, each by whose turn it is."""
    for text in written:
        quantity, face = map(int, text.split("x"))
        game = play(game, MakeBid(turn(game), Bid(quantity, Face(face))))
    return game


def climbed(game: Game, count: int) -> Game:
    """The same after the next `count` bids there are, from the lowest on, every third by the stand-in."""
    for index in range(count):
        number = turn(game)
        bid = next(islice(game.auction(number).ladder(), 1))
        made = MakeBid(number, bid)
        since = game.round.since if game.round else 0
        game = play(game, RunOutOfTime(number, since, made) if index % 3 == 0 else made)
    return game


def turn(game: Game) -> SeatNo:
    assert game.round
    return game.round.turn


def called(game: Game, call: str, seat: int | None = None) -> Game:
    number = SeatNo(seat) if seat else turn(game)
    return play(game, CallDudo(number) if call == "dudo" else CallCalza(number))


def left(game: Game, seat: int) -> Game:
    return play(game, Leave(SeatNo(seat)))


def showing(game: Game, outcome: Outcome | None = None) -> Showing:
    secret = SECRET if game.ended else ""
    return Showing(GAME, table_view(game), DEADLINE if game.round else None, COMMITMENT, secret, OPENING, outcome)


def seen(game: Game, seat: int) -> SeatView:
    return seat_view(game, SeatNo(seat))
