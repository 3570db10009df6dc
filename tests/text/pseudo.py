"""Languages that nobody speaks, made of English: they show where text has no room, is cut up, or is in no language.

They have names that are kept for private use. `LONG` says everything at the length that the longest translations have,
`ACCENTED` has not one plain letter, and `RIGHT_TO_LEFT` is written in Hebrew letters.
"""

from collections.abc import Callable
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.text import ENGLISH, Texts, load
from bot.text.languages import LOCALES, sources

LONG, ACCENTED, RIGHT_TO_LEFT = "qaa", "qab", "qac"

_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = str.maketrans(_PLAIN, "ÀßÇĐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž")
_HEBREW = str.maketrans(_PLAIN, "אבגדהוזחטיכלמנסעפצקרשתאבגד" * 2)


def _long(text: str) -> str:
    """The text with more behind it: the shorter, the more, as translations of interfaces grow."""
    letters = sum(map(str.isalpha, text))
    share = next(share for most, share in ((10, 1.0), (20, 0.8), (50, 0.6), (10_000, 0.35)) if letters <= most)
    return text.rstrip() + "o" * round(letters * share) + text[len(text.rstrip()) :]


_WAYS: dict[str, Callable[[str], str]] = {
    LONG: _long,
    ACCENTED: lambda text: text.translate(_ACCENTED),
    RIGHT_TO_LEFT: lambda text: text.translate(_HEBREW),
}


class _Rewriting(Transformer):
    """Rewrites what is said, and leaves what is code."""

    def __init__(self, way: Callable[[str], str]) -> None:
        self._way = way
        self._code = False

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - Fluent's name
        outer, self._code = self._code, False
        self.generic_visit(node)
        self._code = outer
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        first, *more = node.value.split("`")
        written = [self._part(first)]
        for part in more:
            self._code = not self._code
            written.append(self._part(part))
        node.value = "`".join(written)
        return node

    def _part(self, text: str) -> str:
        return text if self._code else self._way(text)


def write(folder: Path) -> None:
    """Write English and all of them into a folder."""
    for name, way in (_WAYS | {ENGLISH: lambda text: text}).items():
        (folder / name).mkdir()
        for file, source in sources(LOCALES / ENGLISH).items():
            resource: ast.Resource = FluentResource(source)
            written = FluentSerializer().serialize(_Rewriting(way).visit(resource))
            (folder / name / file).write_text(written, encoding="utf-8")


def pseudo(folder: Path) -> Texts:
    """All of them, and English, strictly; their files are left in `folder`."""
    write(folder)
    return load(folder, strict=True)
