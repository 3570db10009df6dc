"""The dice of docs/fair-dice.md: the published vectors, a second implementation, and gates that a wrong one fails."""

import hashlib
import hmac
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dealing import SECRET_BYTES, Dealer, Secret, commitment, phrases_digest
from bot.rules.pieces import FACES, Cup, Face, SeatNo

GAME = "01JTESTGAME"
SECRET = Secret(bytes(range(SECRET_BYTES)))
PHRASES = ("toucan", "", "ラッキー")

FACES_LIMIT = 35.888
"""χ² with 5 degrees of freedom that good dice exceed once in a million times."""

PAIRS_LIMIT = 89.947
"""The same with 35 degrees of freedom."""

ROUNDS, DICE = 200, 1500
"""Two seats hold that many dice for that many rounds: 600,000, the fewest that show the bias of `byte % 6`."""


DEALS = {1: [5, 5, 5], 2: [5, 4, 5], 10: [1, 0, 2]}


def dealer(game: str = GAME, secret: bytes = SECRET, phrases: Sequence[str] = PHRASES) -> Dealer:
    return Dealer(game, Secret(secret), phrases)


def written(cups: Sequence[Cup]) -> str:
    return " ".join("".join(map(str, cup)) or "-" for cup in cups)


# The vectors.


def test_the_commitment() -> None:
    assert commitment(GAME, SECRET) == "1d235550050510b1716f14a5ca363a01c6e02f1dcf785361bb46ab7e6959d133"


def test_the_phrases() -> None:
    digest = "2f0612d95bab54ead6522cf3dbb3c5b638c0187826664eb777d2873f768daea1"
    assert phrases_digest(GAME, PHRASES).hex() == digest


@pytest.mark.parametrize(
    ("number", "dice", "cups"),
    [
        pytest.param(1, [5, 5, 5], "45465 26462 12225", id="round 1"),
        pytest.param(2, [5, 4, 5], "14514 6454 45251", id="round 2"),
        pytest.param(10, [1, 0, 2], "5 - 45", id="round 10"),
    ],
)
def test_the_cups(number: int, dice: list[int], cups: str) -> None:
    assert written(dealer().deal(number, dice)) == cups


def test_the_roll_off() -> None:
    assert dealer().roll_off([5, 5, 5]) == (1, ((4, 1, 2),))
    assert [dealer()._cup("0.1", SeatNo(seat), 1) for seat in (1, 2, 3)] == [(5,), (1,), (3,)]


def test_fewer_dice_are_the_first_of_more() -> None:
    """A seat that lost a die would have had the others all the same."""
    assert dealer().deal(1, [3, 1, 4]) == tuple(
        cup[:held] for cup, held in zip(dealer().deal(1, [5] * 3), (3, 1, 4), strict=True)
    )


def test_the_page_has_these_vectors() -> None:
    """docs/fair-dice.md; its JavaScript printed the same when it was written."""
    page = (Path(__file__).parents[1] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    ours = dealer()
    rolls = [" ".join(str(ours._cup(label, SeatNo(seat), 1)[0]) for seat in (1, 2, 3)) for label in ("0", "0.1")]
    expected = [
        commitment(GAME, SECRET),
        phrases_digest(GAME, PHRASES).hex(),
        f"0 {rolls[0]}",
        f"0.1 {rolls[1]}",
        *(f"{number} {written(ours.deal(number, held))}" for number, held in DEALS.items()),
    ]
    assert "\n".join(["```", *expected, "```"]) in page


# What must not be the same.


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(dealer(game="01JTESTGAMF"), id="another game"),
        pytest.param(dealer(secret=bytes(range(1, SECRET_BYTES + 1))), id="another secret"),
        pytest.param(dealer(phrases=("toucan!", "", "ラッキー")), id="another phrase"),
        pytest.param(dealer(phrases=("", "toucan", "ラッキー")), id="a phrase of another seat"),
        pytest.param(dealer(phrases=("toucan", "", "ラッキー", "")), id="one more seat"),
        pytest.param(dealer(phrases=("touc", "an", "ラッキー")), id="a phrase cut elsewhere"),
    ],
)
def test_other_beginnings_give_other_dice(other: Dealer) -> None:
    held = [5, 5, 5]
    assert [other.deal(number, held) for number in (1, 2)] != [dealer().deal(number, held) for number in (1, 2)]


