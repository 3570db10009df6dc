"""The ways from one page of a long list to the next, and what a button says of a page."""

from collections.abc import Callable, Iterator

from bot.chat import ids
from bot.chat.cards.layout import Item, button
from bot.chat.ids import Press

PAGES = 100
"""The pages that there are at most."""


def turning(number: int, lines: int, press: Callable[[int], Press], *, more: bool) -> Iterator[Item | None]:
    """The buttons to the page before page `number` and, if there is `more`, to the one after: by what stands there.

    Args:
        number: the page that is shown, from 0.
        lines: how much stands on a page.
        press: what a button says that leads to a page.
        more: whether something comes after this page.
    """
    for other, there, label in (
        (number - 1, number > 0, "◀ {}–{}"),
        (number + 1, more and number + 1 < PAGES, "{}–{} ▶"),
    ):
        first = other * lines + 1
        yield button(press(other), label.format(first, first + lines - 1), shown=there)


def page_number(written: str) -> int | None:
    """The number of a page as a button says it; None where there is no such page."""
    return ids.number(written, PAGES - 1)
