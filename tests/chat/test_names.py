import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.names import LONGEST, plain_name, safe_name

NEUTRAL = "Player 3"


def inside(name: str) -> str:
    """A safe name without its isolation, which it must have."""
    safe = safe_name(name, NEUTRAL)
    assert (safe[0], safe[-1]) == ("\u2068", "\u2069")
    return safe[1:-1]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("Ana", "Ana", id="a plain name stays"),
        pytest.param("J. O’Brien-Smith, Jr.", "J. O’Brien-Smith, Jr.", id="punctuation without meaning stays"),
        pytest.param("`@everyone`", "\\`＠everyone\\`", id="back-ticks and everyone"),
        pytest.param("@here", "＠here", id="here"),
        pytest.param("<@123>", "\\<＠123\\>", id="a mention"),
        pytest.param("<#123>", "\\<\\#123\\>", id="a channel"),
        pytest.param("</dudo:123>", "\\</dudo\\:123\\>", id="a command"),
        pytest.param("<t:0:R>", "\\<t\\:0\\:R\\>", id="a timestamp"),
        pytest.param("<:die:123>", "\\<\\:die\\:123\\>", id="an emoji"),
        pytest.param("[x](https://a.b)", "\\[x\\](https\\://a.b)", id="a link behind words"),
        pytest.param("https://evil.example", "https\\://evil.example", id="a bare link"),
        pytest.param(
            "__a__ *b* ~~c~~ ||d||", "\\_\\_a\\_\\_ \\*b\\* \\~\\~c\\~\\~ \\|\\|d\\|\\|", id="emphasis and spoilers"
        ),
        pytest.param("# big", "\\# big", id="a heading"),
        pytest.param("> quote", "\\> quote", id="a quotation"),
        pytest.param("\\", "\\\\", id="a backslash can’t eat what follows"),
        pytest.param("abc\u202edef", "abcdef", id="right-to-left override"),
        pytest.param("\u2066a\u2067b\u2068c\u2069", "abc", id="isolates"),
        pytest.param("a\u200bb\u200cc\u200dd\ufeff", "abcd", id="zero width"),
        pytest.param("a\nb\tc\u2028d", "a b c d", id="line breaks"),
        pytest.param("  a   b  ", "a b", id="spaces"),
        pytest.param("😀" * 32, "😀" * LONGEST, id="32 wide emoji"),
        pytest.param("🇫🇷" * 32, "🇫🇷" * LONGEST, id="flags stay whole"),
        pytest.param("👍🏿" * 32, "👍🏿" * LONGEST, id="skin tones stay with their hand"),
        pytest.param("e\u0301", "é", id="composed"),
        pytest.param("a" + "\u0315\u0316\u0317\u0318" * 20, "a\u0316\u0317\u0318", id="stacked accents"),
        pytest.param("", NEUTRAL, id="empty"),
        pytest.param(" \u00a0\u3000", NEUTRAL, id="spaces alone"),
        pytest.param("\u200b\u2060\u00ad", NEUTRAL, id="zero width alone"),
        pytest.param("\u3164\u2800\u115f", NEUTRAL, id="blank letters alone"),
        pytest.param("\u0301\u0302", NEUTRAL, id="accents on nothing"),
        pytest.param("\ud800", NEUTRAL, id="half a character"),
        pytest.param("עברית", "עברית", id="right-to-left letters stay"),
        pytest.param("नमस्ते", "नमस्ते", id="vowel signs stay"),
    ],
)
def test_fault_29_a_name_is_shown_safely(name: str, shown: str) -> None:
    assert inside(name) == shown


def test_a_plain_name_has_no_escapes() -> None:
    assert plain_name("*Ana*", NEUTRAL) == "*Ana*"


@given(st.text(max_size=200))
def test_fault_29_whatever_a_name_holds(name: str) -> None:
    shown = inside(name)
    unescaped = shown.replace("\\\\", "").replace("\\", "\\\x00")
    assert not set("`*_~|<>#[]:") & {char for last, char in zip("x" + shown, shown, strict=False) if last != "\\"}
    assert "\n" not in shown
    assert "@" not in shown
    assert shown.strip() == shown != ""
    assert len(shown) <= 2 * LONGEST * 4
    assert unescaped.count("\\") == unescaped.count("\x00")
    assert not [char for char in shown if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co"}]
