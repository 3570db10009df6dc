### Statistiques de quelqu’un.

command-stats = statistiques
    .about = Voir la cote, les résultats et le bluff le plus osé de quelqu’un

stats-title = Statistiques de { $name }
stats-rating = 📈 Cote { $rating }
stats-rating-provisional = 📈 Cote { $rating }, provisoire
stats-wins = 🏆 { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $rate } %
stats-streak = 🔥 Victoires de suite : { $streak } en cours, { $longest } au plus
stats-dudos = 🎯 Dudo : { $right } justes sur { $calls } — les chances en promettaient { $expected }
stats-calzas = 🎯 Calza : { $right } justes sur { $calls } — les chances en promettaient { $expected }
stats-rival = ⚔️ Adversaire préféré : { $name } · mieux classé que lui ou elle dans { $ahead } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-bluff = 🃏 Bluff le plus osé : { $bid }, { $chance } de chances, dans la partie `{ $game }`
stats-earned = 🏅 Succès : { $names }
stats-lately = L’image et ce qui se trouve dessous parlent des { $games } dernières parties.

stats-games = Parties
stats-here = Ce serveur
stats-everywhere = Tous les serveurs

stats-none = Pas encore de partie finie à raconter. `/perudo start` ouvre une table.
stats-bot = Seules les personnes ont des statistiques, les bots n’en ont pas.

stats-alt-rating = Cote sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : de { $first } à { $last }, au plus bas { $lowest }, au plus haut { $highest }.
stats-alt-places = Places : { $places }.
stats-alt-place = place { $place } : { $times }×
