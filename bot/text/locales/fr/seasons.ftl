### Les saisons d’un serveur.

command-season = saison
    .about = Voir les saisons de ce serveur ; qui le gère les ouvre et les termine

# $number: numérote les saisons d’un serveur à partir de 1.
season-number = Saison { $number }
season-title = Saisons de ce serveur
season-running = en cours
# $when: un jour.
season-since = depuis le { $when }
season-none = Aucune saison n’est en cours : le classement compte tout depuis toujours.
season-who = Quelqu’un qui peut gérer ce serveur peut en ouvrir une ici.
season-nobody = Personne n’y a encore fini de partie.
season-how = Avec une saison, le classement et les cotes de ce serveur repartent de zéro. Les saisons passées restent dans le menu, et le total continue.
season-started = ✅ La saison commence.
season-ended = ✅ La saison est terminée.
season-meanwhile = Des saisons ont été ouvertes ou terminées depuis cette carte : voici où on en est. Rien n’a été fait.
season-needs-manage-server = Il faut pouvoir gérer ce serveur pour ouvrir ou terminer une saison.

# Le formulaire d’une nouvelle saison : titre et libellés 45 caractères au plus, descriptions 100.
season-start = Ouvrir une saison
season-name = Son nom
season-name-how = Facultatif : les saisons sont numérotées.
season-name-ends = Facultatif. La saison en cours se termine.

season-end = Terminer la saison
# $season: laquelle, comme « Saison 3 · Printemps ».
season-end-title = Terminer { $season } ?
season-end-why = Son classement reste. Les parties qui finissent ensuite ne comptent dans aucune saison, jusqu’à la prochaine.
season-end-surely = Terminer pour de bon

# Sur le classement.
board-period-season = cette saison
board-seasons = Depuis toujours, ou une saison…
board-no-season = Aucune saison n’est en cours sur ce serveur. Quelqu’un qui peut le gérer en ouvre une avec `/perudo season`.
board-season-here = Une saison est propre à un serveur : laisse de côté la portée, ou choisis une autre période.

# Sur la dernière carte, après le nom de la saison ; et sous l’image des statistiques.
end-season = cotes de cette saison
stats-seasons = Sur l’image, chaque saison a sa propre ligne ; les chiffres ci-dessus valent depuis toujours.
