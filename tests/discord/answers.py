"""How the bot answers what people do."""

from typing import TYPE_CHECKING, Any

from simcord.results import InteractionResult, ResponseMessage

from tests.discord.reading import Shown, shown

if TYPE_CHECKING:
    from tests.discord.world import World


class Answer:
    """How an interaction was answered.

    Attributes:
        result: all of it.
        waited: whether Discord was told first that it takes longer.
    """

    def __init__(self, world: "World", result: InteractionResult, *, waited: bool = False) -> None:
        self.result = result
        self.waited = waited
        self._world = world

    @property
    def kind(self) -> str:
        """`message`, `update` or `modal`."""
        return str(self.result._interaction.response_kind)

    @property
    def private(self) -> bool:
        return self.result.ephemeral or bool(self.result.response and self.result.response.ephemeral)

    @property
    def text(self) -> str:
        """What it says, and what was added."""
        first = [self.result.response] if self.result.response else []
        return "\n".join(shown(message.message).text for message in [*first, *self.result.followups])

    @property
    def shown(self) -> Shown:
        assert isinstance(self.result.response, ResponseMessage)
        return shown(self.result.response.message)

    def __str__(self) -> str:
        return self.text


class Press(Answer):
    """A press that set out for Discord."""

    def __init__(self, world: "World", result: InteractionResult, payload: dict[str, Any]) -> None:
        super().__init__(world, result)
        self._payload = payload

    def again(self) -> None:
        """Let Discord deliver the very same press once more."""
        self._world.env.backend.emit("INTERACTION_CREATE", self._payload)
