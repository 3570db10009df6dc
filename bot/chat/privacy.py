"""What people may ask of what is stored about them."""

from io import BytesIO

import discord
import msgspec

from bot.chat import cards
from bot.chat.visit import Visit


async def export(visit: Visit) -> None:
    """Hand out all that is stored of whoever asks, as a file that only they see."""
    stored = await visit.database.privacy.export(visit.player)
    written = msgspec.json.format(msgspec.json.encode(stored))
    await visit.send(cards.export_card(visit.text), discord.File(BytesIO(written), cards.EXPORT))


async def forget(visit: Visit) -> None:
    """Forget whoever asks: they get up wherever they sit, and nothing of them is kept."""
    player = visit.player
    await visit.manager.forget(player, lambda: visit.database.privacy.forget(player))
    visit.choices.forget(player)
    await visit.whisper(visit.text("forget-done"))
