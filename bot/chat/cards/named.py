"""What people and seasons are called, wherever there is no table."""

from bot.chat.cards.pen import BETWEEN
from bot.chat.names import isolated, plain_name, safe_name
from bot.scores.seasons import Season
from bot.text import Text


def person_name(name: str, text: Text) -> str:
    """Somebody's name, safe and bold."""
    return f"**{safe_name(name, text('seat-somebody'))}**"


def season_title(season: Season, text: Text) -> str:
    """A season by its number, and by its name where it has one."""
    named = safe_name(season.name, "") if plain_name(season.name, "") else ""
    return BETWEEN.join(filter(None, (text("season-number", number=season.number), named)))


def season_label(season: Season, text: Text) -> str:
    """The same for menus, which know no markup, and whether it runs."""
    name = plain_name(season.name, "")
    runs = "" if season.ended_at else text("season-running")
    named = isolated(name) if name else ""
    return BETWEEN.join(filter(None, (text("season-number", number=season.number), named, runs)))
