import re

import pytest

from bot.chat.cards import nudge, nudged, opening
from bot.rules.moves import CallDudo, RunOutOfTime
from bot.rules.options import Options
from bot.rules.pieces import PlayerId
from bot.text import load
from tests.chat.cards.games import (
    COMMITMENT,
    DEADLINE,
    GAME,
    WIDE,
    bids,
    called,
    climbed,
    dealt,
    gather,
    held,
    left,
    palifico,
    play,
    started,
    turn,
)
from tests.chat.cards.reading import read
from tests.chat.cards.states import BID, FOUR, OPENED, PICTURES, STATES, UNICODE, Draw, card, mine

TEXTS = load(strict=True)
TEXT = TEXTS["en-US"]
LEFT = f"<t:{int(DEADLINE)}:R>"


def told(draw: Draw, language: str = "en-US") -> str:
    return read(draw(TEXTS[language], UNICODE))


@pytest.mark.parametrize(
    ("state", "facts"),
    [
        pytest.param("gathering-alone", ["**Ana** (yellow) · 👑 host", "5 seats are free"], id="who sits, who hosts"),
        pytest.param("gathering-alone", ["A game needs at least 2 players"], id="why it can’t begin"),
        pytest.param(
            "gathering-four",
            ["**Dan** (green) · 🦉 hard, sceptical", "**Ana** can begin"],
            id="computers, and who begins",
        ),
        pytest.param("gathering-four", ["**Classic**", "Time for a turn: 90 seconds"], id="preset and clock"),
        pytest.param(
            "gathering-full-changed",
            ["All seats are taken", "Starting dice: 1 die", "A dudo costs: the difference", "no clock"],
            id="what differs from the preset",
        ),
        pytest.param(
            "rolloff-tie",
            ["**Ana** ⚅ six", "A tie", "**Bob** ⚄ five", "**Bob** rolled highest"],
            id="the roll-off, ties too",
        ),
        pytest.param("round-1-opening", ["Roll-off", "Round 1", "20 dice in play"], id="round 1 has the roll-off"),
        pytest.param("round-1-opening", ["No bid yet: 🔴 **Bob** opens"], id="who opens"),
        pytest.param("round-2-bids", ["🔴 **Bob**: 3 × fives", "🔵 **Chloé**: 4 × fives"], id="the bids in order"),
        pytest.param("round-2-bids", ["# ⚄ 5 × fives", "bid by 🟢 **Dan**"], id="the standing bid, large"),
        pytest.param("round-2-bids", ["It is 🟡 **Ana**’s turn", LEFT], id="whose turn, and until when"),
        pytest.param("round-2-bids", ["At least 5 of the 20 dice must be fives or pacos"], id="what a bid claims"),
        pytest.param("round-away-and-stand-in", ["💤 away", "5 × sixes (stand-in)"], id="away, and the stand-in"),
        pytest.param("round-palifico-bids", ["PALIFICO", "only players with one die may change"], id="palifico"),
        pytest.param("round-palifico-bids", ["-# 🔵 **Chloé** (blue) · out"], id="who is out"),
        pytest.param("round-palifico-bids", ["dice must be fives."], id="pacos don’t help in palifico"),
        pytest.param("round-only-a-call", ["only a call remains", "3 dice must be pacos."], id="only a call is left"),
        pytest.param(
            "call", ["🟡 **Ana** doubts 🟢 **Dan**’s **5 × fives**", "The cups are lifted"], id="the call first"
        ),
        pytest.param(
            "reveal-dudo-wrong",
            [
                "🟡 **Ana** doubts 🟢 **Dan**’s **5 × fives**",
                "🟡 **Ana** 【⚀ ⚀ ⚄ ⚄】⚂",
                "4 count: two pacos and two fives · not: a three",
                "Counted: 9 × fives",
                "**Ana** was wrong to doubt",
                "**Ana** loses 1 die: 4 left",
                "**Ana** lost and starts the next round",
            ],
            id="a wrong dudo, all of it",
        ),
        pytest.param(
            "reveal-dudo-right",
            ["was right to doubt", "🔴 **Bob** loses 1 die", "**Bob** lost and starts"],
            id="a right dudo",
        ),
        pytest.param(
            "reveal-calza-right",
            ["is exactly right", "exactly as many", "regains 1 die, and now holds 5", "**Dan** called and starts"],
            id="a right calza",
        ),
        pytest.param("reveal-calza-right-all-dice", ["holds all 5 dice already"], id="a right calza with all dice"),
        pytest.param("reveal-calza-wrong", ["not exactly as many", "**Bob** loses 1 die"], id="a wrong calza"),
        pytest.param("reveal-palifico-next", ["The next round is **PALIFICO**"], id="palifico is announced"),
        pytest.param(
            "reveal-out-and-next",
            ["**Ana** is out", "**Bob** comes after 🟡 **Ana** and starts"],
            id="out, and who is next",
        ),
        pytest.param("reveal-then-left", ["**Chloé** left the game"], id="who got up in the pause"),
        pytest.param(
            "void", ["**Bob** left the game", "Nobody else loses a die", "**Chloé** starts"], id="a void round"
        ),
        pytest.param("end", ["**Dan** wins!", "Counted: 0 × fives", "1. 🟢 **Dan**", "4. 🔴 **Bob**"], id="the end"),
        pytest.param("end", [GAME, COMMITMENT], id="how the dice can be checked"),
        pytest.param("end-left", ["**Ana** wins!", "**Bob** left the game"], id="won because the other left"),
        pytest.param("stopped-in-play", ["counts for nobody", COMMITMENT], id="stopped in play"),
        pytest.param("stopped-before", ["had not begun"], id="stopped before"),
        pytest.param("panel-raise-done", ["two pacos, a three and two fives", "4 × fives"], id="my dice in words"),
        pytest.param("panel-raise-done", ["# ⚀ ⚀ ⚂ ⚄ ⚄", "✅", "It is your turn", LEFT], id="my dice, done, my turn"),
        pytest.param("panel-not-on-turn", ["It is 🟡 **Ana**’s turn", "5 × fives"], id="not my turn"),
        pytest.param("panel-out", ["You hold no dice any more"], id="my panel when out"),
        pytest.param("panel-between", ["Your dice come with the next deal"], id="my panel between rounds"),
        pytest.param("form-bid-over", ["Standing bid: 5 × fives; 20 dice in play", "ones (pacos)"], id="the form"),
        pytest.param("leave", ["You are out at once"], id="what leaving costs"),
        pytest.param(
            "board", ["1. **Ana** · 12 wins in 20 games · 60%", "2. **Somebody** · 4 wins"], id="a leaderboard"
        ),
        pytest.param("board-season", [r"wins · Season 3 · Spr\*ng", "○ Season 2 "], id="whose board, and the others"),
        pytest.param("end-season", [r"Season 3 · Spr\*ng · ratings of this season"], id="whose ratings"),
        pytest.param("season", [r"Season 3 · Spr\*ng** · since", "🥈 2. **B\\*b** ◀"], id="who leads in a season"),
        pytest.param("season", [r"Season 2 · 🏆 **Ana** and **B\*b** · <t:1770000000:d>"], id="who won a season"),
        pytest.param("form-season-ends", ["The season that is running ends."], id="what becomes of the one that runs"),
        pytest.param("board-empty", ["Nobody has finished"], id="an empty leaderboard"),
        pytest.param(
            "history",
            ["Games of **Ana**", "🥇 place 1 of 4 · <t:1900000000:R> · 📈 1012 (+12), provisional"],
            id="a game of somebody’s, when it ended, and what it did to their rating",
        ),
        pytest.param(
            "history", [r"with **B\*b**, **Somebody** and **Dan** · `late`"], id="with whom, and the game’s id"
        ),
        pytest.param("history", ["place 4 of 4 · <t:1700000000:R> · unrated"], id="a game that was not rated"),
        pytest.param("rules", ["Over 7 × fours you may bid"], id="rules with worked numbers"),
    ],
)
def test_a_card_says(state: str, facts: list[str]) -> None:
    seen = told(STATES[state])
    assert [fact for fact in facts if fact not in seen] == []


