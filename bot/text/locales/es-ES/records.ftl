### Lo que suman las partidas: puntuaciones, clasificaciones, historiales; y lo que se guarda de las personas.

## Las puntuaciones en la última tarjeta

# $rating: la puntuación tras la partida; $moved: cuánto se ha movido, como «+12».
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), provisional
# $percent: cuánto cuenta la partida para las puntuaciones, en tanto por ciento de una entera.
end-rated-less = Estas personas ya han jugado mucho en un día: en las puntuaciones, esta partida cuenta un { $percent } %.
end-unrated = Sin puntuación: una partida puntuada necesita al menos dos personas.
