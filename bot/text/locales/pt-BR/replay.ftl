### Jogos terminados, passo a passo.

command-replay = replay
    .about = Rever passo a passo um jogo terminado, com todos os copos abertos
button-replay = Replay
button-download = Baixar
replay-title = Replay do jogo `{ $game }`
replay-where = Rodada { $round } · passo { $step } de { $steps }
replay-round = Rodada
replay-step = Passo
replay-percent = { $percent }%
replay-call = Pelo que { $name } via, a chamada estava certa com { $chance }.
replay-note = A porcentagem é a chance de a aposta ser verdadeira, pelos dados de quem a fez.
replay-account = { $name }: sorte { $luck }, critério { $judgement }
replay-accounts = Em porcentagem de uma vitória: o que os dados e os outros deram, e o que as jogadas custaram perto das melhores.
