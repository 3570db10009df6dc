"""The panel of settings: a menu for each thing that a server or one of its channels may choose."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, NamedTuple

from discord import SelectOption, ui

from bot.chat.cards import palette
from bot.chat.cards.layout import Box, Item, layout, lines, select, small
from bot.chat.cards.terms import CLOCKS
from bot.chat.ids import Press
from bot.rules.options import PRESETS
from bot.store import GameId, Openers, Settings
from bot.text import Text, Texts, words

Scope = Literal["server", "channel"]
"""What settings are for: a whole server, or one channel and its threads."""

USUAL = "usual"
"""What a menu sends when a choice is taken back."""

_PAUSES = (2, 5, 8, 12, 20)
_OPENERS: tuple[Openers, ...] = ("everyone", "moderators", "nobody")
_NUDGES = {"on": True, "off": False}
_WEEKLY = {"on": True, "off": None}
_MOST_CHANNELS = 20
"""The channels with settings of their own that the panel names."""


class Scoped(NamedTuple):
    """The settings of a server or of one channel.

    Attributes:
        scope: which of them.
        own: what was chosen for it.
        wider: what holds where nothing was.
        channel: the channel that the panel is open in.
        differing: the channels of a server that have settings of their own.
    """

    scope: Scope
    own: Settings
    wider: Settings
    channel: int
    differing: tuple[int, ...] = ()


def values(texts: Texts, scope: Scope) -> dict[str, dict[str, Any]]:
    """What may be chosen for a server or a channel, by the names of `Settings`, and by what its menu sends."""
    everywhere: dict[str, dict[str, Any]] = {
        "preset": {name: name for name in PRESETS},
        "language": {name: name for name in texts.languages},
        "clock": {name: seconds or 0 for name, seconds in CLOCKS.items()},
        "pause": {str(seconds): seconds for seconds in _PAUSES},
        "openers": {name: name for name in _OPENERS},
        "nudges": {**_NUDGES},
    }
    return everywhere | ({"weekly": {**_WEEKLY}} if scope == "channel" else {})


def settings_panel(scoped: Scoped, texts: Texts, text: Text) -> ui.LayoutView:
    """The panel, in the language of `text`; the menus carry the scope and the setting, as in `server.clock`."""
    says = _words(texts, text)
    menus = (_menu(scoped, text, name, offered, says[name]) for name, offered in values(texts, scoped.scope).items())
    parts = (
        lines(f"## {_title(scoped, text)}", text("settings-how")),
        _differing(scoped, text),
        _scopes(scoped, text),
        *menus,
    )
    return layout(Box(palette.GATHERING, parts))


def _words(texts: Texts, text: Text) -> dict[str, Callable[[Any], str]]:
    """How the value of each setting is said; None is what holds where neither server nor host chose."""
    return {
        "preset": lambda preset: text(f"preset-{preset}"),
        "language": lambda name: (
            texts[name]("language-name") if name in texts.languages else text("language-of-server")
        ),
        "clock": lambda seconds: words.clock(text, seconds or None),
        "pause": lambda seconds: words.clock(text, round(seconds)),
        "openers": lambda who: text(f"openers-{who or 'everyone'}"),
        "nudges": lambda on: text("nudges-off" if on is False else "nudges-on"),
        "weekly": lambda on: text("weekly-on" if on else "weekly-off"),
    }


def _title(scoped: Scoped, text: Text) -> str:
    if scoped.scope == "server":
        return text("settings-title-server")
    return text("settings-title-channel", channel=f"<#{scoped.channel}>")


def _differing(scoped: Scoped, text: Text) -> str:
    named = words.listed(text, [f"<#{channel}>" for channel in scoped.differing[:_MOST_CHANNELS]])
    return small(text("settings-channels", channels=named)) if named else ""


def _scopes(scoped: Scoped, text: Text) -> Item | None:
    scopes: tuple[Scope, ...] = ("server", "channel")
    options = (
        SelectOption(label=text(f"settings-for-{scope}"), value=scope, default=scope == scoped.scope)
        for scope in scopes
    )
    return select(Press("settings", GameId("")), text("settings-scope"), options)


def _menu(scoped: Scoped, text: Text, name: str, offered: dict[str, Any], say: Callable[[Any], str]) -> Item | None:
    """The menu of one setting: what holds without a choice, unless that is offered too, then what may be chosen."""
    title = text(f"setting-{name}")
    own, wider = getattr(scoped.own, name), getattr(scoped.wider, name)

    def options() -> Iterator[tuple[str, str, bool]]:
        if None not in offered.values():
            yield USUAL, text(f"setting-as-{scoped.scope}", value=say(wider)), own not in offered.values()
        for value, meant in offered.items():
            yield value, say(meant), meant == own

    return select(Press("setting", GameId(""), 0, f"{scoped.scope}.{name}"), title, _labelled(text, title, options()))


def _labelled(text: Text, title: str, options: Iterable[tuple[str, str, bool]]) -> Iterator[SelectOption]:
    for value, said, chosen in options:
        yield SelectOption(label=text("option-set", option=title, value=said), value=value, default=chosen)
