### Historiales.

command-history = historial
    .about = Ver las partidas que alguien terminó en este servidor
argument-player = jugador
    .about = De quién; si falta, las tuyas

history-title = Partidas de { $name }
history-place = puesto { $place } de { $players }
history-with = con { $names }
history-unrated = sin puntaje
history-replay = Ver una partida paso a paso…
history-empty = Todavía no hay partidas terminadas en este servidor. `/perudo start` abre una mesa.
