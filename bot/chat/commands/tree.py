"""The commands that there are, and the one place where those are turned down that Discord knows otherwise."""

import discord
from discord import app_commands
from discord.app_commands import Namespace, Parameter
from discord.enums import AppCommandOptionType

from bot.chat.door import Door
from bot.chat.request import Interaction
from bot.chat.visit import Refused, Visit

_TYPES = {AppCommandOptionType.string: str, AppCommandOptionType.integer: int}
"""What Discord sends for most kinds of options."""


class Tree(app_commands.CommandTree):
    """Answers each command whose name and options are as this version of the bot told them.

    Somebody's Discord may show the commands of another version for a while, and a program may send anything.
    """

    def __init__(self, client: discord.Client, door: Door) -> None:
        """Lead commands of `client` to `door`."""
        super().__init__(client)
        self._door = door

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether a command, or what suggests its options, can be handed on; whoever sent another one is told."""
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete:
            return command is not None
        if isinstance(command, app_commands.Command) and _fits(command.parameters, interaction.namespace):
            return True
        await self._door.receive(interaction, _turn_down)
        return False


async def _turn_down(_: Visit) -> None:
    raise Refused("door-old-command")


def _fits(parameters: list[Parameter], given: Namespace) -> bool:
    values = dict(iter(given))  # it has a `keys` as it has any option: None
    return values.keys() <= {parameter.display_name for parameter in parameters} and all(
        _may_be(parameter, values[parameter.display_name])
        if parameter.display_name in values
        else not parameter.required
        for parameter in parameters
    )


def _may_be(parameter: Parameter, value: str | int) -> bool:
    """Whether an option may have a value: by its type, its choices, and how large or long it may be."""
    size = len(value) if isinstance(value, str) else value
    least, most, choices = parameter.min_value, parameter.max_value, parameter.choices
    return (
        isinstance(value, _TYPES.get(parameter.type, object))
        and (not choices or value in {choice.value for choice in choices})
        and (least is None or size >= least)
        and (most is None or size <= most)
    )
