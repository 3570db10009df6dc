### Leaderboards.

argument-by = by
    .about = What counts
argument-period = period
    .about = Which games count
argument-scope = scope
    .about = This server, or all servers of this bot

board-by-rating = rating
board-by-wins = wins
board-by-win-rate = wins in percent
board-by-dudos = right dudos
board-by-calzas = right calzas
board-period-always = all time
board-period-month = this month
board-period-week = this week
board-period-last-week = last week
board-scope-here = this server
board-scope-everywhere = everywhere
board-title-everywhere = Leaderboard of all servers
# Of right calls, and of wins in percent.
board-few = Nobody has played enough for this here yet.
# $medal: a picture; $place: from 1; $rating: a whole number, about 1000.
board-rating = { $medal } { $place }. { $name } · { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · { $rating }, provisional
# $right: how many calls were right; $calls: of how many; $rate: the same in percent.
board-calls = { $medal } { $place }. { $name } · { $right } of { $calls } right · { $rate }%
