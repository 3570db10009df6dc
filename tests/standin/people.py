"""People: what they do in Discord's client, and what they see there."""

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from tests.standin import commands
from tests.standin.commands import CannotDo, Value
from tests.standin.components import CHECKBOX, RADIO_GROUP, SELECT, TEXT_INPUT, Button, Menu
from tests.standin.interactions import FIRST_ANSWER, Interaction, Kind, Reply
from tests.standin.places import USUAL, Channel, May, Message, User, member_payload
from tests.standin.refusals import Json

if TYPE_CHECKING:
    from tests.standin.loopback import Loopback

T = TypeVar("T", Button, Menu)

PATIENCE = 5.0
"""Seconds for which people look for a button, in real time …"""

LONG_PATIENCE = 12.0
"""… and for which they look at “is thinking …”."""


class NotAnswered(AssertionError):
    """Discord tells the person that the application did not respond."""


class Answer:
    """What somebody got for what they did.

    Attributes:
        interaction: what they did.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def messages(self) -> list[Message]:
        """What was said to them, or changed before their eyes."""
        found = {id(one): one for one in (self.interaction.original, *self.interaction.messages) if one}
        return list(found.values())

    @property
    def message(self) -> Message:
        """The last of these."""
        return self.messages[-1]

    @property
    def text(self) -> str:
        """What can be read in all of them."""
        return "\n".join(message.text for message in self.messages)

    @property
    def private(self) -> bool:
        """Whether all of it is for them alone."""
        return all(message.only_for for message in self.messages)

    @property
    def choices(self) -> dict[str, Value]:
        """What was suggested: the values by their names."""
        return {choice["name"]: choice["value"] for choice in self.interaction.choices}

    @property
    def form(self) -> Json:
        """The form that was opened."""
        if self.interaction.modal is None:
            raise AssertionError("no form was opened")
        return self.interaction.modal


class Person:
    """Somebody at a keyboard.

    Attributes:
        channel: where they are looking.
        locale: the language of their client; empty where Discord does not tell it.
        may: what they may do, everywhere.
        patience: the seconds, in real time, for which their client waits for an answer.
    """

    def __init__(self, there: "Loopback", user: User, channel: Channel, locale: str, may: May = USUAL) -> None:
        self.user = user
        self.channel = channel
        self.locale = locale
        self.may = may
        self.patience = FIRST_ANSWER
        self._there = there
        self._form: Interaction | None = None
        self._lost: set[int] = set()

    @property
    def id(self) -> int:
        return self.user.id

    # What they see.

    @property
    def messages(self) -> list[Message]:
        """What they find in the channel, oldest first; private messages included until these are dismissed."""
        if self.channel.gone:
            return []
        return [message for message in self.channel.visible_to(self.user) if message.id not in self._lost]

    @property
    def screen(self) -> str:
        """All that can be read there."""
        return "\n\n".join(message.text for message in self.messages)

    def goes_to(self, channel: Channel) -> "Person":
        self.channel = channel
        return self

    def dismisses(self, message: Message) -> None:
        """Close a private message for good."""
        self._lost.add(message.id)

    def reopens(self) -> None:
        """Start the client anew, which loses every private message and open form."""
        self._lost |= {message.id for message in self.channel.messages.values() if message.only_for is self.user}
        self._form = None

    async def reads(self, words: str, within: float = PATIENCE) -> Message:
        """Wait until something can be read; returns the newest message that says it."""

        def found() -> Message | None:
            return next((message for message in reversed(self.messages) if words in message.text), None)

        await self._there.world.until(found, within, f"{self.user.name} reads {words!r}")
        message = found()
        assert message
        return message

    async def finds(self, button: str, on: Message | None = None, within: float = PATIENCE) -> Button:
        """Wait until there is a button of that label or custom id which can be pressed; returns the newest."""
        return await self._look_for(lambda: self._buttons(button, on), button, within)

    # What they do.

    async def types(self, line: str, **values: Value) -> Answer:
        """Type a command such as `/perudo start`, with its options by name."""
        known = self._there.world.commands
        commands.require_open(known, line, self.may, in_guild=self.channel.guild is not None)
        return await self._ask(Kind.COMMAND, commands.typed(known, line, values))

    async def autocompletes(self, line: str, **values: Value) -> dict[str, Value]:
        """Look at what is suggested for the last of these options while it is being typed."""
        focused = list(values)[-1]
        data = commands.typed(self._there.world.commands, line, values, focused=focused)
        return (await self._ask(Kind.AUTOCOMPLETE, data)).choices

    async def presses(self, button: str | Button, on: Message | None = None) -> Answer:
        """Press a button, by its label or custom id, or one that was found before, whatever has become of it."""
        if isinstance(button, str):
            button = await self.finds(button, on)
        message = self.channel.messages.get(button.message)
        if message is None or message not in self.messages:
            raise CannotDo(f"the message with {button.label!r} is gone")
        return await self._ask(Kind.COMPONENT, {"component_type": 2, "custom_id": button.custom_id}, message)

    async def chooses(self, value: str, on: Message | None = None) -> Answer:
        """Choose in the newest menu that has an option of that value or label."""
        menu = await self._look_for(lambda: self._menus(value, on), value, PATIENCE)
        chosen = [key for key, label in menu.options.items() if value in {key, label}][:1]
        data = {"component_type": SELECT, "custom_id": menu.custom_id, "values": chosen}
        return await self._ask(Kind.COMPONENT, data, self.channel.messages[menu.message])

    async def sends(self, **fields: Value) -> Answer:
        """Fill in the open form, by the custom ids of its fields, and send it."""
        if self._form is None or self._form.modal is None:
            raise CannotDo("no form is open")
        opened, self._form = self._form, None
        parts = [_filled(part, fields) for part in opened.modal["components"]] if opened.modal else []
        if fields:
            raise CannotDo(f"the form has no {', '.join(fields)}")
        data = {"custom_id": (opened.modal or {})["custom_id"], "components": parts}
        return await self._ask(Kind.MODAL, data, opened.message)

    # How.

    def _buttons(self, wanted: str, on: Message | None) -> Iterator[Button]:
        for message in [on] if on else reversed(self.messages):
            for button in message.buttons:
                if wanted in {button.label, button.custom_id} and not button.disabled:
                    yield button

    def _menus(self, wanted: str, on: Message | None) -> Iterator[Menu]:
        for message in [on] if on else reversed(self.messages):
            for menu in message.menus:
                if wanted in {*menu.options.keys(), *menu.options.values()} and not menu.disabled:
                    yield menu

    async def _look_for(self, search: Callable[[], Iterator[T]], what: str, within: float) -> T:
        try:
            await self._there.world.until(lambda: next(search(), None), within, what)
        except TimeoutError:
            raise CannotDo(f"{self.user.name} finds no {what!r} on\n{self.screen}") from None
        return next(search())

    async def _ask(self, kind: Kind, data: Json, message: Message | None = None) -> Answer:
        """Do something, and wait for the answer."""
        if self.channel.gone:
            raise CannotDo("the channel is gone")
        interaction = Interaction(self._there.world, kind, self.user, self.channel, message)
        self._there.ask(interaction, self._payload(interaction, data))
        try:
            await asyncio.wait_for(interaction.acknowledged.wait(), self.patience)
            await asyncio.wait_for(interaction.finished.wait(), LONG_PATIENCE)
        except TimeoutError:
            if interaction.answered in {None, Reply.THINK}:
                state = "is thinking for ever" if interaction.answered is Reply.THINK else "was not answered"
                raise NotAnswered(f"{kind.name} {data} of {self.user.name} {state}") from None
            assert interaction.answered is Reply.DEFER
        if interaction.answered is Reply.FORM:
            self._form = interaction
        return Answer(interaction)

    def _payload(self, interaction: Interaction, data: Json) -> Json:
        channel, guild = self.channel, self.channel.guild
        whole: Json = {
            "id": str(interaction.id),
            "application_id": str(self._there.world.bot.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel": channel.payload() | {"permissions": str(int(self.may))},
            "channel_id": str(channel.id),
            **({"locale": self.locale} if self.locale else {}),
            "app_permissions": str(int(channel.bot_may)),
            "attachment_size_limit": 10_485_760,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id if guild else 0)},
            "context": 0 if guild else 1,
        }
        if interaction.message:
            whole["message"] = interaction.message.payload()
        if guild is None:
            return whole | {"user": self.user.payload()}
        return whole | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            **({"guild_locale": guild.locale} if guild.locale else {}),
            "member": member_payload(self.user, guild.id) | {"permissions": str(int(self.may))},
        }


# Forms.


def _filled(part: Json, fields: dict[str, Value]) -> Json:
    """One part of a form as it is sent; takes what it needs out of `fields`."""
    told: Json = {"type": part["type"], "id": part.get("id", 0)}
    match part["type"]:
        case 18:
            return told | {"component": _field(part["component"], fields)}
        case 1:
            return told | {"components": [_field(inner, fields) for inner in part["components"]]}
        case _:
            return told


def _field(field: Json, fields: dict[str, Value]) -> Json:
    custom_id = field["custom_id"]
    told: Json = {"type": field["type"], "id": field.get("id", 0), "custom_id": custom_id}
    given = fields.pop(custom_id, None)
    if field["type"] == TEXT_INPUT:
        return told | {"value": _written(field, str(field.get("value") or "" if given is None else given))}
    if field["type"] == CHECKBOX:
        return told | {"value": bool(given)}
    chosen = _chosen(field, given)
    return told | ({"value": chosen[0] if chosen else None} if field["type"] == RADIO_GROUP else {"values": chosen})


def _written(field: Json, text: str) -> str:
    fewest = field.get("min_length") or (1 if field.get("required", True) else 0)
    if not fewest <= len(text) <= (field.get("max_length") or 4000):
        raise CannotDo(f"{field['custom_id']} does not take {text!r}")
    return text


def _chosen(field: Json, given: Value | None) -> list[str]:
    if given is None:
        chosen = [option["value"] for option in field["options"] if option.get("default")]
    else:
        chosen = [option["value"] for option in field["options"] if str(given) in {option["value"], option["label"]}]
    if not chosen and (given is not None or field.get("required", True)):
        raise CannotDo(f"{field['custom_id']} does not take {given!r}")
    return chosen
