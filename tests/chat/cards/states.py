"""Every card, panel and form there is, in each state in which it looks different."""

from collections.abc import Callable, Sequence

from discord import ui
from msgspec.structs import replace

from bot.chat.cards import (
    COLOURS,
    GAMES,
    Dice,
    HistoryPage,
    Known,
    Page,
    Ranked,
    StatsPage,
    bid_modal,
    board,
    call_card,
    computer_panel,
    emoji_name,
    export_card,
    fairness_card,
    forget_question,
    hint_words,
    history_card,
    leave_question,
    notice,
    options_panel,
    panel,
    paper_card,
    past_card,
    phrase_modal,
    privacy_card,
    proof_card,
    replay_card,
    rules_card,
    season_card,
    season_modal,
    season_question,
    settings_panel,
    stats_card,
    table_card,
)
from bot.chat.cards.board import Scope
from bot.chat.cards.settings import Scoped
from bot.players import hint
from bot.players.review import Account, Review
from bot.rules.bids import Bid
from bot.rules.events import ComputerSeated, SeatTaken
from bot.rules.game import Game
from bot.rules.moves import Close, Stop
from bot.rules.options import PRESETS, Options
from bot.rules.pieces import FACES, Face, SeatNo
from bot.scores.achievements import NAMES, Earned
from bot.scores.cups import Bluff, Called
from bot.scores.highlights import Highlights
from bot.scores.outcome import Outcome
from bot.scores.ratings import Rating
from bot.scores.seasons import Season
from bot.scores.tallies import Change, Tally
from bot.store import LAST_GAMES, By, Career, GameId, Other, PastGame, Settings, Standing
from bot.tables.replays import moment
from bot.text import Text, Texts, load
from bot.verify import Fault, Flaw, Report
from tests.chat.cards.games import (
    COMMITMENT,
    GAME,
    OPENING,
    WIDE,
    away,
    begun,
    bids,
    called,
    climbed,
    dealt,
    gather,
    held,
    left,
    lucky,
    palifico,
    play,
    player,
    seen,
    showing,
    started,
    tied,
    turn,
)
from tests.games.regenerate import LOGS, log

Draw = Callable[[Text, Dice], ui.LayoutView | ui.Modal]

UNICODE = Dice()
PICTURES = Dice({emoji_name(colour, face): 10**18 + face for colour in COLOURS for face in FACES})
"""All dice uploaded."""

FOUR = gather(3, 1)
CUPS = ("11355", "22455", "34566", "12345")
OPENED = dealt(started(FOUR, 2), *CUPS)
BID = bids(OPENED, "3x5", "4x5", "5x5")
FULL_CUPS = ("11223", "23456", "12345", "34566", "11456", "22355")

DUEL = held(started(gather(2)), 1, 2)
PALIFICO = dealt(palifico(held(started(FOUR), 1, 5, 0, 3)), "5", "22455", "", "346")
LAST = held(started(FOUR), 1, 0, 0, 3)
WON = called(bids(dealt(LAST, "2", "", "", "346"), "3x5"), "dudo")
ODD_OPTIONS = Options(
    dice=1, raises="same-face-or-same-number", calza_by="off-turn", calza_in_palifico=True, loss="difference"
)


def crowd() -> Game:
    """Six seats with the longest names and phrases there are; half of them away, one a computer player."""
    game = gather(5, 1, names=WIDE, options=Options(calza_in_palifico=True))
    game = tied(lucky(game, *("*" * 64,) * 5))
    for seat in (1, 3, 5):
        game = away(game, seat)
    return game


def longest_auction() -> Game:
    """45 bids, in a round that is said to be palifico so that the card has more to say."""
    game = climbed(dealt(crowd(), *FULL_CUPS), 45)
    assert game.round
    return replace(palifico(game), round=replace(game.round, palifico=True))


PLAIN = Highlights()
"""A game in which all went as the odds said."""


def card(game: Game) -> Draw:
    return lambda text, dice: table_card(showing(game), text, dice)


def ended(game: Game, weight: float, *changes: Change, told: Highlights = PLAIN, earned: Sequence[Earned] = ()) -> Draw:
    moved = {SeatNo(seat): change for seat, change in enumerate(changes, 1)}
    outcome = Outcome(weight, moved, told, tuple(earned))
    return lambda text, dice: table_card(showing(game, outcome), text, dice)


def ended_in(season: Season, game: Game, *changes: Change) -> Draw:
    """The end of a game that counts in a season, for half of a whole one."""
    moved = {SeatNo(seat): change for seat, change in enumerate(changes, 1)}
    outcome = Outcome(0.5, moved, season=season)
    return lambda text, dice: table_card(showing(game, outcome), text, dice)


