"""Tables as a test needs them: opened, filled and begun, with dice that are known."""

from collections.abc import Sequence

from bot.rules.pieces import Cup
from tests.discord.dice import Wanted
from tests.discord.people import Person
from tests.discord.world import World


def seat_one_opens(opens: int, _: tuple[Cup, ...]) -> bool:
    return opens == 1


def count(cups: Sequence[Cup], *faces: int) -> int:
    """How many dice under all cups show one of these faces."""
    return sum(cup.count(face) for cup in cups for face in faces)


async def gather(here: World, names: str, **options: object) -> list[Person]:
    """Open a table; the first of `names` is its host, the others join."""
    people = here.people(names)
    await people[0].starts(**options)
    for person in people[1:]:
        await person.types("perudo join")
    return people


async def play(
    here: World, names: str, dice: int = 2, wanted: Wanted = seat_one_opens, **options: object
) -> list[Person]:
    """Begin a game whose first round is `wanted`; without a word about it, the first of `names` opens."""
    here.draws.choose([dice] * len(names.split()), wanted)
    people = await gather(here, names, dice=dice, **options)
    await people[0].types("perudo begin")
    return people


async def play_palifico(here: World, names: str = "Ana Bob Cleo") -> list[Person]:
    """Begin a game with two dice each, in which the first of `names` has lost one: round 2 is palifico, and theirs."""
    people = await play(here, names, 2, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await people[0].bids("1 five")
    await people[1].types("dudo")
    await here.passes(5)
    return people


async def play_to_the_end(here: World, names: str = "Ana Bob") -> list[Person]:
    """A game that the second of `names` has won, with the last cups on the table."""
    people = await play(here, names, 1, lambda opens, cups: opens == 1 and not count(cups, 1, 5))
    await people[0].bids("1 five")
    await people[1].types("dudo")
    await here.passes(5)
    return people
