### Les classements.

argument-by = critère
    .about = Ce qui compte
argument-period = période
    .about = Quelles parties comptent
argument-scope = étendue
    .about = Ce serveur, ou tous les serveurs de ce bot

board-by-rating = cote
board-by-wins = victoires
board-by-win-rate = victoires en pour cent
board-by-dudos = dudos justes
board-by-calzas = calzas justes
board-period-always = depuis toujours
board-period-month = ce mois-ci
board-period-week = cette semaine
board-period-last-week = la semaine dernière
board-scope-here = ce serveur
board-scope-everywhere = partout
board-title-everywhere = Classement de tous les serveurs
board-few = Personne n’a encore assez joué ici pour cela.
board-rating = { $medal } { $place }. { $name } · cote { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · cote { $rating }, provisoire
board-calls = { $medal } { $place }. { $name } · { $right } justes sur { $calls } · { $rate } %
