"""What the bot can ask of Discord: itself, its commands and emojis, messages, and answers to interactions."""

from tests.standin import limits, refusals
from tests.standin.gateway import Gateway
from tests.standin.interactions import Interaction, Reply
from tests.standin.places import Channel, Emoji, Message
from tests.standin.refusals import Body, Json
from tests.standin.rest import Call, Do
from tests.standin.world import World

MOST_EMOJIS = 2000
BIGGEST_EMOJI = 256 * 1024


class Routes:
    """Does what is asked, or raises a `Refusal`.

    Attributes:
        interactions: everything that people asked of the bot, by token.
    """

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.interactions: dict[str, Interaction] = {}
        self._world = world
        self._gateway = gateway

    def table(self) -> dict[str, Do]:
        """All routes, named as in Discord's specification."""
        message = "/channels/{channel_id}/messages/{message_id}"
        sent = "/webhooks/{webhook_id}/{webhook_token}/messages"
        commands = "/applications/{application_id}/commands"
        emojis = "/applications/{application_id}/emojis"
        return {
            "GET /users/@me": self._me,
            "GET /oauth2/applications/@me": self._application,
            "GET /applications/@me": self._application,
            "GET /gateway/bot": self._gateway_bot,
            f"GET {commands}": lambda _: self._world.commands,
            f"PUT {commands}": self._sync,
            f"GET {emojis}": self._emojis,
            f"POST {emojis}": self._add_emoji,
            f"DELETE {emojis}/{{emoji_id}}": self._delete_emoji,
            "GET /channels/{channel_id}": lambda call: self._channel(call).payload(),
            "POST /channels/{channel_id}/messages": self._post,
            f"GET {message}": lambda call: self._message(call).payload(),
            f"PATCH {message}": self._edit,
            f"DELETE {message}": self._delete,
            "POST /interactions/{interaction_id}/{interaction_token}/callback": self._answer,
            "POST /webhooks/{webhook_id}/{webhook_token}": self._follow_up,
            f"GET {sent}/@original": self._get_sent,
            f"PATCH {sent}/@original": self._edit_sent,
            f"DELETE {sent}/@original": self._delete_sent,
            f"GET {sent}/{{message_id}}": self._get_sent,
            f"PATCH {sent}/{{message_id}}": self._edit_sent,
            f"DELETE {sent}/{{message_id}}": self._delete_sent,
        }

    # The bot itself.

    def _me(self, _: Call) -> Json:
        return self._world.bot.payload()

    def _application(self, _: Call) -> Json:
        bot = self._world.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "rpc_origins": [],
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": bot.payload(),
            "team": None,
            "hook": True,
            "summary": "",
        }

    def _gateway_bot(self, _: Call) -> Json:
        limit = {"total": 1000, "remaining": 1000 - len(self._gateway.sessions), "reset_after": 0, "max_concurrency": 1}
        return {"url": self._gateway.url, "shards": 1, "session_start_limit": limit}

    def _sync(self, call: Call) -> list[Json]:
        limits.check_commands(call.body)
        known = {command["name"]: command["id"] for command in self._world.commands}
        told = {"application_id": str(self._world.bot.id), "version": str(self._world.ids.next())}
        self._world.commands = [
            {"type": 1, **command, **told, "id": known.get(command["name"]) or str(self._world.ids.next())}
            for command in call.body
        ]
        return self._world.commands

    def _emojis(self, _: Call) -> Json:
        return {"items": [emoji.payload(self._world.bot) for emoji in self._world.emojis.values()]}

    def _add_emoji(self, call: Call) -> Json:
        name, image = call.body["name"], call.body["image"]
        if not name.replace("_", "a").isalnum() or not 2 <= len(name) <= 32:
            raise refusals.invalid("name", "is no name of an emoji")
        if any(emoji.name == name for emoji in self._world.emojis.values()):
            raise refusals.invalid("name", "is the name of another emoji")
        if len(image) * 3 / 4 > BIGGEST_EMOJI or len(self._world.emojis) >= MOST_EMOJIS:
            raise refusals.invalid("image", "is too much")
        emoji = Emoji(self._world.ids.next(), name)
        self._world.emojis[emoji.id] = emoji
        return emoji.payload(self._world.bot)

    def _delete_emoji(self, call: Call) -> None:
        if self._world.emojis.pop(int(call.path["emoji_id"]), None) is None:
            raise refusals.unknown_emoji()

    # Channels.

    def _channel(self, call: Call) -> Channel:
        return self._world.channel(int(call.path["channel_id"]))

    def _message(self, call: Call) -> Message:
        return self._world.public_message(int(call.path["channel_id"]), int(call.path["message_id"]))

    def _post(self, call: Call) -> Json:
        return self._world.post(self._channel(call), call.body).payload()

    def _edit(self, call: Call) -> Json:
        return self._world.edit_by_channel(self._message(call), call.body).payload()

    def _delete(self, call: Call) -> None:
        self._world.delete(self._message(call))

    # Interactions.

    def _answer(self, call: Call) -> Body:
        if call.body["type"] not in set(Reply):
            raise refusals.invalid("type", "is no answer")
        interaction = self.interactions.get(call.path["interaction_token"])
        if interaction is None or str(interaction.id) != call.path["interaction_id"]:
            raise refusals.unknown_interaction()
        interaction.answer(Reply(call.body["type"]), call.body.get("data") or {})
        return interaction.result() if call.query.get("with_response") in {"1", "true"} else None

    def _follow_up(self, call: Call) -> Body:
        return self._asked(call).follow_up(call.body).payload()

    def _get_sent(self, call: Call) -> Json:
        return self._sent(call).payload()

    def _edit_sent(self, call: Call) -> Json:
        return self._asked(call).edit(self._sent(call), call.body).payload()

    def _delete_sent(self, call: Call) -> None:
        self._asked(call).delete(self._sent(call))

    def _sent(self, call: Call) -> Message:
        return self._asked(call).find(call.path.get("message_id", "@original"))

    def _asked(self, call: Call) -> Interaction:
        interaction = self.interactions.get(call.path["webhook_token"])
        if interaction is None or call.path["webhook_id"] != str(self._world.bot.id):
            raise refusals.unknown_webhook()
        return interaction