def past(game: Game) -> Draw:
    return lambda text, dice: past_card(showing(game), text, dice)


def call(game: Game) -> Draw:
    return lambda text, dice: call_card(showing(game), text, dice)


def mine(game: Game, seat: int, done: str = "") -> Draw:
    return lambda text, dice: panel(showing(game), seen(game, seat), text, dice, done)


STANDINGS = (
    Standing(1, 1, "Ana", Tally(games=20, wins=12, rated=20, rating=Rating(27.5, 3), dudos=40, dudos_right=31)),
    Standing(2, 2, "B*b", Tally(games=8, wins=4)),
    Standing(2, 3, "", Tally(games=8, wins=4)),
    Standing(4, 4, "Dan", Tally(games=3, wins=1)),
    Standing(5, 5, "Eve", Tally(games=1, wins=0)),
)

DOUBTED = Called(SeatNo(1), "dudo", Bid(8, Face(5)), right=True, chance=0.31)
EXACT = Called(SeatNo(2), "calza", Bid(4, Face(1)), right=True, chance=0.194)
BLUFF = Bluff(SeatNo(4), Bid(9, Face(6)), called=False, chance=0.042)

CROWNED = Standing(9, 9, WIDE[3], Tally(games=10**6, wins=10**6))


def leaderboard(page: Page, standings: Sequence[Standing], around: Sequence[Standing] = (), me: int = 4) -> Draw:
    return lambda text, _: board(page, standings, around, me, text)


SPRING = Season(3, "Spr*ng", 1_780_000_000_000)
NAMELESS = Season(2, "", 1_770_000_000_000, 1_779_000_000_000)
FIRST = Season(1, "First", 1_760_000_000_000, 1_769_000_000_000)
SEASONS = (SPRING, NAMELESS, FIRST)
LONGEST = Season(10**6 - 1, WIDE[0], 10**14)


def board_of(season: Season, seasons: Sequence[Season], by: By = "wins", many: int = 1) -> Draw:
    """The board of a season, with the menu of all."""
    return lambda text, _: board(Page(by, season.period), STANDINGS * many, (), 4, text, seasons)


def seasons_of(*seasons: Season, may_manage: bool = False, said: str = "", name: str = "") -> Draw:
    """The card of seasons; the first one has three leaders, the next two winners, and any other none."""
    leaders = [replace(standing, name=name or standing.name) for standing in STANDINGS[:3]]
    won = [replace(standing, place=1) for standing in leaders[:2]]
    ranked = [Ranked(season, first) for season, first in zip(seasons, (leaders, won, (), (), (), ()), strict=False)]
    return lambda text, _: season_card(Known(seasons, ranked, 2, may_manage), text, said)


def met(*names: str) -> tuple[Other, ...]:
    """People who came in the order of their names."""
    return tuple(Other(name, place, place) for place, name in enumerate(names, 1))


COMPUTERS = (Other("C1", 1, level="hard:bold"), Other("C2", 2, level="hard"), Other("C3", 3, level="gone:"))

PAST = (
    PastGame(GameId("late"), 1_900_000_000_000, 1, "Ana", met("B*b", "", "Dan"), Change(1012, 12, 3)),
    PastGame(GameId("early"), 1_800_000_000_000, 2, "Anna", met("Bob"), Change(998, -7, 10), season=SPRING),
    PastGame(GameId("first"), 1_700_000_000_000, 4, "Anna", COMPUTERS, None),
)

LONG_AGO = PastGame(GameId(""), 10**14, 6, WIDE[0], met(*WIDE[1:]), Change(10**5, -(10**4), 1))
AGAINST_COMPUTERS = replace(LONG_AGO, others=tuple(Other(name, 1, level="hard:bold") for name in WIDE[1:]))


def history(page: HistoryPage, past: PastGame | None = None) -> Draw:
    """A page of few games, or a full one of such games as `past`."""
    games = [replace(past, game=GameId(f"{number:032}")) for number in range(GAMES + 1)] if past else PAST
    return lambda text, _: history_card(page, games, text)


