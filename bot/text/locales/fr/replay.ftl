### Les parties finies, pas à pas.

command-replay = reprise
    .about = Revoir pas à pas une partie finie, tous les gobelets levés
button-replay = Revoir
button-download = Télécharger
replay-title = Reprise de la partie `{ $game }`
replay-where = Manche { $round } · étape { $step } sur { $steps }
replay-round = Manche
replay-step = Étape
replay-percent = { $percent } %
replay-call = D’après ce que voyait { $name }, l’appel était juste à { $chance }.
replay-note = Le pourcentage est la chance que l’annonce soit vraie, d’après les dés de qui l’a faite.
replay-account = { $name } : chance { $luck }, jugement { $judgement }
replay-accounts = En pour cent d’une victoire : ce qu’ont donné les dés et les autres, et ce qu’ont coûté les coups à côté des meilleurs.
