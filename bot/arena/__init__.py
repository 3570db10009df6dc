"""Whole games between computer players, to measure them: `perudo arena`."""
