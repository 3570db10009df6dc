"""The card of one table on the screen: edited in place, one edit at a time, the newest state wins.

While it can't be shown the table rests, so that nobody's time runs out unseen.
"""

import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Literal, NamedTuple

import discord
from discord import ui

from bot.chat.backstage import NOBODY, Backstage, showing
from bot.chat.cards import Showing, call_card, past_card, table_card
from bot.chat.troubles import ARCHIVED, FAILED, NOT_OURS, UNKNOWN_CHANNEL, in_short, is_refusal
from bot.rules.events import CalzaCalled, DudoCalled, OpenEvent
from bot.store import NotSaved
from bot.tables.manager import Card
from bot.tables.table import Table

log = logging.getLogger(__name__)

Why = Literal["hidden", "away"]
"""Why a table rests: its card can't be shown; nobody can get there."""

_OLD = 50 * 60.0
"""Seconds after which a card is posted anew: Discord slows down edits of messages older than an hour."""

_SUSPENSE = 0.3
"""The part of the pause after a call for which the cups stay down."""

_RETRY = 5.0
"""Seconds after which a card that could not be shown is tried again; each further time takes twice as long …"""

_MOST_DOUBLINGS = 4
"""… but not more often than this."""

_REFUSED_RETRY = 120.0
"""Seconds after which a card that Discord refused is tried again: who asks in vain too often is shut out …"""

_SOONEST_RETRY = 10.0
"""… and after which it is tried already when somebody comes by and the bot seems to be allowed again."""

_SKEW = 2.0
"""Seconds by which Discord's clock and ours may differ."""


class _Drawn(NamedTuple):
    """A card, the rounds that had been dealt when it was drawn, how one ended, and whether it hides the cups."""

    layout: ui.LayoutView
    rounds: int
    last: Showing | None
    hushed: bool


class _Old(NamedTuple):
    """A card that a new one has replaced, and what it is to show for good."""

    message: int
    last: Showing


