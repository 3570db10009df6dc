"""The pictures of the dice as the bot's own emojis: uploaded once, and found again by name at every start."""

import logging
from hashlib import sha256
from pathlib import Path

import discord

from bot.chat.cards import COLOURS, emoji_name
from bot.rules.pieces import FACES

log = logging.getLogger(__name__)

_FOLDER = Path(__file__).parent / "dice"


def pictures() -> dict[str, bytes]:
    """Every die as a PNG, by its `emoji_name`; `tools/draw_dice.py` draws them."""
    return {
        emoji_name(colour, face): (_FOLDER / f"{colour}{face}.png").read_bytes() for colour in COLOURS for face in FACES
    }


async def upload(client: discord.Client) -> dict[str, int]:
    """Upload what dice are missing, and return the ids of those that are there, by `emoji_name`.

    A picture that was redrawn becomes a new emoji, since its name in Discord ends in a mark of its content. The old one
    stays, because cards that were posted with it still show it. Where Discord refuses, `Dice` draws Unicode instead.
    The client must be logged in.
    """
    ids: dict[str, int] = {}
    try:
        there = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
        for name, picture in pictures().items():
            full = f"{name}_{sha256(picture).hexdigest()[:6]}"
            ids[name] = there.get(full) or (await client.create_application_emoji(name=full, image=picture)).id
    except (discord.HTTPException, discord.RateLimited) as error:
        log.warning("only %d pictures of dice are uploaded, Unicode stands for the others: %s", len(ids), error)
    return ids
