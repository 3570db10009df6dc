"""Names for computer players: short, and names in any language."""

from collections.abc import Iterable
from itertools import count
from random import Random

NAMES = (
    "Ada",
    "Bruno",
    "Carmen",
    "Diego",
    "Elena",
    "Felix",
    "Greta",
    "Hugo",
    "Iris",
    "Jonas",
    "Kira",
    "Luca",
    "Mina",
    "Nico",
    "Olga",
    "Pablo",
    "Rosa",
    "Sami",
    "Tilda",
    "Viktor",
    "Yuki",
    "Zora",
)


def name_for(taken: Iterable[str], rng: Random) -> str:
    """A name that nobody at the table has, whatever its capitals."""
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    if free:
        return rng.choice(free)
    numbered = (f"{name} {number}" for number in count(2) for name in NAMES)
    return next(name for name in numbered if name.casefold() not in used)
