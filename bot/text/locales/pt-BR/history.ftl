### Históricos.

command-history = histórico
    .about = Ver os jogos que alguém terminou neste servidor
argument-player = jogador
    .about = De quem; sem isso, os seus

history-title = Jogos de { $name }
history-place = posição { $place } de { $players }
history-with = com { $names }
history-unrated = sem pontuação
history-replay = Rever um jogo passo a passo…
history-empty = Ainda não há jogos terminados neste servidor. `/perudo start` abre uma mesa.