BOLD = Bluff(SeatNo(1), Bid(8, Face(5)), called=False, chance=0.118)
MANY = Tally(games=250, wins=61, streak=2, longest_streak=7, rated=200, rating=Rating(28.6, 2))
CALLING = {"dudos": 50, "dudos_right": 34, "dudos_expected": 29.41, "calzas": 9, "calzas_right": 3}
LATELY = (PAST[1], replace(PAST[0], bluff=BOLD, change=Change(1143, 12, 12)))
SEASONED = Career(replace(MANY, **CALLING, calzas_expected=2.0), LATELY, 5, ("pinpoint", NAMES[-1]))
NEWCOMER = Career(Tally(games=1, rated=1), (replace(PAST[0], place=2),), 5)
ALONE = Career(Tally(games=1, wins=1, streak=1, longest_streak=1), (PAST[2],), 5)

FULL = tuple(replace(LONG_AGO, game=GameId("x" * 32), bluff=BOLD, place=1 + number % 6) for number in range(LAST_GAMES))


def stats(career: Career, scope: Scope = "here") -> Draw:
    career = replace(career, guild=career.guild if scope == "here" else None)
    return lambda text, _: stats_card(StatsPage(7, scope), career, text)


PLAYED = log(LOGS[0])
STEPS = 10**6
REVIEWED = Review((), (Account(0.09, -0.34), Account(1.21, -0.46), Account(0.0, 0.0), Account(-0.25, 0.0)))


def again(step: int, names: Sequence[str] = ()) -> Draw:
    """A step of the replay of a whole game, its people called otherwise where there are `names`."""
    events = [
        replace(event, name=names[event.seat - 1]) if names and isinstance(event, SeatTaken | ComputerSeated) else event
        for event in PLAYED
    ]
    shown = moment(events, step)
    assert shown
    fixed = replace(shown, review=shown.review and REVIEWED)  # whatever the strongest player may think by now
    return lambda text, dice: replay_card(GAME, fixed, text, dice)


def first_call() -> int:
    """The step that ends the first round."""
    return next(step for step in range(STEPS) if (shown := moment(PLAYED, step)) and shown.call is not None)


FELL = dict(zip(FACES, (980, 1003, 1011, 995, 1200, 1024), strict=True))

FLAWED: dict[Flaw, dict[str, int]] = {
    "fingerprint": {},
    "phrases": {},
    "first": {"seat": 2, "winner": 3},
    "round-left-out": {"round": 4},
    "rounds-swapped": {"round": 2, "other": 4},
    "seats-swapped": {"round": 2, "seat": 1, "other": 3},
    "too-many": {"round": 2, "seat": 1, "written": 5, "held": 4},
    "too-few": {"round": 2, "seat": 1, "written": 1, "held": 2},
    "die": {"round": 3, "seat": 2, "place": 1, "written": 4, "drawn": 3},
    "cup": {"round": 2, "seat": 4},
}


def flawed(flaw: Flaw, **facts: int) -> Draw:
    return lambda text, _: proof_card(GAME, COMMITMENT, Report(9, 130, Fault(flaw, facts)), OPENING, text)


USUALLY = Settings(preset="classic", clock=90, pause=5.0)
CHOSEN = Settings(language="fr", clock=0, preset="sudden", pause=20.0, openers="moderators", nudges=False)
LANGUAGES = load()
TWO = Texts({language: LANGUAGES[language] for language in ("en-US", "fr")})
"""Two languages to choose from, so that a new one changes no picture of another."""


HINTED = bids(dealt(started(gather(4, options=Options(hints=True))), *CUPS), "7x5")
"""A table that allows hints."""


def hinted(game: Game, seat: int) -> Draw:
    told = hint(seen(game, seat))
    assert told
    return lambda text, dice: panel(showing(game), seen(game, seat), text, dice, hint_words(told, text))


def settings(scoped: Scoped, languages: Texts = TWO) -> Draw:
    return lambda text, _: settings_panel(scoped, languages, text)


