### Histories.

command-history = history
    .about = See somebody’s finished games on this server
argument-player = player
    .about = Whose games; yours without it

# $name: whose games, safe to show.
history-title = Games of { $name }
# $place: from 1; $players: how many played.
history-place = place { $place } of { $players }
# $names: a list of who else played, safe to show.
history-with = with { $names }
history-unrated = unrated
history-replay = Step through a game…
history-empty = No game finished on this server yet. `/perudo start` opens a table.
