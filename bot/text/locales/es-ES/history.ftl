### Historiales.

command-history = historial
    .about = Ver las partidas que alguien ha terminado en este servidor
argument-player = jugador
    .about = De quién; sin ello, las tuyas

history-title = Partidas de { $name }
history-place = puesto { $place } de { $players }
history-with = con { $names }
history-unrated = sin puntuación
history-replay = Ver una partida paso a paso…
history-empty = Aún no hay partidas terminadas en este servidor. `/perudo start` abre una mesa.
