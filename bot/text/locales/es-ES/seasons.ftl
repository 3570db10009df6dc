### Las temporadas de un servidor.

command-season = temporada
    .about = Ver las temporadas de este servidor; quien lo gestiona las empieza y las termina

# $number: numera las temporadas de un servidor desde 1.
season-number = Temporada { $number }
season-title = Temporadas de este servidor
season-running = en curso
# $when: un día.
season-since = desde el { $when }
season-none = No hay ninguna temporada en curso: la clasificación cuenta desde siempre.
season-who = Quien pueda gestionar este servidor puede empezar una aquí.
season-nobody = Nadie ha terminado aún una partida en ella.
season-how = Con una temporada, la clasificación y las puntuaciones de este servidor empiezan de nuevo. Las anteriores siguen en el menú, y el total continúa.
season-started = ✅ La temporada ha empezado.
season-ended = ✅ La temporada ha terminado.
season-meanwhile = Desde que se mostró esa tarjeta ha empezado o terminado alguna temporada: así está ahora. No se ha hecho nada.
season-needs-manage-server = Solo quien pueda gestionar este servidor puede empezar o terminar una temporada.

# El formulario de una temporada nueva: título y etiquetas, 45 caracteres como mucho; descripciones, 100.
season-start = Empezar una temporada
season-name = Su nombre
season-name-how = Puedes dejarlo vacío: las temporadas van numeradas.
season-name-ends = Puedes dejarlo vacío. La temporada en curso se termina.

season-end = Terminar la temporada
# $season: cuál, como «Temporada 3 · Primavera».
season-end-title = ¿Terminar { $season }?
season-end-why = Su clasificación se conserva. Las partidas que acaben después no cuentan en ninguna temporada hasta que empiece otra.
season-end-surely = Terminarla del todo

# En la clasificación.
board-period-season = esta temporada
board-seasons = Desde siempre, o una temporada…
board-no-season = En este servidor no hay ninguna temporada en curso. Quien pueda gestionarlo empieza una con `/perudo season`.
board-season-here = Una temporada es de un solo servidor: deja fuera el ámbito, o elige otro periodo.

# En la última tarjeta, tras el nombre de la temporada; y bajo la imagen de las estadísticas.
end-season = puntuaciones de esta temporada
stats-seasons = En la imagen, cada temporada tiene su propia línea; las cifras de arriba son desde siempre.
