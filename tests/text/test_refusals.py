"""Every refusal has a message in every language, with exactly its facts."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import bot.rules
from bot.rules.bids import Auction, Bid
from bot.rules.errors import Refusal, RuleError
from bot.rules.pieces import FACES, PACO, Face
from bot.text import Texts
from bot.text.check import facts, keys
from bot.text.languages import LOCALES

_LANGUAGES = sorted(child.name for child in LOCALES.iterdir() if child.is_dir())


def _raised() -> dict[str, set[frozenset[str]]]:
    """The facts with which the rules raise each refusal, read from their source."""
    raised: dict[str, set[frozenset[str]]] = {}
    for path in Path(bot.rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="RuleError"), args=[key], keywords=keywords):
                    named = frozenset(str(keyword.arg) for keyword in keywords)
                    for part in ast.walk(key):
                        if isinstance(part, ast.Constant) and part.value in get_args(Refusal):
                            raised.setdefault(str(part.value), set()).add(named)
                case _:
                    continue
    return raised


_RAISED = _raised()


def test_the_source_of_the_rules_was_understood() -> None:
    assert _RAISED["bid-too-low"] == {frozenset({"face", "least", "pacos"})}
    assert _RAISED["already-started"] == {frozenset()}
    assert len(_RAISED) >= len(get_args(Refusal)) - 3


@pytest.mark.parametrize("language", _LANGUAGES)
@pytest.mark.parametrize("key", get_args(Refusal))
def test_each_refusal_is_said_with_its_facts(language: str, key: str) -> None:
    assert _RAISED.get(key, {frozenset()}) == {facts(f"refusal-{key}", language)}


def test_there_is_no_refusal_that_the_rules_do_not_know() -> None:
    said = {key.removeprefix("refusal-") for key in keys() if key.startswith("refusal-")}
    assert said == set(get_args(Refusal))


@pytest.mark.parametrize(
    ("auction", "bid", "english", "french"),
    [
        pytest.param(
            Auction(Bid(9, Face(4)), 30),
            Bid(8, Face(5)),
            "Too low. Lowest legal: 5 × pacos, 9 × fives.",
            "Trop bas. Minimum : 5 × Pacos, 9 × cinq.",
            id="face and pacos",
        ),
        pytest.param(
            Auction(Bid(9, Face(4)), 30),
            Bid(4, PACO),
            "Too low. Lowest legal: 5 × pacos.",
            "Trop bas. Minimum : 5 × Pacos.",
            id="pacos are named once",
        ),
        pytest.param(
            Auction(None, 30),
            Bid(0, Face(4)),
            "Too low. Lowest legal: 1 × four.",
            "Trop bas. Minimum : 1 × quatre.",
            id="opening on nothing",
        ),
        pytest.param(
            Auction(Bid(9, Face(4)), 30, raises="never-lower-face"),
            Bid(10, Face(2)),
            "Too low: no legal bid on twos is left. Lowest legal: 5 × pacos.",
            "Trop bas : aucune annonce en deux n’est plus permise. Minimum : 5 × Pacos.",
            id="the face may not fall",
        ),
        pytest.param(
            Auction(Bid(2, PACO), 2),
            Bid(2, Face(4)),
            "Too low: no legal bid on fours is left.",
            "Trop bas : aucune annonce en quatre n’est plus permise.",
            id="nothing is left",
        ),
        pytest.param(
            Auction(Bid(2, PACO), 2),
            Bid(2, PACO),
            "Too low, and no higher bid on pacos is left.",
            "Trop bas, et on ne peut plus monter en Pacos.",
            id="no pacos are left",
        ),
        pytest.param(
            Auction(Bid(2, Face(6)), 9, palifico=True),
            Bid(3, Face(5)),
            "In this palifico round the face stands: raise the number of sixes.",
            "Pendant ce Palafico, la valeur reste aux six : seule la quantité peut monter.",
            id="the face stands",
        ),
        pytest.param(
            Auction(None, 9),
            Bid(10, Face(5)),
            "Too high: there are only 9 dice in play.",
            "Trop haut : il n’y a que 9 dés en jeu.",
            id="above the dice in play",
        ),
        pytest.param(
            Auction(None, 9),
            Bid(1, PACO),
            "A round can’t be opened on pacos. Any other face will do.",
            "On n’ouvre pas une manche avec des Pacos. Toutes les autres valeurs vont.",
            id="opening on pacos",
        ),
    ],
)
def test_a_refused_bid_is_told_what_would_work(
    texts: Texts, auction: Auction, bid: Bid, english: str, french: str
) -> None:
    with pytest.raises(RuleError) as refused:
        auction.check(bid)
    key, facts_given = f"refusal-{refused.value.key}", refused.value.facts
    assert texts["en-US"](key, **facts_given) == english
    assert texts["fr"](key, **facts_given).replace("\u202f", " ") == french


@pytest.mark.parametrize("language", _LANGUAGES)
@pytest.mark.parametrize("key", sorted(key for key in keys() if key.startswith(("refusal-", "door-"))))
def test_refusals_are_one_short_line(texts: Texts, language: str, key: str) -> None:
    for face in FACES:
        known: dict[str, int | str] = dict.fromkeys(facts(key), 3)
        known |= {name: "Ana" for name in ("name", "permissions") if name in known}
        known |= {"face": face} if "face" in known else {}
        said = texts[language](key, **known)
        assert len(said) <= 150
        assert "\n" not in said
        assert not re.search(r"\d × \d|\d \d", said)
