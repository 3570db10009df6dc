### Las temporadas de un servidor.

command-season = temporada
    .about = Ver las temporadas de este servidor; quien lo administra las empieza y las termina

# $number: numera las temporadas de un servidor desde 1.
season-number = Temporada { $number }
season-title = Temporadas de este servidor
season-running = en curso
# $when: un día.
season-since = desde el { $when }
season-none = No hay ninguna temporada en curso: la tabla cuenta desde siempre.
season-who = Quien pueda administrar este servidor puede empezar una aquí.
season-nobody = Nadie terminó todavía una partida en ella.
season-how = Con una temporada, la tabla y los puntajes de este servidor empiezan de nuevo. Las anteriores siguen en el menú, y el total continúa.
season-started = ✅ La temporada empezó.
season-ended = ✅ La temporada terminó.
season-meanwhile = Desde que se mostró esa tarjeta empezó o terminó alguna temporada: así está ahora. No se hizo nada.
season-needs-manage-server = Solo quien pueda administrar este servidor puede empezar o terminar una temporada.

# El formulario de una temporada nueva: título y etiquetas, 45 caracteres como máximo; descripciones, 100.
season-start = Empezar una temporada
season-name = Su nombre
season-name-how = Puedes dejarlo vacío: las temporadas van numeradas.
season-name-ends = Puedes dejarlo vacío. La temporada en curso se termina.

season-end = Terminar la temporada
# $season: cuál, como “Temporada 3 · Primavera”.
season-end-title = ¿Terminar { $season }?
season-end-why = Su tabla se conserva. Las partidas que acaben después no cuentan en ninguna temporada hasta que empiece otra.
season-end-surely = Terminarla del todo

# En la tabla de posiciones.
board-period-season = esta temporada
board-seasons = Desde siempre, o una temporada…
board-no-season = En este servidor no hay ninguna temporada en curso. Quien pueda administrarlo empieza una con `/perudo season`.
board-season-here = Una temporada es de un solo servidor: deja fuera el alcance, o elige otro periodo.

# En la última tarjeta, después del nombre de la temporada; y debajo de la imagen de las estadísticas.
end-season = puntajes de esta temporada
stats-seasons = En la imagen, cada temporada tiene su propia línea; las cifras de arriba son desde siempre.
