"""Nothing that people read is written in the code: all of it comes from the locales."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.chat

ROOM = Path(bot.chat.__path__[0])
FILES = sorted(ROOM.rglob("*.py"))

_WORDS = re.compile(r"[^\W\d_][,;:.!?…]? [^\W\d_]")
"""Two words, one after the other."""

_LETTER = re.compile(r"[^\W\d_]")

_SHOWN = {"label", "placeholder", "content", "description", "title", "text"}
"""What Discord's components call the words that they show."""

_SHOWING = {"TextDisplay", "notice", "whisper", "announce", "small", "lines", "Box", "Section", "send", "send_message"}
"""What shows the words that it is called with."""

_LOGGING = {"debug", "info", "warning", "error", "exception"}

_NOT_READ = {
    # What notes are called in the database.
    "commands of ",
    "reminder in ",
    # What a host is told when Discord does not let the bot in.
    "Discord refuses the token: copy it again from the developer portal",
    "Discord refuses what the bot asks to see: see its intents in the developer portal",
    "Discord sends the bot away for good, with code ",
}
"""Strings of several words that nobody in a channel reads."""


def offences(source: str) -> set[str]:
    """Literals that people could read: of several words anywhere, or of any word where it is to be shown."""
    tree = ast.parse(source)
    unseen = {node for part in ast.walk(tree) for hidden in _unseen(part) for node in ast.walk(hidden)}
    sentences = {_said(node) for node in ast.walk(tree) if node not in unseen and _WORDS.search(_said(node))}
    labels = {_said(node) for part in ast.walk(tree) for node in _shown(part) if _LETTER.search(_said(node))}
    return sentences | labels


def _said(node: ast.AST) -> str:
    """What a node says by itself, empty for whatever is no string."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _unseen(part: ast.AST) -> Iterator[ast.AST]:
    """What nobody in a channel ever reads: docstrings, notes below constants, types, the log, and errors for hosts."""
    match part:
        case ast.Expr(value=ast.Constant() as text):
            yield text
        case ast.Call(func=ast.Attribute(attr=name)) if name in _LOGGING:
            yield part
        case ast.Raise(exc=ast.expr() as error):
            yield error
        case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
            yield annotation
        case _:
            return


def _shown(part: ast.AST) -> Iterator[ast.AST]:
    """What is shown to people where a component or an answer is made."""
    match part:
        case ast.keyword(arg=str(name), value=value) if name in _SHOWN:
            yield from _pieces(value)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=arguments) if name in _SHOWING:
            for argument in arguments:
                yield from _pieces(argument)
        case _:
            return


def _pieces(value: ast.expr) -> Iterator[ast.AST]:
    """The strings that a value is made of, without the keys and facts of sentences."""
    match value:
        case ast.Constant():
            yield value
        case ast.JoinedStr(values=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from _pieces(part)
        case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
            yield from (*_pieces(one), *_pieces(other))
        case _:
            return


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOM)) for file in FILES])
def test_what_people_read_comes_from_the_locales(file: Path) -> None:
    assert offences(file.read_text(encoding="utf-8")) - _NOT_READ == set()


def test_what_is_let_pass_is_there() -> None:
    assert _NOT_READ - set[str]().union(*(offences(file.read_text(encoding="utf-8")) for file in FILES)) == set()


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        pytest.param("button(press, label='Join')", {"Join"}, id="a label"),
        pytest.param("ui.TextDisplay('Hello')", {"Hello"}, id="text"),
        pytest.param("ui.TextDisplay(f'## Round {number}')", {"## Round "}, id="part of a text"),
        pytest.param("await visit.whisper('Done' if done else text('not-done'))", {"Done"}, id="one of two answers"),
        pytest.param("Box(1, (f'# {name} wins', row))", {" wins"}, id="in a box"),
        pytest.param("select(press, placeholder='Over ' + bid)", {"Over "}, id="put together"),
        pytest.param("TITLE = 'Take a seat'", {"Take a seat"}, id="a sentence, wherever it is used"),
        pytest.param("say('C’est à toi')", {"C’est à toi"}, id="in any language"),
        pytest.param("'About it all.'\nx = 1\n'What it is.'", set(), id="docstrings are not read"),
        pytest.param("log.info('game %s is late', game)", set(), id="nor is the log"),
        pytest.param("raise LoginRefused('the token is wrong')", set(), id="nor are errors for hosts"),
        pytest.param("visit.whisper(text('done-left'))", set(), id="keys are none"),
        pytest.param("lines(f'## {title}', '🎲')", set(), id="nor are marks"),
    ],
)
def test_a_planted_literal_is_found(planted: str, found: set[str]) -> None:
    assert offences(planted) == found