@pytest.mark.parametrize(
    ("state", "absent"),
    [
        pytest.param("gathering-four", "Changed", id="nothing differs"),
        pytest.param("round-palifico-bids", "or pacos", id="pacos are plain"),
        pytest.param("round-past", LEFT, id="no time runs on an old card"),
        pytest.param("call", "【", id="no die before the cups are lifted"),
        pytest.param("panel-not-on-turn", LEFT, id="no time of somebody else’s"),
        pytest.param("end", "👑", id="no crown but the winner’s"),
        pytest.param("stopped-before", COMMITMENT, id="no dice to check"),
    ],
)
def test_a_card_does_not_say(state: str, absent: str) -> None:
    assert absent not in told(STATES[state])


def test_later_rounds_have_no_roll_off() -> None:
    assert "Roll-off" not in told(card(dealt(called(BID, "dudo"))))


def test_a_long_auction_is_cut_from_the_front() -> None:
    seen = told(card(climbed(OPENED, 12)))
    assert "3 earlier bids" in seen
    assert len(re.findall(r"-# \S+ \*\*\w+\*\*: \d", seen)) == 8


def test_when_the_loser_gets_up_in_the_pause_somebody_else_starts() -> None:
    seen = told(card(left(called(BID, "dudo"), 1)))
    assert "**Ana** left the game.\n┃ 🔴 **Bob** starts the next round." in seen