def test_rounds_and_seats_have_their_own_dice() -> None:
    cups = [cup for number in range(1, 4) for cup in dealer().deal(number, [30] * 3)]
    assert len(set(cups)) == 9


def test_a_commitment_is_of_one_secret_and_one_game() -> None:
    others = [("01JTESTGAMF", SECRET), (GAME, Secret(bytes(SECRET_BYTES)))]
    assert commitment(GAME, SECRET) not in {commitment(*other) for other in others}


def test_a_phrase_is_the_same_however_its_accents_are_typed() -> None:
    typed = [unicodedata.normalize(form, "señor Ñandú") for form in ("NFC", "NFD")]
    assert typed[0] != typed[1]
    first, second = (phrases_digest(GAME, [phrase]) for phrase in typed)
    assert first == second
    assert second != hashlib.sha256(enc(b"perudo-dice/1", b"phrases", GAME.encode(), b"1", typed[1].encode())).digest()


# A second implementation, by the page alone.


def enc(*fields: bytes) -> bytes:
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def by_hand(  # noqa: PLR0917 - all that dice follow from, in the page's order
    game: str, secret: bytes, phrases: Sequence[str], label: str, seat: int, dice: int
) -> list[int]:
    """The dice of a seat, as docs/fair-dice.md says."""
    version, gid = b"perudo-dice/1", unicodedata.normalize("NFC", game).encode()
    numbered = [(str(n).encode(), unicodedata.normalize("NFC", phrase).encode()) for n, phrase in enumerate(phrases, 1)]
    mixed = hashlib.sha256(enc(version, b"phrases", gid, *chain.from_iterable(numbered))).digest()
    found: list[int] = []
    block = 0
    while len(found) < dice:
        message = enc(version, b"roll", gid, label.encode(), b"%d" % seat, mixed, b"%d" % block)
        stream = hmac.new(secret, message, hashlib.sha256).digest()
        found += [byte % 6 + 1 for byte in stream if byte not in {252, 253, 254, 255}]
        block += 1
    return found[:dice]


secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
tables = st.lists(st.tuples(st.text(max_size=64), st.integers(0, 40)), min_size=1, max_size=6)


@given(game=st.text(min_size=1, max_size=20), secret=secrets, table=tables, number=st.integers(1, 10**6))
def test_two_implementations_agree(game: str, secret: bytes, table: list[tuple[str, int]], number: int) -> None:
    phrases, held = zip(*table, strict=True)
    cups = dealer(game, secret, phrases).deal(number, held)
    assert list(map(list, cups)) == [
        by_hand(game, secret, phrases, str(number), seat, dice) for seat, dice in enumerate(held, 1)
    ]


@given(secret=secrets, seats=st.lists(st.sampled_from([0, 1, 5]), min_size=1, max_size=6).filter(any))
def test_ties_for_the_highest_roll_again_until_one_is_left(secret: bytes, seats: list[int]) -> None:
    winner, rows = dealer(secret=secret, phrases=[""] * len(seats)).roll_off(seats)
    rolling = [number for number, held in enumerate(seats, 1) if held]
    for number, row in enumerate(rows):
        label = f"0.{number}" if number else "0"
        expected = [
            by_hand(GAME, secret, [""] * len(seats), label, seat, 1)[0] if seat in rolling else 0
            for seat in range(1, len(seats) + 1)
        ]
        assert list(row) == expected
        assert number == 0 or len(rolling) > 1
        rolling = [seat for seat in rolling if row[seat - 1] == max(row)]
    assert rolling == [winner]


def test_a_roll_off_may_take_many_rolls() -> None:
    """Of 300 tables of six some tie twice; each time fewer roll, or as many."""
    most = 0
    for number in range(300):
        _, rows = dealer(secret=number.to_bytes(SECRET_BYTES, "big"), phrases=[""] * 6).roll_off([5] * 6)
        rolled = [sum(map(bool, row)) for row in rows]
        assert rolled == sorted(rolled, reverse=True)
        assert rolled[0] == 6
        assert 1 not in rolled
        most = max(most, len(rows))
    assert most > 2


# The gates, and dealers that are wrong on purpose.


