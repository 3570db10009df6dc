"""A Discord bot that runs games of Perudo, the bluffing game also known as liar's dice.

A game is a list of events; people, computer players, the dealer and the clock are all makers of moves.
docs/architecture.md shows the rooms of this package and the path of a move through them.
"""

__version__ = "0.1.0"
