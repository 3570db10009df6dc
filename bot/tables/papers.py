"""Stored games on paper."""

from bot.dealing import Secret, commitment
from bot.rules.notation import record
from bot.store import GameId, Journal


async def paper(journal: Journal, game: GameId) -> str | None:
    """A stored game in the form of docs/notation.md; None where there is none, or it never began.

    With the lines that make its dice checkable, once it has ended; before, without its running round.

    Raises:
        UnreadableLog: this version of the bot can't read it.
        NotRead: the database could not do it.
    """
    opened = await journal.opened(game)
    events = [entry.event for entry in await journal.log(game)]
    secret = Secret(opened.secret) if opened else None
    try:
        return record(
            events,
            game_id=game,
            commitment=commitment(game, secret) if secret else "",
            secret=secret.hex() if secret else "",
        )
    except ValueError:
        return None
