"""What is in the box: faces, cups and seats."""

from typing import NewType

Face = NewType("Face", int)
"""What one die shows, 1 to 6."""

PACO = Face(1)
"""The one: wild in a normal round, plain in a palifico round."""

FACES = tuple(Face(number) for number in range(1, 7))
"""All six faces, pacos first."""

PLAIN_FACES = FACES[1:]
"""The faces 2 to 6, which pacos stand in for."""

Cup = tuple[Face, ...]
"""The dice under one cup, in the order in which they fell; empty for a seat that is out."""

Rolls = tuple[tuple[int, ...], ...]
"""A roll-off: a row a roll, in it a die a seat in seat order, 0 for a seat that did not roll."""

SeatNo = NewType("SeatNo", int)
"""A seat's number: from 1, clockwise, in joining order."""

NO_SEAT = SeatNo(0)
"""Stands where no seat is meant, as for the host of an empty gathering."""

PlayerId = NewType("PlayerId", int)
"""Who sits in a seat: a person's Discord id; less than 0 once that person was forgotten."""

COMPUTER = PlayerId(0)
"""Stands where a seat is held by no person."""

MOST_DICE = 5
"""The dice that each seat starts with, at the most and by default."""

MOST_SEATS = 6
"""The cups in the box."""

FEWEST_SEATS = 2
"""The seats that a game needs."""

LONGEST_PHRASE = 64
"""The characters that a lucky phrase may have."""
