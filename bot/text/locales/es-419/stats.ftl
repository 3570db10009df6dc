### Estadísticas de una persona.

command-stats = estadísticas
    .about = Ver el puntaje, los resultados y el farol más atrevido de alguien

stats-title = Estadísticas de { $name }
stats-rating = 📈 Puntaje { $rating }
stats-rating-provisional = 📈 Puntaje { $rating }, provisional
stats-wins = 🏆 { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · { $rate }%
stats-streak = 🔥 Victorias seguidas: { $streak } ahora, { $longest } como máximo
stats-dudos = 🎯 Dudo: aciertos: { $right } de { $calls } — lo esperado era { $expected }
stats-calzas = 🎯 Calza: aciertos: { $right } de { $calls } — lo esperado era { $expected }
stats-rival = ⚔️ Rival favorito: { $name } · por delante en { $ahead } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
stats-bluff = 🃏 El farol más atrevido: { $bid }, con { $chance } de probabilidad, en la partida `{ $game }`
stats-earned = 🏅 Logros: { $names }
stats-lately = La imagen y lo que está debajo hablan de las últimas { $games } partidas.

stats-games = Partidas
stats-here = Este servidor
stats-everywhere = Todos los servidores

stats-none = Todavía no hay ninguna partida terminada que contar. `/perudo start` abre una mesa.
stats-bot = Solo las personas tienen estadísticas, los bots no.

stats-alt-rating = Puntaje en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }.
stats-alt-places = Puestos: { $places }.
stats-alt-place = puesto { $place }: { $times }×
