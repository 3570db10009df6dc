"""Runs the bot against a Discord of one's own: `python -m tests.standin.launch API GATEWAY run …`."""

import runpy
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

PLACES = ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"))
"""What discord.py knows of where Discord is; the gateway's address comes from Discord itself as well."""


def point_at(api: str, gateway: str) -> None:
    """Let discord.py find Discord somewhere else, in this process."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


if __name__ == "__main__":
    _, api, gateway, *arguments = sys.argv
    point_at(api, gateway)
    sys.argv = ["perudo", *arguments]
    runpy.run_module("bot", run_name="__main__")
