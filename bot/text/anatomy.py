"""What Fluent messages are made of: which facts they need and what they refer to."""

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Made(msgspec.Struct, frozen=True):
    """What one message, attribute or term mentions itself, references not followed.

    Attributes:
        facts: the `$facts` it names.
        messages: the messages it quotes.
        terms: the terms it quotes, without their hyphen.
        calls: the functions it calls, each with the number of its arguments.
    """

    facts: frozenset[str]
    messages: frozenset[str]
    terms: frozenset[str]
    calls: frozenset[tuple[str, int]]


class Anatomy(msgspec.Struct, frozen=True):
    """All entries of one language.

    Attributes:
        messages: by key; an attribute's key is `message.attribute`.
        terms: by name, without the hyphen.
    """

    messages: dict[str, Made]
    terms: dict[str, Made]

    def facts(self, key: str) -> frozenset[str]:
        """The facts that a message needs, by itself and through the messages it quotes.

        Raises:
            KeyError: there is no such message.
        """
        return self._facts(key, frozenset())

    def _facts(self, key: str, seen: frozenset[str]) -> frozenset[str]:
        made = self.messages[key]
        quoted = (name for name in made.messages - seen if name in self.messages)
        return made.facts.union(*(self._facts(name, seen | {key}) for name in quoted))


@cache
def parsed(source: str) -> ast.Resource:
    """A file of messages, read once however many ask what is in it; nobody changes it."""
    return FluentResource(source)


def anatomy(resources: Iterable[ast.Resource]) -> Anatomy:
    """Take the files of one language apart; of two entries with one name the first counts, as in Fluent."""
    messages: dict[str, Made] = {}
    terms: dict[str, Made] = {}
    for resource in resources:
        for entry in resource.body:
            match entry:
                case ast.Message():
                    for key, pattern in _patterns(entry):
                        messages.setdefault(key, _made(pattern))
                case ast.Term():
                    terms.setdefault(entry.id.name, _made(entry.value))
                case _:
                    continue
    return Anatomy(messages, terms)


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _made(pattern: ast.Pattern) -> Made:
    mentions = _Mentions()
    mentions.visit(pattern)
    return Made(
        frozenset(mentions.facts), frozenset(mentions.messages), frozenset(mentions.terms), frozenset(mentions.calls)
    )


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.calls: set[tuple[str, int]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        self.calls.add((node.id.name, len(node.arguments.positional)))
        self.generic_visit(node)
