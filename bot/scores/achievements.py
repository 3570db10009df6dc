"""What a person can be proud of: a few deeds, each earned once, in a game that was finished."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from bot.rules.pieces import COMPUTER, MOST_SEATS, PlayerId, SeatNo
from bot.scores.cups import Bluff, Called
from bot.scores.facts import Finished, Player
from bot.scores.tallies import Tally


class Deed(msgspec.Struct, frozen=True):
    """What one person did in a finished game, and what all their games add up to after it."""

    player: Player
    game: Finished
    tally: Tally

    @property
    def won(self) -> bool:
        """Whether they won it."""
        return self.player.seat.place == 1

    @property
    def fought_out(self) -> bool:
        """Whether nobody got up before the end: who is given a game has not won it by a feat."""
        return not any(player.seat.left for player in self.game.players)


class Achievement(msgspec.Struct, frozen=True):
    """One achievement, and its rule.

    Attributes:
        name: what it is stored and told by; never changes.
        earned: whether a deed deserves it.
        unrated: whether it can be earned in a game that is not rated.
    """

    name: str
    earned: Callable[[Deed], bool]
    unrated: bool = False


_FEW_DICE, _HIGH_BID, _HARDLY, _OFTEN, _STREAK, _MANY_GAMES = 3, 7, 0.1, 3, 5, 100


def _from_one_die(deed: Deed) -> bool:
    return deed.won and deed.player.outnumbered >= _FEW_DICE


def _without_a_scratch(deed: Deed) -> bool:
    """Among few dice it would be no feat."""
    held = deed.player.seat.dice
    return deed.won and deed.fought_out and held >= _FEW_DICE and not deed.player.facts.dice_lost


def _exact_on_a_high_bid(deed: Deed) -> bool:
    calls = (each for each in deed.player.came_out if isinstance(each, Called) and each.call == "calza")
    return any(call.right and call.bid.quantity >= _HIGH_BID for call in calls)


def _bluffed_boldly(deed: Deed) -> bool:
    bluffs = (each for each in deed.player.came_out if isinstance(each, Bluff))
    return any(not bluff.called and bluff.chance < _HARDLY for bluff in bluffs)


def _doubted_well(deed: Deed) -> bool:
    return deed.player.facts.dudos == deed.player.facts.dudos_right >= _OFTEN


def _won_dice_back(deed: Deed) -> bool:
    return deed.player.facts.dice_won >= _OFTEN


def _won_against_all(deed: Deed) -> bool:
    return deed.won and deed.fought_out and len(deed.game.players) == MOST_SEATS


def _won_against_machines(deed: Deed) -> bool:
    return deed.won and sum(player.seat.level.startswith("hard") for player in deed.game.players) >= _OFTEN


def _won_often(deed: Deed) -> bool:
    return deed.tally.streak >= _STREAK


def _played_often(deed: Deed) -> bool:
    return deed.tally.rated >= _MANY_GAMES


ACHIEVEMENTS = (
    Achievement("brink", _from_one_die),
    Achievement("untouched", _without_a_scratch),
    Achievement("pinpoint", _exact_on_a_high_bid),
    Achievement("poker-face", _bluffed_boldly),
    Achievement("hawk-eye", _doubted_well),
    Achievement("phoenix", _won_dice_back),
    Achievement("full-table", _won_against_all),
    Achievement("machine-breaker", _won_against_machines, unrated=True),
    Achievement("five-in-a-row", _won_often),
    Achievement("hundred", _played_often),
)
"""All there are, in the order in which they are told."""

NAMES = tuple(achievement.name for achievement in ACHIEVEMENTS)


class Earned(msgspec.Struct, frozen=True):
    """An achievement that whoever sat in a seat earned for the first time."""

    seat: SeatNo
    name: str


def deserved(game: Finished, tallies: Mapping[PlayerId, Tally], weight: float) -> Iterator[Earned]:
    """What people did that deserves an achievement, earned before or not, in seat order.

    Args:
        game: a game that was finished.
        tallies: everyone's tally of all servers and times, after it.
        weight: how much it counts for ratings, 0 where it is not rated.
    """
    for player in game.players:
        if player.seat.player > COMPUTER:
            deed = Deed(player, game, tallies[player.seat.player])
            for achievement in ACHIEVEMENTS:
                if (weight or achievement.unrated) and achievement.earned(deed):
                    yield Earned(player.seat.number, achievement.name)
