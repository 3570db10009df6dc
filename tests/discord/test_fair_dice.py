"""Dice that anyone can check: lucky phrases, the secret that is opened at the end, and the check of it."""

import pytest

from tests.discord.tables import gather
from tests.discord.world import Person, World


async def choose(person: Person, phrase: str) -> str:
    """Fill in the form for a lucky phrase; what is said to that."""
    form = await person.presses("Lucky phrase", person.card)
    assert form.kind == "modal"
    answer = await person.fills_in(form, phrase=phrase)
    assert answer.private
    return answer.text


def phrases(here: World) -> list[str]:
    """What the table will mix into its dice; no view tells it before the start."""
    return [seat.phrase for seat in here.table()._game.seats]


# Lucky phrases.


async def test_a_phrase_is_confirmed_in_private_and_hidden_until_the_start(here: World) -> None:
    ana, bob, cleo = await gather(here, "Ana Bob Cleo")
    assert "Your lucky phrase is “toucan”." in await choose(ana, "toucan")
    await choose(cleo, "  señor \n *Ñandú*  #1 ")
    assert phrases(here) == ["toucan", "", "señor *Ñandú* ＃1"]
    assert "toucan" not in here.public
    assert "toucan" not in bob.sees()

    await ana.presses("Begin")
    assert "Lucky phrases: 🟡 “toucan” · 🔵 “señor \\*Ñandú\\* ＃1”" in here.card().text
    await here.passes(5)
    assert "Round 1" in here.card().text
    assert "Lucky phrases: 🟡 “toucan”" in here.card().text


async def test_a_phrase_replaces_the_one_before_and_an_empty_one_removes_it(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    await choose(ana, "toucan")
    await choose(ana, "parrot")
    assert phrases(here) == ["parrot", ""]
    assert await choose(ana, " ") == "You have no lucky phrase now."
    assert await choose(bob, "") == "You have no lucky phrase now."
    assert phrases(here) == ["", ""]
    await ana.presses("Begin")
    assert "Lucky phrases" not in here.public


async def test_a_phrase_may_have_64_characters(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    await choose(ana, "ñ" * 64)
    assert phrases(here) == ["ñ" * 64, ""]


async def test_only_who_sits_at_the_table_has_a_phrase(here: World) -> None:
    await gather(here, "Ana Bob")
    answer = await here.person("Dev").presses("Lucky phrase")
    assert answer.private
    assert "You don’t sit at this table." in answer.text


async def test_a_phrase_comes_too_late_once_the_game_has_begun(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    card, form = here.card(), await bob.presses("Lucky phrase")
    await ana.presses("Begin")
    assert "already begun" in (await bob.fills_in(form, phrase="toucan")).text
    late = here.press(ana, card, card.ids["Lucky phrase"])
    await here.arrive()
    assert "already begun" in late.text
    assert "toucan" not in here.public


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_phrase_goes_with_its_player(here: World, seat: int) -> None:
    people = await gather(here, "Ana Bob Cleo")
    await choose(people[seat], "gone")
    await choose(people[2], "stays")
    await people[seat].presses("Leave", people[seat].card)
    assert phrases(here) == ["", "stays"]


async def test_a_phrase_outlives_a_restart(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    await choose(ana, "toucan")
    await here.restarts()
    assert phrases(here) == ["toucan", ""]
