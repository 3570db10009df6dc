### Clasificaciones.

argument-by = criterio
    .about = Qué cuenta
argument-period = periodo
    .about = Qué partidas cuentan
argument-scope = ámbito
    .about = Este servidor, o todos los servidores de este bot

board-by-rating = puntuación
board-by-wins = victorias
board-by-win-rate = victorias en porcentaje
board-by-dudos = dudos acertados
board-by-calzas = calzas acertadas
board-period-always = desde siempre
board-period-month = este mes
board-period-week = esta semana
board-period-last-week = la semana pasada
board-scope-here = este servidor
board-scope-everywhere = en todas partes
board-title-everywhere = Clasificación de todos los servidores
board-few = Aquí aún no ha jugado nadie lo suficiente para esto.
board-rating = { $medal } { $place }. { $name } · puntuación { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · puntuación { $rating }, provisional
board-calls = { $medal } { $place }. { $name } · aciertos: { $right } de { $calls } · { $rate } %
