"""Live games: one table a channel, its lock, its clock and the moves that nobody makes by hand."""
