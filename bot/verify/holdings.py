"""How many dice each seat holds, told from the moves alone (docs/rules.md, "Dudo", "Calza", "Palifico", "Leaving")."""

from collections.abc import Iterator

from bot.rules.pieces import FEWEST_SEATS, PACO, Cup, SeatNo
from bot.verify.paper import Deal, Move, Paper, PaperError


def deals(paper: Paper) -> Iterator[tuple[tuple[Cup, ...], list[int]]]:
    """Every deal of a game: the cups that are written, and how many dice each seat then holds.

    Raises:
        PaperError: a call that has no bid, or a bid or call after one that ended its round.
    """
    holdings = _Holdings(paper)
    for step in paper.steps:
        if isinstance(step, Deal):
            yield step.cups, list(holdings.dice)
            holdings.deal(step.cups)
        else:
            holdings.move(step)


class _Holdings:
    """Who holds how much, as far as the next deal depends on it."""

    def __init__(self, paper: Paper) -> None:
        self._options = paper.options
        self._most = int(paper.options["dice"])
        self.dice = [self._most] * paper.seats
        self._dropped = [False] * paper.seats
        self._starter = paper.first
        self._palifico = False
        self._cups: tuple[Cup, ...] = ()
        self._standing: Move | None = None

    def deal(self, cups: tuple[Cup, ...]) -> None:
        self._cups, self._standing = cups, None

    def move(self, move: Move) -> None:
        if move.word == "leave":
            self._leave(move.seat)
            return
        if not self._cups or (move.word != "bid" and self._standing is None):
            raise PaperError(move.line, "the rules have no place for this: see `perudo referee`")
        if move.word == "bid":
            self._standing = move
        elif self._standing:
            self._call(move, self._standing)

    def _call(self, call: Move, standing: Move) -> None:
        short = standing.quantity - self._count(standing.face)
        self._cups = ()
        if call.word == "calza" and short == 0:
            self._starter, self._palifico = call.seat, False
            self._hold(call.seat, min(self._held(call.seat) + 1, self._most))
        elif call.word == "calza":
            self._lose(call.seat, 1)
        elif short > 0:
            self._lose(standing.seat, self._loss(short))
        else:
            self._lose(call.seat, self._loss(1 - short))

    def _count(self, face: int) -> int:
        wild = not self._palifico and face != PACO
        return sum(die == face or (wild and die == PACO) for cup in self._cups for die in cup)

    def _loss(self, margin: int) -> int:
        return {"one": 1, "difference": margin, "all": self._most}[self._options["loss"]]

    def _lose(self, seat: SeatNo, dice: int) -> None:
        duel = sum(map(bool, self.dice)) == FEWEST_SEATS
        dropped = self._dropped[seat - 1]
        self._hold(seat, max(self._held(seat) - dice, 0))
        self._starter = self._next(seat)
        self._palifico = self._held(seat) == 1 and self._drops_into_palifico(dropped=dropped, duel=duel)

    def _drops_into_palifico(self, *, dropped: bool, duel: bool) -> bool:
        if duel and self._options["palifico_duel"] == "no":
            return False
        return {"off": False, "every-time": True, "first-time": not dropped}[self._options["palifico"]]

    def _leave(self, seat: SeatNo) -> None:
        self._cups = ()
        self.dice[seat - 1] = 0
        duel = sum(map(bool, self.dice)) == FEWEST_SEATS
        starter = self._next(self._starter)
        lasts = starter == self._starter and not (duel and self._options["palifico_duel"] == "no")
        self._starter, self._palifico = starter, self._palifico and lasts

    def _held(self, seat: SeatNo) -> int:
        return self.dice[seat - 1]

    def _hold(self, seat: SeatNo, dice: int) -> None:
        self.dice[seat - 1] = dice
        self._dropped[seat - 1] |= dice == 1

    def _next(self, seat: SeatNo) -> SeatNo:
        """The seat itself if it holds dice, else the nearest one after it that does."""
        around = [*range(seat, len(self.dice) + 1), *range(1, seat)]
        return next((SeatNo(number) for number in around if self.dice[number - 1]), seat)
