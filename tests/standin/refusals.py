"""How Discord says no: an HTTP status, a number of its own, and a sentence."""

from typing import Any

Json = dict[str, Any]
"""An object of Discord's JSON."""

Body = Json | list[Any] | None
"""What goes with a request or comes back; None is nothing at all."""


class Refusal(Exception):
    """A request that is turned down."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **more}


def invalid(where: str, why: str) -> Refusal:
    """A body that breaks a limit; `where` is a path such as `components.0.label`."""
    refusal = Refusal(
        400, 50035, "Invalid Form Body", errors={where: {"_errors": [{"code": "INVALID", "message": why}]}}
    )
    refusal.args = (f"400 50035: {where}: {why}",)
    return refusal


def rate_limited(retry_after: float, *, everywhere: bool = False, code: int = 0) -> Refusal:
    return Refusal(
        429, code, "You are being rate limited.", retry_after=round(retry_after, 3), **{"global": everywhere}
    )


def banned_address() -> Refusal:
    """What stands before Discord says to an address that asked in vain too often; it is not Discord that speaks."""
    return Refusal(429, 0, "Access denied", retry_after=60, banned=True)


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_emoji() -> Refusal:
    return Refusal(404, 10014, "Unknown Emoji")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def invalid_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def archived_thread() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def locked_thread() -> Refusal:
    return Refusal(400, 160005, "Thread is locked")


def too_many_old_edits(retry_after: float) -> Refusal:
    return rate_limited(retry_after, code=30046)
