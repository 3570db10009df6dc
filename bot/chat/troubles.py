"""What keeps Discord from doing what it is asked: for a moment, until somebody lets it, or for good."""

from http import HTTPStatus

import aiohttp
import discord

UNANSWERED = (aiohttp.ClientError, OSError)
"""The line broke or was too slow: what was asked may have been done, or not."""

FAILED = (discord.HTTPException, discord.RateLimited, *UNANSWERED)
"""All that a request to Discord can end in, short of success."""

NOT_OURS = 50_005
ARCHIVED = 50_083
"""Codes of Discord: another bot wrote the message; only a new message opens the thread."""

_UNKNOWN_CHANNEL = 10_003


def is_refusal(error: Exception) -> bool:
    """Whether asking again is in vain until somebody changes something on Discord."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status < HTTPStatus.INTERNAL_SERVER_ERROR and error.status != HTTPStatus.TOO_MANY_REQUESTS


def no_channel(error: Exception) -> bool:
    """Whether the channel is no more."""
    return isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_CHANNEL


def in_short(error: Exception) -> str:
    """An error as a line of the log may name it, without what was sent."""
    return f"{error.status} {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