class Screen:
    """The card of one table, and the task that brings it up to date."""

    def __init__(self, backstage: Backstage, table: Table, card: Card | None, ended: Callable[[Table], None]) -> None:
        """Show `table`, on `card` where there is one already; `ended` is told once its end is on the screen."""
        self._backstage = backstage
        self._table = table
        self._tell = ended
        self._message = card.message if card else None
        self._round = _round_on(card, table) if card else table.view.rounds
        self._shown_since = backstage.clock.elapsed() - (_age(card, backstage) if card else 0.0)
        self._last: Showing | None = None
        self._old: _Old | None = None
        self._gone = False
        self._moving = bool(card and card.replacing)
        self._remembered = card.message if card and not card.replacing else None
        self._unsure = card is not None
        self._outdated = True
        self._hushed = 0
        self._flying = 0
        self._crossed = False
        self._working = False
        self._failures = 0
        self._tried = 0.0
        self._rests: set[Why] = set()
        self._told = False
        self._left = False
        self._note_end_of_round()
        if card and card.last and self._is_of_earlier_round():
            self._last = showing(table, card.last)

    def changed(self, events: tuple[OpenEvent, ...]) -> None:
        """Show what happened, soon; after a call the cups stay down for a moment."""
        if any(isinstance(event, DudoCalled | CalzaCalled) for event in events):
            self._hushed = self._table.view.seq
            wait = self._backstage.clock.sleep(self._table.pause * _SUSPENSE)
            self._backstage.errands.after(wait, partial(self._lift, self._hushed))
        elif self._table.view.phase == "round":
            self._hushed = 0
        self._note_end_of_round()
        self.refresh()

    def refresh(self) -> None:
        """Bring the card up to date, soon; while that can't be done it is tried from time to time."""
        self._outdated = True
        if self._left or not (self._failures or self._rests):
            self._start()

    def move(self) -> None:
        """Post the card again at the bottom of the channel; the old one loses its buttons."""
        self._moving = True
        self.refresh()

    def leave(self) -> None:
        """Show nothing any more."""
        self._left = True

    def claim(self, message: int) -> "Claim | None":
        """The newest card, for whoever answers a press on `message` by editing it; None if that is not the card."""
        if self._message != message or self._needs_new_message():
            return None
        self._take_off()
        drawn = self._draw()
        self._shown(drawn)
        return Claim(self, drawn.layout)

    def settle(self, *, arrived: bool) -> None:
        """The answer of a claim is on the screen, or is lost."""
        self._land()
        if self._outdated or not arrived:
            self.refresh()

    # Whether it can be shown.

    def rest(self, why: Why) -> None:
        """Let the table rest; what is on the screen by the time it goes on is not known."""
        self._table.rest()
        self._unsure = True
        self._rests.add(why)

    def wake(self, why: Why) -> None:
        """Let the table go on, unless it rests for another reason as well; the card tells the new deadline."""
        if why not in self._rests:
            return
        self._rests.discard(why)
        if not self._rests:
            self._told = False
            self._table.wake()
            self.refresh()

    async def retry(self) -> None:
        """Try again to show what could not be shown, unless that was tried just now."""
        due = self._tried + _SOONEST_RETRY <= self._backstage.clock.elapsed()
        if "hidden" in self._rests and due and not self._working:
            self._working = True
            await self._work()

    def pause_to_tell(self) -> bool:
        """Whether somebody should hear that play is paused, because nobody has heard it yet."""
        told, self._told = self._told, "hidden" in self._rests
        return self._told and not told

    # What is on the screen.

    def _note_end_of_round(self) -> None:
        """Keep how a round ended until it is on the screen: the next one may come before."""
        if self._table.view.phase == "between" and self._round:
            self._last = showing(self._table)

    def _draw(self) -> _Drawn:
        """Draw the newest state; whatever happens from then on makes the card outdated again."""
        self._outdated = False
        draw = call_card if self._hushed else table_card
        layout = draw(showing(self._table), self._backstage.text(self._table), self._backstage.dice)
        return _Drawn(layout, self._table.view.rounds, self._last, bool(self._hushed))

    def _shown(self, drawn: _Drawn) -> None:
        self._round = drawn.rounds
        if self._last is drawn.last and not drawn.hushed:
            self._last = None

    def _needs_new_message(self) -> bool:
        return self._message is None or self._gone or self._moving or self._is_of_earlier_round() or self._is_old()

    def _is_of_earlier_round(self) -> bool:
        round_ = self._table.view.round
        return bool(self._round and round_ and round_.number != self._round)

    def _is_old(self) -> bool:
        return self._backstage.clock.elapsed() - self._shown_since > _OLD

    # An edit waits for answers, but an answer waits for nothing. When two of them cross on the way to Discord, nobody
    # knows which came last: then one more edit settles it.

    def _take_off(self) -> None:
        self._crossed = self._crossed or self._flying > 0
        self._flying += 1

    def _land(self) -> None:
        self._flying -= 1
        if self._flying:
            return
        self._outdated = self._outdated or self._crossed
        self._crossed = False

    # Bringing it up to date.

    def _start(self) -> None:
        if not self._working:
            self._working = True
            self._backstage.errands.run(self._work())

    async def _work(self) -> None:
        try:
            await self._catch_up()
        finally:
            self._working = False
        if self._left:
            await self._table.abandon()
        if self._table.view.ended and not self._hushed and (self._left or not self._outdated):
            self._tell(self._table)

    async def _catch_up(self) -> None:
        """Show the newest state until there is none newer, or Discord does not let us."""
        able = True
        while able and self._outdated and not self._left:
            await self._backstage.answering.done(self._table.record.channel)
            able = await self._try()

    async def _try(self) -> bool:
        """Show the newest state, unless an answer has; when that fails, see to it that it is tried again later."""
        if not self._outdated:
            return True
        self._tried = self._backstage.clock.elapsed()
        try:
            await self._show()
        except FAILED as error:
            self._note_failure(error)
            return False
        self._failures = 0
        self.wake("hidden")
        return True

    def _note_failure(self, error: Exception) -> None:
        """Let the table rest where the card stays hidden for longer than a moment; what was posted is not known."""
        self._failures, self._outdated, self._unsure = self._failures + 1, True, True
        refused = is_refusal(error)
        self._left = isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL
        if self._left:
            return
        if refused and self._table.view.ended:
            self._outdated = False
            return
        if "hidden" not in self._rests and (refused or self._failures > 1):
            log.warning("game %s: paused, for the card can't be shown: %s", self._table.record.game, in_short(error))
            self.rest("hidden")
        wait = self._backstage.clock.sleep(self._patience(error, refused=refused))
        self._backstage.errands.after(wait, partial(self._try_again, self._failures))

    def _patience(self, error: Exception, *, refused: bool) -> float:
        """The seconds until it is worth another try."""
        if isinstance(error, discord.RateLimited):
            return error.retry_after
        return _REFUSED_RETRY if refused else _RETRY * 2.0 ** min(self._failures - 1, _MOST_DOUBLINGS)

    def _try_again(self, failures: int) -> None:
        if self._failures == failures:
            self._start()

    async def _show(self) -> None:
        if self._needs_new_message():
            await self._post()
        else:
            await self._edit()
        await self._retire()
        await self._remember()

    async def _edit(self) -> None:
        self._take_off()
        drawn = self._draw()
        try:
            await self._on(self._message or 0).edit(view=drawn.layout, allowed_mentions=NOBODY)
            self._shown(drawn)
        except discord.HTTPException as error:
            if error.status != HTTPStatus.NOT_FOUND and error.code not in {NOT_OURS, ARCHIVED}:
                raise
            self._gone, self._moving, self._outdated = error.code != ARCHIVED, True, True
        finally:
            self._land()

    async def _post(self) -> None:
        """Post a card in place of the last one.

        The nonce names the one that it replaces: when Discord has taken the same post before, it shows that message
        again, whether the line broke or the bot did, and then it may be of an earlier state. So the next process must
        know which one is being replaced, until it has been: all that lies between may happen twice.
        """
        await self._retire()
        await self._remember_replacing()
        game, old, drawn = self._table.record.game, self._outgoing(), self._draw()
        nonce = str(self._message or game)
        sent = await self._backstage.channel(self._table).send(view=drawn.layout, nonce=nonce, allowed_mentions=NOBODY)
        self._outdated, self._unsure = self._outdated or self._unsure, False
        self._message, self._old, self._gone, self._moving = sent.id, old, False, False
        self._shown_since = self._backstage.clock.elapsed()
        self._shown(drawn)

    async def _remember_replacing(self) -> None:
        if self._message is not None and self._remembered == self._message:
            self._remembered = None
            await self._note(self._message, replacing=True)

    async def _remember(self) -> None:
        if self._message is not None and self._remembered != self._message:
            self._remembered = self._message
            await self._note(self._message, replacing=False)

    async def _note(self, message: int, *, replacing: bool) -> None:
        game = self._table.record.game
        try:
            await self._backstage.journal.remember_card(game, message, replacing=replacing)
        except NotSaved as error:
            log.warning("game %s: after a restart the card will be posted anew: %s", game, error)

    def _outgoing(self) -> _Old | None:
        """The card that is about to be replaced, where it needs to change: a reveal on the screen stays as it is."""
        if self._message is None or self._gone or (self._is_of_earlier_round() and self._last is None):
            return None
        return _Old(self._message, self._last or showing(self._table))

    async def _retire(self) -> None:
        """Let the card that was replaced show how its round ended, or take its buttons away."""
        if self._old is None:
            return
        layout = past_card(self._old.last, self._backstage.text(self._table), self._backstage.dice)
        try:
            await self._on(self._old.message).edit(view=layout, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.info("game %s: the old card stays as it is: %s", self._table.record.game, in_short(error))
        self._old = None

    def _lift(self, hushed: int) -> None:
        """Lift the cups when the call has sunk in."""
        if self._hushed == hushed:
            self._hushed = 0
            self.refresh()

    def _on(self, message: int) -> discord.PartialMessage:
        return self._backstage.channel(self._table).get_partial_message(message)


def _round_on(card: Card, table: Table) -> int:
    """The round that a card of an earlier process shows: the last one, unless that was dealt after it was posted.

    Where clocks may differ a card is taken for the newest, lest another be posted beside it. One that is being replaced
    will have another in any case, and most often because of a new deal.
    """
    posted = discord.utils.snowflake_time(card.message).timestamp()
    return table.view.rounds - (posted + (0 if card.replacing else _SKEW) < card.dealt)


def _age(card: Card, backstage: Backstage) -> float:
    return max(backstage.clock.now() - discord.utils.snowflake_time(card.message).timestamp(), 0.0)


class Claim:
    """The right to show the newest card in the answer to a press on it.

    Attributes:
        layout: the card.
    """

    def __init__(self, screen: Screen, layout: ui.LayoutView) -> None:
        """Show `layout`, and tell `screen` how that went."""
        self.layout = layout
        self._screen = screen

    def settle(self, *, arrived: bool) -> None:
        """Tell whether the answer arrived; must be told once in any case."""
        self._screen.settle(arrived=arrived)
