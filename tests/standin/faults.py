"""What goes wrong on purpose, and how fast a bot may be."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.standin import refusals
from tests.standin.refusals import Refusal


@dataclass
class Fault:
    """Something that goes wrong with the next `count` requests of a route.

    Attributes:
        route: such as `POST /channels/{channel_id}/messages`; the part that matters is enough.
        refusal: what is answered instead of doing it.
        silence: the seconds for which nothing is answered; what was asked is done first.
        cut: that the connection breaks after what was asked was done.
        reached: set when it happened for the last time.
    """

    route: str
    count: int = 1
    refusal: Refusal | None = None
    silence: float = 0.0
    cut: bool = False
    reached: asyncio.Event = field(default_factory=asyncio.Event)


class Faults:
    """All that was arranged to go wrong."""

    def __init__(self) -> None:
        self._arranged: list[Fault] = []

    def refuse(self, route: str, refusal: Refusal | int = 500, count: int = 1) -> Fault:
        """Answer with an error, a status alone or one of `refusals`, and do nothing."""
        if isinstance(refusal, int):
            refusal = Refusal(refusal, 0, f"{refusal}: arranged")
        return self._arrange(Fault(route, count, refusal))

    def slow_down(self, route: str, retry_after: float, count: int = 1) -> Fault:
        """Answer that the bot is too fast, and do nothing."""
        return self._arrange(Fault(route, count, refusals.rate_limited(retry_after)))

    def keep_silent(self, route: str, seconds: float, count: int = 1) -> Fault:
        """Do it, and answer only after a while."""
        return self._arrange(Fault(route, count, silence=seconds))

    def cut(self, route: str, count: int = 1) -> Fault:
        """Do it, and break the connection instead of answering."""
        return self._arrange(Fault(route, count, cut=True))

    def take(self, route: str) -> Fault | None:
        """What goes wrong with this request."""
        fault = next((fault for fault in self._arranged if fault.route in route), None)
        if fault:
            fault.count -= 1
            if not fault.count:
                self._arranged.remove(fault)
                fault.reached.set()
        return fault

    def _arrange(self, fault: Fault) -> Fault:
        self._arranged.append(fault)
        return fault


@dataclass
class Window:
    """Requests of one kind in one window of time."""

    most: int
    seconds: float
    left: int = 0
    ends: float = 0.0

    def pass_through(self, now: float) -> float:
        """Count a request in; returns the seconds to wait where there were too many."""
        if now >= self.ends:
            self.left, self.ends = self.most, now + self.seconds
        if not self.left:
            return self.ends - now
        self.left -= 1
        return 0.0


# What is known of Discord's speeds: the route, how many in how many seconds, and what they are counted by.
SPEEDS: dict[str, tuple[int, float, str]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0, "channel_id"),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0, "channel_id"),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0, "channel_id"),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0, "webhook_token"),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0, "webhook_token"),
}
EVERYWHERE = 50, 1.0


class Speeds:
    """How fast a bot may be; `strict` off lets it do as it likes."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.strict = True
        self._now = now
        self._windows: dict[tuple[str, str], Window] = {}
        self._all = Window(*EVERYWHERE)

    def headers(self, route: str, keys: dict[str, str], *, counts: bool) -> dict[str, str]:
        """Count a request in, and tell the bot where it stands.

        Args:
            route: what is asked for.
            keys: the parts of its path.
            counts: whether it counts for the bot as a whole, as all but answers to interactions do.

        Raises:
            Refusal: it was one too many.
        """
        if not self.strict:
            return {}
        now = self._now()
        if counts and (wait := self._all.pass_through(now)):
            raise refusals.rate_limited(wait, everywhere=True)
        if route not in SPEEDS:
            return {}
        most, seconds, key = SPEEDS[route]
        window = self._windows.setdefault((route, keys[key]), Window(most, seconds))
        if wait := window.pass_through(now):
            raise refusals.rate_limited(wait)
        return {
            "X-RateLimit-Limit": str(window.most),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(route)):x}",
        }
