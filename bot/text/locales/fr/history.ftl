### Les historiques.

command-history = historique
    .about = Voir les parties finies de quelqu’un sur ce serveur
argument-player = joueur
    .about = De qui ; sinon, les tiennes

history-title = Parties de { $name }
history-place = place { $place } sur { $players }
history-with = avec { $names }
history-unrated = non cotée
history-replay = Revoir une partie pas à pas…
history-empty = Pas encore de partie finie sur ce serveur. `/perudo start` ouvre une table.
