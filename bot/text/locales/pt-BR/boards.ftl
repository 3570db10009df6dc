### Classificações.

argument-by = critério
    .about = O que conta
argument-period = período
    .about = Quais jogos contam
argument-scope = alcance
    .about = Este servidor, ou todos os servidores deste bot

board-by-rating = pontuação
board-by-wins = vitórias
board-by-win-rate = vitórias em porcentagem
board-by-dudos = dudos certos
board-by-calzas = calzas certos
board-period-always = desde sempre
board-period-month = este mês
board-period-week = esta semana
board-period-last-week = semana passada
board-scope-here = este servidor
board-scope-everywhere = em toda parte
board-title-everywhere = Classificação de todos os servidores
board-few = Ninguém jogou o bastante aqui para isso ainda.
board-rating = { $medal } { $place }. { $name } · pontuação { $rating }
board-rating-provisional = { $medal } { $place }. { $name } · pontuação { $rating }, provisória
board-calls = { $medal } { $place }. { $name } · acertos: { $right } de { $calls } · { $rate }%
