"""Somebody who plays: what they see, and what they do."""

from typing import TYPE_CHECKING, Literal

import discord
from simcord import ChannelHandle, MemberActor

from bot.rules.pieces import PlayerId
from tests.discord.answers import Answer
from tests.discord.reading import Shown

if TYPE_CHECKING:
    from tests.discord.world import World

FACES = {"paco": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
FACES |= {f"{name}s": face for name, face in FACES.items()} | {"sixes": 6}


Way = Literal["slash", "tap", "menu", "form"]


class Person:
    """Somebody who plays, in one channel."""

    def __init__(self, world: "World", actor: MemberActor, channel: ChannelHandle) -> None:
        self.world = world
        self.actor = actor
        self.channel = channel

    def __repr__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        return self.actor.name.title()

    @property
    def id(self) -> PlayerId:
        return PlayerId(self.actor.id)

    def at(self, channel: ChannelHandle) -> "Person":
        """The same person in another channel."""
        return Person(self.world, self.actor, channel)

    # What they see.

    def messages(self) -> list[Shown]:
        return self.world.messages(self.channel, self.actor)

    def sees(self) -> str:
        """All that this person can read: what is public, and what is theirs alone."""
        return "\n".join(message.text for message in self.messages())

    @property
    def private(self) -> list[Shown]:
        """What only this person sees, oldest first."""
        return [message for message in self.messages() if message.private]

    @property
    def card(self) -> Shown:
        return self.world.card(self.channel)

    @property
    def panel(self) -> Shown:
        """Their newest panel."""
        return next(message for message in reversed(self.private) if "Your dice" in message.text)

    @property
    def cup(self) -> tuple[int, ...]:
        """Their own dice, as their panel shows them."""
        return self.panel.dice

    @property
    def on_turn(self) -> bool:
        view = self.world.table(self.channel).view
        return bool(view.round and view.seat(view.round.turn).player == self.id)

    # What they do.

    async def types(self, command: str, *, reads: bool = False, **options: object) -> Answer:
        """Send a slash command."""
        began = self.world.began()
        return self.world.judge(await self.actor.slash(self.channel, command, **options), began, reads=reads)

    async def completes(self, command: str, option: str, typed: str, **filled: object) -> list[str]:
        """Begin to type an option, and read what is offered."""
        requests, asked = self.world.began()
        offered = await self.actor.autocomplete(self.channel, command, option, typed, **filled)
        assert self.world.began() == (requests + 1, asked)
        return [str(choice["name"]) for choice in offered]

    async def presses(self, label: str, on: Shown | None = None, *, reads: bool = False) -> Answer:
        """Press a button: on a certain message, else on the newest one that has it."""
        message = on or next(seen for seen in reversed(self.messages()) if seen.buttons.get(label))
        assert message.buttons.get(label), f"{label} can't be pressed on {message}"
        return await self._press(message.id, message.ids[label], reads=reads)

    async def chooses(self, value: str, on: Shown | None = None, *, reads: bool = False) -> Answer:
        """Choose in a menu: of a certain message, else in the newest one that offers it."""
        message = on or next(seen for seen in reversed(self.messages()) if _menu(seen, value))
        began = self.world.began()
        result = await self.actor.select(self._find(message.id), [value], custom_id=_menu(message, value))
        return self.world.judge(result, began, reads=reads)

    async def chooses_in(self, menu: str, value: str, on: Shown) -> Answer:
        """Choose in the menu of a message whose custom id has that end."""
        custom_id = next(id_ for id_ in on.menus if id_.endswith(menu))
        began = self.world.began()
        return self.world.judge(await self.actor.select(self._find(on.id), [value], custom_id=custom_id), began)

    async def fills_in(self, form: Answer, **values: object) -> Answer:
        """Fill in a form and send it."""
        began = self.world.began()
        return self.world.judge(await self.actor.submit_modal(form.result, values), began)

    async def starts(self, **options: object) -> Answer:
        return await self.types("perudo start", reads=False, **options)

    async def bids(self, bid: str, by: Way = "slash") -> Answer:
        """Bid, as in “8 fives”."""
        quantity, face = parsed(bid)
        match by:
            case "slash":
                return await self.types("bid", quantity=quantity, face=face)
            case "tap":
                panel = await self.opens_panel()
                label = next(label for label, id_ in panel.ids.items() if id_.endswith(f":{quantity}x{face}"))
                return await self.presses(label, panel)
            case "menu":
                return await self.chooses(f"{quantity}x{face}", await self.opens_panel())
            case "form":
                form = await self.presses("Bid", self.card)
                return await self.fills_in(form, quantity=str(quantity), face=[str(face)])

    async def opens_panel(self) -> Shown:
        """Look at their own dice, if the panel that they have open is not of this turn."""
        fresh = f":{self.world.table(self.channel).view.seq}"
        for message in reversed(self.private):
            if "Your dice" in message.text and any(fresh in id_ for id_ in message.ids.values()):
                return message
        await self.presses("My dice", self.card)
        return self.panel

    async def _press(self, message: int, custom_id: str, *, reads: bool = False) -> Answer:
        began = self.world.began()
        result = await self.actor.click(self._find(message), custom_id=custom_id)
        return self.world.judge(result, began, reads=reads)

    def _find(self, message: int) -> discord.Message:
        return next(seen for seen in self.channel.history(viewer=self.actor) if seen.id == message)


def _menu(message: Shown, value: str) -> str | None:
    return next((id_ for id_, values in message.menus.items() if value in values), None)


def parsed(bid: str) -> tuple[int, int]:
    quantity, face = bid.split()
    return int(quantity), FACES[face]
