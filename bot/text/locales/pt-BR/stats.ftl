### Estatísticas de uma pessoa.

command-stats = estatísticas
    .about = Ver a pontuação, os resultados e o blefe mais ousado de alguém

stats-title = Estatísticas de { $name }
stats-rating = 📈 Pontuação { $rating }
stats-rating-provisional = 📈 Pontuação { $rating }, provisória
stats-wins = 🏆 { $wins ->
    [0] nenhuma vitória
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} em { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} · { $rate }%
stats-streak = 🔥 Vitórias seguidas: { $streak } agora, { $longest } no máximo
stats-dudos = 🎯 Dudo: acertos: { $right } de { $calls } — o esperado era { $expected }
stats-calzas = 🎯 Calza: acertos: { $right } de { $calls } — o esperado era { $expected }
stats-rival = ⚔️ Rival favorito: { $name } · à frente em { $ahead } de { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
stats-bluff = 🃏 Blefe mais ousado: { $bid }, com { $chance } de chance, no jogo `{ $game }`
stats-earned = 🏅 Conquistas: { $names }
stats-lately = A imagem e o que está abaixo dela falam dos últimos { $games } jogos.

stats-games = Jogos
stats-here = Este servidor
stats-everywhere = Todos os servidores

stats-none = Ainda não há jogo terminado para contar. `/perudo start` abre uma mesa.
stats-bot = Só pessoas têm estatísticas; bots não têm.

stats-alt-rating = Pontuação em { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}: de { $first } a { $last }, mínima { $lowest }, máxima { $highest }.
stats-alt-places = Posições: { $places }.
stats-alt-place = posição { $place }: { $times }×
