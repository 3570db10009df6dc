### Seasons of a server.

command-season = season
    .about = See the seasons of this server; who manages it starts and ends them

# $number: counts the seasons of a server from 1.
season-number = Season { $number }
season-title = Seasons of this server
season-running = running
# $when: a day.
season-since = since { $when }
season-none = No season is running: the leaderboard counts all time.
season-who = Someone who may manage this server can start one here.
season-nobody = Nobody has finished a game in it yet.
season-how = With a season, leaderboard and ratings of this server begin anew. Older seasons stay in the menu, and all time goes on.
season-started = ✅ The season has begun.
season-ended = ✅ The season is over.
season-meanwhile = Seasons were started or ended since that card was shown: this is how it stands now. Nothing was done.
season-needs-manage-server = Only someone who may manage this server can start or end a season.

# The form of a new season: title and labels at most 45 characters, descriptions 100.
season-start = Start a season
season-name = Its name
season-name-how = You may leave it empty: seasons are numbered.
season-name-ends = You may leave it empty. The season that is running ends.

season-end = End the season
# $season: which one, as in “Season 3 · Spring”.
season-end-title = End { $season }?
season-end-why = Its leaderboard stays. Games that end from then on count in no season until one is started.
season-end-surely = End it for good

# On the leaderboard.
board-period-season = this season
board-seasons = All time, or a season…
board-no-season = No season is running on this server. Someone who may manage it can start one with `/perudo season`.
board-season-here = A season is one server’s own: leave out the scope, or choose another period.

# On the last card, after the season’s name; and below the picture of statistics.
end-season = ratings of this season
stats-seasons = In the picture each season has a line of its own; the figures above are of all time.