class Modulo(Dealer):
    """Takes every byte, so that the low faces come too often."""

    def _faces(self, label: str, seat: SeatNo) -> Iterator[Face]:
        for block in range(100):
            stream = hmac.digest(self._secret, f"{label} {seat} {block}".encode(), "sha256")
            yield from (Face(1 + byte % 6) for byte in stream)


class OneSeat(Dealer):
    """Gives all seats the same bytes."""

    def _faces(self, label: str, seat: SeatNo) -> Iterator[Face]:  # noqa: ARG002 - that is what is wrong
        return super()._faces(label, SeatNo(1))


class OneRound(Dealer):
    """Leaves the round out of the hash."""

    def _faces(self, label: str, seat: SeatNo) -> Iterator[Face]:  # noqa: ARG002 - that is what is wrong
        return super()._faces("1", seat)


class Echo(Dealer):
    """Repeats a die now and then: each face as often as it should be, but not by chance."""

    def _faces(self, label: str, seat: SeatNo) -> Iterator[Face]:
        before = FACES[0]
        for number, face in enumerate(super()._faces(label, seat)):
            before = before if number % 50 == 1 else face
            yield before


def chi_square(seen: Counter[object], kinds: int) -> float:
    """How far the counts of so many kinds are from all being alike."""
    expected = seen.total() / kinds
    return sum((count - expected) ** 2 / expected for count in seen.values()) + (kinds - len(seen)) * expected


def failed_gates(kind: type[Dealer]) -> set[str]:
    """The gates that a dealer does not pass with the dice of a fixed secret."""
    dealing = kind(GAME, SECRET, ["", ""])
    faces, abreast, in_a_row = Counter[object](), Counter[object](), Counter[object]()
    for number in range(1, ROUNDS + 1):
        left, right = dealing.deal(number, [DICE, DICE])
        faces.update(left)
        faces.update(right)
        abreast.update(zip(left, right, strict=True))
        in_a_row.update(pairwise(left))
        in_a_row.update(pairwise(right))
    gates = {
        "faces": chi_square(faces, 6) < FACES_LIMIT,
        "two seats": chi_square(abreast, 36) < PAIRS_LIMIT,
        "in a row": chi_square(in_a_row, 36) < PAIRS_LIMIT,
    }
    return {gate for gate, passed in gates.items() if not passed}


@pytest.mark.parametrize(
    ("kind", "gates"),
    [
        pytest.param(Dealer, set(), id="ours passes all"),
        pytest.param(Modulo, {"faces"}, id="byte % 6"),
        pytest.param(OneSeat, {"two seats"}, id="the same bytes for two seats"),
        pytest.param(OneRound, {"faces", "two seats", "in a row"}, id="the round left out"),
        pytest.param(Echo, {"in a row"}, id="a die that follows the one before"),
    ],
)
def test_600_000_dice(kind: type[Dealer], gates: set[str]) -> None:
    found = failed_gates(kind)
    assert found >= gates
    assert bool(found) is bool(gates)


def test_nothing_public_predicts_a_die() -> None:
    """Of 20,000 games, the commitment and the phrases' digest beside the first die of the first seat."""
    by_commitment, by_phrases = Counter[object](), Counter[object]()
    for number in range(20_000):
        secret = Secret(hashlib.sha256(number.to_bytes(4, "big")).digest())
        ((die,),) = Dealer(str(number), secret, [""]).deal(1, [1])
        by_commitment[int(commitment(str(number), secret), 16) % 6, die] += 1
        by_phrases[int.from_bytes(phrases_digest(str(number), [""]), "big") % 6, die] += 1
    assert chi_square(by_commitment, 36) < PAIRS_LIMIT
    assert chi_square(by_phrases, 36) < PAIRS_LIMIT


# The secret.


def test_no_text_of_a_dealer_tells_its_secret() -> None:
    texts = f"{dealer()!r} {dealer()} {dealer().deal}"
    assert not any(form in texts for form in (str(SECRET), SECRET.hex(), repr(SECRET)[4:20]))


def test_no_error_of_a_dealer_tells_its_secret() -> None:
    with pytest.raises(TypeError) as wrong:
        dealer().deal(1, ["five"])  # type: ignore[list-item]  # what a type forbids is refused as well
    assert "\\x01\\x02" not in str(wrong.value)