def test_a_stand_in_that_calls_is_marked() -> None:
    assert BID.round
    ended = play(BID, RunOutOfTime(turn(BID), BID.round.since, CallDudo(turn(BID))))
    assert "Called by the stand-in" in told(card(ended))


def test_in_palifico_pacos_do_not_count() -> None:
    game = bids(dealt(palifico(held(started(FOUR), 1, 5, 5, 5)), "5", "11155"), "3x5")
    seen = told(card(called(game, "dudo")))
    assert "Counted: 3 × fives" in seen
    assert "2 count: two fives · not: three pacos" in seen
    assert "pacos count as well" not in seen


def test_a_cup_that_was_lifted_is_drawn_in_order() -> None:
    game = bids(dealt(started(gather(2)), "63516", "22222"), "2x6")
    assert "【⚀ ⚅ ⚅】⚂ ⚄" in told(card(called(game, "dudo")))


def test_a_locked_palifico_says_so() -> None:
    game = started(gather(3, options=Options(palifico_face="locked")))
    seen = told(card(dealt(palifico(held(game, 1, 5, 5)))))
    assert "Pacos are not wild and the face stands.\n" in seen


def test_dice_are_pictures_once_they_are_uploaded() -> None:
    seen = read(STATES["reveal-dudo-wrong"](TEXT, PICTURES))
    assert "<:die_yellow_1:" in seen
    assert "4 count: two pacos and two fives" in seen
    panel = read(mine(BID, 1)(TEXT, PICTURES))
    assert "[die_yellow_6 5 × sixes]" in panel


@pytest.mark.parametrize("language", TEXTS.languages)
def test_nothing_a_name_holds_reaches_the_card(language: str) -> None:
    names = ("<@1> @everyone", "[a](https://b.c)", "\u202eevil", "\u200b", "# x\n# y", WIDE[3])
    for game in (gather(5, 1, names=names), bids(dealt(started(gather(6, names=names))), "3x5")):
        seen = read(card(game)(TEXTS[language], UNICODE))
        assert not [bad for bad in ("<@", "@everyone", "[a](", "https://", "\u202e", "\u200b", "\n# y") if bad in seen]
        assert TEXTS[language]("seat-unnamed", seat=4) in seen


@pytest.mark.parametrize("language", TEXTS.languages)
def test_plain_messages(language: str) -> None:
    text = TEXTS[language]
    first = opening("Ana @here", COMMITMENT, text)
    assert COMMITMENT in first
    assert "Ana ＠here" in first
    assert "<@7>" in nudge(PlayerId(7), LEFT, text)
    assert LEFT in nudge(PlayerId(7), LEFT, text)
    assert "<@7>" in nudge(PlayerId(7), "", text)
    assert nudged("Ana", text, stand_in=True) != nudged("Ana", text, stand_in=False)
    assert "<@" not in nudged("<@7>", text, stand_in=True)