STATES: dict[str, Draw] = {
    "gathering-alone": card(gather(1)),
    "gathering-four": card(FOUR),
    "gathering-full-changed": card(gather(2, 4, preset="quick", options=ODD_OPTIONS, clock=None)),
    "rolloff-shaking": card(begun(FOUR)),
    "rolloff-phrases": card(begun(lucky(FOUR, "toucan", "", "*#1*"))),
    "rolloff-tie": card(tied(FOUR)),
    "round-1-opening": card(OPENED),
    "round-1-phrases": card(dealt(started(lucky(FOUR, "", "señor Ñandú")), *CUPS)),
    "round-2-bids": card(BID),
    "round-hints": card(HINTED),
    "round-away-and-stand-in": card(climbed(away(BID, 1), 2)),
    "round-palifico-opening": card(PALIFICO),
    "round-palifico-bids": card(bids(PALIFICO, "1x5", "2x5")),
    "round-only-a-call": card(bids(dealt(DUEL, "1", "26"), "1x6", "3x1")),
    "round-past": past(BID),
    "call": call(called(BID, "dudo")),
    "reveal-dudo-right": card(called(bids(OPENED, "10x5"), "dudo")),
    "reveal-dudo-wrong": card(called(BID, "dudo")),
    "reveal-calza-right": card(
        called(bids(dealt(held(started(FOUR), 5, 5, 5, 4), *CUPS[:3], "1345"), "9x5"), "calza", 4)
    ),
    "reveal-calza-right-all-dice": card(called(bids(OPENED, "9x5"), "calza", 4)),
    "reveal-calza-wrong": card(called(BID, "calza", 2)),
    "reveal-palifico-next": card(called(bids(dealt(held(started(FOUR), 2, 5, 5, 5), "11"), "9x5"), "dudo")),
    "reveal-out-and-next": card(called(bids(dealt(held(started(FOUR), 1, 5, 5, 5), "1"), "9x5"), "dudo")),
    "reveal-then-left": card(left(called(BID, "dudo"), 3)),
    "void": card(left(BID, 2)),
    "end": card(WON),
    "end-rated": ended(WON, 1.0, Change(987, -13, 12), Change(100, 0, 10), Change(1020, 20, 9)),
    "end-rated-less": ended(WON, 0.6, Change(987, -13, 12)),
    "end-unrated": ended(WON, 0.0),
    "end-highlights": ended(WON, 1.0, told=Highlights(DOUBTED, replace(EXACT, seat=SeatNo(3), right=False), BLUFF)),
    "end-highlights-few": ended(
        WON, 0.0, told=Highlights(EXACT, replace(DOUBTED, seat=SeatNo(2), right=False, chance=0.0))
    ),
    "end-achieved": ended(WON, 1.0, earned=[Earned(SeatNo(1), "pinpoint"), Earned(SeatNo(3), "hundred")]),
    "end-achieved-much": ended(WON, 1.0, earned=[Earned(SeatNo(1), name) for name in NAMES[3:]]),
    "end-season": ended_in(SPRING, WON, Change(987, -13, 12), Change(1020, 20, 9)),
    "end-phrases": card(left(dealt(held(started(lucky(gather(2), "toucan")), 3, 4), "123", "4566"), 2)),
    "end-hints": card(left(dealt(held(started(gather(2, options=Options(hints=True))), 3, 4), "123", "4566"), 2)),
    "end-left": card(left(dealt(held(started(gather(2)), 3, 4), "123", "4566"), 2)),
    "stopped-before": card(play(FOUR, Close())),
    "stopped-in-play": card(play(BID, Stop(player(1)))),
    "panel-opening": mine(OPENED, 2),
    "panel-raise-done": mine(BID, 1, "✅"),
    "panel-not-on-turn": mine(BID, 2),
    "panel-palifico-locked-face": mine(bids(PALIFICO, "1x5"), 2),
    "panel-palifico-one-die": mine(PALIFICO, 1),
    "panel-hint": hinted(HINTED, 2),
    "panel-between": mine(called(BID, "dudo"), 2),
    "panel-out": mine(PALIFICO, 3),
    "form-bid-first": lambda text, _: bid_modal(showing(OPENED), text),
    "form-bid-over": lambda text, _: bid_modal(showing(BID), text),
    "form-phrase": lambda text, _: phrase_modal(showing(FOUR), text),
    "options": lambda text, _: options_panel(showing(FOUR), text),
    "options-few": lambda text, _: options_panel(showing(gather(1, preset="sudden", clock=180)), text),
    "settings": settings(Scoped("server", Settings(), USUALLY, 7)),
    "settings-chosen": settings(Scoped("server", CHOSEN, USUALLY, 7, (8, 9))),
    "settings-channel": settings(Scoped("channel", Settings(clock=0), CHOSEN.over(USUALLY), 7)),
    "computer": lambda text, _: computer_panel(showing(FOUR), text),
    "board": leaderboard(Page(), STANDINGS),
    "board-rating": leaderboard(Page("rating", "month", "everywhere", 2), STANDINGS * 3),
    "board-dudos": leaderboard(Page("dudos", "week"), STANDINGS[:1], STANDINGS[2:5]),
    "board-empty": leaderboard(Page(), ()),
    "board-few": leaderboard(Page("calzas"), ()),
    "board-season": board_of(SPRING, SEASONS),
    "board-season-rating": board_of(NAMELESS, SEASONS, "rating", 3),
    "season": seasons_of(*SEASONS),
    "season-manager": seasons_of(*SEASONS, may_manage=True, said="✅"),
    "season-over": seasons_of(NAMELESS, FIRST),
    "season-none": seasons_of(),
    "season-first": seasons_of(may_manage=True),
    "season-end": lambda text, _: season_question(SPRING, text),
    "form-season": lambda text, _: season_modal(None, text),
    "form-season-ends": lambda text, _: season_modal(SPRING, text),
    "history": history(HistoryPage(7)),
    "history-more": history(HistoryPage(7, 1), PAST[2]),
    "stats": stats(SEASONED),
    "stats-everywhere": stats(SEASONED, "everywhere"),
    "stats-newcomer": stats(NEWCOMER),
    "stats-unrated": stats(ALONE),
    "computer-seated": lambda text, _: computer_panel(showing(FOUR), text, 1),
    "verify": lambda text, _: proof_card(GAME, COMMITMENT, Report(9, 130, None), OPENING, text),
    "verify-no-link": lambda text, _: proof_card(GAME, COMMITMENT, Report(1, 2, None), "", text),
    **{f"verify-{flaw}": flawed(flaw, **facts) for flaw, facts in FLAWED.items()},
    "fairness": lambda text, dice: fairness_card(FELL, {face: 10 * FELL[face] for face in FACES}, text, dice),
    "fairness-none": lambda text, dice: fairness_card(dict.fromkeys(FACES, 0), FELL, text, dice),
    "replay-deal": again(0),
    "replay-bid": again(4),
    "replay-call": again(first_call()),
    "replay-end": again(STEPS),
    "paper": lambda text, _: paper_card(GAME, text),
    "privacy": lambda text, _: privacy_card(text),
    "privacy-export": lambda text, _: export_card(text),
    "privacy-forget": lambda text, _: forget_question(text),
    "notice": lambda *_: notice("✅"),
    "leave": lambda text, _: leave_question(showing(BID), text),
    "rules": lambda text, _: rules_card(PRESETS["classic"], 4, text),
}
"""What the golden files show, by their names."""

