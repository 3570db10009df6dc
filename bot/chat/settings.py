"""The panel of settings, for whoever manages the server: what it shows, and what is chosen there."""

from collections.abc import Mapping

from bot.chat import cards
from bot.chat.cards.settings import USUAL, Scope, Scoped, values
from bot.chat.visit import Refused, Visit
from bot.scores.tallies import week
from bot.store import Settings

_SCOPES: Mapping[str, Scope] = {"server": "server", "channel": "channel"}


async def show_settings(visit: Visit, scope: str) -> None:
    """Show the panel for the whole server or for this channel alone."""
    _require_manager(visit)
    await visit.whisper(cards.settings_panel(_scoped(visit, scope), visit.languages.texts, visit.text))


async def choose_setting(visit: Visit, scope: str, name: str, value: str) -> None:
    """Keep what was chosen in one of the menus, and show the panel again."""
    _require_manager(visit)
    offered = values(visit.languages.texts, _scope(scope)).get(name)
    if offered is None or value not in {USUAL, *offered}:
        raise Refused("door-old-button")
    chosen = {name: offered.get(value)}
    if name == "weekly":
        chosen["told"] = _told(visit) if chosen[name] else None
    channel = visit.lasting_channel if _scope(scope) == "channel" else None
    await visit.choices.choose(visit.place.guild, channel, **chosen)
    await show_settings(visit, scope)


def _told(visit: Visit) -> str:
    """The running week: the first leaderboard to be posted is its own, when it is over.

    Raises:
        Refused: the bot may not post here.
    """
    if visit.missing:
        raise Refused("door-cannot-post", permissions=visit.missing)
    return week(visit.at)


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
