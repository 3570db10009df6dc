"""Names that other people chose, made safe to show: nothing a name holds changes a card or pings anyone."""

import re
import unicodedata
from functools import lru_cache

from bot.rules.pieces import LONGEST_PHRASE

LONGEST = 24
"""The graphemes that are shown of a name."""

_MOST_MARKS = 3
"""The combining marks that one letter keeps: enough for every living script, too few to climb over other lines."""

_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""

_EMOJI_PLANE = range(0x1F000, 0x1FB00)
"""Where new emojis are added, before this Python's Unicode knows them."""

_SKIN = range(0x1F3FB, 0x1F400)
_REGIONAL = range(0x1F1E6, 0x1F200)

_MARKUP = re.compile(r"([\\`*_~|<>#\[\]:])")
_ISOLATE, _POP = "\u2068", "\u2069"


@lru_cache(maxsize=1024)
def safe_name(name: str, neutral: str, most: int = LONGEST) -> str:
    """A name as it may stand anywhere in Discord's markup, isolated so that it can't turn the text around it.

    Control and format characters go, accents are not stacked, `most` graphemes are kept, 24 if not told, and markup,
    links, mentions and timestamps lose their meaning. `neutral` stands for a name of which nothing is left to see.
    """
    return isolated(_escape(plain_name(name, neutral, most)))


def isolated(text: str) -> str:
    """Text that can't turn what stands around it, nor be turned."""
    return f"{_ISOLATE}{text}{_POP}"


def safe_phrase(phrase: str) -> str:
    """A lucky phrase, made safe as names are."""
    return safe_name(phrase, "…", LONGEST_PHRASE)


def plain_name(name: str, neutral: str, most: int = LONGEST) -> str:
    """A name as `safe_name` shows it, without escapes, for places that know no markup."""
    seen = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    kept = "".join(filter(_shows, seen))
    cut = _cut(" ".join(kept.split()), most).strip()
    return cut if any(not _joins(char) for char in cut) else neutral


def _escape(name: str) -> str:
    """Take the meaning from all markup; a full-width `＠` can't mention, whatever follows it."""
    return _MARKUP.sub(r"\\\1", name).replace("@", "＠")


def _shows(char: str) -> bool:
    category = unicodedata.category(char)
    if category == "Cn":
        return ord(char) in _EMOJI_PLANE
    return category[0] != "C" and char not in _BLANK_LETTERS


def _cut(name: str, most: int) -> str:
    """The first graphemes of a name, each with few marks."""
    graphemes: list[str] = []
    for char in name:
        last = graphemes[-1] if graphemes else ""
        if last and (_joins(char) or _is_flag(last, char)):
            if len(last) <= _MOST_MARKS:
                graphemes[-1] += char
        elif len(graphemes) == most:
            break
        else:
            graphemes.append(char)
    return "".join(graphemes)


def _joins(char: str) -> bool:
    return unicodedata.category(char)[0] == "M" or ord(char) in _SKIN


def _is_flag(last: str, char: str) -> bool:
    return len(last) == 1 and ord(last) in _REGIONAL and ord(char) in _REGIONAL
