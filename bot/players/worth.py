"""What a position is worth to a seat: its chance to win the game, about."""

from collections.abc import Mapping

from bot.rules.pieces import FEWEST_SEATS, MOST_DICE, SeatNo

_GAMMA = 1.8
"""With more than two players the chance to win is close to dice^γ over the sum of dice^γ."""

_WEIGHTS: tuple[float, ...] = tuple(float(dice) ** _GAMMA for dice in range(MOST_DICE + 1))

_DUEL = (
    (0.472, 0.202, 0.064, 0.021, 0.006),
    (0.803, 0.508, 0.257, 0.118, 0.049),
    (0.930, 0.742, 0.500, 0.293, 0.152),
    (0.978, 0.879, 0.707, 0.500, 0.318),
    (0.994, 0.951, 0.847, 0.683, 0.500),
)
"""The opener's chance to win with so many dice (rows) against so many."""


def worth(held: Mapping[SeatNo, int], seat: SeatNo, starter: SeatNo) -> float:
    """The chance of `seat` to win when the seats hold that many dice and `starter` opens the next round."""
    mine = held[seat]
    if not mine:
        return 0.0
    others = [dice for number, dice in held.items() if dice and number != seat]
    if not others:
        return 1.0
    if len(others) + 1 > FEWEST_SEATS:
        weight = _WEIGHTS[mine]
        return weight / (weight + sum(_WEIGHTS[dice] for dice in others))
    (other,) = others
    return _DUEL[mine - 1][other - 1] if starter == seat else 1 - _DUEL[other - 1][mine - 1]
