"""Facts to try sentences with, such as a game would bring."""

from collections.abc import Iterable

from bot.rules.bids import Bid
from bot.rules.pieces import FACES, MOST_SEATS, Face
from bot.text.languages import Text
from bot.text.words import bid, cup, listed, option_set

Values = tuple[int | str, ...]

_COUNTS: Values = (3, 0, 1, 2, 5, 21)
_FACES: Values = (5, 1)

_NAMED: dict[str, str] = {
    "name": "Ana",
    "caller": "Ana",
    "bidder": "Bob",
    "out": "Bob",
    "mention": "@Ana",
    "first": "Ana",
    "next": "Bob",
    "last": "Cleo",
    "mark": "🟡",
    "medal": "🥇",
    "icon": "🦉",
    "die": "⚄",
    "game": "k3x9m2p7qa",
    "commitment": "9f2c…",
    "secret": "07ab…",
    "link": "https://discord.com/channels/1/2/3",
    "phrase": "toucan",
    "channel": "<#7>",
    "channels": "<#7>",
}
"""Facts that are the same in every language, by their names."""

_ALL_FACES = frozenset({"face", "faces", "face-choice"})


def samples(text: Text, key: str, facts: Iterable[str]) -> dict[str, Values]:
    """Values for each fact of a message, the most usual first; those that are words are in the language of `text`."""
    return {fact: _values(text, key, fact) for fact in facts}


def _values(text: Text, key: str, fact: str) -> Values:
    if fact in _NAMED:
        return (_NAMED[fact],)
    match fact:
        case "face":
            return FACES if key in _ALL_FACES else _FACES
        case "seat":
            return tuple(range(1, MOST_SEATS + 1)) if key == "colour" else (2,)
        case "dice" | "held" if key.startswith(("reveal-", "panel-holds")):
            return (cup(text, (Face(1), Face(1), Face(5))),)
        case _:
            return _words(text).get(fact, _COUNTS)


def _words(text: Text) -> dict[str, Values]:
    """Facts that are words themselves."""
    bids = [bid(text, Bid(9, face)) for face in (Face(4), Face(6))]
    phrase = text("luck-phrase", mark="🟡", phrase="toucan")
    return {
        "when": ("<t:1900000000:R>",),
        "bid": (bids[0],),
        "low": (bid(text, Bid(5, Face(1))),),
        "more": (bid(text, Bid(6, Face(1))),),
        "bids": (listed(text, bids),),
        "faces": (listed(text, [text("faces", face=face) for face in FACES[:3]]),),
        "names": (listed(text, ["Ana", "Bob"]),),
        "rolls": (listed(text, ["Ana ⚄", "Bob ⚁"]),),
        "phrases": (phrase,),
        "rules": (text("palifico-locked"),),
        "level": (text("level-hard"),),
        "chance": (text("chance-likely", percent=72),),
        "temperament": (text("temperament-bold"),),
        "preset": (text("preset-quick"),),
        "about": (text("preset-quick.about"),),
        "option": (text("option-dice"),),
        "achievement": (text("achievement-brink"),),
        "value": (text("option-dice-value", count=3),),
        "permissions": (text("permission-send-messages"),),
        "options": (option_set(text, "dice", "3"),),
    }
