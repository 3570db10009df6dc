"""Games whose dice can be checked, as they are written down."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

from bot.dealing import SECRET_BYTES, Dealer, Secret, commitment
from bot.rules.decide import decide
from bot.rules.errors import RuleError
from bot.rules.events import Event
from bot.rules.evolve import replay
from bot.rules.game import Game
from bot.rules.moves import Begin, Deal, Move, NameStarter, OpenTable, SetPhrase, TakeSeat
from bot.rules.notation import record
from bot.rules.options import PRESETS, Options, Preset
from bot.rules.pieces import PlayerId, SeatNo
from tests.rules.chance import any_move, any_options

GAME = "k3v9q0x7ma"
SECRET = Secret(bytes(range(SECRET_BYTES)))
PHRASES = ("toucan", "", "ラッキー", "señor Ñandú")


class Careless(Dealer):
    """Mixes phrases in as they were typed, accents and all."""

    def __init__(self, game: str, secret: Secret, phrases: Sequence[str]) -> None:
        super().__init__(game, secret, phrases)
        numbered = chain.from_iterable((str(number), phrase) for number, phrase in enumerate(phrases, start=1))
        fields = [field.encode() for field in ("perudo-dice/1", "phrases", game, *numbered)]
        self._phrases = hashlib.sha256(b"".join(len(field).to_bytes(4, "big") + field for field in fields)).digest()


def played(  # noqa: PLR0917 - all that a game follows from
    seed: int,
    seats: int = 4,
    way: tuple[Preset, Options] = ("classic", PRESETS["classic"]),
    phrases: Sequence[str] = PHRASES,
    kind: type[Dealer] = Dealer,
    secret: Secret = SECRET,
) -> str:
    """A whole game by chance, with dice that come from the secret."""
    events = list(_events(Random(seed), way, phrases[:seats], kind(GAME, secret, phrases[:seats])))
    return record(events, game_id=GAME, commitment=commitment(GAME, secret), secret=secret.hex())


def any_game(seed: int) -> str:
    """A game of any kind, with any secret."""
    rng = Random(seed)
    seats = rng.randint(2, 6)
    phrases = [rng.choice(["", "toucan ＃1", "ラッキー", "ñ" * 64]) for _ in range(seats)]
    return played(seed, seats, any_options(rng), phrases, secret=Secret(rng.randbytes(SECRET_BYTES)))


def _events(rng: Random, way: tuple[Preset, Options], phrases: Sequence[str], dealer: Dealer) -> Iterator[Event]:
    game = Game()
    moves = _opening(way, phrases, dealer)
    while not game.ended:
        move = next(moves, None) or any_move(rng, game, restless=True)
        if isinstance(move, Deal):
            move = Deal(dealer.deal(game.rounds + 1, [seat.dice for seat in game.seats]))
        try:
            caused = decide(game, move)
        except RuleError:
            continue
        yield from caused
        game = replay(caused, game)


def _opening(way: tuple[Preset, Options], phrases: Sequence[str], dealer: Dealer) -> Iterator[Move]:
    yield OpenTable(*way, None)
    seats = range(1, len(phrases) + 1)
    yield from (TakeSeat(PlayerId(number), f"P{number}") for number in seats)
    yield from (SetPhrase(SeatNo(number), phrase) for number, phrase in zip(seats, phrases, strict=True) if phrase)
    yield Begin(PlayerId(1))
    yield NameStarter(*dealer.roll_off([1] * len(phrases)))
