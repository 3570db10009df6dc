"""The panel of settings, for whoever manages the server: what it shows, and what is chosen there."""

from collections.abc import Mapping

from bot.chat import cards
from bot.chat.cards.settings import USUAL, Scope, Scoped, values
from bot.chat.visit import Refused, Visit
from bot.store import Settings

_SCOPES: Mapping[str, Scope] = {"server": "server", "channel": "channel"}


async def show_settings(visit: Visit, scope: str) -> None:
    """Show the panel for the whole server or for this channel alone."""
    _require_manager(visit)
    await visit.whisper(cards.settings_panel(_scoped(visit, scope), visit.languages.texts, visit.text))


async def choose_setting(visit: Visit, scope: str, name: str, value: str) -> None:
    """Keep what was chosen in one of the menus, and show the panel again."""
    _require_manager(visit)
    offered = values(visit.languages.texts).get(name, {})
    if value != USUAL and value not in offered:
        raise Refused("door-old-button")
    channel = visit.lasting_channel if _scope(scope) == "channel" else None
    await visit.choices.choose(visit.place.guild, channel, **{name: offered.get(value)})
    await show_settings(visit, scope)


def _require_manager(visit: Visit) -> None:
    """See that this person may manage the server.

    Raises:
        Refused: they may not.
    """
    if not visit.may_configure:
        raise Refused("door-needs-manage-server")


def _scope(scope: str) -> Scope:
    """Raises Refused: another version of the bot knew that scope."""
    try:
        return _SCOPES[scope]
    except KeyError:
        raise Refused("door-old-button") from None


def _scoped(visit: Visit, scope: str) -> Scoped:
    server, channel, usual = visit.choices.of(visit.place.guild), visit.lasting_channel, visit.choices.usual
    match _scope(scope):
        case "server":
            differing = tuple(other for other, own in server.channels.items() if own != Settings())
            return Scoped("server", server.server, usual, channel, differing)
        case "channel":
            return Scoped("channel", server.own(channel), server.server.over(usual), channel)
