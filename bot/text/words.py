"""The words that sentences are made of: bids, cups, lists, clocks and options in one language."""

from collections.abc import Iterable

from bot.rules.bids import Bid
from bot.rules.pieces import FACES, Cup
from bot.text.languages import Text

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def bid(text: Text, said: Bid) -> str:
    """A bid, as in “8 × fives”."""
    return text("bid", quantity=said.quantity, face=said.face)


def cup(text: Text, dice: Cup) -> str:
    """The dice under one cup, pacos first, as in “two pacos, a four and a five”."""
    held = ((dice.count(face), face) for face in FACES)
    words = [text("dice-of-face", number=number, face=face) for number, face in held if number]
    return listed(text, words) if words else text("dice-none")


def listed(text: Text, items: Iterable[str]) -> str:
    """A list, as in “a, b and c”; empty for no items."""
    *most, last = [*items] or [""]
    if not most:
        return last
    first, *rest = most
    if not rest:
        return text("list-two", first=first, last=last)
    for item in rest:
        first = text("list-more", first=first, next=item)
    return text("list-last", first=first, last=last)


def clock(text: Text, seconds: int | None) -> str:
    """The time for a turn, as in “90 seconds”, “3 minutes” or “1 day”; None is no limit."""
    if seconds is None:
        return text("clock-off")
    for unit, key in ((_DAY, "clock-days"), (_HOUR, "clock-hours")):
        if seconds and seconds % unit == 0:
            return text(key, count=seconds // unit)
    if seconds > _MINUTE and seconds % _MINUTE == 0:
        return text("clock-minutes", count=seconds // _MINUTE)
    return text("clock-seconds", count=seconds)


def option_value(text: Text, name: str, value: str) -> str:
    """The value of an option in words; name and value as people write them (docs/rules.md, "Options and presets")."""
    if name == "dice":
        return text("option-dice-value", count=int(value))
    return text(f"option-{name}-{value}")


def option_set(text: Text, name: str, value: str) -> str:
    """An option and its value in words, as in “Starting dice: 3 dice”."""
    return text("option-set", option=text(f"option-{name}"), value=option_value(text, name, value))
