### Lo que suman las partidas: puntajes, posiciones, historiales; y lo que se guarda de las personas.

## Los puntajes en la última tarjeta

# $rating: el puntaje después de la partida; $moved: cuánto cambió, como “+12”.
end-rating = 📈 { $rating } ({ $moved })
end-rating-provisional = 📈 { $rating } ({ $moved }), provisional
# $percent: cuánto cuenta la partida para los puntajes, en por ciento de una entera.
end-rated-less = Estas personas ya jugaron mucho en un día: para el puntaje, esta partida cuenta un { $percent }%.
end-unrated = Sin puntaje: una partida con puntaje necesita al menos dos personas.