FULLEST: dict[str, Draw] = {
    "gathering": card(gather(1, 5, names=WIDE, options=ODD_OPTIONS)),
    "roll-off": card(crowd()),
    "opening": card(dealt(crowd(), *FULL_CUPS)),
    "auction": card(longest_auction()),
    "auction past": past(longest_auction()),
    "call": call(called(longest_auction(), "dudo")),
    "reveal": card(called(longest_auction(), "dudo")),
    "reveal then all left": card(left(called(longest_auction(), "dudo"), 2)),
    "palifico next": card(palifico(called(longest_auction(), "dudo"))),
    "void": card(palifico(left(longest_auction(), 4))),
    "end": ended(
        called(bids(dealt(held(crowd(), 5, 5, 0, 0, 0, 0), *FULL_CUPS[:2], "", "", "", ""), "9x5"), "dudo"),
        0.75,
        *[Change(1000, -100, 3)] * 6,
        told=Highlights(EXACT, replace(EXACT, right=False), BLUFF),
        earned=[Earned(SeatNo(seat), name) for seat in range(1, 7) for name in NAMES],
    ),
    "panel": mine(dealt(crowd(), *FULL_CUPS), 2, "x" * 200),
    "panel in an auction": mine(longest_auction(), int(turn(longest_auction())), "x" * 200),
    "replay": again(STEPS, WIDE),
    "rules": lambda text, _: rules_card(ODD_OPTIONS, 6, text),
    "rules of an open table": lambda text, _: rules_card(PRESETS["gamerules"], None, text),
    "board": leaderboard(Page(number=5), [CROWNED] * 40, [CROWNED] * 3),
    "board of a season": board_of(LONGEST, [replace(LONGEST, number=10**6 - n) for n in range(1, 25)], many=9),
    "seasons": seasons_of(
        *(replace(LONGEST, number=10**6 - n, ended_at=10**14 if n > 1 else None) for n in range(1, 25)),
        may_manage=True,
        said="x" * 200,
        name=WIDE[3],
    ),
    "question of a season": lambda text, _: season_question(LONGEST, text),
    "history": history(HistoryPage(10**19, 9), AGAINST_COMPUTERS),
    "stats": stats(Career(replace(MANY, **CALLING, games=10**6, wins=10**6), FULL, 5, NAMES)),
    "options": lambda text, _: options_panel(showing(gather(1, options=ODD_OPTIONS)), text),
    "settings": settings(Scoped("server", CHOSEN, USUALLY, 10**19, tuple(range(10**19, 10**19 + 99))), LANGUAGES),
}
"""Each card as full as it gets."""
