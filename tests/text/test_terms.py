"""The terms that docs/translating.md asks native speakers about are those that the bot says."""

from pathlib import Path
from typing import NamedTuple

import pytest

from bot.text.languages import LOCALES, sources

PAGE = Path(__file__).parents[2] / "docs" / "translating.md"

FOLDERS = {
    "French": ["fr"],
    "Japanese": ["ja"],
    "Indonesian": ["id"],
    "Dutch": ["nl"],
    "Spanish": ["es-ES", "es-419"],
    "Spanish (Spain)": ["es-ES"],
    "Spanish (Latin America)": ["es-419"],
    "Portuguese (Brazil)": ["pt-BR"],
    "German": ["de"],
}
"""The languages with terms that a native speaker should judge, and where they lie."""


class Term(NamedTuple):
    """A row of the table."""

    language: str
    meant: str
    ours: str
    why: str


def terms() -> list[Term]:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.read_text(encoding="utf-8").splitlines()
    ]
    return [Term(*row) for row in rows if len(row) == len(Term._fields) and row[0] in FOLDERS]


@pytest.mark.parametrize("language", FOLDERS)
def test_each_language_has_its_terms(language: str) -> None:
    assert [term for term in terms() if term.language == language]


def test_each_term_says_what_is_meant_and_why_it_is_asked() -> None:
    assert [term for term in terms() if not all(term)] == []


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.language}: {term.meant}")
def test_a_term_that_is_asked_about_is_said(term: Term) -> None:
    there = {child.name for child in LOCALES.iterdir()}
    texts = [text for name in FOLDERS[term.language] if name in there for text in sources(LOCALES / name).values()]
    said, ours = "\n".join(texts).lower(), term.ours.lower().strip("¡!")
    assert not texts or ours in said or all(word in said for word in ours.split(", "))
