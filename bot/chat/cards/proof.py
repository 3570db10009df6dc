"""Whether the dice of a game hold, in plain words."""

from discord import ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Part, layout, lines, small
from bot.store import GameId
from bot.text import Text
from bot.verify import Report


def paper_name(game: GameId) -> str:
    """The name of the file that holds a game on paper."""
    return f"{game}.perudo"


def paper_card(game: GameId, text: Text) -> ui.LayoutView:
    """Beside it goes the file named by `paper_name`."""
    file: ui.File[ui.LayoutView] = ui.File(f"attachment://{paper_name(game)}")
    return layout(Box(palette.PAPER, (small(text("verify-file")), file)))


def proof_card(game: GameId, commitment: str, report: Report, opening: str, text: Text) -> ui.LayoutView:
    """What was checked and whether it holds; beside it goes the file named by `paper_name`."""
    file: ui.File[ui.LayoutView] = ui.File(f"attachment://{paper_name(game)}")
    told = _flaw(game, report, text) if report.fault else _holds(game, commitment, report, opening, text)
    parts: tuple[Part, ...] = (*told, small(text("verify-file")), file)
    return layout(Box(palette.REVEAL if report.fault else palette.GATHERING, parts))


def _holds(game: GameId, commitment: str, report: Report, opening: str, text: Text) -> tuple[str, ...]:
    where = text("verify-compare-link", link=opening) if opening else text("verify-compare")
    found = (
        text("verify-fingerprint"),
        text("verify-first"),
        text("verify-dice", count=report.dice, rounds=report.rounds) if report.rounds else "",
    )
    return (
        lines(f"## ✅ {text('verify-holds', game=game)}", *(f"- {line}" for line in found if line)),
        lines(where, f"`{commitment}`"),
        small(text("verify-limits")),
    )


def _flaw(game: GameId, report: Report, text: Text) -> tuple[str, ...]:
    if not report.fault:
        return ()
    told = text(f"flaw-{report.fault.flaw}", **report.fault.facts)
    return (lines(f"## ❌ {text('verify-holds-not', game=game)}", told, text("verify-tell")),)
