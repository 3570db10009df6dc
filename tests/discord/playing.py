"""People who play a whole game by chance, in the ways that they are told to."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from bot.rules.bids import Bid
from bot.rules.view import SeatView, TableView
from tests.discord.people import Person, Way
from tests.discord.reading import Shown
from tests.discord.world import World

WORDS = {1: "paco", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def said(bid: Bid) -> str:
    """A bid as people read it, as in “8 × fives”."""
    plural = "" if bid.quantity == 1 else "es" if bid.face == 6 else "s"
    return f"{bid.quantity} × {WORDS[bid.face]}{plural}"


class Players:
    """Several people at one table, who bid, doubt and call calza by chance."""

    def __init__(self, world: World, people: Sequence[Person], ways: Sequence[Way], seed: int) -> None:
        self.world = world
        self.people = {person.id: person for person in people}
        self.ways = ways
        self.rng = Random(seed)
        self.used: set[str] = set()
        self.rounds = 0
        self.table = world.table()

    async def play(self) -> TableView:
        """Play until the game is over, and look at the screen all the while; the last state."""
        table = self.table
        while not table.view.ended:
            running = table.view.round
            person = self.people.get(table.view.seat(running.turn).player) if running else None
            if person is None:
                await self.world.passes(0.2)
            else:
                self.see_whose_turn(table.view)
                await self.move(person, table.seat_view(person.id))
            if table.view.verdict and table.view.phase in {"between", "over"}:
                await self.see_the_reveal(table.view)
        return table.view

    async def move(self, person: Person, seen: SeatView) -> None:
        if seen.table.round and seen.table.round.standing and self.rng.random() < 0.3:
            await self.call(person, seen)
            return
        bids = list(islice(seen.auction.ladder(), 8)) if seen.auction else []
        if not bids:
            await self.press_or_type(person, "Dudo!")
            return
        bid, way = self.rng.choice(bids), self.rng.choice(self.ways)
        self.used.add(way)
        answer = await person.bids(
            f"{bid.quantity} {WORDS[bid.face]}s".replace("sixs", "sixes"), by=self.possible(way, seen, bid)
        )
        assert f"You bid {said(bid)}" in person.sees() or said(bid) in answer.text

    def possible(self, way: Way, seen: SeatView, bid: Bid) -> Way:
        """Only the lowest bid on a face has a button of its own."""
        lowest = seen.auction and seen.auction.lowest(bid.face) == bid
        return "menu" if way == "tap" and not lowest else way

    async def call(self, person: Person, seen: SeatView) -> None:
        callers = [seat for seat in (seen.table.round.callers if seen.table.round else ()) if self.rng.random() < 0.15]
        caller = self.people.get(seen.table.seat(callers[0]).player) if callers else None
        if caller:
            await self.press_or_type(caller, "Calza!")
        else:
            await self.press_or_type(person, "Dudo!")

    async def press_or_type(self, person: Person, call: str) -> None:
        self.used.add(call)
        if "slash" in self.ways and (len(self.ways) == 1 or self.rng.random() < 0.5):
            await person.types("dudo" if call == "Dudo!" else "calza")
            return
        panel = [message for message in person.private if "Your dice" in message.text][-1:]
        fresh = [message for message in panel if message.ids.get(call, "").endswith(f":{self.table.view.seq}")]
        await person.presses(call, self.rng.choice([person.card, *fresh]))

    def see_whose_turn(self, view: TableView) -> None:
        """The card says whose turn it is, and what stands."""
        card = self.world.card().text
        assert view.round
        assert f"{view.seat(view.round.turn).name}’s turn" in card
        if view.round.standing:
            assert said(view.round.standing.bid) in card

    async def see_the_reveal(self, view: TableView) -> None:
        """First the call alone, then the cups, on the card; then comes the next round."""
        verdict = view.verdict
        assert verdict
        self.rounds += 1
        before = self.world.card()
        assert said(verdict.bid) in before.text
        assert "Counted" not in before.text
        await self.world.passes(0.3 * self.table.pause)
        card = self.world.card()
        assert card.id == before.id
        self.see_the_cups(card, view)
        if not view.ended:
            await self.world.passes(0.7 * self.table.pause)

    def see_the_cups(self, card: Shown, view: TableView) -> None:
        verdict = view.verdict
        assert verdict
        assert f"Counted: {said(Bid(verdict.count, verdict.bid.face))}" in card.text
        dice = [line for line in card.text.splitlines() if "[" in line and line[:1] in "🟡🔴🔵🟢🟠⚫"]
        assert len(dice) == sum(bool(cup) for cup in verdict.cups)
        for line, cup in zip(dice, filter(None, verdict.cups), strict=True):
            assert sorted(line.count(f"[{face}]") for face in set(cup)) == sorted(cup.count(face) for face in set(cup))
