### Ce que les parties donnent ensemble : classements, historiques ; et ce qui est conservé des personnes.

## Les classements sur la dernière carte

# $rating: la cote après la partie ; $moved: de combien elle a bougé, comme « +12 ».
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), provisoire
# $percent: le poids de la partie dans les cotes, en pour cent d’une partie entière.
end-rated-less = Ces joueurs ont déjà beaucoup joué en un jour : cette partie compte pour { $percent } % dans les cotes.
end-unrated = Partie non cotée : il faut au moins deux personnes.
