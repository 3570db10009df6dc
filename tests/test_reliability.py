"""docs/reliability.md: each kind of fault is held by the tests that are named, and no other test claims to hold one."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "docs" / "reliability.md").read_text(encoding="utf-8")
LINES = 45
"""How many kinds of fault there are."""

Held = dict[int, set[str]]
"""The files of tests by the number of the fault that they hold."""


def listed() -> Held:
    rows = re.findall(r"^\| (\d\d) \|[^|]+\|([^|]+)\|$", PAGE, re.MULTILINE)
    return {int(number): set(re.findall(r"`([\w/.]+)`", files)) for number, files in rows}


def named() -> Held:
    """What the names and ids of all tests say."""
    found: defaultdict[int, set[str]] = defaultdict(set)
    for path in TESTS.rglob("test_*.py"):
        for name in names(ast.parse(path.read_text(encoding="utf-8"))):
            for number in re.findall(r"fault_(\d+)", name):
                found[int(number)].add(path.relative_to(TESTS).as_posix())
    return found


def names(tree: ast.Module) -> Iterator[str]:
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_"):
            yield test.name
            for part in (part for decorator in test.decorator_list for part in ast.walk(decorator)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def test_the_tests_that_are_named_are_there() -> None:
    there = named()
    assert {
        number: missing for number, files in listed().items() if (missing := files - there.get(number, set()))
    } == {}


def test_every_kind_of_fault_is_held() -> None:
    assert [number for number in range(1, LINES + 1) if not listed().get(number)] == []


def test_every_test_of_a_fault_is_of_one_that_is_listed() -> None:
    assert named().keys() == listed().keys()
