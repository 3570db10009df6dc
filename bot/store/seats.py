"""The seats of finished games as rows: what is kept of a game, and what is told of it by what was kept."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.bids import Bid
from bot.rules.events import Event
from bot.rules.game import Seat
from bot.rules.pieces import COMPUTER, FACES, Face, PlayerId, SeatNo
from bot.scores.cups import Bluff
from bot.scores.facts import FACTS, Facts, Finished, Player
from bot.scores.highlights import highlights_of
from bot.scores.outcome import Outcome
from bot.scores.seasons import Season
from bot.scores.tallies import Change, Tally, change
from bot.store import schema
from bot.store.achieving import earned
from bot.store.records import GameId
from bot.store.tallying import End, Key, Tallies


def seat_rows(id_: GameId, game: Finished, end: End, before: Tallies, changed: Tallies) -> list[dict[str, Any]]:
    """The seats of a game as they are kept; `before` and `changed` are tallies."""
    moved = changes(end, game, before, changed)
    return [
        {
            "game_id": id_,
            "number": player.seat.number,
            "player_id": player.seat.player if player.is_person else None,
            "level": player.seat.level or None,
            "name": player.seat.name,
            "place": player.seat.place,
            "guild_id": end.guild,
            "ended_at": end.at,
            **msgspec.structs.asdict(player.facts),
            **_bluff(player.bluff),
            **_rated(moved.get(player.seat.number)),
        }
        for player in game.players
    ]


async def as_kept(connection: AsyncConnection, game: GameId) -> Finished:
    """What the seats of a game tell of it, where its log is gone: who came where and did what, and no die."""
    seat = schema.seat
    found = await connection.execute(sa.select(seat).where(seat.c.game_id == game).order_by(seat.c.number))
    return Finished(tuple(map(_player, found)), dict.fromkeys(FACES, 0))


def _player(found: Any) -> Player:  # noqa: ANN401 - a row of `seat`
    player = COMPUTER if found.player_id is None else PlayerId(found.player_id)
    kept = Seat(SeatNo(found.number), found.name, player, level=found.level or "", place=found.place)
    return Player(kept, Facts(**{fact: getattr(found, fact) for fact in FACTS}))


def changes(end: End, game: Finished, before: Tallies, changed: Tallies) -> dict[SeatNo, Change]:
    """What a game did to the ratings of its server, or of the season there, by seat."""
    made: dict[SeatNo, Change] = {}
    for player in game.people:
        key = Key(end.guild, end.rated_in, player.seat.player)
        moved = change(before.get(key, Tally()), changed[key])
        if moved:
            made[player.seat.number] = moved
    return made


def outcome(
    counts: float, season: Season | None, seats: Sequence[Any], awarded: Sequence[Any], log: Iterable[Event]
) -> Outcome:
    """What a finished game tells beyond its result, from its rows of `seat` and `earned_in`, and its log."""
    moved = {SeatNo(found.number): told for found in seats if (told := change_of(found))}
    return Outcome(counts, moved, highlights_of(log), earned(awarded), season)


def change_of(seat: Any) -> Change | None:  # noqa: ANN401 - a row of `seat`
    """What a game did to a rating; None where it was not rated."""
    return None if seat.rating is None else Change(seat.rating, seat.moved, seat.rated)


def bluff_of(seat: Any) -> Bluff | None:  # noqa: ANN401 - a row of `seat`
    """The boldest bluff that went through; None where there was none."""
    if seat.bluff_chance is None:
        return None
    bid = Bid(seat.bluff_quantity, Face(seat.bluff_face))
    return Bluff(SeatNo(seat.number), bid, called=False, chance=seat.bluff_chance)


def _bluff(bluff: Bluff | None) -> dict[str, float | None]:
    if bluff is None:
        return {"bluff_quantity": None, "bluff_face": None, "bluff_chance": None}
    return {"bluff_quantity": bluff.bid.quantity, "bluff_face": bluff.bid.face, "bluff_chance": bluff.chance}


def _rated(moved: Change | None) -> dict[str, int | None]:
    if moved is None:
        return {"rating": None, "moved": None, "rated": None}
    return msgspec.structs.asdict(moved)
