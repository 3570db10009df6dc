"""Cards: views and text → layouts. Pure: no state, no clock, no Discord client, and no rule of the game."""

from bot.chat.cards.board import LINES, OFFERED, PERIODS, SCOPES, Page, board
from bot.chat.cards.dice import COLOURS, Dice, emoji_name
from bot.chat.cards.fairness import fairness_card
from bot.chat.cards.forms import FACE, PHRASE, QUANTITY, bid_modal, leave_question, phrase_modal
from bot.chat.cards.hint import hint_words
from bot.chat.cards.history import GAMES, HistoryPage, history_card
from bot.chat.cards.notice import notice
from bot.chat.cards.opening import nudge, nudged, opening
from bot.chat.cards.pages import page_number
from bot.chat.cards.panel import panel
from bot.chat.cards.privacy import EXPORT, export_card, forget_question, privacy_card
from bot.chat.cards.proof import paper_card, paper_name, proof_card
from bot.chat.cards.replay import replay_card
from bot.chat.cards.rules import rules_card
from bot.chat.cards.seasons import SEASON_NAME, Known, Ranked, season_card, season_modal, season_question
from bot.chat.cards.settings import settings_panel
from bot.chat.cards.showing import Showing
from bot.chat.cards.stats import PICTURE, StatsPage, stats_card
from bot.chat.cards.table import call_card, past_card, table_card
from bot.chat.cards.terms import CLOCKS, computer_panel, options_panel

__all__ = [
    "CLOCKS",
    "COLOURS",
    "EXPORT",
    "FACE",
    "GAMES",
    "LINES",
    "OFFERED",
    "PERIODS",
    "PHRASE",
    "PICTURE",
    "QUANTITY",
    "SCOPES",
    "SEASON_NAME",
    "Dice",
    "HistoryPage",
    "Known",
    "Page",
    "Ranked",
    "Showing",
    "StatsPage",
    "bid_modal",
    "board",
    "call_card",
    "computer_panel",
    "emoji_name",
    "export_card",
    "fairness_card",
    "forget_question",
    "hint_words",
    "history_card",
    "leave_question",
    "notice",
    "nudge",
    "nudged",
    "opening",
    "options_panel",
    "page_number",
    "panel",
    "paper_card",
    "paper_name",
    "past_card",
    "phrase_modal",
    "privacy_card",
    "proof_card",
    "replay_card",
    "rules_card",
    "season_card",
    "season_modal",
    "season_question",
    "settings_panel",
    "stats_card",
    "table_card",
]
