### Statistics of one person.

command-stats = stats
    .about = See somebody’s rating, results and boldest bluff

# $name: whose statistics, safe to show.
stats-title = Statistics of { $name }
# $rating: a whole number, about 1000.
stats-rating = 📈 Rating { $rating }
stats-rating-provisional = 📈 Rating { $rating }, provisional
# $rate: the wins in percent of the games.
stats-wins = 🏆 { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $rate }%
# $streak: the wins in a row up to now; $longest: the most there ever were.
stats-streak = 🔥 Wins in a row: { $streak } now, { $longest } at most
# $right: how many calls were right, of $calls; $expected: how many plain chance let expect, such as 29.4.
stats-dudos = 🎯 Dudo: right { $right } of { $calls } — the odds allowed { $expected }
stats-calzas = 🎯 Calza: right { $right } of { $calls } — the odds allowed { $expected }
# $name: whom they met most often, in $games games; $ahead: in how many of these they came out ahead of $name.
stats-rival = ⚔️ Favourite opponent: { $name } · ahead in { $ahead } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $bid: as in “8 × fives”; $chance: how likely it was to be true, as replay-percent; $game: the game’s id.
stats-bluff = 🃏 Boldest bluff: { $bid }, { $chance } likely, in game `{ $game }`
# $names: what the achievements that they earned are called.
stats-earned = 🏅 Achievements: { $names }
stats-lately = The picture and what stands below it tell of the last { $games } games.

# On buttons.
stats-games = Games
stats-here = This server
stats-everywhere = All servers

stats-none = No finished game to tell of yet. `/perudo start` opens a table.
stats-bot = Only people have statistics, bots have none.

# Read out instead of the picture. $first, $last, $lowest and $highest: ratings; $places: a list of stats-alt-place.
stats-alt-rating = Rating over { $games ->
    [one] { $games } game
   *[other] { $games } games
}: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
stats-alt-places = Places: { $places }.
# $times: how often they came in that place.
stats-alt-place = place { $place }: { $times }×
