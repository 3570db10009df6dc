"""The pictures of the dice as the bot's own emojis: uploaded once, and found again by name at every start."""

import logging
from hashlib import sha256
from pathlib import Path

import discord

from bot.chat.cards import COLOURS, emoji_name
from bot.rules.pieces import FACES

log = logging.getLogger(__name__)

_FOLDER = Path(__file__).parent / "dice"
_MARK = "dice_"


def pictures() -> dict[str, bytes]:
    """Every die as a PNG, by its `emoji_name`; `tools/draw_dice.py` draws them."""
    return {
        emoji_name(colour, face): (_FOLDER / f"{colour}{face}.png").read_bytes() for colour in COLOURS for face in FACES
    }


async def upload(client: discord.Client) -> dict[str, int]:
    """Upload what dice are missing, and return the ids of those that are there, by `emoji_name`.

    Dice that were drawn anew replace the old ones. Discord does not tell what an emoji looks like, so one more emoji
    beside the dice has a name that stands for how all of them were drawn. Where Discord refuses, `Dice` draws Unicode
    instead. The client must be logged in.
    """
    ids: dict[str, int] = {}
    try:
        await _upload(client, pictures(), ids)
    except (discord.HTTPException, discord.RateLimited) as error:
        log.warning("only %d pictures of dice are uploaded, Unicode stands for the others: %s", len(ids), error)
    return ids


async def _upload(client: discord.Client, drawn: dict[str, bytes], ids: dict[str, int]) -> None:
    """Fill `ids` one by one, so that what was done before a failure counts."""
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    mark = _MARK + sha256(b"".join(drawn.values())).hexdigest()[:12]
    if mark not in there:
        for name in [name for name in there if name in drawn or name.startswith(_MARK)]:
            await there.pop(name).delete()
    for name, picture in drawn.items():
        emoji = there.get(name) or await client.create_application_emoji(name=name, image=picture)
        ids[name] = emoji.id
    if mark not in there:
        await client.create_application_emoji(name=mark, image=next(iter(drawn.values())))
